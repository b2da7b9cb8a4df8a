/** Loaded into a program before its own code: what it has used in the end goes to whoever started it. */
import {existsSync, readFileSync, writeSync} from 'node:fs';
import process from 'node:process';
import {isMainThread} from 'node:worker_threads';

const TO_PARENT = 3;

/** Where Linux says what the programs that this one has started have used, in hundredths of a second. */
const STATE = '/proc/self/stat';
/** Places of user and system time behind the name, which may hold anything. */
const CHILDREN = [13, 14];

/** Seconds of the processor; none where nobody says. */
function usedByChildren() {
  const state = existsSync(STATE) ? readFileSync(STATE, 'utf8') : '';
  const fields = state.slice(state.lastIndexOf(')') + 2).split(' ');
  return CHILDREN.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) / 100;
}

// Its threads load this, too; they are part of the process.
if (isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    // Microseconds and kilobytes.
    const cpu = (userCPUTime + systemCPUTime) / 1e6 + usedByChildren();
    writeSync(TO_PARENT, JSON.stringify({cpu, megabytes: maxRSS / 1000}));
  });
}
