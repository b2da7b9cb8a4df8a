/**
 * Seconds of processor time that a program and all it starts take. Unlike the clock, they say little
 * about what else the machine does. A parent's own account lacks what a browser's pages took, whose
 * processes nobody waits for, so this looks at all processes now and then (proc(5)).
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';

/** Linux counts in hundredths of a second on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

interface Process {
  parent: number;
  /** Tells it from an earlier process of the same number. */
  key: string;
  ticks: number;
}

/** What of a process counts: fields 4, 14, 15 and 22 of its `stat`, counted from 1. */
function readProcess(pid: number): Process | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // It has ended meanwhile.
  }
  // The second field, the program's name in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(fields[1]),
    key: `${pid} ${fields[19]}`,
    ticks: Number(fields[11]) + Number(fields[12]),
  };
}

/** All processes by their number; `undefined` where the system does not tell, as on macOS and Windows. */
export function readProcesses(): Map<number, Process> | undefined {
  if (!existsSync('/proc/self/stat')) {
    return undefined;
  }
  const numbers = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(
    numbers.flatMap((pid): [number, Process][] => {
      const found = readProcess(pid);
      return found ? [[pid, found]] : [];
    }),
  );
}

/** The processor time of a process and its descendants, as far as `look` saw it. */
export class ProcessorTime {
  /** Ticks of each process at its last sight; once seen, it counts, whoever its parent is by now. */
  private readonly seen = new Map<string, number>();

  /** @param root number of the process */
  constructor(private readonly root: number) {}

  /** @param processes as `readProcesses` gives them */
  look(processes: Map<number, Process>): void {
    const descends = (pid: number): boolean => {
      const one = processes.get(pid);
      return (
        one !== undefined && (pid === this.root || this.seen.has(one.key) || descends(one.parent))
      );
    };
    for (const [pid, {key, ticks}] of processes) {
      if (descends(pid)) {
        this.seen.set(key, ticks);
      }
    }
  }

  get seconds(): number {
    return [...this.seen.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
  }
}

const MILLISECONDS_BETWEEN_LOOKS = 500;

/**
 * Counts the processor time of a running program, where the system tells it.
 * @param pid number of its process
 * @param tell is given the seconds so far, now and then
 * @returns ends the counting, and gives the seconds
 */
export function countProcessor(pid: number, tell?: (seconds: number) => void): () => number {
  const time = new ProcessorTime(pid);
  const look = (): void => {
    const processes = readProcesses();
    if (processes) {
      time.look(processes);
      tell?.(time.seconds);
    }
  };
  look();
  const looking = setInterval(look, MILLISECONDS_BETWEEN_LOOKS);
  return () => {
    clearInterval(looking);
    return time.seconds;
  };
}
