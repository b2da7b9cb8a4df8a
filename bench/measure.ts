/** What the benchmarks share: their packages, the served site, the budgets, the folder of results. */
import {spawnSync} from 'node:child_process';
import {existsSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {serve} from '../scripts/serve';

const changed = (file: string): number => statSync(file).mtimeMs;

/**
 * Installs the packages of a folder where they are missing or were installed from another lock.
 * @throws Error where npm fails, which has said why
 */
export function install(folder: string): void {
  // npm writes it last.
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && changed(installed) >= changed(join(folder, 'package-lock.json'))) {
    return;
  }
  const {status} = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`The packages of the benchmarks could not be installed: npm ci in ${folder}`);
  }
}

/** Serves build/ while `work` runs. */
export async function withSite(work: (origin: string) => Promise<void>): Promise<void> {
  const site = await serve({dir: 'build', port: 0});
  try {
    await work(site.url);
  } finally {
    await site.close();
  }
}

/** Keeps a text in the folder of results. @param file name, with its ending */
export const saveText = (file: string, text: string): void =>
  writeFileSync(new URL(`results/${file}`, import.meta.url), text);

/** Keeps results, one file for each benchmark. */
export const save = (name: string, results: unknown): void =>
  saveText(`${name}.json`, `${JSON.stringify(results, null, 2)}\n`);

/** A measured value and its budget. */
export interface Budget {
  name: string;
  value: number;
  limit: number;
  /** The limit is the least, not the most that is allowed. */
  atLeast?: boolean;
}

/** Prints a row for each budget, says at the end whether all hold, and fails the program if not. */
export function report(rows: Budget[]): void {
  let failed = 0;
  for (const {name, value, limit, atLeast = false} of rows) {
    const holds = atLeast ? value >= limit : value <= limit;
    failed += holds ? 0 : 1;
    console.log(
      `${holds ? 'ok  ' : 'OVER'} ${name.padEnd(34)} ${value} (${atLeast ? 'at least' : 'at most'} ${limit})`,
    );
  }
  console.log(`${rows.length - failed} budgets hold, ${failed} exceeded`);
  process.exitCode = failed > 0 ? 1 : 0;
}
