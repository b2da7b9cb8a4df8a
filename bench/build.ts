/**
 * Builds the site from nothing with both toolchains, one after the other, and keeps seconds of
 * processor time: they depend less on what else the machine does than the clock does.
 *
 *   npm run bench:build -- [ROUNDS=2]
 */
import {forget, measureBuild, type Cost} from './builds';
import {save} from './measure';

const ROUNDS = Number(process.argv[2] ?? 2);
/** Not below bench, whose package.json would make modules of the framework's scripts. */
const OUT = 'tests/.tmp/bench';
const TOOLCHAINS = {
  'Rspack and SWC': {FASTER: 'true'},
  'webpack and Babel': {FASTER: 'false'},
};

const best: Record<string, Cost> = {};
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, env] of Object.entries(TOOLCHAINS)) {
    forget('.', ['node_modules/.cache', '.docusaurus', OUT]);
    const cost = await measureBuild('.', env, ['--out-dir', OUT]);
    console.log(name, cost);
    if (!(best[name]?.cpu <= cost.cpu)) {
      best[name] = cost;
    }
  }
}
save('build', best);
