/** Texts and characters. */
import {type F, type LibraryPackage, type Rows} from '../library';
import {list, List, Sequence} from '../run/collections';
import {compareTexts} from '../run/equality';
import {fail} from '../run/failures';
import {machine} from '../run/machine';
import {text} from '../run/text';
import {
  byte,
  char,
  type Char,
  type Double,
  double,
  float,
  KotlinArray,
  number,
  Pair,
  type Progression,
  small,
  type Small,
} from '../run/values';
import {type Implementation} from '../symbols';
import {
  builderTypes,
  charAt,
  charsOf,
  concatenated,
  ignoring,
  isBlank,
  letters,
  lines,
  pad,
  repeated,
  StringBuilder,
  substring,
} from './basics';
import {indexed} from './collections/lists';
import {steps} from './collections/steps';
import {terminal} from './collections/terminal';
import {formatted} from './format';
import {intRange} from './numbers';

// Numbers that texts say.

/** What the JVM says of a text that is no number with a fraction. */
const realIn = (self: string): never =>
  self.trim() === '' ? fail('NumberFormatException', 'empty String') : numberIn(self);
const numberIn = (self: string): never =>
  fail('NumberFormatException', `For input string: "${self}"`);
const parseInt10 = (self: string): number | null => {
  if (!/^[+-]?\d+$/.test(self)) {
    return null;
  }
  const value = Number(self);
  return value > 2147483647 || value < -2147483648 ? null : value;
};
const parseLong = (self: string): bigint | null => {
  // A plus sign is nothing that JavaScript reads here.
  const value = /^[+-]?\d+$/.test(self) ? BigInt(self.replace('+', '')) : null;
  return value === null || BigInt.asIntN(64, value) !== value ? null : value;
};
const parseDouble = (self: string): Double | null =>
  /^\s*[+-]?(\d+\.?\d*([eE][+-]?\d+)?|\.\d+([eE][+-]?\d+)?|NaN|Infinity)\s*$/.test(self)
    ? double(Number(self))
    : null;

// Texts cut into parts, and parts cut away.

const split = (self: string, delimiters: readonly unknown[], limit: number): string[] => {
  const marks = delimiters.map(text);
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index <= self.length && (limit <= 0 || parts.length < limit - 1);) {
    const mark = marks.find((each) => self.startsWith(each, index));
    if (mark === undefined) {
      index += 1;
    } else {
      parts.push(self.slice(start, index));
      start = index + mark.length;
      // Nothing stands between all characters, and before the first.
      index = Math.max(start, index + 1);
    }
  }
  return [...parts, self.slice(start)];
};
/** Lines that begin anew: of a block of text, whose first and last line count only where something stands there. */
function withIndents(self: string, cut: (line: string) => string): string {
  const all = lines(self);
  return all
    .filter((line, index) => !((index === 0 || index === all.length - 1) && isBlank(line)))
    .map(cut)
    .join('\n');
}
function replaceIndent(self: string, by = ''): string {
  const indents = lines(self)
    .filter((line) => !isBlank(line))
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : indents.reduce((a, b) => Math.min(a, b));
  return withIndents(self, (line) => by + line.slice(indent));
}
const replaceIndentByMargin = (self: string, by = '', margin = '|'): string =>
  withIndents(self, (line) =>
    line.trimStart().startsWith(margin) ? by + line.trimStart().slice(margin.length) : line,
  );
/** `substringBefore`, `replaceBefore` and their like: a mark that is not there gives what is asked for then. */
const substrings: Rows = Object.fromEntries(
  ['Before', 'After', 'BeforeLast', 'AfterLast'].flatMap((name) =>
    ['String', 'Char'].flatMap((type): [string, Implementation][] => {
      /** Where the part begins and ends, if there is a mark. */
      const part = (self: string, delimiter: unknown): [number, number] | undefined => {
        const mark = text(delimiter);
        const at = name.endsWith('Last') ? self.lastIndexOf(mark) : self.indexOf(mark);
        return at < 0
          ? undefined
          : name.startsWith('Before')
            ? [0, at]
            : [at + mark.length, self.length];
      };
      return [
        [
          `fun String.substring${name}(delimiter: ${type}, missingDelimiterValue: String = ""): String`,
          (self: string, delimiter: unknown, missing = self) => {
            const found = part(self, delimiter);
            return found === undefined ? missing : self.slice(...found);
          },
        ],
        [
          `fun String.replace${name}(delimiter: ${type}, replacement: String, missingDelimiterValue: String = ""): String`,
          (self: string, delimiter: unknown, other: string, missing = self) => {
            const found = part(self, delimiter);
            return found === undefined
              ? missing
              : self.slice(0, found[0]) + other + self.slice(found[1]);
          },
        ],
      ];
    }),
  ),
);
const around = (self: string, before: string, after: string): string =>
  self.length >= before.length + after.length && self.startsWith(before) && self.endsWith(after)
    ? self.slice(before.length, self.length - after.length)
    : self;
/** How many characters two texts have in common at their beginnings. */
function sharedBy(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) {
    count += 1;
  }
  return count;
}
function trimmed(self: string, gone: readonly unknown[], atStart: boolean): string {
  const isGone = (index: number): boolean => gone.includes(char(self.charCodeAt(index)));
  let [start, end] = [0, self.length];
  if (atStart) {
    while (start < end && isGone(start)) {
      start += 1;
    }
  } else {
    while (end > start && isGone(end - 1)) {
      end -= 1;
    }
  }
  return self.slice(start, end);
}

/** What texts have not of all that can be gone through, or have otherwise. */
const NOT_OF_TEXTS =
  /^(joinTo|toMutableSet|sorted|distinct|minus|intersect|union|subtract|(last)?indexOf$|contains|elementAt$|filterTo)/i;
const IS_COUNTED = /^(take|drop)(Last)?$/;
/** Texts are gone through as lists of their characters are; what gives a list of some gives a text. */
function ofCharacters(rows: Rows): Rows {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([row, run]): [string, Implementation][] => {
      const [, name = ''] = /\$<T>\.(\w+)/.exec(row) ?? [];
      if (
        name === '' ||
        NOT_OF_TEXTS.test(name) ||
        row.includes('(List<') ||
        row.includes('AnyArray<')
      ) {
        return [];
      }
      const signature =
        name === 'zip'
          ? row.replace(', R', '').replace('Iterable<R>', 'CharSequence').replace(/\bR\b/g, 'T')
          : row;
      const isPart = name !== 'toList' && /: (Pair<|List<)*List<T>[^()]*$/.test(signature);
      const own = (isPart ? signature.replace(/List<T>(?=[^()]*$)/g, 'String') : signature)
        .replace(/<(S, )?T( : S| : Comparable<T>)?(, |>)/, (whole) =>
          whole.endsWith(' ') ? '<' : '',
        )
        .replace('$<T>', 'CharSequence')
        .replace(/\b[ST]\b/g, 'Char');
      const values =
        rows === indexed ? (self: string) => list(charsOf(self)) : (self: string) => self;
      const made = (self: unknown, ...rest: unknown[]) => {
        if (IS_COUNTED.test(name) && Number(rest[0]) < 0) {
          fail(
            'IllegalArgumentException',
            `Requested character count ${text(rest[0])} is less than zero.`,
          );
        }
        const result = (run as F)(values(text(self)), ...rest);
        return isPart ? asTexts(result) : result;
      };
      return [[own, made]];
    }),
  );
}
/** Lists of characters as texts. */
function asTexts(value: unknown): unknown {
  if (value instanceof Pair) {
    return new Pair(asTexts(value.first), asTexts(value.second));
  }
  const all = (value as List).items;
  return all[0] instanceof List ? list(all.map(asTexts)) : letters(all as Char[]);
}

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
const ofTexts: Rows = {
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
  'fun String.reversed(): String': (self: string) => letters(charsOf(self).reverse()),
};

// // cspell:ignore titlecase

const ofChars = (self: KotlinArray): string => letters(self.items as Char[]);
/** A text, or what stands for one, as the bytes that it is made of. */
export const bytesOf = (self: string | object): KotlinArray =>
  new KotlinArray(
    [...new TextEncoder().encode(text(self))].map(byte),
    'Byte',
    typeof self === 'string' ? undefined : self,
  );
const ofBytes = ({items, origin}: KotlinArray): unknown =>
  origin ?? new TextDecoder().decode(Uint8Array.from(items, number));

/** `toByte`, `toShort` and what they are where there is no such number. */
function wholes(sort: string, bits: number): Rows {
  const read = (self: string): Small | null => {
    const value = parseInt10(self);
    const own = small(bits, value ?? 0);
    return own.value === value ? own : null;
  };
  return {
    [`fun String.to${sort}(): ${sort}`]: (self: string) =>
      read(self) ??
      (parseInt10(self) === null
        ? numberIn(self)
        : fail('NumberFormatException', `Value out of range. Value:"${self}" Radix:10`)),
    [`fun String.to${sort}OrNull(): ${sort}?`]: read,
  };
}

function built(build: F): string {
  const builder = new StringBuilder();
  build(builder);
  return builder.text;
}

/** Functions of texts after those of their characters. */
const moreOfTexts: Rows = {
  'fun String.elementAt(index: Int): Char': charAt,
  'fun String.toCharArray(): CharArray': (self: string) => new KotlinArray(charsOf(self), 'Char'),
  'fun CharArray.concatToString(): String': ofChars,
  'fun String(chars: CharArray): String': ofChars,
  'fun String.toByteArray(): ByteArray': bytesOf,
  'fun String.encodeToByteArray(): ByteArray': bytesOf,
  'fun ByteArray.decodeToString(): String': ofBytes,
  'fun String(bytes: ByteArray): String': ofBytes,
  ...wholes('Byte', 8),
  ...wholes('Short', 16),
  'fun String?.equals(other: String?, ignoreCase: Boolean = false): Boolean': (
    self: string | null,
    other: string | null,
    ignore = false,
  ) => (ignore ? self?.toLowerCase() === other?.toLowerCase() : self === other),
  'fun String.compareTo(other: String, ignoreCase: Boolean): Int': ignoring(compareTexts),
  'fun String.removeSurrounding(delimiter: String): String': (self: string, mark: string) =>
    around(self, mark, mark),
  'fun String.removeSurrounding(prefix: String, suffix: String): String': around,
  'fun String.commonPrefixWith(other: String): String': (self: string, other: string) =>
    self.slice(0, sharedBy(self, other)),
  'fun String.commonSuffixWith(other: String): String': (self: string, other: string) => {
    const [a, b] = [self, other].map((each) => [...each].reverse().join(''));
    return self.slice(self.length - sharedBy(a, b));
  },
  'fun String.replaceFirst(oldValue: String, newValue: String): String': (
    self: string,
    old: string,
    other: string,
  ) => self.replace(old, () => other),
  'fun String.prependIndent(indent: String = "    "): String': (self: string, indent = '    ') =>
    lines(self)
      .map((line) =>
        isBlank(line) ? (line.length < indent.length ? indent : line) : indent + line,
      )
      .join('\n'),
  'fun String.trim(vararg chars: Char): String': (self: string, {items: gone}: KotlinArray) =>
    trimmed(trimmed(self, gone, true), gone, false),
  'fun String.trimStart(vararg chars: Char): String': (self: string, gone: KotlinArray) =>
    trimmed(self, gone.items, true),
  'fun String.trimEnd(vararg chars: Char): String': (self: string, gone: KotlinArray) =>
    trimmed(self, gone.items, false),
  'fun String.toInt(radix: Int): Int': (self: string, radix: number) => {
    const value = Number.parseInt(self, radix);
    return value.toString(radix) === self.toLowerCase().replace(/^\+?0*(?=.)/, '') &&
      value === (value | 0)
      ? value
      : fail(
          'NumberFormatException',
          `For input string: "${self}"${radix === 10 ? '' : ` under radix ${radix}`}`,
        );
  },
  'fun String.toLongOrNull(): Long?': parseLong,
  'fun String.toFloat(): Float': (self: string) => float((parseDouble(self) ?? realIn(self)).value),
  'fun Char.digitToIntOrNull(): Int?': (self: Char) => parseInt10(letters([self])),
  'fun Char.titlecase(): String': (self: Char) => letters([self]).toUpperCase(),
  'fun Char.equals(other: Char, ignoreCase: Boolean): Boolean': (
    self: Char,
    other: Char,
    ignore: boolean,
  ) => ignoring((a, b) => a === b)(text(self), text(other), ignore),
  'val String.indices: IntRange': (self: string) => intRange(0, self.length - 1),
  'val String.lastIndex: Int': (self: string) => self.length - 1,
  'fun String.toInt(): Int': (self: string) => parseInt10(self) ?? numberIn(self),
  'fun String.toIntOrNull(): Int?': parseInt10,
  'fun String.toLong(): Long': (self: string) => parseLong(self) ?? numberIn(self),
  'fun String.toDouble(): Double': (self: string) => parseDouble(self) ?? realIn(self),
  'fun String.toDoubleOrNull(): Double?': parseDouble,
  'fun String.toBoolean(): Boolean': (self: string) => self.toLowerCase() === 'true',
  'fun String.format(vararg args: Any?): String': (self: string, args: KotlinArray) =>
    formatted(self, args.items),
  'fun String.format(locale: Locale?, vararg args: Any?): String': (
    self: string,
    _locale: unknown,
    args: KotlinArray,
  ) => formatted(self, args.items),
  'fun buildString(builderAction: StringBuilder.() -> Unit): String': built,
  'fun buildString(capacity: Int, builderAction: StringBuilder.() -> Unit): String': (
    _capacity: number,
    build: F,
  ) => built(build),
  'fun Int.toString(radix: Int): String': (self: number, radix: number) => self.toString(radix),
  'operator fun Char.plus(other: String): String': (self: Char, other: string) =>
    concatenated(letters([self]), other),
  'operator fun String?.plus(other: Any?): String': (self: unknown, other: unknown) =>
    concatenated(text(self), text(other)),
};

/** What Kotlin has of all texts, those that grow, too. */
const OF_ALL_TEXTS =
  /^(operator )?(fun|val) String\.(contains|startsWith|endsWith|indexOf|lastIndexOf|is(Not)?Blank|split|lines|repeat|trim(Start|End)?|pad(Start|End)|indices|lastIndex|substring(?!.*Range))\b/;

const ofSequences = (rows: Rows): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([row, run]) =>
      OF_ALL_TEXTS.test(row)
        ? [
            row.replace('String', 'CharSequence'),
            (self: unknown, ...rest: unknown[]) => (run as F)(text(self), ...rest),
          ]
        : [row, run],
    ),
  );

export const texts: LibraryPackage = {
  name: 'kotlin.text',
  classes: builderTypes,
  rows: {
    ...ofSequences(ofTexts),
    ...ofCharacters(terminal),
    ...ofCharacters(steps),
    ...ofCharacters(indexed),
    ...ofSequences(moreOfTexts),
  },
};

export const strings: LibraryPackage = {
  name: 'kotlin',
  classes: [
    {
      text: 'class String : CharSequence, Comparable<String>',
      is: (value) => typeof value === 'string',
      members: {
        'operator fun plus(other: Any?): String': (self: string, other: unknown) =>
          concatenated(self, text(other)),
        'operator fun get(index: Int): Char': charAt,
        'operator fun compareTo(other: String): Int': compareTexts,
      },
      nested: [
        {
          text: 'object Companion',
          is: () => false,
          instance: {key: 'String'},
          members: {
            'fun format(format: String, vararg args: Any?): String': (
              _self: unknown,
              pattern: string,
              args: KotlinArray,
            ) => formatted(pattern, args.items),
            'fun format(locale: Locale?, format: String, vararg args: Any?): String': (
              _self: unknown,
              _locale: unknown,
              pattern: string,
              args: KotlinArray,
            ) => formatted(pattern, args.items),
          },
        },
      ],
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
