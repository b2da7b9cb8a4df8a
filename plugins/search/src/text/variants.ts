// cspell:ignore ation travell
/** Other words that mean what a word of a query means: its inflections, spellings and synonyms. */

import {PAIR} from './tokenize';

/** A word to look for besides the one typed, and what it is worth beside it. */
export interface Variant {
  term: string;
  weight: number;
}

const INFLECTION = 0.8;
const SYNONYM = 0.4;

/** Endings that may replace each other; letters before them that make a word a word. */
const ENDINGS = ['', 'e', 's', 'es', 'ed', 'ing', 'er', 'ers'];
const PLURALS = ['y', 'ies'];
const LEAST_STEM = 3;

/** British and American ways to write the same ending. */
const SPELLINGS: [RegExp, string][] = [
  [/our(?=$|s|ing|ed|hood)/, 'or'],
  [/([^o])or(?=$|s|ing|ed|hood)/, '$1our'],
  [/is(?=e$|es$|ed$|ing$|ation)/, 'iz'],
  [/iz(?=e$|es$|ed$|ing$|ation)/, 'is'],
];

/** Words that readers use for the same thing; any of them finds the others. */
const SYNONYMS = [
  'install installation installing setup started',
  'error errors failure mistake mistakes problem problems troubleshooting',
  'platform platforms target targets',
  'example examples sample samples demo demos',
  'remember state memory',
  'loop loops iterate iteration repeat',
  'timer timers clock time',
  'function functions method methods',
  'delete remove',
  'begin start',
  'maximum max',
  'minimum min',
  'average mean',
  'node nodes device devices agent agents',
  'simulate simulation simulator',
  'docs documentation',
  'dependency dependencies library',
  'send communicate message messages',
  'crash fail fails failure',
  'difference versus vs compare compares comparison',
  'large big size huge',
  'choose pick select',
  'lost gone missing vanish vanished disappear disappears dead dies',
  'cut split partition broken',
  'count counts number',
  'id ids identifier identity',
  'upgrade update migrate migration',
  'run start launch execute',
  'hop hops step steps',
  'everybody everyone everywhere every all whole',
  'limit bound',
  'late delay',
].map((line) => line.split(' '));

/** `travel` of `travell`, and the other way round: consonants are doubled before endings. */
const stemsOf = (stem: string): string[] => [
  stem,
  ...(/([a-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [stem + stem.slice(-1)]),
];

function swapEndings(term: string, endings: readonly string[]): string[] {
  return endings
    .filter((ending) => term.endsWith(ending) && term.length - ending.length >= LEAST_STEM)
    .flatMap((ending) => stemsOf(term.slice(0, term.length - ending.length)))
    .flatMap((stem) => endings.map((ending) => stem + ending));
}

/** Variants of a word, itself left out; most of them are in no index. Pairs of words have none. */
export function variantsOf(term: string): Variant[] {
  if (term.startsWith(PAIR)) {
    return [];
  }
  const spelt = SPELLINGS.map(([pattern, other]) => term.replace(pattern, other));
  const inflected = [term, ...spelt].flatMap((one) => [
    ...swapEndings(one, ENDINGS),
    ...swapEndings(one, PLURALS),
  ]);
  const synonyms = SYNONYMS.filter((words) => words.includes(term)).flat();
  const variants = new Map<string, number>([
    ...synonyms.map((one): [string, number] => [one, SYNONYM]),
    ...[...spelt, ...inflected].map((one): [string, number] => [one, INFLECTION]),
  ]);
  variants.delete(term);
  return Array.from(variants, ([one, weight]) => ({term: one, weight}));
}
