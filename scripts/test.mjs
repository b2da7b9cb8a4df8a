// @ts-check
/**
 * Runs everything that can be checked by a machine, in the order in which it is quickest to know:
 * static checks, unit tests, samples, builds, build tests, browser tests, budgets, conformance table.
 * A stage that fails does not stop the next ones; the exit code tells. The last line sums up.
 *
 *   node scripts/test.mjs [STAGE...]      all of them, or just those named, e.g. `npm test -- browser`
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {closingLine, collectResults} from './conformance.mjs';

/** A build beside the first: its generated files are apart, and Rspack's cache would not notice. */
const apart = (/** @type {string} */ name) => ({
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
});

/** What the second build shows that the first does not; see src/site/env.ts. */
const VARIANT = {
  NAVBAR_HIDE_ON_SCROLL: 'true',
  RESPECT_SYSTEM_COLOR_MODE: 'false',
  ANNOUNCEMENT_ID: 'variant',
  CRASH_PAGE: 'true',
  SEARCH_MISSING_RESULTS_URL: 'https://example.org/missing?q={query}',
  ...apart('variant'),
};

/** A build that searches with the hosted provider and asks a model; loopback answers in the tests. */
const HOSTED = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_API_KEY: 'testkey',
  ALGOLIA_INDEX_NAME: 'testindex',
  ALGOLIA_HOSTS: 'http://127.0.0.1:4568,http://127.0.0.1:4569',
  SEARCH_INSIGHTS: 'true',
  ALGOLIA_INSIGHTS_HOST: 'http://127.0.0.1:4568',
  SEARCH_MISSING_RESULTS_URL:
    'https://github.com/Collektive/collektive.github.io/issues/new?title={query}',
  ASK_AI_ENDPOINT: 'http://127.0.0.1:4567/ask',
  ...apart('hosted'),
};

/** @type {(project: 'unit' | 'build') => string[]} */
const vitest = (project) => [
  'npx',
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=test-results/${project}.json`,
];

/** @typedef {{name: string, command: string[], env?: Record<string, string>}} Stage */

/** @type {Stage[]} */
const STAGES = [
  {name: 'check', command: ['npm', 'run', 'check']},
  {name: 'unit', command: vitest('unit')},
  // Counts as skipped where there is no JDK or Maven, or the library is out of reach.
  {
    name: 'samples',
    command: ['npm', 'run', 'samples', '--', '--report=test-results/samples.json'],
  },
  {name: 'site', command: ['npx', 'docusaurus', 'build']},
  {
    name: 'variant',
    command: ['npx', 'docusaurus', 'build', '--out-dir', 'build-variant'],
    env: VARIANT,
  },
  {
    name: 'hosted',
    command: ['npx', 'docusaurus', 'build', '--out-dir', 'build-hosted'],
    env: HOSTED,
  },
  {name: 'build', command: vitest('build')},
  {name: 'browser', command: ['npx', 'playwright', 'test']},
  {name: 'budgets', command: ['npm', 'run', 'bench']},
  {name: 'conformance', command: ['node', 'scripts/conformance.mjs']},
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(', ')}. Stages: ${STAGES.map(({name}) => name).join(', ')}`,
  );
  process.exit(1);
}

if (wanted.length === 0) {
  // What an earlier run left behind must not count for this one.
  rmSync('test-results', {recursive: true, force: true});
  for (const folder of ['build', 'build-variant', 'build-hosted']) {
    rmSync(folder, {recursive: true, force: true});
  }
}
mkdirSync('test-results', {recursive: true});

/** @type {Array<{name: string, passed: boolean, seconds: number}>} */
const outcomes = [];
for (const {name, command, env} of STAGES) {
  if (wanted.length > 0 && !wanted.includes(name)) {
    continue;
  }
  console.log(`\n▸ ${name}: ${command.join(' ')}\n`);
  const start = performance.now();
  const [program, ...args] = command;
  const {status} = spawnSync(program, args, {
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  outcomes.push({name, passed: status === 0, seconds: (performance.now() - start) / 1000});
}

// Tests count one by one; a stage without tests of its own (check, builds, budgets) counts as one.
const TESTED = ['unit', 'samples', 'build', 'browser'];
/** @type {import('./conformance.mjs').Result[]} */
const results = [];
console.log('');
for (const {name, passed, seconds} of outcomes) {
  const own = TESTED.includes(name) ? collectResults([name]) : [];
  results.push(...own);
  // So does one that failed although its tests did not, for example at an error between them.
  if (own.length === 0 || (!passed && own.every(({state}) => state !== 'failed'))) {
    results.push({title: name, state: passed ? 'passed' : 'failed'});
  }
  const skipped = passed && own.length > 0 && own.every(({state}) => state === 'skipped');
  const state = skipped ? 'skipped' : passed ? 'ok' : 'FAILED';
  const time = `${seconds.toFixed(0).padStart(4)} s`;
  console.log(`${state.padEnd(7)} ${name.padEnd(12)} ${time}${skipped ? `  ${own[0].title}` : ''}`);
}
console.log(`\n${closingLine(results)}`);
process.exitCode = outcomes.every(({passed}) => passed) ? 0 : 1;
