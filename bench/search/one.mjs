// @ts-check
/**
 * Builds or measures one engine on one corpus, in a process of its own, so that no engine pays for
 * another's memory or profits from its warm code. Prints one line of JSON. Started by run.mjs:
 *
 *   node --expose-gc bench/search/one.mjs build|measure ENGINE VARIANT MODULES CORPUS FOLDER
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {adapterOf} from './adapters/index.mjs';
import {keystrokes, quantile, rankOf, readQueries, SPEED_KINDS, spread} from './judge.mjs';
import {loadModules, sectionsOf} from './modules.mjs';

/** Already compressed by their engine: they travel as they are. */
const PACKED = /\.pf_\w+$/;
/** The client library, counted apart from the index. */
const LIBRARY = /\.(js|css|pagefind)$/;
/** Brotli's best setting takes minutes on large files. */
const QUICK_BROTLI_FROM = 5_000_000;

/** Keys typed of each kind, and seconds after which the rest is left out. */
const MAX_KEYS = 400;
const MAX_SECONDS = 15;

/** @typedef {{raw: number, gzip: number, brotli: number}} Size */

/** @param {string | Uint8Array} content @param {boolean} packed @returns {Size} */
function sizeOf(content, packed) {
  const body = Buffer.from(content);
  const quality = body.length > QUICK_BROTLI_FROM ? 9 : 11;
  return {
    raw: body.length,
    gzip: packed ? body.length : gzipSync(body, {level: 9}).length,
    brotli: packed
      ? body.length
      : brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length,
  };
}

/** @param {Size[]} sizes @returns {Size} */
const sum = (sizes) =>
  sizes.reduce(
    (all, {raw, gzip, brotli}) => ({
      raw: all.raw + raw,
      gzip: all.gzip + gzip,
      brotli: all.brotli + brotli,
    }),
    {raw: 0, gzip: 0, brotli: 0},
  );

/** Bytes of the heap and of what lies beside it, compiled modules' memory too. */
function memory() {
  globalThis.gc?.();
  globalThis.gc?.();
  const {heapUsed, external} = process.memoryUsage();
  return heapUsed + external;
}

const [task, engine = '', variant = '', modulesFile = '', corpusFile = '', folder = ''] =
  process.argv.slice(2);
const adapter = adapterOf(engine);
const modules = await loadModules(modulesFile);

async function build() {
  const file = JSON.parse(readFileSync(corpusFile, 'utf8'));
  const sections = sectionsOf(modules, file);
  const start = processorMs();
  const files = await adapter.build({file, sections, modules}, variant);
  const seconds = (processorMs() - start) / 1000;
  rmSync(folder, {recursive: true, force: true});
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), content);
  }
  const sizes = Object.entries(files).map(([name, content]) => ({
    library: LIBRARY.test(name),
    size: sizeOf(content, PACKED.test(name)),
  }));
  return {
    seconds: Math.round(seconds * 10) / 10,
    size: sum(sizes.filter(({library}) => !library).map(({size}) => size)),
    library: sum(sizes.filter(({library}) => library).map(({size}) => size)),
  };
}

/** Milliseconds of processor time: they depend less on what else the machine does than the clock. */
function processorMs() {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Types queries key by key.
 * @param {import('./adapters/types.ts').Opened} opened
 * @param {string[]} queries
 * @returns {Promise<import('./table.mjs').Keys>}
 */
async function type(opened, queries) {
  /** @type {number[]} */
  const times = [];
  const deadline = performance.now() + MAX_SECONDS * 1000;
  for (const text of spread(queries.flatMap(keystrokes), MAX_KEYS)) {
    const start = processorMs();
    await opened.search(text);
    times.push(processorMs() - start);
    if (performance.now() > deadline) {
      break;
    }
  }
  return {p50: quantile(times, 0.5), p99: quantile(times, 0.99), keys: times.length};
}

async function measure() {
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  const before = memory();
  const start = processorMs();
  const opened = await adapter.open(read, variant, modules, folder);
  const readyMs = processorMs() - start;
  const heap = memory() - before;

  const cold = opened.fetched?.();
  const queries = readQueries();
  const unseen = readQueries('queries-unseen').map((one) => ({...one, kind: 'unseen'}));
  /** @type {{query: string, kind: string, rank: number, hits: string[]}[]} */
  const answers = [];
  for (const judged of [...queries, ...unseen]) {
    const hits = await opened.search(judged.query);
    const fetched = answers.length === 0 ? opened.fetched?.() : undefined;
    Object.assign(cold ?? {}, fetched);
    answers.push({
      query: judged.query,
      kind: judged.kind,
      rank: rankOf(judged, hits),
      hits: hits.slice(0, 5),
    });
  }

  /** @type {Record<string, import('./table.mjs').Keys>} */
  const keys = {};
  for (const [kind, belongs] of Object.entries(SPEED_KINDS)) {
    keys[kind] = await type(
      opened,
      queries.filter(belongs).map(({query}) => query),
    );
  }
  return {readyMs, heap, cold, keys, answers};
}

const result = await (task === 'build' ? build() : measure());
process.stdout.write(`${JSON.stringify(result)}\n`);
// Pagefind's helpers keep the process alive.
process.exit(0);
