/**
 * The judged queries as a reader meets their answers: row by row in the modal, and on the search page,
 * which shows the engine's own order. Writes results/rows.json and results/rows.md.
 *
 *   npm run build && npx tsx bench/search/rows.ts
 */
import {readFileSync} from 'node:fs';
import {save, saveText} from '../measure';
import {readQueries, staleSets, type Judged, type QuerySet} from './judge';
import {buildMiniSearch} from './minisearch/fields';
import {createMiniSearchEngine} from './minisearch/engine';
import {sectionsOf} from './sections';
import {siteRows} from './site';
import {tableOf} from './table';
import {judgeView, readersViews, type Row} from './views';

/** By place where answers are read, then by kind of query; the unseen ones apart. */
type RowResults = Record<string, Record<string, Row>>;

/** All queries, and those of each kind. */
const byKind = (queries: Judged[]): Record<string, Judged[]> => ({
  overall: queries,
  ...Object.fromEntries(
    [...new Set(queries.map(({kind}) => kind))].map((kind) => [
      kind,
      queries.filter((one) => one.kind === kind),
    ]),
  ),
});

function judge(): RowResults {
  const unseen = readQueries('queries-unseen');
  const kinds: Record<string, Judged[]> = {
    ...byKind(readQueries()),
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

/** The name of a set in the files of results. */
const nameOf = (set: QuerySet): string => set.replace('queries-', '');

/** Queries that were written apart, by the site's engine and by MiniSearch over the same rows, keywords included. */
function judgeApart(set: QuerySet): RowResults {
  const rows = siteRows();
  const kinds = Object.entries(byKind(readQueries(set)));
  const stored = JSON.parse(JSON.stringify(buildMiniSearch(rows))) as never;
  const engines = {
    '': readersViews(),
    ', MiniSearch, tuned': readersViews(createMiniSearchEngine(rows, stored)),
  };
  return Object.fromEntries(
    Object.entries(engines).flatMap(([engine, views]) =>
      Object.entries(views).map(([name, view]) => [
        name + engine,
        Object.fromEntries(kinds.map(([kind, queries]) => [kind, judgeView(view, queries)])),
      ]),
    ),
  );
}

const cellsOf = (name: string, row: RowResults[string], kinds: string[]): string[] => [
  name,
  ...kinds.map((kind) => `${row[kind].mrr.toFixed(3)} / ${row[kind].first.toFixed(2)}`),
];

/** A table of results. @param before the same, measured earlier */
const tableFor = (before: RowResults, results: RowResults): string => {
  const kinds = Object.entries(Object.values(results)[0]);
  const names = kinds.map(([kind]) => kind);
  return tableOf(
    ['MRR@10 / first row', ...kinds.map(([kind, {queries}]) => `${kind} (${queries})`)],
    [
      ...Object.entries(before).map(([name, row]) => cellsOf(`${name}, before`, row, names)),
      ...Object.entries(results).map(([name, row]) => cellsOf(name, row, names)),
    ],
  );
};

/** Sets that were written apart, in the order in which they were: what the results' page says of each. */
const APART: {set: QuerySet; title: string; text: string}[] = [
  {
    set: 'queries-strangers',
    title: 'Queries of strangers',
    text: `\`queries-strangers.json\` was written later, from the pages alone, before any engine answered it: questions; messages of the compiler, the library and build tools, as they are pasted into the field; words and
names. Sections that moved are judged where they are now, and those that were added since count where they answer.
_Before_ is the engine that the set was written for, with the keywords of that day, on messages cut at 64 characters.
MiniSearch has the same rows, keywords, tokenizer and weights. Keywords have since been added by those who had seen which of these
queries failed: the set is strange no longer, and says little about strangers.`,
  },
  {
    set: 'queries-held-out',
    title: 'Held out',
    text: `\`queries-held-out.json\` was written in the same way, later still, when pages had been split and releases, questions and
answers, examples and help had been added. _Before_ is the engine on that day. What was tuned since
brings little of the difference; the rest comes from keywords of sections, written by those who had seen these queries:
strangers will do worse.`,
  },
  {
    set: 'queries-fresh',
    title: 'Fresh',
    text: `\`queries-fresh.json\` was written after those, from the pages alone, by somebody who had read neither the keywords nor the other
sets: names and terms, questions, pasted messages, misspelt words, and words of other languages, called *own words* here.
_Before_ are the engine and the keywords of the day on which the set was written.`,
  },
  {
    set: 'queries-fresh2',
    title: 'Fresh, the second set',
    text: `\`queries-fresh2.json\` was written later, in the same way and of the same kinds, before any engine had answered it. Its
queries are only ever run as a whole.`,
  },
  {
    set: 'queries-fresh3',
    title: 'Fresh, the third set',
    text: `\`queries-fresh3.json\` was written later, by somebody who had read the pages but none of the keywords: 25 each of words, questions,
pasted messages and code, some misspelt or in other languages. _Before_ was measured once, before anything had been tuned
on it or anybody had looked at single queries. The queries that failed have been
reported since, one by one, and one brought a rule for pasted messages.`,
  },
  {
    set: 'queries-fresh4',
    title: 'Fresh, the fourth set',
    text: `\`queries-fresh4.json\` was written from the text of the pages without their frontmatter, and without sight of any
other set: words, questions, messages with the noise of a terminal around them, and code. _Before_ was
measured once, before anybody had looked at single queries. The messages that failed
have been looked at since, and brought rules for what is pasted; nothing has been tuned on the others.`,
  },
  {
    set: 'queries-fresh5',
    title: 'Fresh, the fifth set',
    text: `\`queries-fresh5.json\` was written in the same way, by two writers who did not see each other's: one a developer, a student and
an owner of sensors who know no theory, the other a researcher, a teacher and an Android developer who know other systems. Rows that engines gave and
the writers had not named were shown to judges who knew no engine, in alphabetical order; they found few that answer, and with
those counted no number changes by more than .003. _Before_ was measured once, before anybody had looked at single queries. All of
it has been looked at since: its messages brought rules for what is pasted, and its questions verbs that an answer need not have.`,
  },
  {
    set: 'queries-fresh6',
    title: 'Fresh, the sixth set',
    text: `\`queries-fresh6.json\` was written last, in the same way, by two other writers, after those rules: developers who came from Java or maintain a
library, students of robotics and of multi-agent systems, an engineer of a city and one of games. Half of its questions tell a story in which no
word of the field occurs. _Before_ was measured once: this is what strangers can expect. Its questions and words have been looked at since;
nothing has been tuned on it.`,
  },
];

/** The page of results. */
const pageOf = (results: Record<string, RowResults>): string => {
  const tableWithBefore = (name: string): string => tableFor(readBefore(name), results[name]);
  const chapters = APART.map(
    ({set, title, text}) => `## ${title}\n\n${text}\n\n${tableWithBefore(nameOf(set))}\n`,
  );
  return `# Search as a reader meets it

Written by \`npx tsx bench/search/rows.ts\` on the built site. MRR@10 by section / share of queries whose
first row is right. The engine is tuned on all queries but those of \`queries-fresh2.json\`, \`queries-fresh4.json\`, but for its messages, and \`queries-fresh6.json\`;
which verbs an answer need not have was chosen by the numbers of all sets but the last. Those called *unseen* were written with those of
\`queries.json\` and set aside for a time. *Own words* and questions are what readers ask who do
not know the names of things; the keywords of sections were written by somebody who had written these queries
before, so those of strangers will do worse. The search page shows the engine's order. _Before_ is the same site on the
same queries when the modal gave the parents of hits rows of their own, and sections had no keywords.

${tableWithBefore('rows')}

${chapters.join('\n')}`;
};

const readBefore = (name: string): RowResults =>
  JSON.parse(
    readFileSync(new URL(`../results/${name}-before.json`, import.meta.url), 'utf8'),
  ) as RowResults;

const stale = staleSets(sectionsOf(siteRows()).map(({path}) => path));
if (stale.length > 0) {
  throw new Error(stale.join('\n'));
}
const results: Record<string, RowResults> = {
  rows: judge(),
  ...Object.fromEntries(APART.map(({set}) => [nameOf(set), judgeApart(set)])),
};
Object.entries(results).forEach(([name, result]) => save(name, result));
const page = pageOf(results);
saveText('rows.md', page);
console.log(page);
