/**
 * Builds the site from nothing with both toolchains, one after the other, and keeps seconds of
 * processor time: they depend less on what else the machine does than the clock does.
 *
 *   npm run bench:build -- [ROUNDS=2]
 */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {save} from './measure';

const ROUNDS = Number(process.argv[2] ?? 2);
const OUT = 'bench/.tmp/build';
const TOOLCHAINS = {
  'Rspack and SWC': {FASTER: 'true'},
  'webpack and Babel': {FASTER: 'false'},
};

/** Seconds of processor time, and by the clock. */
interface Duration {
  cpu: number;
  wall: number;
}

/** One cold build. @throws where it fails */
function build(env: Record<string, string>): Duration {
  for (const cache of ['node_modules/.cache', '.docusaurus', OUT]) {
    rmSync(cache, {recursive: true, force: true});
  }
  const script = `TIMEFORMAT='%U %S %R'; time npx docusaurus build --out-dir ${OUT} >/dev/null 2>&1`;
  const {stderr, status} = spawnSync('bash', ['-c', script], {
    env: {...process.env, ...env},
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The build with ${JSON.stringify(env)} failed. Run it by hand to see why.`);
  }
  const [user = NaN, system = NaN, wall = NaN] =
    stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return {cpu: Math.round((user + system) * 10) / 10, wall};
}

const best: Record<string, Duration> = {};
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, env] of Object.entries(TOOLCHAINS)) {
    const run = build(env);
    console.log(name, run);
    if (!(best[name]?.cpu <= run.cpu)) {
      best[name] = run;
    }
  }
}
save('build', best);
