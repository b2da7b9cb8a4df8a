/**
 * What the engine is tuned on besides `queries.json`: readers' words of sections. A fifth of them at a time is left out of
 * the index and asked for; the right answers are the sections that had them. Single words are left out for good: most
 * stand nowhere else, and no engine can guess them.
 *
 *   npm run build && npx tsx bench/search/folds.ts
 */
import {createEngine} from '@collektive/search/engine';
import {buildIndex, type RowsFile} from '@collektive/search/index';
import {askWith} from './adapters/shared';
import {rankOf, score, type Judged} from './judge';
import {siteRows} from './site';

const FOLDS = 5;

/** Words of other languages, which nothing else says. */
const GLOSSARY = '/docs/glossary/';

/** The same phrase is always in the same fold. */
const foldOf = (phrase: string): number =>
  [...phrase].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_003, 7) % FOLDS;

const lengthOf = (phrase: string): number => phrase.split(/\s+/).length;

function phrasesOf({pages}: RowsFile): Judged[] {
  const owners = new Map<string, string[]>();
  for (const {path, keywords = {}} of pages.filter(({path}) => path !== GLOSSARY)) {
    for (const [anchor, phrases] of Object.entries(keywords)) {
      for (const phrase of phrases.split(', ').filter((one) => lengthOf(one) > 1)) {
        const address = anchor ? `${path}#${anchor}` : path;
        owners.set(phrase, [...(owners.get(phrase) ?? []), address]);
      }
    }
  }
  return Array.from(owners, ([query, relevant]) => {
    const words = lengthOf(query);
    return {query, kind: words === 2 ? '2 words' : words < 5 ? '3 or 4' : '5 and more', relevant};
  });
}

/** The site without the phrases of a fold. */
const without = (file: RowsFile, fold: number): RowsFile => ({
  ...file,
  pages: file.pages.map((page) => ({
    ...page,
    keywords:
      page.keywords &&
      Object.fromEntries(
        Object.entries(page.keywords).map(([anchor, phrases]) => [
          anchor,
          phrases
            .split(', ')
            .filter((one) => page.path === GLOSSARY || foldOf(one) !== fold)
            .join(', '),
        ]),
      ),
  })),
});

const site = siteRows();
const phrases = phrasesOf(site);
const ranks = new Map<Judged, number>();
for (let fold = 0; fold < FOLDS; fold++) {
  const file = without(site, fold);
  const search = askWith(createEngine(file, buildIndex(file)));
  for (const judged of phrases.filter(({query}) => foldOf(query) === fold)) {
    ranks.set(judged, rankOf(judged, search(judged.query)));
  }
}
for (const kind of [undefined, ...new Set(phrases.map((one) => one.kind))]) {
  const asked = phrases.filter((one) => !kind || one.kind === kind);
  const {mrr, queries} = score(asked.map((one) => ranks.get(one)!));
  console.log(`${kind ?? 'all'}: MRR@10 ${mrr.toFixed(3)} of ${queries}`);
}
