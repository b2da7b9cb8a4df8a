/** What the standard library makes of the values of a field. */
import * as model from '@collektive/model';
import {type Collapse, type FieldEntry} from '@collektive/model';
import {type LibraryPackage, type Rows, type Implementation} from '@collektive/kotlin';
import {type F, ints, doubles} from './shared';

const anyCollapse = (name: string, lambda: string, result: string): string =>
  `fun <T> Collapse<T>.${name}(${lambda}): ${result}`;
const extreme = (name: 'max' | 'min'): Rows => {
  const limit = name === 'max' ? 'lowest' : 'highest';
  const find = model[name];
  return {
    [`fun <T : Comparable<T>> CollapseAll<T>.${name}(): T`]: (self: Collapse) => find(self),
    [`fun <T : Comparable<T>> CollapseNeighbors<T>.${name}(): T?`]: (self: Collapse) => find(self),
    [`fun <T : Comparable<T>> Collapse<T>.${name}(base: T): T`]: (self: Collapse, base: unknown) =>
      find(self, base),
    [`fun CollapseNeighbors<Double>.${name}(): Double`]: (self: Collapse) =>
      find(self, doubles[limit]),
    [`fun CollapseNeighbors<Int>.${name}(): Int`]: (self: Collapse) => find(self, ints[limit]),
  };
};
const by = (name: 'max' | 'min'): Rows => {
  const Name = name === 'max' ? 'Max' : 'Min';
  const rows: Record<string, Implementation> = {};
  for (const [kind, mark] of [
    ['All', ''],
    ['Neighbors', '?'],
  ] as const) {
    const entries = `Collapse${kind}<FieldEntry<ID, T>>`;
    rows[`fun <T, R : Comparable<R>> Collapse${kind}<T>.${name}By(selector: (T) -> R): T${mark}`] =
      (self: Collapse, key: F) => model[`${name}By`](self, key);
    rows[`fun <T> Collapse${kind}<T>.${name}With(comparator: Comparator<T>): T${mark}`] = (
      self: Collapse,
      order: F,
    ) => model[`${name}With`](self, order as never);
    rows[
      `fun <ID : Any, T, R : Comparable<R>> ${entries}.idOf${Name}By(selector: (FieldEntry<ID, T>) -> R): ID${mark}`
    ] = (self: Collapse<FieldEntry>, key: F) => model[`idOf${Name}By`](self, key);
    rows[
      `fun <ID : Any, T> ${entries}.idOf${Name}With(comparator: Comparator<FieldEntry<ID, T>>): ID${mark}`
    ] = (self: Collapse<FieldEntry>, order: F) => model[`idOf${Name}With`](self, order as never);
    rows[
      `fun <ID : Any, T, R : Comparable<R>> ${entries}.valueOf${Name}By(selector: (FieldEntry<ID, T>) -> R): T${mark}`
    ] = (self: Collapse<FieldEntry>, key: F) => model[`valueOf${Name}By`](self, key);
    rows[
      `fun <ID : Any, T> ${entries}.valueOf${Name}With(comparator: Comparator<FieldEntry<ID, T>>): T${mark}`
    ] = (self: Collapse<FieldEntry>, order: F) => model[`valueOf${Name}With`](self, order as never);
  }
  rows[
    `fun <ID : Any, T : Comparable<T>> CollapseNeighbors<FieldEntry<ID, T>>.idOf${Name}(): ID?`
  ] = (self: Collapse<FieldEntry>) => model[`idOf${Name}`](self);
  return rows;
};

export const collapse: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.collapse',
  rows: {
    ...extreme('max'),
    ...extreme('min'),
    ...by('max'),
    ...by('min'),
    [anyCollapse('all', 'predicate: (T) -> Boolean', 'Boolean')]: (self: Collapse, test: F) =>
      model.all(self, test as never),
    [anyCollapse('any', 'predicate: (T) -> Boolean', 'Boolean')]: (self: Collapse, test: F) =>
      model.any(self, test as never),
    [anyCollapse('none', 'predicate: (T) -> Boolean', 'Boolean')]: (self: Collapse, test: F) =>
      model.none(self, test as never),
    [anyCollapse('countMatching', 'predicate: (T) -> Boolean', 'Int')]: (self: Collapse, test: F) =>
      model.countMatching(self, test as never),
    'fun <T, R> Collapse<T>.fold(initial: R, accumulator: (R, T) -> R): R': (
      self: Collapse,
      initial: unknown,
      run: F,
    ) => model.fold(self, initial, run),
    'fun <T> CollapseAll<T>.reduce(reducer: (T, T) -> T): T': (self: Collapse, run: F) =>
      model.reduce(self, run),
    'fun <T> CollapseNeighbors<T>.reduce(reducer: (T, T) -> T): T?': (self: Collapse, run: F) =>
      model.reduce(self, run),
    'val Collapse<Boolean>.all: Boolean': (self: Collapse<boolean>) => model.allTrue(self),
    'val Collapse<Boolean>.any: Boolean': (self: Collapse<boolean>) => model.anyThere(self),
    'val Collapse<Boolean>.none: Boolean': (self: Collapse<boolean>) => model.noneThere(self),
    'fun Collapse<Int>.sum(): Int': (self: Collapse<number>) => model.sum(self, ints),
    'fun Collapse<Double>.sum(): Double': (self: Collapse) => model.sum(self, doubles),
    'fun Collapse<Int>.product(): Int': (self: Collapse<number>) => model.product(self, ints),
    'fun Collapse<Double>.product(): Double': (self: Collapse) => model.product(self, doubles),
  },
};
