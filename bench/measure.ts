/** What the benchmarks share: the served site, the budgets, the folder of results. */
import {writeFileSync} from 'node:fs';
import {serve} from '@collektive/static-pages/serve';

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
