import {type Rows} from '../../library';
import {list, Sequence} from '../../run/collections';
import {type Progression, type Char, char, type KotlinArray} from '../../run/values';
import {fail} from '../../run/failures';
import {machine} from '../../run/machine';
import {text} from '../../run/text';
import {type F} from '../functions';
import {replaceIndent, replaceIndentByMargin, split, substrings} from './cutting';
import {
  charAt,
  chars,
  ignoring,
  isBlank,
  letters,
  lines,
  pad,
  repeated,
  substring,
} from './letters';
import {parseInt10} from './parsing';

function replaced(self: string, old: string, other: string, ignore = false): string {
  // Counted before it is made.
  const parts = (ignore ? self.toLowerCase() : self).split(ignore ? old.toLowerCase() : old);
  machine.allocate(Math.floor((self.length + parts.length * other.length) / 8) + 1);
  if (!ignore) {
    return self.replaceAll(old, () => other);
  }
  let at = 0;
  return parts
    .map((part) => {
      const own = self.slice(at, at + part.length);
      at += part.length + old.length;
      return own;
    })
    .join(other);
}

/** Functions of texts up to those of their characters. */
export const ofTexts: Rows = {
  'fun String.uppercase(): String': (self: string) => self.toUpperCase(),
  'fun String.lowercase(): String': (self: string) => self.toLowerCase(),
  'fun Char.uppercaseChar(): Char': (self: Char) =>
    char(letters([self]).toUpperCase().charCodeAt(0)),
  'fun Char.lowercaseChar(): Char': (self: Char) =>
    char(letters([self]).toLowerCase().charCodeAt(0)),
  'fun Char.uppercase(): String': (self: Char) => letters([self]).toUpperCase(),
  'fun Char.lowercase(): String': (self: Char) => letters([self]).toLowerCase(),
  ...Object.fromEntries(
    (
      [
        ['Digit', /\p{Nd}/u],
        ['Letter', /\p{L}/u],
        ['LetterOrDigit', /[\p{L}\p{Nd}]/u],
        ['UpperCase', /\p{Lu}/u],
        ['LowerCase', /\p{Ll}/u],
        ['Whitespace', /\s/],
      ] as const
    ).map(([name, sort]) => [
      `fun Char.is${name}(): Boolean`,
      (self: Char) => sort.test(letters([self])),
    ]),
  ),
  'fun Char.digitToInt(): Int': (self: Char) =>
    parseInt10(letters([self])) ??
    fail('IllegalArgumentException', `Char ${letters([self])} is not a decimal digit`),
  'fun String.replaceFirstChar(transform: (Char) -> Any): String': (self: string, make: F) =>
    self === '' ? '' : text(make(charAt(self, 0))) + self.slice(1),
  'fun String.trim(): String': (self: string) => self.trim(),
  'fun String.trimStart(): String': (self: string) => self.trimStart(),
  'fun String.trimEnd(): String': (self: string) => self.trimEnd(),
  'fun String.trimIndent(): String': replaceIndent,
  'fun String.replaceIndent(newIndent: String = ""): String': replaceIndent,
  'fun String.trimMargin(marginPrefix: String = "|"): String': (self: string, margin?: string) =>
    replaceIndentByMargin(self, '', margin),
  'fun String.replaceIndentByMargin(newIndent: String = "", marginPrefix: String = "|"): String':
    replaceIndentByMargin,
  'fun CharSequence.isEmpty(): Boolean': (self: unknown) => text(self) === '',
  'fun CharSequence.isNotEmpty(): Boolean': (self: unknown) => text(self) !== '',
  'fun String.isBlank(): Boolean': isBlank,
  'fun String.isNotBlank(): Boolean': (self: string) => !isBlank(self),
  'fun String?.isNullOrEmpty(): Boolean': (self: string | null) => self === null || self === '',
  'fun String?.isNullOrBlank(): Boolean': (self: string | null) => self === null || isBlank(self),
  'fun String?.orEmpty(): String': (self: string | null) => self ?? '',
  'fun String.ifEmpty(defaultValue: () -> String): String': (self: string, other: F) =>
    self === '' ? other() : self,
  'fun String.ifBlank(defaultValue: () -> String): String': (self: string, other: F) =>
    isBlank(self) ? other() : self,
  'fun String.startsWith(prefix: String, ignoreCase: Boolean = false): Boolean': ignoring(
    (self, prefix) => self.startsWith(prefix),
  ),
  'fun String.endsWith(suffix: String, ignoreCase: Boolean = false): Boolean': ignoring(
    (self, suffix) => self.endsWith(suffix),
  ),
  'fun String.startsWith(char: Char): Boolean': (self: string, other: Char) =>
    self.startsWith(letters([other])),
  'fun String.endsWith(char: Char): Boolean': (self: string, other: Char) =>
    self.endsWith(letters([other])),
  'operator fun String.contains(other: String, ignoreCase: Boolean = false): Boolean': ignoring(
    (self, other) => self.includes(other),
  ),
  'operator fun String.contains(char: Char): Boolean': (self: string, other: Char) =>
    self.includes(letters([other])),
  'fun String.indexOf(string: String, startIndex: Int = 0): Int': (
    self: string,
    other: string,
    start?: number,
  ) => self.indexOf(other, start),
  'fun String.indexOf(char: Char, startIndex: Int = 0): Int': (
    self: string,
    other: Char,
    start?: number,
  ) => self.indexOf(letters([other]), start),
  'fun String.lastIndexOf(string: String): Int': (self: string, other: string) =>
    self.lastIndexOf(other),
  'fun String.lastIndexOf(char: Char): Int': (self: string, other: Char) =>
    self.lastIndexOf(letters([other])),
  'fun String.substring(startIndex: Int): String': (self: string, start: number) =>
    substring(self, start, self.length),
  'fun String.substring(startIndex: Int, endIndex: Int): String': substring,
  'fun String.substring(range: IntRange): String': (self: string, range: Progression) =>
    substring(self, range.first, range.last + 1),
  ...substrings,
  'fun String.removePrefix(prefix: String): String': (self: string, prefix: string) =>
    self.startsWith(prefix) ? self.slice(prefix.length) : self,
  'fun String.removeSuffix(suffix: String): String': (self: string, suffix: string) =>
    self.endsWith(suffix) ? self.slice(0, self.length - suffix.length) : self,
  'fun String.replace(oldValue: String, newValue: String, ignoreCase: Boolean = false): String':
    replaced,
  'fun String.replace(oldChar: Char, newChar: Char, ignoreCase: Boolean = false): String': (
    self: string,
    old: Char,
    other: Char,
    ignore?: boolean,
  ) => replaced(self, letters([old]), letters([other]), ignore),
  'fun String.split(vararg delimiters: String, limit: Int = 0): List<String>': (
    self: string,
    marks: KotlinArray,
    limit = 0,
  ) => list(split(self, marks.items, limit)),
  'fun String.split(vararg delimiters: Char, limit: Int = 0): List<String>': (
    self: string,
    marks: KotlinArray,
    limit = 0,
  ) => list(split(self, marks.items, limit)),
  ...Object.fromEntries(
    ['String', 'Char'].map((mark) => [
      `fun CharSequence.splitToSequence(vararg delimiters: ${mark}, limit: Int = 0): Sequence<String>`,
      (self: unknown, marks: KotlinArray, limit = 0) =>
        new Sequence(() => split(text(self), marks.items, limit)[Symbol.iterator]()),
    ]),
  ),
  'fun String.lines(): List<String>': (self: string) => list(lines(self)),
  'fun CharSequence.lineSequence(): Sequence<String>': (self: unknown) =>
    new Sequence(() => lines(text(self))[Symbol.iterator]()),
  'fun String.repeat(n: Int): String': (self: string, n: number) => {
    if (n < 0) {
      fail('IllegalArgumentException', `Count 'n' must be non-negative, but was ${n}.`);
    }
    return repeated(self, n);
  },
  "fun String.padStart(length: Int, padChar: Char = ' '): String": (
    self: string,
    length: number,
    by?: Char,
  ) => pad(self, length, by) + self,
  "fun String.padEnd(length: Int, padChar: Char = ' '): String": (
    self: string,
    length: number,
    by?: Char,
  ) => self + pad(self, length, by),
  'fun String.reversed(): String': (self: string) => letters(chars(self).reverse()),
};
