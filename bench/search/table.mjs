// @ts-check
/** The results as Markdown: what readers of the repository look at. */
import {SPEED_KINDS} from './judge.mjs';
import {lostColumns} from './lost.mjs';

/**
 * @typedef {import('./judge.mjs').Score} Score
 * @typedef {{p50: number, p99: number, keys: number}} Keys milliseconds
 * @typedef {{bytes: {raw: number, gzip: number, brotli: number}, kBPerSection: number,
 *   buildSeconds: number, readyMs: number, heapMB: number,
 *   cold?: {bytes: number, requests: number}, keys: Record<string, Keys>}} Measured
 * @typedef {Measured | {skipped: string}} SizeResults
 * @typedef {{variant: string, tried: Record<string, Score>, libraryBytes: number,
 *   relevance: {overall: Score} & Record<string, Score>,
 *   sizes: Record<number, SizeResults>}} EngineResults
 * @typedef {{readyMs: number, keys: Record<string, Keys>}} ChromiumResults
 * @typedef {{sections: number[], queries: number, engines: Record<string, EngineResults>,
 *   chromium: Record<number, ChromiumResults>,
 *   misses: {query: string, kind: string, rank: number, hits: string[]}[]}} Results
 */

/** @param {string[]} head @param {string[][]} rows */
const tableOf = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
/** @param {number} ms */
const ms = (ms) => (ms < 10 ? ms.toFixed(ms < 1 ? 2 : 1) : ms.toFixed(0));
/** @param {number} value @param {number} ours */
const times = (value, ours) => `×${(value / ours).toFixed(value / ours < 10 ? 1 : 0)}`;
/** @param {SizeResults | undefined} size @returns {Measured | undefined} */
const measured = (size) => (size && !('skipped' in size) ? size : undefined);
/** @param {Measured} size the slowest hundredth, of the slowest kind of query */
const worst = ({keys}) => Math.max(...Object.values(keys).map(({p99}) => p99));

/** @param {Results} results */
function relevance({engines}) {
  const kinds = Object.keys(Object.values(engines)[0]?.relevance ?? {});
  return tableOf(
    ['MRR@10 / recall@5', ...kinds],
    Object.entries(engines).map(([name, {variant, relevance}]) => [
      `${name} (${variant})`,
      ...kinds.map((kind) => {
        const {mrr, recall} = relevance[kind] ?? {mrr: NaN, recall: NaN};
        return `${mrr.toFixed(3)} / ${recall.toFixed(2)}`;
      }),
    ]),
  );
}

/** @param {Results} results @param {number} sections */
function sizeTable({engines}, sections) {
  const ours = measured(Object.values(engines)[0]?.sizes[sections]);
  return tableOf(
    [
      'Engine',
      'kB raw',
      'gzip',
      'brotli',
      'gzip a section',
      'to ours',
      'library gzip',
      'build s',
      'ready ms',
      'heap MB',
      'slowest p99',
      'to ours',
    ],
    Object.entries(engines).map(([name, {sizes, libraryBytes}]) => {
      const size = measured(sizes[sections]);
      if (!size || !ours) {
        const reason = /** @type {{skipped: string} | undefined} */ (sizes[sections])?.skipped;
        return [name, `skipped: ${reason}`, ...Array(10).fill('')];
      }
      return [
        name,
        kB(size.bytes.raw),
        kB(size.bytes.gzip) + (size.cold ? ` (${kB(size.cold.bytes)} cold)` : ''),
        kB(size.bytes.brotli),
        size.kBPerSection.toFixed(3),
        times(size.bytes.gzip, ours.bytes.gzip),
        kB(libraryBytes),
        String(size.buildSeconds),
        String(size.readyMs),
        String(size.heapMB),
        ms(worst(size)),
        times(worst(size), worst(ours)),
      ];
    }),
  );
}

/** @param {Record<string, Keys>} keys */
const speeds = (keys) =>
  Object.keys(SPEED_KINDS).map((kind) => {
    const {p50, p99} = keys[kind] ?? {p50: NaN, p99: NaN};
    return `${ms(p50)} / ${ms(p99)}`;
  });

/** @param {Results} results @param {number} sections */
const speedTable = ({engines}, sections) =>
  tableOf(
    ['p50 / p99 ms a key', ...Object.keys(SPEED_KINDS)],
    Object.entries(engines).flatMap(([name, {sizes}]) => {
      const size = measured(sizes[sections]);
      return size ? [[name, ...speeds(size.keys)]] : [];
    }),
  );

/** @param {Results} results */
const chromiumTable = ({chromium}) =>
  tableOf(
    ['Sections', 'ready ms', ...Object.keys(SPEED_KINDS).map((kind) => `${kind} p50 / p99`)],
    Object.entries(chromium).map(([sections, {readyMs, keys}]) => [
      sections,
      ms(readyMs),
      ...speeds(keys),
    ]),
  );

/** @param {Results} results @returns {string} a whole page */
export function markdown(results) {
  const {sections, queries, misses} = results;
  const bySize = sections.map(
    (size) => `## ${size} sections\n\n${sizeTable(results, size)}\n\n${speedTable(results, size)}`,
  );
  return `# Search engines, side by side

Written by \`npm run bench:search\`, in one run, on one machine that does other things too: engines are
measured in processes of their own, in processor time. Ratios are to this site's engine, which answers
with highlights and snippets for 20 hits; the others answer with 20 addresses (Pagefind with 10, each
in a file of its own; fetching takes no time here). Larger sites are made from the text of this one.
Bytes are those of the index and of the texts that results show.

## Relevance

${queries} judged queries (\`bench/search/queries.json\`). Recall@5 is the share of queries with a right
answer among the first five. Each engine has the best of the settings that were tried. This site's
engine was tuned on these queries; those called *unseen* were written apart and set aside.

${relevance(results)}

${bySize.join('\n\n')}

## This site's worker, in Chromium

From a page, through the client: until the index can be searched (start, fetch, load; best of five), and
from each key to its answer in the page (best of three).

${chromiumTable(results)}

## Columns in which another engine is ahead

- Library: ours holds what others leave to the page, that is highlights, snippets and facets.
- Time a key: FlexSearch stores an entry for each prefix of a word, in about two to three times the bytes, and
  has no edit distance; its answers to typing errors and questions show both. It and MiniSearch stop at
  addresses, where ours goes on to highlights and snippets. Ours stays within the budget of 10 ms a key
  at 10,000 sections, in Chromium's worker.
- Ready, and memory: Pagefind reads parts of its index at each key instead, which its times a key show.
  Ours is ready later than what is stored larger: its index is small because it is packed.

${tableOf(['Where', 'column', 'ours', 'best', 'its value'], lostColumns(results))}

## Queries that this site's engine does not answer first

${misses
  .map(
    ({query, kind, rank}) =>
      `- ${kind}: \`${query}\`, ${rank === 0 ? 'not among the hits' : `place ${rank}`}`,
  )
  .join('\n')}
`;
}
