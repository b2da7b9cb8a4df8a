/** Runs programs side by side, each as soon as those it waits for have ended and a core is free. */
import {spawn} from 'node:child_process';
import {countProcessor} from './processor';

export interface Task {
  name: string;
  /** Program and arguments. */
  command: string[];
  /** Variables of the environment, beside those that are set. */
  env?: Record<string, string>;
  /** Names of tasks whose end it waits for, well or badly; those that are not run do not count. */
  after?: string[];
  /** Takes all cores; others take one. */
  alone?: boolean;
}

export interface Outcome {
  name: string;
  passed: boolean;
  /** Of the clock. */
  seconds: number;
  /** Of the processor, where the system tells. */
  processor?: number;
}

/** Runs a program. Where `live`, what it says appears at once, else in one piece when it ends. */
async function run({name, command, env}: Task, live: boolean): Promise<Outcome> {
  const title = `\n▸ ${name}: ${command.join(' ')}\n\n`;
  if (live) {
    process.stdout.write(title);
  }
  const from = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'}), ...env},
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const stop = countProcessor(child.pid ?? 0);
  const passed = await new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0));
    child.on('error', (error) => {
      said.push(Buffer.from(`${program} could not be started: ${error.message}\n`));
      resolve(false);
    });
  });
  if (!live) {
    process.stdout.write(Buffer.concat([Buffer.from(title), ...said]));
  }
  return {
    name,
    passed,
    seconds: (performance.now() - from) / 1000,
    processor: stop() || undefined,
  };
}

/**
 * Runs all tasks. A task that fails does not stop the others. One that runs alone talks as it runs; of
 * others, each is heard when it ends, so that no two talk at once.
 * @param cores how many cores the tasks share
 * @returns how each went, in the order of the tasks
 * @throws Error when tasks wait for each other
 */
export async function runTasks(tasks: Task[], cores: number): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const waiting = new Set(tasks);
  const running = new Set<Promise<void>>();
  let busy = 0;

  const start = (task: Task, wanted: number): void => {
    waiting.delete(task);
    busy += wanted;
    const ended = run(task, wanted === cores || tasks.length === 1).then((outcome) => {
      outcomes.set(task.name, outcome);
      busy -= wanted;
      running.delete(ended);
    });
    running.add(ended);
  };

  while (outcomes.size < tasks.length) {
    const open = new Set(tasks.map(({name}) => name).filter((name) => !outcomes.has(name)));
    for (const task of [...waiting]) {
      const wanted = task.alone ? cores : 1;
      if (busy + wanted <= cores && !task.after?.some((name) => open.has(name))) {
        start(task, wanted);
      }
    }
    if (running.size === 0) {
      throw new Error(
        `These tasks wait for each other: ${[...waiting].map(({name}) => name).join(', ')}`,
      );
    }
    await Promise.race(running);
  }
  return tasks.flatMap(({name}) => outcomes.get(name) ?? []);
}

const figure = (seconds: number | undefined): string =>
  (seconds === undefined ? '' : `${seconds.toFixed(0)} s`).padStart(8);

/** A line for a table of outcomes: how it went, name, seconds of the clock and of the processor. */
export const outcomeLine = (
  {name, passed, seconds, processor}: Outcome,
  state = passed ? 'ok' : 'FAILED',
): string =>
  `${state.padEnd(8)} ${name.padEnd(12)} ${figure(seconds)} ${figure(processor)}`.trimEnd();
