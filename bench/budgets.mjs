// @ts-check
/** Runs the benchmarks that have budgets and fails when one is exceeded: `npm run bench`. */
import {spawnSync} from 'node:child_process';

for (const name of ['weights', 'lighthouse', 'search/budgets']) {
  const {status} = spawnSync(process.execPath, [...process.execArgv, `bench/${name}.mjs`], {
    stdio: 'inherit',
  });
  process.exitCode ||= status ?? 1;
}
