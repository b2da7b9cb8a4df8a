import {packNumbers} from './packing';
import {readRows, type Row, type RowsFile} from './stored';
import {tokenize, type FieldKind} from '../text/tokenize';

/** Where a word may stand: what it is worth there, and how the text is cut up. */
export const FIELDS: {
  weight: number;
  kind: FieldKind;
  textOf: (row: Row) => string;
  /** How much its length wears off, where it is not prose. */
  length?: number;
}[] = [
  {weight: 8, kind: 'title', textOf: ({type, heading}) => (type === 'lvl1' ? heading : '')},
  {weight: 5, kind: 'title', textOf: ({type, heading}) => (type === 'lvl1' ? '' : heading)},
  // What authors call a section in its address is what it is about.
  {weight: 2, kind: 'prose', textOf: ({anchor, page}) => anchor || lastPart(page.path)},
  {weight: 1.5, kind: 'prose', textOf: parentsOf},
  // Whole: `if` and `when` are what readers call a branch.
  {weight: 5, kind: 'phrases', textOf: keywordsOf, length: 0.2},
  {weight: 1, kind: 'prose', textOf: ({text}) => text},
  {weight: 0.8, kind: 'code', textOf: ({code}) => code},
];

/** What readers call a section. */
function keywordsOf({anchor, page}: Row): string {
  return page.keywords?.[anchor] ?? '';
}

const lastPart = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** Headings above; what pages are grouped by is a word for the page alone. */
function parentsOf({type, hierarchy}: Row): string {
  return Object.entries(hierarchy)
    .flatMap(([level, title]) =>
      title && level !== type && (level !== 'lvl0' || type === 'lvl1') ? [title] : [],
    )
    .join('\n');
}

/** BM25+: how fast repetition and length of a field wear off, and what any match is worth. */
const REPETITION = 1.2;
const LENGTH = 0.7;
const MATCH = 0.5;

/** Impacts are kept in steps, two to a doubling, from the least that a match can be worth. */
export const LEAST_IMPACT = 0.2;
export const STEPS_PER_DOUBLING = 2;

/** What the index says of words: for each, in which sections it stands and what it is worth. */
export interface IndexFile {
  sections: number;
  /** All words, sorted, with spaces between. */
  words: string;
  /** Of each word, in how many sections it stands. */
  counts: string;
  /** Of each word, its sections: the distance from one to the next. */
  gaps: string;
  /** For each of these, in the same order, what the word is worth there. */
  impacts: string;
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** Adds to every word what its places in one field are worth. */
function addField(
  field: (typeof FIELDS)[number],
  rows: readonly Row[],
  impacts: Map<string, Map<number, number>>,
): void {
  const texts = rows.map((row) => tokenize(field.textOf(row), field.kind));
  const filled = texts.filter((terms) => terms.length > 0);
  const average = filled.reduce((sum, {length}) => sum + length, 0) / (filled.length || 1);
  const wear = field.length ?? LENGTH;
  texts.forEach((terms, section) => {
    const length = 1 - wear + (wear * terms.length) / average;
    for (const [term, count] of countTerms(terms)) {
      const impact =
        field.weight * (MATCH + (count * (REPETITION + 1)) / (count + REPETITION * length));
      const sections = impacts.get(term) ?? new Map<number, number>();
      impacts.set(term, sections.set(section, (sections.get(section) ?? 0) + impact));
    }
  });
}

const stepOf = (impact: number): number =>
  Math.max(0, Math.round(STEPS_PER_DOUBLING * Math.log2(impact / LEAST_IMPACT)));

/** Builds the index of a site's sections; the same rows give the same index, byte for byte. */
export function buildIndex(file: RowsFile): IndexFile {
  const rows = readRows(file);
  const impacts = new Map<string, Map<number, number>>();
  FIELDS.forEach((field) => addField(field, rows, impacts));
  const words = [...impacts.keys()].sort();
  const lists = words.map((word) => [...impacts.get(word)!].sort(([a], [b]) => a - b));
  return {
    sections: rows.length,
    words: words.join(' '),
    counts: packNumbers(lists.map(({length}) => length)),
    gaps: packNumbers(
      lists.flatMap((list) => list.map(([section], at) => section - (list[at - 1]?.[0] ?? -1) - 1)),
    ),
    impacts: packNumbers(lists.flatMap((list) => list.map(([, impact]) => stepOf(impact)))),
  };
}
