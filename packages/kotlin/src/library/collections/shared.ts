/** What rows of collections have in common: finding, putting, taking away. */
import {type Rows} from '../../library';
import {Collected, KotlinSet, List, MapValues, items, iterate} from '../../run/collections';
import {equals, compare} from '../../run/equality';
import {fail} from '../../run/failures';
import {machine} from '../../run/machine';
import {type Implementation} from '../../symbols';
import {at} from '../core/made';
import {type Compare, type F} from '../functions';

export const same: F = (value) => value;
export const by =
  (key: F): Compare =>
  (a, b) =>
    compareNullable(key(a), key(b));
export const compareNullable = (a: unknown, b: unknown): number =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : compare(a, b);
/** What stands at an index, or what is made where there is none. */
export function itemAt(self: unknown, index: number, none: () => unknown): unknown {
  let left = index;
  for (const each of index < 0 ? [] : iterate(self)) {
    if (left === 0) {
      return each;
    }
    left -= 1;
  }
  return none();
}
/** Puts a function between all of them, one after the other; nothing where there is none. */
export function reduced(
  self: unknown,
  run: (a: unknown, b: unknown, index: number) => unknown,
): {value: unknown} | undefined {
  let found: {value: unknown} | undefined;
  let index = 0;
  for (const each of iterate(self)) {
    found = {value: found === undefined ? each : run(found.value, each, index)};
    index += 1;
  }
  return found;
}
/** The last one of which something is so. */
export function lastWhere(self: unknown, test: F): {value: unknown} | undefined {
  let found: {value: unknown} | undefined;
  for (const each of self instanceof List ? items(self).reverse() : iterate(self)) {
    if (test(each) === true) {
      found = {value: each};
      if (self instanceof List) {
        break;
      }
    }
  }
  return found;
}
export function find(self: unknown, test: F): unknown {
  for (const each of iterate(self)) {
    if (test(each) === true) {
      return each;
    }
  }
  return null;
}
export function indexWhere(self: unknown, test: (each: unknown) => boolean): number {
  let index = 0;
  for (const each of iterate(self)) {
    if (test(each)) {
      return index;
    }
    index += 1;
  }
  return -1;
}
export const flat = (self: unknown, make: F): unknown[] => {
  const all: unknown[] = [];
  for (const each of items(self)) {
    for (const inner of items(make(each))) {
      all.push(inner);
    }
    machine.fits(all.length);
  }
  return all;
};
export const setOf = (self: unknown): KotlinSet => new KotlinSet(iterate(self), true);
/** Those that are among others, or those that are not. */
export const among = (self: unknown, others: unknown, wanted: boolean): unknown[] => {
  const set = setOf(others);
  return items(self).filter((each) => set.has(each) === wanted);
};
/** Says what is wrong with a size or a step. */
export function checkWindow(size: number, step = 1): void {
  if (size <= 0 || step <= 0) {
    fail(
      'IllegalArgumentException',
      size === step
        ? `size ${size} must be greater than zero.`
        : `Both size ${size} and step ${step} must be greater than zero.`,
    );
  }
}
export const atLeast = (n: number): number =>
  n < 0 ? fail('IllegalArgumentException', `Requested element count ${n} is less than zero.`) : n;
/** The rows for a receiver. */
export function on(receiver: string, rows: Record<string, Implementation>): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([signature, run]) => [signature.replace('$', receiver), run]),
  );
}
export function add(to: unknown, value: unknown): boolean {
  if (to instanceof Collected) {
    return to.add(value);
  }
  const found = to as List;
  machine.allocate(1);
  found.items.push(value);
  return true;
}
export function put(to: unknown, values: Iterable<unknown>): unknown {
  for (const each of values) {
    add(to, each);
  }
  return to;
}
export function removeWhere(self: unknown, test: (value: unknown) => boolean): boolean {
  if (self instanceof List) {
    const kept = self.items.filter((each) => !test(each));
    const changed = kept.length !== self.items.length;
    self.items.splice(0, self.items.length, ...kept);
    return changed;
  }
  if (self instanceof MapValues) {
    const gone = [...self.map.all()].filter((each) => test(each.value));
    for (const each of gone) {
      self.map.delete(each.key);
    }
    return gone.length > 0;
  }
  const gone = [...(self as Collected)].filter(test);
  for (const each of gone) {
    (self as Collected).delete(each);
  }
  return gone.length > 0;
}
export const removeOne = (self: unknown, value: unknown): boolean => {
  if (self instanceof Collected) {
    return self.delete(value);
  }
  const {items: all} = self as List;
  const index = all.findIndex((each) => equals(each, value));
  if (index >= 0) {
    all.splice(index, 1);
  }
  return index >= 0;
};
export const size = (self: {size: number}): number => self.size;
export const inserted = (self: List, index: number, value: unknown): void => {
  if (index < 0 || index > self.size) {
    fail('IndexOutOfBoundsException', `Index: ${index}, Size: ${self.size}`);
  }
  machine.allocate(1);
  self.items.splice(index, 0, value);
};
/** An item of a list; the JVM's classes say differently that there is none. */
export function item({items: all, fixed}: List, index: number): unknown {
  if (index >= 0 && index < all.length) {
    return all[index];
  }
  if (!fixed) {
    return at(all, index);
  }
  if (all.length > 1) {
    fail('ArrayIndexOutOfBoundsException', `Index ${index} out of bounds for length ${all.length}`);
  }
  return fail(
    'IndexOutOfBoundsException',
    all.length === 0
      ? `Empty list doesn't contain element at index ${index}.`
      : `Index: ${index}, Size: 1`,
  );
}
