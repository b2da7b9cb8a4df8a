/** Reductions of any collapse; each goes through the field anew. */
import type {Collapse} from '../../collapse';

export function all<T>(collapse: Collapse<T>, predicate: (one: T) => boolean): boolean {
  for (let i = 0; i < collapse.length; i++) {
    if (!predicate(collapse.at(i))) {
      return false;
    }
  }
  return true;
}

export const any = <T>(collapse: Collapse<T>, predicate: (one: T) => boolean): boolean =>
  !all(collapse, (one) => !predicate(one));

export const none = <T>(collapse: Collapse<T>, predicate: (one: T) => boolean): boolean =>
  !any(collapse, predicate);

export function fold<T, R>(
  collapse: Collapse<T>,
  initial: R,
  accumulator: (folded: R, one: T) => R,
): R {
  let folded = initial;
  for (let i = 0; i < collapse.length; i++) {
    folded = accumulator(folded, collapse.at(i));
  }
  return folded;
}

export const countMatching = <T>(collapse: Collapse<T>, predicate: (one: T) => boolean): number =>
  fold(collapse, 0, (count, one) => (predicate(one) ? count + 1 : count));

/** Kotlin's `null` for no neighbours. */
export function reduce<T>(collapse: Collapse<T>, reducer: (reduced: T, one: T) => T): T | null {
  if (collapse.length === 0) {
    return null;
  }
  let reduced = collapse.at(0);
  for (let i = 1; i < collapse.length; i++) {
    reduced = reducer(reduced, collapse.at(i));
  }
  return reduced;
}

/** The property `all` of a collapse of booleans. */
export const allTrue = (collapse: Collapse<boolean>): boolean => all(collapse, (one) => one);

/** The property `any` of a collapse of booleans: whether there is one, true or false, as of 28.3.2. */
export const anyThere = (collapse: Collapse<boolean>): boolean => collapse.length > 0;

/** The property `none` of a collapse of booleans: whether there is none at all, as of 28.3.2. */
export const noneThere = (collapse: Collapse<boolean>): boolean => collapse.length === 0;
