import {spawn} from 'node:child_process';
import {countProcessor} from '@collektive/tasks';

/**
 * Minutes of processor time after which a program works at something else than samples: a run of all takes two
 * or three. How busy the machine is does not matter.
 */
export const MOST_MINUTES = 30;

export interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program to its end.
 * @param cwd folder that it runs in
 * @param minutes of processor time that it may take, where the system tells that
 * @returns `undefined` when it can't be started, or takes more
 */
export async function run(
  program: string,
  args: string[],
  cwd?: string,
  minutes = MOST_MINUTES,
): Promise<Ran | undefined> {
  // Maven is a script on Windows, which only a shell can start.
  const shell = process.platform === 'win32';
  const child = spawn(program, args, {shell, cwd, stdio: ['ignore', 'pipe', 'pipe']});
  const said = {stdout: '', stderr: ''};
  child.stdout.setEncoding('utf8').on('data', (words: string) => (said.stdout += words));
  child.stderr.setEncoding('utf8').on('data', (words: string) => (said.stderr += words));
  let isOver = false;
  const stop = countProcessor(child.pid ?? 0, (seconds) => {
    if (seconds > minutes * 60) {
      isOver = true;
      child.kill('SIGKILL');
    }
  });
  const status = await new Promise<number | null | undefined>((resolve) => {
    child.on('close', resolve);
    child.on('error', () => resolve(undefined));
  });
  stop();
  const notStarted = status === undefined || (shell && status === 1 && !said.stdout);
  return notStarted || isOver ? undefined : {status, ...said};
}
