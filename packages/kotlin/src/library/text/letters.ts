/** Texts and their characters. */
import {fail} from '../../run/failures';
import {items} from '../../run/collections';
import {machine} from '../../run/machine';
import {type Char, char} from '../../run/values';

export const charAt = (self: string, index: number): Char => {
  if (index < 0 || index >= self.length) {
    fail('StringIndexOutOfBoundsException', `String index out of range: ${index}`);
  }
  return char(self.charCodeAt(index));
};
export const chars = (self: string): Char[] => items(self) as Char[];
export const letters = (codes: readonly Char[]): string =>
  codes.map((each) => String.fromCharCode(each.code)).join('');
export const isBlank = (self: string): boolean => self.trim() === '';
export const lines = (self: string): string[] => self.split(/\r\n|\n|\r/);
/** Counted before it is made. */
export const repeated = (text: string, times: number): string => {
  machine.allocate(Math.floor((text.length * times) / 8) + 1);
  return text.repeat(times);
};
export const pad = (self: string, length: number, by: Char | undefined): string =>
  repeated(by === undefined ? ' ' : letters([by]), Math.max(0, length - self.length));
/** Two texts one after the other: the longer one is shared. */
export const joined = (a: string, b: string): string => {
  machine.write(Math.min(a.length, b.length));
  return a + b;
};
export function substring(self: string, start: number, end: number): string {
  if (start < 0 || end > self.length || start > end) {
    fail('StringIndexOutOfBoundsException', `begin ${start}, end ${end}, length ${self.length}`);
  }
  return self.slice(start, end);
}

/** A function of two texts whose last parameter says whether upper and lower case are the same. */
export const ignoring =
  <T>(run: (self: string, other: string) => T) =>
  (self: string, other: string, ignore = false): T =>
    ignore ? run(self.toLowerCase(), other.toLowerCase()) : run(self, other);
