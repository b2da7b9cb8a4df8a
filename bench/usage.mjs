/** Loaded into a program before its own code: what it has used in the end goes to whoever started it. */
import {writeSync} from 'node:fs';
import process from 'node:process';

const TO_PARENT = 3;

process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  // Microseconds and kilobytes.
  const usage = {cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1000};
  writeSync(TO_PARENT, JSON.stringify(usage));
});
