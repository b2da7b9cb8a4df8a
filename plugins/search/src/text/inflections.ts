// cspell:ignore ation travell
/** Other forms of a word: its endings, and the British and American ways to write them. */

/** Endings that may replace each other; letters before them that make a word a word. */
const ENDINGS = ['', 'e', 's', 'es', 'ed', 'ing', 'er', 'ers'];
const PLURALS = ['y', 'ies'];
const LEAST_STEM = 3;

const SPELLINGS: [RegExp, string][] = [
  [/our(?=$|s|ing|ed|hood)/, 'or'],
  [/([^o])or(?=$|s|ing|ed|hood)/, '$1our'],
  [/is(?=e$|es$|ed$|ing$|ation)/, 'iz'],
  [/iz(?=e$|es$|ed$|ing$|ation)/, 'is'],
];

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

/** Inflections of a word, itself left out; most of them are no words. */
export function inflectionsOf(term: string): string[] {
  const spelt = [term, ...SPELLINGS.map(([pattern, other]) => term.replace(pattern, other))];
  const all = spelt.flatMap((one) => [
    one,
    ...swapEndings(one, ENDINGS),
    ...swapEndings(one, PLURALS),
  ]);
  return [...new Set(all)].filter((one) => one !== term);
}
