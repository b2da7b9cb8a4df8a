// cspell:ignore titlecase
import {type Rows} from '../../library';
import {compareTexts} from '../../run/equality';
import {fail} from '../../run/failures';
import {text} from '../../run/text';
import {byte, type Char, float, KotlinArray, number, small, type Small} from '../../run/values';
import {type F} from '../functions';
import {intRange} from '../numbers/progressions';
import {StringBuilder} from './builder';
import {around, sharedBy, trimmed} from './cutting';
import {formatted} from './format';
import {charAt, chars, ignoring, isBlank, joined, letters, lines} from './letters';
import {numberIn, realIn, parseDouble, parseInt10, parseLong} from './parsing';

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
export const moreOfTexts: Rows = {
  'fun String.elementAt(index: Int): Char': charAt,
  'fun String.toCharArray(): CharArray': (self: string) => new KotlinArray(chars(self), 'Char'),
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
    joined(letters([self]), other),
  'operator fun String?.plus(other: Any?): String': (self: unknown, other: unknown) =>
    joined(text(self), text(other)),
};
