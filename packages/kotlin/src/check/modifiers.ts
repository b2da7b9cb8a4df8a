import {type World} from './world';

const APART: readonly (readonly [string, string])[] = [
  ['open', 'final'], ['abstract', 'final'], ['open', 'data'], ['abstract', 'data'],
  ['sealed', 'data'], ['private', 'public'], ['private', 'protected'],
]; // prettier-ignore

/** What no one below could override, of members. */
const HIDDEN: typeof APART = [['private', 'open'], ['private', 'abstract']]; // prettier-ignore

/** Reports modifiers that exclude each other. */
export function apart(words: ReadonlySet<string>, at: number, world: World, isClass = false): void {
  const found = (isClass ? APART : [...APART, ...HIDDEN]).find(
    ([one, other]) => words.has(one) && words.has(other),
  );
  if (found !== undefined) {
    world.report(at, `Modifier '${found[0]}' is incompatible with '${found[1]}'.`);
  }
}
