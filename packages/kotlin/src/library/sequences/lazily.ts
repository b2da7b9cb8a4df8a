/** Sequences that come from generators. */
import {type List, list, Sequence} from '../../run/collections';
import {fail} from '../../run/failures';
import {machine} from '../../run/machine';
import {windows} from '../collections/shared';
import {type Implementation} from '../../symbols';
import {type F} from '../functions';

/** That can be gone through once. */
export function once(self: Sequence): Sequence {
  let used = false;
  return new Sequence(() => {
    if (used) {
      fail('IllegalStateException', 'This sequence can be consumed only once.');
    }
    used = true;
    return self[Symbol.iterator]();
  });
}
export function* zipped(self: Sequence, other: Sequence, make: F): Generator<unknown> {
  const others = other[Symbol.iterator]();
  for (const each of self) {
    const next = others.next();
    if (next.done === true) {
      return;
    }
    yield make(each, next.value);
  }
}
/** Sequences whose last one may be smaller. */
export function* pieces(self: Sequence, size: number, step = 1, partial = false): Generator<List> {
  windows(list([]), size, step);
  let all: unknown[] = [];
  let skipped = 0;
  for (const each of self) {
    if (skipped > 0) {
      skipped -= 1;
    } else {
      all.push(each);
    }
    machine.fits(all.length);
    if (all.length < size) {
      continue;
    }
    yield list(all);
    skipped = Math.max(0, step - size);
    all = all.slice(step);
  }
  for (; partial && all.length > 0; all = all.slice(step)) {
    yield list(all);
  }
}
/** A function of sequences that gives another one, from what generates it. */
export const lazily =
  <T extends unknown[]>(make: (self: Sequence, ...args: T) => Generator<unknown>): Implementation =>
  (self: Sequence, ...args: T) =>
    new Sequence(() => make(self, ...args));
