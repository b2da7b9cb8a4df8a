import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {ProcessorTime} from './processor';
import {runTasks, type Task} from './run';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tasks-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** A task that runs a few lines of JavaScript; `there(name)` tells whether another has left its mark. */
const task = (name: string, lines: string, rest: Partial<Task> = {}): Task => ({
  name,
  command: [
    process.execPath,
    '-e',
    `const fs = require('fs');
     const mark = (name) => fs.writeFileSync(${JSON.stringify(folder)} + '/' + name, '');
     const there = (name) => fs.existsSync(${JSON.stringify(folder)} + '/' + name);
     const until = (name) => { while (!there(name)); };
     ${lines}`,
  ],
  ...rest,
});
const passedOf = async (tasks: Task[], cores = 2): Promise<boolean[]> =>
  (await runTasks(tasks, cores)).map(({passed}) => passed);

describe('tasks', () => {
  test('run side by side', async () => {
    const tasks = [task('a', "mark('a'); until('b')"), task('b', "mark('b'); until('a')")];
    expect(await passedOf(tasks)).toEqual([true, true]);
  });

  test('wait for others to end, well or badly, and run all the same', async () => {
    const tasks = [
      task('late', "process.exit(there('early') ? 0 : 1)", {after: ['early', 'not wanted']}),
      task('early', "mark('early'); process.exit(1)"),
    ];
    expect(await passedOf(tasks)).toEqual([true, false]);
  });

  test('run alone where they ask for it', async () => {
    const tasks = [
      task('alone', "mark('alone'); setTimeout(() => mark('done'), 200)", {alone: true}),
      task('other', "process.exit(there('alone') === there('done') ? 0 : 1)"),
    ];
    expect(await passedOf(tasks)).toEqual([true, true]);
    expect(existsSync(path.join(folder, 'done'))).toBe(true);
  });

  test('that cannot be started have failed', async () => {
    expect(await passedOf([{name: 'gone', command: ['./no-such-program']}])).toEqual([false]);
  });

  test('that wait for each other are refused', async () => {
    const tasks = [task('a', '', {after: ['b']}), task('b', '', {after: ['a']})];
    await expect(runTasks(tasks, 2)).rejects.toThrow('These tasks wait for each other: a, b');
  });
});

test('processor time is that of a process and all that it started, also once nobody knows its parent', () => {
  const time = new ProcessorTime(10);
  const process = (parent: number, key: string, ticks: number) => ({parent, key, ticks});
  time.look(
    new Map([
      [1, process(0, 'init', 900)],
      [10, process(1, 'root', 100)],
      [11, process(10, 'child', 50)],
      [12, process(11, 'grandchild', 30)],
      [13, process(1, 'stranger', 700)],
    ]),
  );
  expect(time.seconds).toBe(1.8);
  // The child has ended; its child belongs to the system now, and goes on. So does another 11.
  time.look(
    new Map([
      [10, process(1, 'root', 110)],
      [11, process(1, 'later', 400)],
      [12, process(1, 'grandchild', 80)],
    ]),
  );
  expect(time.seconds).toBe(2.4);
});
