/**
 * The site's search beside MiniSearch with the same tokenizer, fields and weights: relevance on the judged queries, and
 * milliseconds a key on this site and on one ten times as large. Ours answers with highlights and snippets, MiniSearch
 * with addresses. Times depend on the machine; budgets of relevance and bytes are tests/build/search-relevance.test.ts.
 */
import {gzipSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {createEngine} from '@collektive/search/engine';
import {buildIndex, FIELDS, pathOfRow, readRows, type RowsFile} from '@collektive/search/index';
import {tokenize} from '@collektive/search/text';
import {saveText} from './measure';
import {
  addressesOf,
  builtSearch,
  judge,
  readQueries,
  SETS,
  viewsOf,
  type Search,
} from './search/quality';

const LARGER = 10;
/** Of the keys that are typed, one in so many. */
const EVERY = 7;

/** The same pages again, below other addresses. */
const grown = (file: RowsFile, times: number): RowsFile => ({
  ...file,
  pages: Array.from({length: times}, (_, copy) =>
    file.pages.map((page) => ({...page, path: copy === 0 ? page.path : `/${copy}${page.path}`})),
  ).flat(),
});

const NAMES = FIELDS.map((_, at) => String(at));
const fieldOf = (name: string) => FIELDS[Number(name)];

/** Bytes of its index, compressed, and its answers: all words, with beginnings and typos, or else any. */
function miniSearch(file: RowsFile): {bytes: number; search: Search} {
  const rows = readRows(file).map((row, id) => ({id, row}));
  const index = new MiniSearch<(typeof rows)[number]>({
    fields: NAMES,
    extractField: (section, name) =>
      name === 'id' ? section.id : fieldOf(name).textOf(section.row),
    tokenize: (text, name = '') => tokenize(text, name ? fieldOf(name).kind : undefined),
    processTerm: (term) => term,
  });
  index.addAll(rows);
  const boost = Object.fromEntries(NAMES.map((name) => [name, fieldOf(name).weight]));
  const ask = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, {
      ...{boost, prefix: true, fuzzy: 0.2, combineWith},
      tokenize: (text) => tokenize(text),
    });
  return {
    bytes: gzipSync(JSON.stringify(index), {level: 9}).length,
    search(query) {
      const all = ask(query, 'AND');
      const hits = all.length > 0 ? all : ask(query, 'OR');
      return hits.slice(0, 20).map(({id}) => pathOfRow(rows[id as number].row));
    },
  };
}

/** Milliseconds of the slowest hundredth and of half of the keys, the best of five rounds. */
function timesOf(search: Search): {p50: number; p99: number} {
  const keys = readQueries()
    .flatMap(({query}) => Array.from(query, (_, end) => query.slice(0, end + 1)))
    .filter((text, at) => at % EVERY === 0 && text.trim() !== '');
  const best = keys.map(() => Infinity);
  for (let round = 0; round < 5; round++) {
    keys.forEach((key, at) => {
      const start = performance.now();
      search(key);
      best[at] = Math.min(best[at], performance.now() - start);
    });
  }
  const sorted = best.sort((a, b) => a - b);
  const at = (part: number): number =>
    Math.round(sorted[Math.floor(sorted.length * part)] * 100) / 100;
  return {p50: at(0.5), p99: at(0.99)};
}

const site = builtSearch();
const own = viewsOf(site.engine).page;
const larger = grown(site.rows, LARGER);
const mini = miniSearch(site.rows);
const engines: [name: string, bytes: number, own: Search, large: Search][] = [
  ['this site', site.bytes.index, own, viewsOf(createEngine(larger, buildIndex(larger))).page],
  ['MiniSearch', mini.bytes, mini.search, miniSearch(larger).search],
];

const rows = engines.map(([name, bytes, own, large]) => {
  const scores = SETS.map((set) => judge(own, readQueries(set)));
  return [
    ...[name, (bytes / 1000).toFixed(0)],
    ...scores.map(({mrr, recall}) => `${mrr.toFixed(3)} / ${recall.toFixed(2)}`),
    ...[own, large].map(timesOf).map(({p50, p99}) => `${p50} / ${p99}`),
  ];
});
const count = addressesOf(site.rows).length;
const head = [
  ...['engine', 'kB gzip of its index', 'tuned on', 'unseen'],
  ...[count, count * LARGER].map((sections) => `ms a key, ${sections} sections`),
];
saveText(
  'search.md',
  `# Search beside MiniSearch

Written by \`npm run bench -- search\` in Node ${process.version}: MRR@10 / recall@5 on ${SETS.map((set) => readQueries(set).length).join(' and ')} judged
queries; p50 / p99 of milliseconds a key. MiniSearch has our tokenizer, fields, weights and keywords, and answers with
addresses, where ours goes on to highlights and snippets; our index has the headings with it.

${[head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`,
);
rows.forEach((row) => console.log(row.join('  ')));
console.log(judge(own, readQueries()).misses.join('\n'));
