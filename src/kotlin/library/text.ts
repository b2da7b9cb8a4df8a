import {type LibraryPackage, type Rows} from '../library';
import {KotlinSet, list, type Progression} from '../run/collections';
import {compareTexts} from '../run/equality';
import {fail} from '../run/failures';
import {items} from '../run/iterate';
import {machine} from '../run/machine';
import {doubleText, text} from '../run/text';
import {
  type Char,
  char,
  Double,
  double,
  Float,
  type Function,
  type KotlinArray,
} from '../run/values';
import {type Implementation} from '../symbols';
import {intRange} from './numbers';

type F = Function;

/** Text that grows. */
export class StringBuilder {
  text = '';

  toString(): string {
    return this.text;
  }
}

const charAt = (self: string, index: number): Char => {
  if (index < 0 || index >= self.length)
    fail('StringIndexOutOfBoundsException', `String index out of range: ${index}`);
  return char(self.charCodeAt(index));
};
const counted = (n: number): number =>
  n < 0 ? fail('IllegalArgumentException', `Requested character count ${n} is less than zero.`) : n;
const chars = (self: string): Char[] => items(self) as Char[];
const letters = (codes: readonly Char[]): string =>
  codes.map((each) => String.fromCharCode(each.code)).join('');
const numberIn = (self: string): never =>
  fail('NumberFormatException', `For input string: "${self}"`);
const parseInt10 = (self: string): number | null => {
  if (!/^[+-]?\d+$/.test(self)) return null;
  const value = Number(self);
  return value > 2147483647 || value < -2147483648 ? null : value;
};
const parseDouble = (self: string): Double | null =>
  /^\s*[+-]?(\d+\.?\d*([eE][+-]?\d+)?|\.\d+([eE][+-]?\d+)?|NaN|Infinity)\s*$/.test(self)
    ? double(Number(self))
    : null;
const isBlank = (self: string): boolean => self.trim() === '';
const lines = (self: string): string[] => self.split(/\r\n|\n|\r/);
const pad = (self: string, length: number, by: Char | undefined): string =>
  repeated(by === undefined ? ' ' : letters([by]), Math.max(0, length - self.length));
/** Counted before it is made. */
const repeated = (text: string, times: number): string => {
  machine.allocate(Math.floor((text.length * times) / 8) + 1);
  return text.repeat(times);
};
/** Two texts one after the other: the longer one is shared. */
const joined = (a: string, b: string): string => {
  machine.write(Math.min(a.length, b.length));
  return a + b;
};

/** `format` of the JVM, for what programs here write: %d %s %f %x %c %b %n %e, with width, precision and flags. */
function formatted(pattern: string, args: readonly unknown[]): string {
  let next = 0;
  return pattern.replace(
    /%(?:(\d+)\$)?([-+ 0,]*)(\d+)?(?:\.(\d+))?([a-zA-Z%])/g,
    (
      whole,
      position: string | undefined,
      flags: string,
      width: string | undefined,
      precision: string | undefined,
      kind: string,
    ) => {
      if (kind === '%') return '%';
      if (kind === 'n') return '\n';
      const value = position === undefined ? args[next++] : args[Number(position) - 1];
      if (value === undefined)
        return fail('IllegalArgumentException', `Format specifier '${whole}'`);
      let result = one(kind, value, precision, flags);
      if (result === undefined)
        return fail('IllegalArgumentException', `${kind} != ${text(value)}`);
      if (flags.includes('+') && 'dfe'.includes(kind) && !result.startsWith('-'))
        result = `+${result}`;
      const size = Math.min(Number(width ?? 0), 1000);
      if (flags.includes('-')) return result.padEnd(size);
      if (!flags.includes('0')) return result.padStart(size);
      const sign = /^[+-]/.exec(result)?.[0] ?? '';
      return sign + result.slice(sign.length).padStart(size - sign.length, '0');
    },
  );
}

function one(
  kind: string,
  value: unknown,
  precision: string | undefined,
  flags: string,
): string | undefined {
  switch (kind) {
    case 'd':
      if (typeof value !== 'number' && typeof value !== 'bigint') return undefined;
      return flags.includes(',') ? value.toLocaleString('en') : String(value);
    case 'f': {
      if (!(value instanceof Double || value instanceof Float)) return undefined;
      if (!Number.isFinite(value.value)) return doubleText(value.value);
      const digits = halfUp(value.value, Number(precision ?? 6));
      return flags.includes(',') ? digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : digits;
    }
    case 'e':
      return value instanceof Double
        ? value.value.toExponential(Number(precision ?? 6)).replace(/e([+-])(\d)$/, 'e$10$2')
        : undefined;
    case 'x':
      return typeof value === 'number' ? (value >>> 0).toString(16) : undefined;
    case 's':
    case 'c':
    case 'b':
      return precision === undefined ? text(value) : text(value).slice(0, Number(precision));
    default:
      return undefined;
  }
}

/** The JVM rounds the shortest decimal text half up; `toFixed` rounds the binary number. */
function halfUp(value: number, digits: number): string {
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const all = mantissa.replace('.', '');
  const point = Number(exponent) + 1;
  const padded = point <= 0 ? '0'.repeat(1 - point) + all : all.padEnd(point, '0');
  const whole = point <= 0 ? 1 : point;
  const scaled = padded.slice(0, whole + digits).padEnd(whole + digits, '0');
  const up = Number(padded[whole + digits] ?? '0') >= 5;
  const number = (BigInt(scaled) + (up ? 1n : 0n)).toString().padStart(digits + 1, '0');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + (digits === 0 ? number : `${number.slice(0, -digits)}.${number.slice(-digits)}`);
}

const split = (self: string, delimiters: readonly unknown[], limit: number): string[] => {
  const marks = delimiters.map(text);
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index <= self.length && (limit <= 0 || parts.length < limit - 1);) {
    const mark = marks.find((each) => self.startsWith(each, index));
    if (mark === undefined) index += 1;
    else {
      parts.push(self.slice(start, index));
      start = index + mark.length;
      // Nothing stands between all characters, and before the first.
      index = Math.max(start, index + 1);
    }
  }
  return [...parts, self.slice(start)];
};

function trimIndent(self: string): string {
  const all = lines(self);
  const indent = Math.min(
    ...all.filter((line) => !isBlank(line)).map((line) => /^\s*/.exec(line)?.[0].length ?? 0),
  );
  const cut = all.map((line) => line.slice(Number.isFinite(indent) ? indent : 0));
  if (cut[0] !== undefined && isBlank(cut[0])) cut.shift();
  if (cut.length > 0 && isBlank(cut.at(-1) ?? '')) cut.pop();
  return cut.join('\n');
}

const trimMargin = (self: string, margin = '|'): string => {
  const all = lines(self);
  const kept = all.filter(
    (line, index) => !((index === 0 || index === all.length - 1) && isBlank(line)),
  );
  return kept
    .map((line) =>
      line.trimStart().startsWith(margin) ? line.trimStart().slice(margin.length) : line,
    )
    .join('\n');
};

/** `substringBefore` and its like: a mark that is not there gives what is asked for then. */
const substrings: Rows = Object.fromEntries(
  (
    [
      ['Before', (self, mark) => self.slice(0, self.indexOf(mark))],
      ['After', (self, mark) => self.slice(self.indexOf(mark) + mark.length)],
      ['BeforeLast', (self, mark) => self.slice(0, self.lastIndexOf(mark))],
      ['AfterLast', (self, mark) => self.slice(self.lastIndexOf(mark) + mark.length)],
    ] as [string, (self: string, mark: string) => string][]
  ).flatMap(([name, cut]) =>
    ['String', 'Char'].map((type): [string, Implementation] => [
      `fun String.substring${name}(delimiter: ${type}, missingDelimiterValue: String = ""): String`,
      (self: string, delimiter: unknown, missing = self) =>
        self.includes(text(delimiter)) ? cut(self, text(delimiter)) : missing,
    ]),
  ),
);

export const texts: LibraryPackage = {
  name: 'kotlin.text',
  classes: [
    {
      text: 'class StringBuilder(content: String = "") : CharSequence',
      is: (value) => value instanceof StringBuilder,
      construct: (content = '') => {
        const builder = new StringBuilder();
        builder.text = content;
        return builder;
      },
      members: {
        'fun append(value: Any?): StringBuilder': (self: StringBuilder, value: unknown) => {
          self.text = joined(self.text, text(value));
          return self;
        },
        'fun appendLine(value: Any? = ""): StringBuilder': (
          self: StringBuilder,
          value: unknown = '',
        ) => {
          self.text = joined(self.text, `${text(value)}\n`);
          return self;
        },
        'val length: Int': (self: StringBuilder) => self.text.length,
      },
    },
  ],
  rows: {
    'fun String.uppercase(): String': (self: string) => self.toUpperCase(),
    'fun String.lowercase(): String': (self: string) => self.toLowerCase(),
    'fun Char.uppercaseChar(): Char': (self: Char) =>
      char(letters([self]).toUpperCase().charCodeAt(0)),
    'fun Char.lowercaseChar(): Char': (self: Char) =>
      char(letters([self]).toLowerCase().charCodeAt(0)),
    'fun Char.uppercase(): String': (self: Char) => letters([self]).toUpperCase(),
    'fun Char.lowercase(): String': (self: Char) => letters([self]).toLowerCase(),
    'fun Char.isDigit(): Boolean': (self: Char) => /\p{Nd}/u.test(letters([self])),
    'fun Char.isLetter(): Boolean': (self: Char) => /\p{L}/u.test(letters([self])),
    'fun Char.isLetterOrDigit(): Boolean': (self: Char) => /[\p{L}\p{Nd}]/u.test(letters([self])),
    'fun Char.isUpperCase(): Boolean': (self: Char) => /\p{Lu}/u.test(letters([self])),
    'fun Char.isLowerCase(): Boolean': (self: Char) => /\p{Ll}/u.test(letters([self])),
    'fun Char.isWhitespace(): Boolean': (self: Char) => /\s/.test(letters([self])),
    'fun Char.digitToInt(): Int': (self: Char) =>
      parseInt10(letters([self])) ??
      fail('IllegalArgumentException', `Char ${letters([self])} is not a decimal digit`),
    'fun String.replaceFirstChar(transform: (Char) -> Any): String': (self: string, make: F) =>
      self === '' ? '' : text(make(charAt(self, 0))) + self.slice(1),
    'fun String.trim(): String': (self: string) => self.trim(),
    'fun String.trimStart(): String': (self: string) => self.trimStart(),
    'fun String.trimEnd(): String': (self: string) => self.trimEnd(),
    'fun String.trimIndent(): String': trimIndent,
    'fun String.trimMargin(marginPrefix: String = "|"): String': trimMargin,
    'fun String.isEmpty(): Boolean': (self: string) => self === '',
    'fun String.isNotEmpty(): Boolean': (self: string) => self !== '',
    'fun String.isBlank(): Boolean': isBlank,
    'fun String.isNotBlank(): Boolean': (self: string) => !isBlank(self),
    'fun String?.isNullOrEmpty(): Boolean': (self: string | null) => self === null || self === '',
    'fun String?.isNullOrBlank(): Boolean': (self: string | null) => self === null || isBlank(self),
    'fun String?.orEmpty(): String': (self: string | null) => self ?? '',
    'fun String.ifEmpty(defaultValue: () -> String): String': (self: string, other: F) =>
      self === '' ? other() : self,
    'fun String.ifBlank(defaultValue: () -> String): String': (self: string, other: F) =>
      isBlank(self) ? other() : self,
    'fun String.startsWith(prefix: String, ignoreCase: Boolean = false): Boolean': (
      self: string,
      prefix: string,
      ignore = false,
    ) => (ignore ? self.toLowerCase().startsWith(prefix.toLowerCase()) : self.startsWith(prefix)),
    'fun String.endsWith(suffix: String): Boolean': (self: string, suffix: string) =>
      self.endsWith(suffix),
    'operator fun String.contains(other: String, ignoreCase: Boolean = false): Boolean': (
      self: string,
      other: string,
      ignore = false,
    ) => (ignore ? self.toLowerCase().includes(other.toLowerCase()) : self.includes(other)),
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
    'fun String.replace(oldValue: String, newValue: String): String': (
      self: string,
      old: string,
      other: string,
    ) => {
      // Counted before it is made.
      const times = other.length === 0 ? 0 : self.split(old).length;
      machine.allocate(Math.floor((self.length + times * other.length) / 8) + 1);
      return self.replaceAll(old, () => other);
    },
    'fun String.replace(oldChar: Char, newChar: Char): String': (
      self: string,
      old: Char,
      other: Char,
    ) => self.replaceAll(letters([old]), () => letters([other])),
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
    'fun String.lines(): List<String>': (self: string) => list(lines(self)),
    'fun String.repeat(n: Int): String': (self: string, n: number) => {
      if (n < 0) fail('IllegalArgumentException', `Count 'n' must be non-negative, but was ${n}.`);
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
    'fun String.take(n: Int): String': (self: string, n: number) => self.slice(0, counted(n)),
    'fun String.takeLast(n: Int): String': (self: string, n: number) =>
      counted(n) === 0 ? '' : self.slice(-n),
    'fun String.drop(n: Int): String': (self: string, n: number) => self.slice(counted(n)),
    'fun String.dropLast(n: Int): String': (self: string, n: number) =>
      self.slice(0, Math.max(0, self.length - counted(n))),
    'fun String.first(): Char': (self: string) =>
      self === '' ? fail('NoSuchElementException', 'Char sequence is empty.') : charAt(self, 0),
    'fun String.last(): Char': (self: string) =>
      self === ''
        ? fail('NoSuchElementException', 'Char sequence is empty.')
        : charAt(self, self.length - 1),
    'fun String.firstOrNull(): Char?': (self: string) => (self === '' ? null : charAt(self, 0)),
    'fun String.toList(): List<Char>': (self: string) => list(chars(self)),
    'fun String.toSet(): Set<Char>': (self: string) => new KotlinSet(chars(self)),
    'fun <R> String.map(transform: (Char) -> R): List<R>': (self: string, make: F) =>
      list(chars(self).map((each) => make(each))),
    'fun String.filter(predicate: (Char) -> Boolean): String': (self: string, test: F) =>
      letters(chars(self).filter((each) => test(each))),
    'fun String.forEach(action: (Char) -> Unit): Unit': (self: string, action: F) => {
      for (const each of chars(self)) action(each);
    },
    'fun String.any(predicate: (Char) -> Boolean): Boolean': (self: string, test: F) =>
      chars(self).some((each) => test(each)),
    'fun String.all(predicate: (Char) -> Boolean): Boolean': (self: string, test: F) =>
      chars(self).every((each) => test(each)),
    'fun String.count(predicate: (Char) -> Boolean): Int': (self: string, test: F) =>
      chars(self).filter((each) => test(each)).length,
    'fun String.sumOf(selector: (Char) -> Int): Int': (self: string, select: F) =>
      chars(self).reduce((sum, each) => (sum + (select(each) as number)) | 0, 0),
    'val String.length: Int': (self: string) => self.length,
    'val String.indices: IntRange': (self: string) => intRange(0, self.length - 1),
    'val String.lastIndex: Int': (self: string) => self.length - 1,
    'fun String.toInt(): Int': (self: string) => parseInt10(self) ?? numberIn(self),
    'fun String.toIntOrNull(): Int?': parseInt10,
    'fun String.toLong(): Long': (self: string) =>
      /^[+-]?\d+$/.test(self) ? BigInt(self) : numberIn(self),
    'fun String.toDouble(): Double': (self: string) => parseDouble(self) ?? numberIn(self),
    'fun String.toDoubleOrNull(): Double?': parseDouble,
    'fun String.toBoolean(): Boolean': (self: string) => self.toLowerCase() === 'true',
    'fun String.format(vararg args: Any?): String': (self: string, args: KotlinArray) =>
      formatted(self, args.items),
    'fun String.format(locale: Locale, vararg args: Any?): String': (
      self: string,
      _locale: unknown,
      args: KotlinArray,
    ) => formatted(self, args.items),
    'fun buildString(builderAction: StringBuilder.() -> Unit): String': (build: F) => {
      const builder = new StringBuilder();
      build(builder);
      return builder.text;
    },
    'fun Int.toString(radix: Int): String': (self: number, radix: number) => self.toString(radix),
    'operator fun String?.plus(other: Any?): String': (self: unknown, other: unknown) =>
      joined(text(self), text(other)),
  },
};

function substring(self: string, start: number, end: number): string {
  if (start < 0 || end > self.length || start > end)
    fail('StringIndexOutOfBoundsException', `begin ${start}, end ${end}, length ${self.length}`);
  return self.slice(start, end);
}

export const strings: LibraryPackage = {
  name: 'kotlin',
  classes: [
    {
      text: 'class String : CharSequence, Comparable<String>',
      is: (value) => typeof value === 'string',
      members: {
        'operator fun plus(other: Any?): String': (self: string, other: unknown) =>
          joined(self, text(other)),
        'operator fun get(index: Int): Char': charAt,
        'operator fun compareTo(other: String): Int': compareTexts,
      },
    },
  ],
};

export const java: LibraryPackage = {
  name: 'java.util',
  classes: [
    {
      text: 'class Locale',
      is: () => false,
      nested: [
        {
          text: 'object Companion',
          is: () => false,
          instance: {key: 'Locale'},
          members: {
            'val ROOT: Locale': () => ({key: 'ROOT'}),
            'val ENGLISH: Locale': () => ({key: 'ROOT'}),
            'val US: Locale': () => ({key: 'ROOT'}),
          },
        },
      ],
    },
  ],
};
