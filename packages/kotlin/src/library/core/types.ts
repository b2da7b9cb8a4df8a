import {type LibraryClass} from '../../library';
import {Lazy} from '../../run/compile/properties';
import {equals, hashOf, compare} from '../../run/equality';
import {type Instance} from '../../run/instances';
import {text} from '../../run/text';
import {Char, isNumber} from '../../run/values';
import {type F} from '../functions';
import {StringBuilder} from '../text/builder';
import {charAt, substring} from '../text/letters';

const never = (): boolean => false;

/** What all values are, and what orders them. */
export const anyTypes: readonly LibraryClass[] = [
  {
    text: 'open class Any',
    is: (value) => value !== null,
    construct: () => Object.freeze({key: {}}),
    members: {
      'fun toString(): String': (self: unknown) => text(self),
      'fun hashCode(): Int': (self: unknown) => hashOf(self),
      'operator fun equals(other: Any?): Boolean': (self: unknown, other: unknown) =>
        equals(self, other),
    },
  },
  {text: 'class Nothing', is: never},
  {text: 'object Unit', is: (value) => value === undefined, instance: undefined},
  {
    text: 'interface Comparable<in T>',
    is: (value) =>
      isNumber(value) ||
      typeof value === 'string' ||
      typeof value === 'boolean' ||
      value instanceof Char ||
      (typeof value === 'object' && value !== null && 'compareTo' in value),
    members: {
      'abstract operator fun compareTo(other: T): Int': (a: unknown, b: unknown) => compare(a, b),
    },
  },
  {
    text: 'fun interface Comparator<in T>',
    is: (value) => typeof value === 'function',
    members: {
      'abstract fun compare(a: T, b: T): Int': (self: F, a: unknown, b: unknown) => self(a, b),
    },
  },
  {
    text: 'interface CharSequence',
    is: (value) => typeof value === 'string' || value instanceof StringBuilder,
    members: {
      'val length: Int': (self: string | object) => text(self).length,
      'operator fun get(index: Int): Char': (self: string | object, index: number) =>
        charAt(text(self), index),
      'fun subSequence(startIndex: Int, endIndex: Int): CharSequence': (
        self: string | object,
        start: number,
        end: number,
      ) => substring(text(self), start, end),
    },
  },
  {
    text: 'abstract class Enum<E> : Comparable<E>',
    is: never,
    construct: () => undefined,
    members: {
      'val name: String': (self: Instance) => self.entry?.name,
      'val ordinal: Int': (self: Instance) => self.entry?.ordinal,
      'operator fun compareTo(other: E): Int': (self: Instance, other: Instance) =>
        (self.entry?.ordinal ?? 0) - (other.entry?.ordinal ?? 0),
    },
  },
];

/** What `use` closes, and how careful `lazy` is: here one program runs at a time. */
export const others: readonly LibraryClass[] = [
  {
    text: 'interface AutoCloseable',
    is: never,
    members: {'abstract fun close(): Unit': undefined},
  },
  {
    text: 'class LazyThreadSafetyMode',
    is: never,
    nested: [
      {
        text: 'object Companion',
        is: never,
        instance: {key: 'LazyThreadSafetyMode'},
        members: Object.fromEntries(
          ['SYNCHRONIZED', 'PUBLICATION', 'NONE'].map((name) => [
            `val ${name}: LazyThreadSafetyMode`,
            () => ({key: name, toString: () => name}),
          ]),
        ),
      },
    ],
  },
];

/** Classes that only stand in declarations. */
export const markers: readonly LibraryClass[] = [
  {text: 'class Suppress', is: never},
  {text: 'class JvmInline', is: never},
  {text: 'class OptIn', is: never},
];

export const lazyTypes: readonly LibraryClass[] = [
  {
    text: 'class Lazy<out T>',
    is: (value) => value instanceof Lazy,
    members: {
      'val value: T': (self: Lazy) => self.value,
      'fun isInitialized(): Boolean': (self: Lazy) => self.isInitialized,
    },
  },
];
