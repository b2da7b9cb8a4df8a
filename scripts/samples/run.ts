import {spawn} from 'node:child_process';

/** Minutes after which a program is taken to hang: a run of all samples takes three on a quiet machine. */
export const MOST_MINUTES = 60;

export interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program to its end.
 * @param cwd folder that it runs in
 * @returns `undefined` when it can't be started, or hangs
 */
export async function run(program: string, args: string[], cwd?: string): Promise<Ran | undefined> {
  // Maven is a script on Windows, which only a shell can start.
  const shell = process.platform === 'win32';
  const timeout = MOST_MINUTES * 60_000;
  const child = spawn(program, args, {shell, cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout});
  const said = {stdout: '', stderr: ''};
  child.stdout.setEncoding('utf8').on('data', (words: string) => (said.stdout += words));
  child.stderr.setEncoding('utf8').on('data', (words: string) => (said.stderr += words));
  const status = await new Promise<number | null | undefined>((resolve) => {
    child.on('close', resolve);
    child.on('error', () => resolve(undefined));
  });
  const notStarted = status === undefined || (shell && status === 1 && !said.stdout);
  return notStarted || child.killed ? undefined : {status, ...said};
}
