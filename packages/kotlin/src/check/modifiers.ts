import {type World} from './world';

const APART: readonly (readonly [string, string])[] = [
  ['private', 'open'], ['open', 'final'], ['abstract', 'final'], ['open', 'data'], ['abstract', 'data'],
  ['sealed', 'data'], ['private', 'public'], ['private', 'protected'], ['private', 'abstract'],
]; // prettier-ignore

/** Reports modifiers that exclude each other. */
export function apart(words: ReadonlySet<string>, at: number, world: World): void {
  const found = APART.find(([one, other]) => words.has(one) && words.has(other));
  if (found !== undefined) {
    world.report(at, `Modifier '${found[0]}' is incompatible with '${found[1]}'.`);
  }
}
