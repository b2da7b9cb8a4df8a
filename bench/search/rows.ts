/**
 * The judged queries as a reader meets their answers: row by row in the modal, and on the search page,
 * which shows the engine's own order. Writes results/rows.json and results/rows.md.
 *
 *   npm run build && npx tsx bench/search/rows.ts
 */
import {readFileSync} from 'node:fs';
import {save, saveText} from '../measure';
import {readQueries, type Judged} from './judge';
import {tableOf} from './table';
import {judgeView, readersViews, type Row} from './views';

/** By place where answers are read, then by kind of query; the unseen ones apart. */
type RowResults = Record<string, Record<string, Row>>;

function judge(): RowResults {
  const tuned = readQueries();
  const unseen = readQueries('queries-unseen');
  const kinds: Record<string, Judged[]> = {
    overall: tuned,
    ...Object.fromEntries(
      [...new Set(tuned.map(({kind}) => kind))].map((kind) => [
        kind,
        tuned.filter((one) => one.kind === kind),
      ]),
    ),
    unseen,
    'unseen questions': unseen.filter(({kind}) => kind === 'question'),
    'unseen own words': unseen.filter(({kind}) => kind === 'own words'),
  };
  return Object.fromEntries(
    Object.entries(readersViews()).map(([name, view]) => [
      name,
      Object.fromEntries(
        Object.entries(kinds).map(([kind, queries]) => [kind, judgeView(view, queries)]),
      ),
    ]),
  );
}

/** @param before what was measured when pages took rows of their own, on the queries of today */
const pageOf = (before: RowResults, results: RowResults): string => {
  const kinds = Object.entries(Object.values(results)[0]);
  const cells = (name: string, row: RowResults[string]): string[] => [
    name,
    ...kinds.map(([kind]) => `${row[kind].mrr.toFixed(3)} / ${row[kind].first.toFixed(2)}`),
  ];
  return `# Search as a reader meets it

Written by \`npx tsx bench/search/rows.ts\` on the built site. MRR@10 by section / share of queries whose
first row is right. The engine was tuned on the queries of \`queries.json\`; the *unseen* ones were written
with them, before anything was tuned, and set aside. *Own words* and questions are what readers ask who do
not know the names of things; the keywords of sections were written by somebody who had written these queries
before, so those of strangers will do worse. The search page shows the engine's order. _Before_ is the same site on the
same queries when the modal gave the parents of hits rows of their own, and sections had no keywords.

${tableOf(
  ['MRR@10 / first row', ...kinds.map(([kind, {queries}]) => `${kind} (${queries})`)],
  [
    ...Object.entries(before).map(([name, row]) => cells(`${name}, before`, row)),
    ...Object.entries(results).map(([name, row]) => cells(name, row)),
  ],
)}
`;
};

const file = new URL('../results/rows-before.json', import.meta.url);
const before = JSON.parse(readFileSync(file, 'utf8')) as RowResults;
const results = judge();
save('rows', results);
const page = pageOf(before, results);
saveText('rows.md', page);
console.log(page);
