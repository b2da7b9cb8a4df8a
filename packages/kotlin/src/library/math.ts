/** `kotlin.math`, as the JVM computes it. */
import {type LibraryPackage, type Rows} from '../library';
import {fail} from '../run/failures';
import {type Double, double, type Float, float, number} from '../run/values';
import {type Implementation} from '../symbols';
import {toInt, toLong, wrap} from './numbers';

/** Half away from zero is up: as `Math.round` of the JVM. */
const rounded = (value: number): number => {
  const floor = Math.floor(value);
  return value - floor >= 0.5 ? floor + 1 : floor;
};
/** To the even neighbour when in the middle. */
const even = (value: number): number => {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) {
    return Math.round(value);
  }
  return floor % 2 === 0 ? floor : floor + 1;
};

/** Below these, and above what is one by them, two or three summands of a series are exact. */
const SECOND = Math.sqrt(Number.EPSILON);
const THIRD = Math.sqrt(SECOND);

function asinh(x: number): number {
  const size = Math.abs(x);
  if (size < THIRD) {
    return size >= SECOND ? x - (x * x * x) / 6 : x;
  }
  if (Number.isNaN(x)) {
    return x;
  }
  const found =
    size > 1 / SECOND
      ? Math.log(size) + Math.LN2
      : size > 1 / THIRD
        ? Math.log(size * 2 + 1 / (size * 2))
        : Math.log(size + Math.sqrt(size * size + 1));
  return Math.sign(x) * found;
}
function acosh(x: number): number {
  if (x > 1 / SECOND) {
    return Math.log(x) + Math.LN2;
  }
  if (x - 1 >= THIRD) {
    return Math.log(x + Math.sqrt(x * x - 1));
  }
  const y = Math.sqrt(x - 1);
  return Math.SQRT2 * (y >= SECOND ? y - (y * y * y) / 12 : y);
}
function atanh(x: number): number {
  if (Math.abs(x) < THIRD) {
    return Math.abs(x) > SECOND ? x + (x * x * x) / 3 : x;
  }
  return Math.log((1 + x) / (1 - x)) / 2;
}
const isNegative = (value: number): boolean => value < 0 || Object.is(value, -0);

/** What is left of a division whose quotient is the closest whole number. */
function remainder(a: number, b: number): number {
  if (!Number.isFinite(a) || b === 0) {
    return NaN;
  }
  if (!Number.isFinite(b)) {
    return a;
  }
  const rest = Math.abs(a % (2 * b));
  const size = Math.abs(b);
  const left = rest - size > size / 2 ? rest - 2 * size : rest > size / 2 ? rest - size : rest;
  const over = left < -size / 2 || left > size / 2 ? left - Math.sign(left) * size : left;
  return isNegative(a) ? -over : over;
}

/** Of `Double` and of `Float`, which is computed as the one and rounded to the other. */
const REAL: Record<string, (...values: number[]) => number> = {
  ...Object.fromEntries(
    'sqrt sin cos tan atan asin acos exp expm1 sinh cosh tanh floor ceil abs sign cbrt'
      .split(' ')
      .map((name) => [`fun ${name}(x: Real): Real`, (x: number) => Math[name as 'sqrt'](x)]),
  ),
  'fun asinh(x: Real): Real': asinh,
  'fun acosh(x: Real): Real': acosh,
  'fun atanh(x: Real): Real': atanh,
  'fun round(x: Real): Real': even,
  'fun truncate(x: Real): Real': Math.trunc,
  'fun ln(x: Real): Real': Math.log,
  'fun ln1p(x: Real): Real': Math.log1p,
  'fun log2(x: Real): Real': (x) => Math.log(x) / Math.LN2,
  'fun log10(x: Real): Real': Math.log10,
  'fun log(x: Real, base: Real): Real': (x, base) =>
    base <= 0 || base === 1 ? NaN : Math.log(x) / Math.log(base),
  'fun atan2(y: Real, x: Real): Real': Math.atan2,
  'fun hypot(x: Real, y: Real): Real': hypot,
  'fun max(a: Real, b: Real): Real': Math.max,
  'fun min(a: Real, b: Real): Real': Math.min,
  'val Real.absoluteValue: Real': Math.abs,
  'val Real.sign: Real': Math.sign,
  'fun Real.pow(x: Real): Real': (a, b) => a ** b,
  'fun Real.pow(n: Int): Real': (a, n) => a ** n,
  'fun Real.withSign(sign: Real): Real': (a, sign) => (isNegative(a) === isNegative(sign) ? a : -a),
  'fun Real.withSign(sign: Int): Real': (a, sign) => (isNegative(a) === sign < 0 ? a : -a),
  'fun Double.IEEErem(divisor: Double): Double': remainder,
};

/** The neighbour of a number, towards another one. */
function next(value: number, to: number, isFloat: boolean): number {
  if (Number.isNaN(value) || Number.isNaN(to) || value === to) {
    return value === to ? to : NaN;
  }
  const view = new DataView(new ArrayBuffer(8));
  if (value === 0) {
    view.setBigUint64(0, 1n);
    const least = isFloat ? 2 ** -149 : view.getFloat64(0);
    return to > 0 ? least : -least;
  }
  const step = to > value === value > 0 ? 1 : -1;
  if (isFloat) {
    view.setFloat32(0, value);
    view.setInt32(0, view.getInt32(0) + step);
    return view.getFloat32(0);
  }
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(step));
  return view.getFloat64(0);
}

/** The rows of one sort of numbers with a point. */
function realRows(sort: 'Double' | 'Float', make: (value: number) => Double | Float): Rows {
  const isFloat = sort === 'Float';
  const rows = Object.entries(REAL).map(([row, run]): [string, Implementation] => [
    row.replaceAll('Real', sort),
    (...values: unknown[]) => make(run(...values.map((each) => number(each)))),
  ]);
  const whole =
    (to: (value: number) => unknown) =>
    ({value}: Double): unknown =>
      Number.isNaN(value)
        ? fail('IllegalArgumentException', 'Cannot round NaN value.')
        : to(rounded(value));
  return {
    ...Object.fromEntries(rows),
    [`fun ${sort}.roundToInt(): Int`]: whole(toInt),
    [`fun ${sort}.roundToLong(): Long`]: whole(toLong),
    [`val ${sort}.ulp: ${sort}`]: ({value}: Double) => {
      const size = Math.abs(value);
      const above = next(size, Infinity, isFloat);
      // Above the greatest there is none: then it is as far below.
      return make(
        size === Infinity
          ? size
          : above === Infinity
            ? size - next(size, 0, isFloat)
            : above - size,
      );
    },
    [`fun ${sort}.nextUp(): ${sort}`]: ({value}: Double) => make(next(value, Infinity, isFloat)),
    [`fun ${sort}.nextDown(): ${sort}`]: ({value}: Double) => make(next(value, -Infinity, isFloat)),
    [`fun ${sort}.nextTowards(to: ${sort}): ${sort}`]: ({value}: Double, to: Double) =>
      make(next(value, to.value, isFloat)),
  };
}

const magnitude = (n: bigint): bigint => (n < 0n ? wrap(-n) : n);
export const math: LibraryPackage = {
  name: 'kotlin.math',
  rows: {
    'val PI: Double': () => double(Math.PI),
    'val E: Double': () => double(Math.E),
    ...realRows('Double', double),
    ...realRows('Float', float),
    'fun abs(n: Int): Int': (n: number) => Math.abs(n) | 0,
    'fun abs(n: Long): Long': magnitude,
    'val Int.absoluteValue: Int': (n: number) => Math.abs(n) | 0,
    'val Long.absoluteValue: Long': magnitude,
    'val Int.sign: Int': (n: number) => Math.sign(n),
    'val Long.sign: Int': (n: bigint) => Number(n > 0n) - Number(n < 0n),
    'fun max(a: Int, b: Int): Int': Math.max,
    'fun min(a: Int, b: Int): Int': Math.min,
    'fun max(a: Long, b: Long): Long': (a: bigint, b: bigint) => (a > b ? a : b),
    'fun min(a: Long, b: Long): Long': (a: bigint, b: bigint) => (a < b ? a : b),
  },
};

/**
 * `Math.hypot` of the JVM, to the last digit: that of C's `e_hypot.c`, whose error is below one unit in the last
 * place. JavaScript's own may be rounded otherwise.
 */
const LARGE = 2 ** 500;
const SHIFT = 2 ** 600;
/** Of this and less the squares are lost beside the greater one. */
const FAR = 2 ** 60;

const halves = new DataView(new ArrayBuffer(8));

/** The number without the lower half of its bits. */
function upper(value: number): number {
  halves.setFloat64(0, value);
  halves.setInt32(4, 0);
  return halves.getFloat64(0);
}

/** Of two finite numbers of middling size, the greater first: squares are added in parts, so that no bit is lost. */
function ofMiddling(a: number, b: number): number {
  const rest = a - b;
  if (rest > b) {
    const high = upper(a);
    const low = a - high;
    return Math.sqrt(high * high - (b * -b - low * (a + high)));
  }
  const twice = a + a;
  const [high, highB] = [upper(twice), upper(b)];
  const [low, lowB] = [twice - high, b - highB];
  return Math.sqrt(high * highB - (rest * -rest - (high * lowB + low * b)));
}

/** `kotlin.math.hypot`. */
export function hypot(x: number, y: number): number {
  const a = Math.max(Math.abs(x), Math.abs(y));
  const b = Math.min(Math.abs(x), Math.abs(y));
  if (Math.abs(x) === Infinity || Math.abs(y) === Infinity) {
    return Infinity;
  }
  if (Number.isNaN(a) || b === 0 || a / b > FAR) {
    return a + b;
  }
  if (a > LARGE) {
    return ofMiddling(a / SHIFT, b / SHIFT) * SHIFT;
  }
  return b < 1 / LARGE ? ofMiddling(a * SHIFT, b * SHIFT) / SHIFT : ofMiddling(a, b);
}
