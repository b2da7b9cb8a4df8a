import {type LibraryClass} from '../../library';
import {machine} from '../../run/machine';
import {Pair, Triple} from '../../run/values';

export function pair(a: unknown, b: unknown): Pair {
  machine.allocate(2);
  return new Pair(a, b);
}

/** Pairs and triples. */
export const tuples: readonly LibraryClass[] = [
  {
    text: 'class Pair<out A, out B>(first: A, second: B)',
    is: (value) => value instanceof Pair,
    construct: pair,
    members: {
      'val first: A': (self: Pair) => self.first,
      'val second: B': (self: Pair) => self.second,
      'operator fun component1(): A': (self: Pair) => self.first,
      'operator fun component2(): B': (self: Pair) => self.second,
      'fun copy(first: A = TODO(), second: B = TODO()): Pair<A, B>': (
        self: Pair,
        a = self.first,
        b = self.second,
      ) => new Pair(a, b),
    },
  },
  {
    text: 'class Triple<out A, out B, out C>(first: A, second: B, third: C)',
    is: (value) => value instanceof Triple,
    construct: (a: unknown, b: unknown, c: unknown) => {
      machine.allocate(2);
      return new Triple(a, b, c);
    },
    members: {
      'val first: A': (self: Triple) => self.first,
      'val second: B': (self: Triple) => self.second,
      'val third: C': (self: Triple) => self.third,
      'operator fun component1(): A': (self: Triple) => self.first,
      'operator fun component2(): B': (self: Triple) => self.second,
      'operator fun component3(): C': (self: Triple) => self.third,
      'fun copy(first: A = TODO(), second: B = TODO(), third: C = TODO()): Triple<A, B, C>': (
        self: Triple,
        a = self.first,
        b = self.second,
        c = self.third,
      ) => new Triple(a, b, c),
    },
  },
];
