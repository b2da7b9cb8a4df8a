/**
 * Installs what benchmarks need and runs them: those with budgets, or the one that is named.
 *
 *   npm run bench [-- NAME [ARGUMENTS]]      build, interactions, lighthouse, peers, play, search, weights
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {install} from './measure';

const BUDGETS = ['weights', 'lighthouse', 'interactions', 'play'];

const here = fileURLToPath(new URL('.', import.meta.url));
const [name, ...args] = process.argv.slice(2);
if (name && !existsSync(`${here}/${name}.ts`)) {
  throw new Error(`There is no benchmark ${name}.`);
}
install(here);
for (const one of name ? [name] : BUDGETS) {
  // As this program was started, so that they are compiled, too.
  const {status} = spawnSync(process.execPath, [...process.execArgv, `bench/${one}.ts`, ...args], {
    stdio: 'inherit',
  });
  process.exitCode ||= status ?? 1;
}
