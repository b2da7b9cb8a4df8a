import leven from 'leven';

/** Of this many characters one may be wrong. */
const CHARACTERS_PER_SLIP = 3;

/** From this length on the beginning of a name stands for it. */
const SHORTEST_BEGINNING = 3;

/**
 * The known name that an unknown one is most likely meant to be.
 *
 * @param wrong what was written; capitals do not count
 * @returns `undefined` when none is near
 */
export function nearest(wrong: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(1, Math.ceil(wrong.length / CHARACTERS_PER_SLIP)) + 1;
  for (const name of known) {
    const slips = leven(wrong.toLowerCase(), name.toLowerCase());
    if (slips < fewest) {
      [best, fewest] = [name, slips];
    }
  }
  return best ?? known.find((name) => wrong.length >= SHORTEST_BEGINNING && name.startsWith(wrong));
}

/** ` Did you mean "x"?`, to follow a sentence; empty when no known name is near. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  const name = nearest(wrong, known);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/** The same, with all known names after it. */
export const thereAre = (wrong: string, known: readonly string[]): string =>
  `${didYouMean(wrong, known)} There are: ${known.join(', ')}`;
