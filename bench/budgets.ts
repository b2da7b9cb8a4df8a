/** Runs the benchmarks that have budgets and fails when one is exceeded: `npm run bench`. */
import {spawnSync} from 'node:child_process';

for (const name of ['weights', 'lighthouse', 'interactions', 'opening', 'play', 'search/budgets']) {
  // As this program was started, so that they are compiled, too.
  const args = [...process.execArgv, `bench/${name}.ts`];
  const {status} = spawnSync(process.execPath, args, {stdio: 'inherit'});
  process.exitCode ||= status ?? 1;
}
