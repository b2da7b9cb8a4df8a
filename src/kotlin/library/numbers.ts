import {type LibraryClass, type LibraryPackage} from '../library';
import {fail} from '../run/failures';
import {int, mixed, real} from '../run/intrinsics';
import {Progression, ClosedRange} from '../run/collections';
import {compare} from '../run/equality';
import {text} from '../run/text';
import {Char, char, Double, double, Float, float, type KotlinArray} from '../run/values';
import {type Implementation} from '../symbols';

type Members = Record<string, Implementation>;

const toInt = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.max(-2147483648, Math.min(2147483647, Math.trunc(value)));
const toLong = (value: number): bigint => {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return 9223372036854775807n;
  return value <= -(2 ** 63) ? -9223372036854775808n : BigInt(Math.trunc(value));
};
const wrap = (value: bigint): bigint => BigInt.asIntN(64, value);
const byZero = (): never => fail('ArithmeticException', '/ by zero');

export const intRange = (first: number, last: number, step = 1): Progression =>
  new Progression(first, last, step, 'Int', (value) => value);
export const longRange = (from: bigint | number, to: bigint | number, step = 1): Progression => {
  const [first, last] = [Number(from), Number(to)];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last))
    fail('UnsupportedOperationException', 'Ranges of Long beyond 53 bits are not known here.');
  return new Progression(first, last, step, 'Long', BigInt);
};
export const charRange = (first: number, last: number, step = 1): Progression =>
  new Progression(first, last, step, 'Char', char);

const long = {
  plus: (a: bigint, b: bigint) => wrap(a + b),
  minus: (a: bigint, b: bigint) => wrap(a - b),
  times: (a: bigint, b: bigint) => wrap(a * b),
  div: (a: bigint, b: bigint) => (b === 0n ? byZero() : wrap(a / b)),
  rem: (a: bigint, b: bigint) => (b === 0n ? byZero() : a % b),
};

const NAMES = ['plus', 'minus', 'times', 'div', 'rem'] as const;
const number = (value: unknown): number =>
  value instanceof Double || value instanceof Float ? value.value : Number(value);
const raw = {
  plus: (a: number, b: number) => a + b,
  minus: (a: number, b: number) => a - b,
  times: (a: number, b: number) => a * b,
  div: (a: number, b: number) => a / b,
  rem: (a: number, b: number) => a % b,
};

/** The operators between a type of number and the others. */
function arithmetic(own: string): Members {
  const members: Members = {};
  for (const other of ['Int', 'Long', 'Double', 'Float']) {
    const result =
      own === 'Double' || other === 'Double'
        ? 'Double'
        : own === 'Float' || other === 'Float'
          ? 'Float'
          : own === 'Long' || other === 'Long'
            ? 'Long'
            : 'Int';
    for (const name of NAMES) {
      let run: Implementation;
      if (result === 'Int') run = int[name];
      else if (result === 'Long')
        run =
          own === other
            ? long[name]
            : (a: number | bigint, b: number | bigint) => long[name](BigInt(a), BigInt(b));
      else if (own === 'Double' && other === 'Double' && name !== 'rem') run = real[name];
      else if (result === 'Double')
        run = (a: unknown, b: unknown) => double(raw[name](number(a), number(b)));
      else run = (a: unknown, b: unknown) => float(raw[name](number(a), number(b)));
      members[`operator fun ${name}(other: ${other}): ${result}`] = run;
    }
    const compares =
      own === 'Int' && other === 'Int'
        ? int.compare
        : own === 'Double' && other === 'Double'
          ? real.compare
          : mixed;
    members[`operator fun compareTo(other: ${other}): Int`] = compares;
  }
  const make = {
    Int: (n: number) => n,
    Long: (n: number) => toLong(n),
    Double: double,
    Float: float,
  }[own] as (value: number) => unknown;
  if (own === 'Long') {
    members['operator fun unaryMinus(): Long'] = (a: bigint) => wrap(-a);
    members['operator fun inc(): Long'] = (a: bigint) => wrap(a + 1n);
    members['operator fun dec(): Long'] = (a: bigint) => wrap(a - 1n);
  } else {
    members[`operator fun unaryMinus(): ${own}`] =
      own === 'Int' ? (a: number) => -a | 0 : (a: unknown) => make(-number(a));
    members[`operator fun inc(): ${own}`] =
      own === 'Int' ? (a: number) => (a + 1) | 0 : (a: unknown) => make(number(a) + 1);
    members[`operator fun dec(): ${own}`] =
      own === 'Int' ? (a: number) => (a - 1) | 0 : (a: unknown) => make(number(a) - 1);
  }
  members[`operator fun unaryPlus(): ${own}`] = (a: unknown) => a;
  members['fun toInt(): Int'] =
    own === 'Int'
      ? (a: number) => a
      : own === 'Long'
        ? (a: bigint) => Number(BigInt.asIntN(32, a))
        : (a: unknown) => toInt(number(a));
  members['fun toLong(): Long'] =
    own === 'Long'
      ? (a: bigint) => a
      : own === 'Int'
        ? (a: number) => BigInt(a)
        : (a: unknown) => toLong(number(a));
  members['fun toDouble(): Double'] =
    own === 'Double' ? (a: Double) => a : (a: unknown) => double(number(a));
  members['fun toFloat(): Float'] = (a: unknown) => float(number(a));
  return members;
}

const bits: Members = {
  'infix fun and(other: Int): Int': (a: number, b: number) => a & b,
  'infix fun or(other: Int): Int': (a: number, b: number) => a | b,
  'infix fun xor(other: Int): Int': (a: number, b: number) => a ^ b,
  'infix fun shl(bitCount: Int): Int': (a: number, b: number) => a << b,
  'infix fun shr(bitCount: Int): Int': (a: number, b: number) => a >> b,
  'infix fun ushr(bitCount: Int): Int': (a: number, b: number) => (a >>> b) | 0,
  'fun inv(): Int': (a: number) => ~a,
  'fun toChar(): Char': (a: number) => char(a & 0xffff),
};

const constants = (own: string, entries: Members): LibraryClass => ({
  text: 'object Companion',
  is: () => false,
  instance: {key: own},
  members: entries,
});

const numeric: LibraryClass[] = [
  {
    text: 'abstract class Number',
    is: (value) =>
      typeof value === 'number' ||
      typeof value === 'bigint' ||
      value instanceof Double ||
      value instanceof Float,
    members: {
      'fun toDouble(): Double': (a: unknown) => double(number(a)),
      'fun toInt(): Int': (a: unknown) => toInt(number(a)),
      'fun toLong(): Long': (a: unknown) => toLong(number(a)),
    },
  },
  {
    text: 'class Int : Number, Comparable<Int>',
    is: (value) => typeof value === 'number',
    members: {
      ...arithmetic('Int'),
      ...bits,
      'operator fun rangeTo(other: Int): IntRange': (a: number, b: number) => intRange(a, b),
      'operator fun rangeUntil(other: Int): IntRange': (a: number, b: number) => intRange(a, b - 1),
    },
    nested: [
      constants('Int', {
        'val MAX_VALUE: Int': () => 2147483647,
        'val MIN_VALUE: Int': () => -2147483648,
      }),
    ],
  },
  {
    text: 'class Long : Number, Comparable<Long>',
    is: (value) => typeof value === 'bigint',
    members: {
      ...arithmetic('Long'),
      'operator fun rangeTo(other: Long): LongRange': (a: bigint, b: bigint) => longRange(a, b),
      'infix fun ushr(bitCount: Int): Long': (a: bigint, b: number) =>
        wrap(BigInt.asUintN(64, a) >> BigInt(b & 63)),
      'fun inv(): Long': (a: bigint) => ~a,
      'infix fun and(other: Long): Long': (a: bigint, b: bigint) => a & b,
      'infix fun or(other: Long): Long': (a: bigint, b: bigint) => a | b,
      'infix fun xor(other: Long): Long': (a: bigint, b: bigint) => a ^ b,
      'infix fun shl(bitCount: Int): Long': (a: bigint, b: number) => wrap(a << BigInt(b & 63)),
      'infix fun shr(bitCount: Int): Long': (a: bigint, b: number) => a >> BigInt(b & 63),
    },
    nested: [
      constants('Long', {
        'val MAX_VALUE: Long': () => 9223372036854775807n,
        'val MIN_VALUE: Long': () => -9223372036854775808n,
      }),
    ],
  },
  {
    text: 'class Double : Number, Comparable<Double>',
    is: (value) => value instanceof Double,
    members: {
      ...arithmetic('Double'),
      'operator fun rangeTo(other: Double): ClosedRange<Double>': (a: Double, b: Double) =>
        new ClosedRange(a, b),
    },
    nested: [
      constants('Double', {
        'val POSITIVE_INFINITY: Double': () => double(Infinity),
        'val NEGATIVE_INFINITY: Double': () => double(-Infinity),
        'val NaN: Double': () => double(NaN),
        'val MAX_VALUE: Double': () => double(Number.MAX_VALUE),
        'val MIN_VALUE: Double': () => double(Number.MIN_VALUE),
      }),
    ],
  },
  {
    text: 'class Float : Number, Comparable<Float>',
    is: (value) => value instanceof Float,
    members: arithmetic('Float'),
    nested: [
      constants('Float', {
        'val POSITIVE_INFINITY: Float': () => float(Infinity),
        'val NEGATIVE_INFINITY: Float': () => float(-Infinity),
        'val NaN: Float': () => float(NaN),
        'val MAX_VALUE: Float': () => float(3.4028234663852886e38),
        'val MIN_VALUE: Float': () => float(1.401298464324817e-45),
      }),
    ],
  },
  {
    text: 'class Boolean : Comparable<Boolean>',
    is: (value) => typeof value === 'boolean',
    members: {
      'operator fun not(): Boolean': (a: boolean) => !a,
      'infix fun and(other: Boolean): Boolean': (a: boolean, b: boolean) => a && b,
      'infix fun or(other: Boolean): Boolean': (a: boolean, b: boolean) => a || b,
      'infix fun xor(other: Boolean): Boolean': (a: boolean, b: boolean) => a !== b,
      'operator fun compareTo(other: Boolean): Int': (a: boolean, b: boolean) =>
        Number(a) - Number(b),
    },
  },
  {
    text: 'class Char : Comparable<Char>',
    is: (value) => value instanceof Char,
    members: {
      'operator fun compareTo(other: Char): Int': (a: Char, b: Char) => Math.sign(a.code - b.code),
      'operator fun plus(other: Int): Char': (a: Char, b: number) => char((a.code + b) & 0xffff),
      'operator fun minus(other: Int): Char': (a: Char, b: number) => char((a.code - b) & 0xffff),
      'operator fun minus(other: Char): Int': (a: Char, b: Char) => a.code - b.code,
      'operator fun rangeTo(other: Char): CharRange': (a: Char, b: Char) =>
        charRange(a.code, b.code),
      'operator fun inc(): Char': (a: Char) => char((a.code + 1) & 0xffff),
      'operator fun dec(): Char': (a: Char) => char((a.code - 1) & 0xffff),
      'fun toInt(): Int': (a: Char) => a.code,
    },
  },
];

export const numbers: LibraryPackage = {
  name: 'kotlin',
  classes: numeric,
  rows: {
    'fun Int.mod(other: Int): Int': (a: number, b: number) =>
      b === 0 ? byZero() : ((a % b) + b) % b,
    'fun Int.floorDiv(other: Int): Int': (a: number, b: number) =>
      b === 0 ? byZero() : Math.floor(a / b),
    'fun Long.mod(other: Long): Long': (a: bigint, b: bigint) =>
      b === 0n ? byZero() : ((a % b) + b) % b,
    'fun Double.mod(other: Double): Double': (a: Double, b: Double) =>
      double(((a.value % b.value) + b.value) % b.value),
    'fun Long.floorDiv(other: Long): Long': (a: bigint, b: bigint) =>
      b === 0n ? byZero() : wrap((a - (((a % b) + b) % b)) / b),
    'fun Float.isNaN(): Boolean': (a: Float) => Number.isNaN(a.value),
    'fun Double.isNaN(): Boolean': (a: Double) => Number.isNaN(a.value),
    'fun Double.isInfinite(): Boolean': (a: Double) => Math.abs(a.value) === Infinity,
    'fun Double.isFinite(): Boolean': (a: Double) => Number.isFinite(a.value),
    'val Char.code: Int': (a: Char) => a.code,
  },
};

const one = (run: (value: number) => number) => (a: Double) => double(run(a.value));
/** Half away from zero is up: as `Math.round` of the JVM. */
const rounded = (value: number): number => Math.floor(value + 0.5);
/** To the even neighbour when in the middle. */
const even = (value: number): number => {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
};

export const math: LibraryPackage = {
  name: 'kotlin.math',
  rows: {
    'val PI: Double': () => double(Math.PI),
    'val E: Double': () => double(Math.E),
    ...Object.fromEntries(
      ['sqrt', 'sin', 'cos', 'tan', 'atan', 'asin', 'acos', 'exp', 'floor', 'ceil', 'abs'].map(
        (name) => [`fun ${name}(x: Double): Double`, one((x) => Math[name as 'sqrt'](x))],
      ),
    ),
    'fun round(x: Double): Double': one(even),
    'fun truncate(x: Double): Double': one(Math.trunc),
    'fun ln(x: Double): Double': one(Math.log),
    'fun log2(x: Double): Double': one(Math.log2),
    'fun log10(x: Double): Double': one(Math.log10),
    'fun atan2(y: Double, x: Double): Double': (y: Double, x: Double) =>
      double(Math.atan2(y.value, x.value)),
    'fun hypot(x: Double, y: Double): Double': (x: Double, y: Double) =>
      double(Math.sqrt(x.value * x.value + y.value * y.value)),
    'fun sign(x: Double): Double': one(Math.sign),
    'fun abs(n: Int): Int': (n: number) => Math.abs(n) | 0,
    'fun abs(n: Long): Long': (n: bigint) => (n < 0n ? wrap(-n) : n),
    'val Int.absoluteValue: Int': (n: number) => Math.abs(n) | 0,
    'val Double.absoluteValue: Double': one(Math.abs),
    'val Int.sign: Int': (n: number) => Math.sign(n),
    'val Double.sign: Double': one(Math.sign),
    'fun Double.pow(x: Double): Double': (a: Double, b: Double) => double(a.value ** b.value),
    'fun Double.pow(n: Int): Double': (a: Double, n: number) => double(a.value ** n),
    'fun Double.roundToInt(): Int': (a: Double) =>
      Number.isNaN(a.value)
        ? fail('IllegalArgumentException', 'Cannot round NaN value.')
        : toInt(rounded(a.value)),
    'fun Double.roundToLong(): Long': (a: Double) =>
      Number.isNaN(a.value)
        ? fail('IllegalArgumentException', 'Cannot round NaN value.')
        : toLong(rounded(a.value)),
    'fun log(x: Double, base: Double): Double': (x: Double, base: Double) =>
      double(Math.log(x.value) / Math.log(base.value)),
    'fun cbrt(x: Double): Double': one(Math.cbrt),
    'val Long.absoluteValue: Long': (n: bigint) => (n < 0n ? wrap(-n) : n),
    'val Long.sign: Int': (n: bigint) => Number(n > 0n) - Number(n < 0n),
    'fun max(a: Int, b: Int): Int': Math.max,
    'fun min(a: Int, b: Int): Int': Math.min,
    'fun max(a: Double, b: Double): Double': (a: Double, b: Double) =>
      double(Math.max(a.value, b.value)),
    'fun min(a: Double, b: Double): Double': (a: Double, b: Double) =>
      double(Math.min(a.value, b.value)),
    'fun max(a: Long, b: Long): Long': (a: bigint, b: bigint) => (a > b ? a : b),
    'fun min(a: Long, b: Long): Long': (a: bigint, b: bigint) => (a < b ? a : b),
  },
};

const range = (name: string, item: string): LibraryClass => ({
  text: `class ${name} : ${item}Progression, ClosedRange<${item}>`,
  is: (value) => value instanceof Progression && value.sort === item && value.isRange,
});

const progression = (item: string, unwrap: (value: never) => number): LibraryClass => ({
  text: `open class ${item}Progression : Iterable<${item}>`,
  is: (value) => value instanceof Progression && value.sort === item,
  members: {
    [`val first: ${item}`]: (self: Progression) => self.wrap(self.first),
    [`val last: ${item}`]: (self: Progression) => self.wrap(self.last),
    'val step: Int': (self: Progression) => self.step,
    'fun isEmpty(): Boolean': (self: Progression) => self.size === 0,
    [`operator fun contains(value: ${item}): Boolean`]: (self: Progression, value: never) => {
      const found = unwrap(value);
      const inside =
        self.step > 0
          ? found >= self.first && found <= self.last
          : found <= self.first && found >= self.last;
      return inside && (found - self.first) % self.step === 0;
    },
  },
});

function stepped(self: Progression, step: number): Progression {
  if (step <= 0) fail('IllegalArgumentException', `Step must be positive, was: ${step}.`);
  const signed = self.step > 0 ? step : -step;
  const count =
    self.step > 0
      ? Math.floor((self.last - self.first) / step)
      : Math.floor((self.first - self.last) / step);
  return new Progression(
    self.first,
    count < 0 ? self.last : self.first + count * signed,
    signed,
    self.sort,
    self.wrap,
    false,
  );
}

/** Numbers with a fraction by their values, all others by their order. */
function within({start, endInclusive, until}: ClosedRange, value: unknown): boolean {
  if (start instanceof Double && endInclusive instanceof Double && value instanceof Double) {
    const {value: own} = value;
    return start.value <= own && (until ? own < endInclusive.value : own <= endInclusive.value);
  }
  const order = compare(value, endInclusive);
  return compare(start, value) <= 0 && (until ? order < 0 : order <= 0);
}

const emptyRange = (why: string): never =>
  fail('IllegalArgumentException', `Cannot coerce value to an empty range: ${why}.`);
const clamp = (value: unknown, low: unknown, high: unknown): unknown =>
  compare(value, low) < 0 ? low : compare(value, high) > 0 ? high : value;

export const ranges: LibraryPackage = {
  name: 'kotlin.ranges',
  classes: [
    {
      text: 'interface ClosedRange<T : Comparable<T>>',
      is: (value) => value instanceof ClosedRange || value instanceof Progression,
      members: {
        'val start: T': (self: ClosedRange | Progression) =>
          self instanceof Progression ? self.wrap(self.first) : self.start,
        'val endInclusive: T': (self: ClosedRange | Progression) =>
          self instanceof Progression ? self.wrap(self.last) : self.endInclusive,
        'operator fun contains(value: T): Boolean': (self: ClosedRange, value: unknown) =>
          within(self, value),
        'fun isEmpty(): Boolean': (self: ClosedRange) => self.isEmpty,
      },
    },
    progression('Int', (value: number) => value),
    progression('Long', (value: bigint) => Number(value)),
    progression('Char', (value: Char) => value.code),
    range('IntRange', 'Int'),
    range('LongRange', 'Long'),
    range('CharRange', 'Char'),
  ],
  rows: {
    'infix fun Int.until(to: Int): IntRange': (a: number, b: number) => intRange(a, b - 1),
    'infix fun Int.downTo(to: Int): IntProgression': (a: number, b: number) => intRange(a, b, -1),
    'infix fun Long.until(to: Long): LongRange': (a: bigint, b: bigint) => longRange(a, b - 1n),
    'infix fun Long.downTo(to: Long): LongProgression': (a: bigint, b: bigint) =>
      longRange(a, b, -1),
    'infix fun LongProgression.step(step: Long): LongProgression': (
      self: Progression,
      step: bigint,
    ) => stepped(self, Number(step)),
    'operator fun Int.rangeUntil(other: Int): IntRange': (a: number, b: number) =>
      intRange(a, b - 1),
    'operator fun Long.rangeUntil(other: Long): LongRange': (a: bigint, b: bigint) =>
      longRange(a, b - 1n),
    'infix fun Char.until(to: Char): CharRange': (a: Char, b: Char) =>
      charRange(a.code, b.code - 1),
    'infix fun Char.downTo(to: Char): CharProgression': (a: Char, b: Char) =>
      charRange(a.code, b.code, -1),
    'infix fun IntProgression.step(step: Int): IntProgression': stepped,
    'infix fun CharProgression.step(step: Int): CharProgression': stepped,
    'fun IntProgression.reversed(): IntProgression': (self: Progression) =>
      new Progression(self.last, self.first, -self.step, 'Int', self.wrap, false),
    'fun LongProgression.reversed(): LongProgression': (self: Progression) =>
      new Progression(self.last, self.first, -self.step, 'Long', self.wrap, false),
    'fun CharProgression.reversed(): CharProgression': (self: Progression) =>
      new Progression(self.last, self.first, -self.step, 'Char', self.wrap, false),
    'operator fun <T : Comparable<T>> T.rangeTo(that: T): ClosedRange<T>': (
      a: unknown,
      b: unknown,
    ) => new ClosedRange(a, b),
    'operator fun Double.rangeUntil(that: Double): ClosedRange<Double>': (a: unknown, b: unknown) =>
      new ClosedRange(a, b, true),
    'fun <T : Comparable<T>> T.coerceAtLeast(minimumValue: T): T': (a: unknown, low: unknown) =>
      compare(a, low) < 0 ? low : a,
    'fun <T : Comparable<T>> T.coerceAtMost(maximumValue: T): T': (a: unknown, high: unknown) =>
      compare(a, high) > 0 ? high : a,
    'fun <T : Comparable<T>> T.coerceIn(minimumValue: T, maximumValue: T): T': (
      a: unknown,
      low: unknown,
      high: unknown,
    ) =>
      compare(low, high) > 0
        ? emptyRange(`maximum ${text(high)} is less than minimum ${text(low)}`)
        : clamp(a, low, high),
    'fun <T : Comparable<T>> T.coerceIn(range: ClosedRange<T>): T': (
      a: unknown,
      within: Progression | ClosedRange,
    ) => {
      const [low, high] =
        within instanceof Progression
          ? [within.wrap(within.first), within.wrap(within.last)]
          : [within.start, within.endInclusive];
      return compare(low, high) > 0 ? emptyRange(text(within)) : clamp(a, low, high);
    },
  },
};

const best =
  (sign: number) =>
  (...values: unknown[]): unknown =>
    values.reduce((a, b) => (compare(b, a) * sign > 0 ? b : a));
const comparator =
  (...selectors: ((value: unknown) => unknown)[]) =>
  (a: unknown, b: unknown) => {
    for (const select of selectors) {
      const order = compareNullable(select(a), select(b));
      if (order !== 0) return order;
    }
    return 0;
  };
const compareNullable = (a: unknown, b: unknown): number =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : compare(a, b);
type Compare = (a: unknown, b: unknown) => number;
type Select = (value: unknown) => unknown;

export const comparisons: LibraryPackage = {
  name: 'kotlin.comparisons',
  rows: {
    'fun maxOf(a: Double, b: Double): Double': (a: Double, b: Double) =>
      double(Math.max(a.value, b.value)),
    'fun minOf(a: Double, b: Double): Double': (a: Double, b: Double) =>
      double(Math.min(a.value, b.value)),
    'fun <T : Comparable<T>> maxOf(a: T, b: T): T': best(1),
    'fun <T : Comparable<T>> minOf(a: T, b: T): T': best(-1),
    'fun <T : Comparable<T>> maxOf(a: T, b: T, c: T): T': best(1),
    'fun <T : Comparable<T>> minOf(a: T, b: T, c: T): T': best(-1),
    'fun <T : Comparable<T>> maxOf(a: T, vararg other: T): T': (a: unknown, others: KotlinArray) =>
      best(1)(a, ...others.items),
    'fun <T : Comparable<T>> minOf(a: T, vararg other: T): T': (a: unknown, others: KotlinArray) =>
      best(-1)(a, ...others.items),
    'fun <T> maxOf(a: T, b: T, comparator: Comparator<T>): T': (
      a: unknown,
      b: unknown,
      order: Compare,
    ) => (order(a, b) >= 0 ? a : b),
    'fun <T> minOf(a: T, b: T, comparator: Comparator<T>): T': (
      a: unknown,
      b: unknown,
      order: Compare,
    ) => (order(a, b) <= 0 ? a : b),
    'fun <T> compareBy(selector: (T) -> Comparable<*>?): Comparator<T>': (select: Select) =>
      comparator(select),
    'fun <T> compareBy(vararg selectors: (T) -> Comparable<*>?): Comparator<T>': (
      selects: KotlinArray,
    ) => comparator(...(selects.items as Select[])),
    'fun <T> compareByDescending(selector: (T) -> Comparable<*>?): Comparator<T>':
      (select: Select) => (a: unknown, b: unknown) =>
        comparator(select)(b, a),
    'fun <T> compareValues(a: T?, b: T?): Int': compareNullable,
    'fun <T> Comparator<T>.thenBy(selector: (T) -> Comparable<*>?): Comparator<T>':
      (self: Compare, select: Select) => (a: unknown, b: unknown) =>
        self(a, b) || comparator(select)(a, b),
    'fun <T> Comparator<T>.thenByDescending(selector: (T) -> Comparable<*>?): Comparator<T>':
      (self: Compare, select: Select) => (a: unknown, b: unknown) =>
        self(a, b) || comparator(select)(b, a),
    'fun <T> Comparator<T>.then(comparator: Comparator<T>): Comparator<T>':
      (self: Compare, next: Compare) => (a: unknown, b: unknown) =>
        self(a, b) || next(a, b),
    'fun <T> Comparator<T>.reversed(): Comparator<T>':
      (self: Compare) => (a: unknown, b: unknown) =>
        self(b, a),
    'fun <T : Comparable<T>> naturalOrder(): Comparator<T>': () => compare,
    'fun <T : Comparable<T>> reverseOrder(): Comparator<T>': () => (a: unknown, b: unknown) =>
      compare(b, a),
  },
};
