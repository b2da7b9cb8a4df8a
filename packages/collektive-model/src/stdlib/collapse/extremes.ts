/**
 * The greatest and the least. Among equals the first wins; of no neighbours it is Kotlin's `null`, which
 * a collapse of all never is. (For values that may be null themselves the library says `Option`: the
 * caller tells the two apart by the collapse's length.)
 */
import type {Collapse} from '../../collapse';
import type {FieldEntry} from '../../entry';
import {maxOf, minOf} from '../util/limits';
import {fold, reduce} from './reductions';

export type Comparator<T> = (a: T, b: T) => number;
type Selector<T> = (one: T) => unknown;
type Entries<Id, T> = Collapse<FieldEntry<Id, T>>;

export const maxWith = <T>(collapse: Collapse<T>, comparator: Comparator<T>): T | null =>
  reduce(collapse, (greatest, one) => (comparator(greatest, one) < 0 ? one : greatest));

export const minWith = <T>(collapse: Collapse<T>, comparator: Comparator<T>): T | null =>
  reduce(collapse, (least, one) => (comparator(least, one) > 0 ? one : least));

/** Kotlin's `compareBy(selector)`. */
const by = <T>(collapse: Collapse<T>, selector: Selector<T>): Comparator<T> => {
  const {values} = collapse.context;
  return (a, b) => values.compare(selector(a), selector(b));
};

export const maxBy = <T>(collapse: Collapse<T>, selector: Selector<T>): T | null =>
  maxWith(collapse, by(collapse, selector));

export const minBy = <T>(collapse: Collapse<T>, selector: Selector<T>): T | null =>
  minWith(collapse, by(collapse, selector));

/**
 * @param base takes part in the comparison, and is the answer when there are no neighbours. The library
 * has one of its own for neighbours' `Int`s and `Double`s: `lowest` of their `Numbers`.
 */
export function max<T>(collapse: Collapse<T>, base?: T): T | null {
  const {values} = collapse.context;
  if (base === undefined) {
    return maxWith(collapse, (a, b) => values.compare(a, b));
  }
  return fold<T, T>(collapse, base, (a, b) => maxOf(values, a, b));
}

/** @param base as in `max`; for neighbours' numbers `highest` */
export function min<T>(collapse: Collapse<T>, base?: T): T | null {
  const {values} = collapse.context;
  if (base === undefined) {
    return minWith(collapse, (a, b) => values.compare(a, b));
  }
  return fold<T, T>(collapse, base, (a, b) => minOf(values, a, b));
}

const idOf = <Id, T>(entry: FieldEntry<Id, T> | null): Id | null => entry && entry.id;
const valueOf = <Id, T>(entry: FieldEntry<Id, T> | null): T | null => entry && entry.value;
const value = (entry: FieldEntry): unknown => entry.value;

export const idOfMax = <Id, T>(c: Entries<Id, T>) => idOf(maxBy(c, value));
export const idOfMin = <Id, T>(c: Entries<Id, T>) => idOf(minBy(c, value));
export const idOfMaxBy = <Id, T>(c: Entries<Id, T>, selector: Selector<FieldEntry<Id, T>>) =>
  idOf(maxBy(c, selector));
export const idOfMinBy = <Id, T>(c: Entries<Id, T>, selector: Selector<FieldEntry<Id, T>>) =>
  idOf(minBy(c, selector));
export const idOfMaxWith = <Id, T>(c: Entries<Id, T>, comparator: Comparator<FieldEntry<Id, T>>) =>
  idOf(maxWith(c, comparator));
export const idOfMinWith = <Id, T>(c: Entries<Id, T>, comparator: Comparator<FieldEntry<Id, T>>) =>
  idOf(minWith(c, comparator));
export const valueOfMaxBy = <Id, T>(c: Entries<Id, T>, selector: Selector<FieldEntry<Id, T>>) =>
  valueOf(maxBy(c, selector));
export const valueOfMinBy = <Id, T>(c: Entries<Id, T>, selector: Selector<FieldEntry<Id, T>>) =>
  valueOf(minBy(c, selector));
export const valueOfMaxWith = <Id, T>(
  c: Entries<Id, T>,
  comparator: Comparator<FieldEntry<Id, T>>,
) => valueOf(maxWith(c, comparator));
export const valueOfMinWith = <Id, T>(
  c: Entries<Id, T>,
  comparator: Comparator<FieldEntry<Id, T>>,
) => valueOf(minWith(c, comparator));
