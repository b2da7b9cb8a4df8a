/** What the JVM says where an item is missing. */
import {List, Sequence} from '../../run/collections';
import {Progression, KotlinArray} from '../../run/values';
import {fail} from '../../run/failures';
import {text} from '../../run/text';

/** What the JVM calls it that has no such item. */
export const nameOf = (self: unknown): string =>
  typeof self === 'string'
    ? 'Char sequence'
    : self instanceof KotlinArray
      ? 'Array'
      : self instanceof Sequence
        ? 'Sequence'
        : 'Collection';
export const nothingIn = (self: unknown): string =>
  self instanceof List
    ? 'List is empty.'
    : self instanceof Progression
      ? `Progression ${text(self)} is empty.`
      : `${nameOf(self)} is empty.`;
export const noMatch = (self: unknown, name = nameOf(self)): never =>
  fail(
    'NoSuchElementException',
    `${name} contains no ${typeof self === 'string' ? 'character' : 'element'} matching the predicate.`,
  );
export const empty = (): never => fail('NoSuchElementException', null);
export const nothing = (): null => null;
