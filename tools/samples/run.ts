import {spawnSync} from 'node:child_process';

/** Half an hour of Maven is a machine that waits for something; in milliseconds. */
export const LONGEST_RUN = 30 * 60_000;

export interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program to its end.
 * @param cwd folder that it runs in
 * @returns `undefined` when it can't be started
 */
export function run(program: string, args: string[], cwd?: string): Ran | undefined {
  // Maven is a script on Windows, which only a shell can start.
  const shell = process.platform === 'win32';
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: LONGEST_RUN,
    shell,
    cwd,
  });
  const notStarted = result.error !== undefined || (shell && result.status === 1 && !result.stdout);
  return notStarted ? undefined : result;
}
