import {spawn} from 'node:child_process';

/** Runs the command as npm would, with nothing but these variables and the path. */
export function run(args: string[], env: Record<string, string> = {}) {
  return new Promise<{code: number | null; out: string; err: string}>((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'packages/search/src/push/main.ts', ...args],
      {
        env: {PATH: process.env.PATH, ...env},
      },
    );
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.on('close', (code) => resolve({code, out, err}));
  });
}
