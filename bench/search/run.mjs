// @ts-check
/**
 * The site's search side by side with other engines: size, speed, memory, relevance, on this site and
 * on larger ones made from it; ours in Chromium too. Writes results/search.json and results/search.md.
 *
 *   npm run build && npm run bench:search -- [SECTIONS...]     all sizes of SIZES by default
 */
import {execFile} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';
import {ADAPTERS} from './adapters/index.mjs';
import {measureInChromium} from './browser.mjs';
import {libraryBytes, TMP} from './bundle.mjs';
import {grow} from './corpus.mjs';
import {readQueries, score, staleJudgements} from './judge.mjs';
import {compileModules, loadModules, sectionsOf} from './modules.mjs';
import {save} from '../measure.mjs';
import {reportSearch} from './budgets.mjs';
import {markdown} from './table.mjs';
import {siteRows} from './site.mjs';

const SIZES = [1_000, 10_000, 50_000];
/** Longest wait for one engine to build, or to be measured, in seconds. */
const PATIENCE = 150;

/**
 * @typedef {import('./table.mjs').Results} Results
 * @typedef {import('./table.mjs').EngineResults} EngineResults
 * @typedef {import('./table.mjs').SizeResults} SizeResults
 * @typedef {import('./adapters/types.ts').Adapter} Adapter
 */

const modulesFile = await compileModules('modules');
const modules = await loadModules(modulesFile);
const site = siteRows(modules);
const own = sectionsOf(modules, site);
const stale = staleJudgements(
  [...readQueries(), ...readQueries('queries-unseen')],
  own.map(({path}) => path),
);
if (stale.length > 0) {
  console.error(stale.join('\n'));
  process.exit(1);
}
const asked = process.argv.slice(2).map(Number);
const sizes = [own.length, ...(asked.length > 0 ? asked : SIZES)];

mkdirSync(TMP, {recursive: true});
/** @param {number} sections */
const corpusFile = (sections) => join(TMP, `corpus-${sections}.json`);
for (const sections of sizes) {
  writeFileSync(corpusFile(sections), JSON.stringify(grow(site, sections)));
}

/**
 * @param {'build' | 'measure'} task
 * @param {Adapter} adapter
 * @param {string} variant
 * @param {number} sections
 * @returns {Promise<any>} what the process printed; rejects with the reason why there is nothing
 */
async function inProcess(task, {name}, variant, sections) {
  const folder = join(TMP, 'engines', `${name}-${variant}-${sections}`.replace(/[^\w-]/g, '_'));
  try {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      [
        ...['--expose-gc', '--no-warnings', '--max-old-space-size=4096'],
        'bench/search/one.mjs',
        ...[task, name, variant, modulesFile, corpusFile(sections), folder],
      ],
      {timeout: PATIENCE * 1000, maxBuffer: 2 ** 26, killSignal: 'SIGKILL'},
    );
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    const {killed, stderr = ''} = /** @type {{killed?: boolean, stderr?: string}} */ (error);
    const verb = task === 'build' ? 'build its index' : 'answer all queries';
    const said = stderr.split('\n').find((line) => /Error:|heap/.test(line)) ?? stderr;
    throw new Error(
      killed
        ? `took more than ${PATIENCE} s to ${verb}`
        : `could not ${verb}: ${said.slice(0, 160)}`,
      {cause: error},
    );
  }
}

/** @param {Adapter} adapter @param {string} variant @param {number} sections */
async function run(adapter, variant, sections) {
  const built = await inProcess('build', adapter, variant, sections);
  const measured = await inProcess('measure', adapter, variant, sections);
  console.log(`${adapter.name} (${variant}), ${sections} sections: done`);
  return {built, measured};
}

/** @param {{built: any, measured: any}} one @param {number} sections @returns {SizeResults} */
const sizeResults = ({built, measured}, sections) => ({
  bytes: built.size,
  kBPerSection: Math.round(built.size.gzip / sections) / 1000,
  buildSeconds: built.seconds,
  readyMs: Math.round(measured.readyMs),
  heapMB: Math.round(measured.heap / 1e5) / 10,
  ...(measured.cold && {cold: measured.cold}),
  keys: measured.keys,
});

/** @param {{kind: string, rank: number}[]} answers @returns {EngineResults['relevance']} */
function relevanceOf(answers) {
  const kinds = [...new Set(answers.map(({kind}) => kind))];
  const ofKind = (/** @type {string} */ wanted) =>
    score(answers.filter(({kind}) => kind === wanted).map(({rank}) => rank));
  return {
    overall: score(answers.filter(({kind}) => kind !== 'unseen').map(({rank}) => rank)),
    ...Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])),
  };
}

/** All variants on this site, then the best of them on the larger ones. @param {Adapter} adapter */
async function compare(adapter) {
  const tried = [];
  for (const variant of adapter.variants) {
    const one = await run(adapter, variant, own.length);
    tried.push({variant, ...one, relevance: relevanceOf(one.measured.answers)});
  }
  tried.sort((a, b) => b.relevance.overall.mrr - a.relevance.overall.mrr);
  const [best] = tried;
  if (!best) {
    throw new Error(`${adapter.name} names no variants.`);
  }
  const library = adapter.library
    ? gzipSync(await libraryBytes(adapter.name.replace(/\W/g, '_'), adapter.library)).length
    : best.built.library.gzip;
  /** @type {EngineResults} */
  const results = {
    variant: best.variant,
    tried: Object.fromEntries(tried.map(({variant, relevance}) => [variant, relevance.overall])),
    libraryBytes: library,
    relevance: best.relevance,
    sizes: {[own.length]: sizeResults(best, own.length)},
  };
  for (const sections of sizes.slice(1)) {
    const [failed] = Object.values(results.sizes).filter((size) => 'skipped' in size);
    try {
      results.sizes[sections] = failed
        ? {skipped: 'not tried, since the smaller size failed already'}
        : sizeResults(await run(adapter, best.variant, sections), sections);
    } catch (error) {
      results.sizes[sections] = {skipped: /** @type {Error} */ (error).message};
      console.log(`${adapter.name}, ${sections} sections: ${/** @type {Error} */ (error).message}`);
    }
  }
  return {
    results,
    misses: best.measured.answers.filter((/** @type {any} */ one) => one.rank !== 1),
  };
}

/** @type {Results} */
const results = {
  sections: sizes,
  queries: readQueries().length,
  engines: {},
  chromium: {},
  misses: [],
};
/** Kept after each engine: the slow ones come last, and may be given up on. */
function keep() {
  save('search', results);
  writeFileSync(new URL('../results/search.md', import.meta.url), markdown(results));
}

results.chromium = await measureInChromium(modules, sizes, corpusFile);
for (const adapter of ADAPTERS) {
  const {results: engine, misses} = await compare(adapter);
  results.engines[adapter.name] = engine;
  if (adapter === ADAPTERS[0]) {
    results.misses = misses;
  }
  keep();
}
console.log(markdown(results));

const [ours] = Object.values(results.engines);
const ownSize = ours?.sizes[own.length];
if (ours && ownSize && !('skipped' in ownSize)) {
  reportSearch({kBPerSection: ownSize.kBPerSection, ...ours.relevance.overall});
}
