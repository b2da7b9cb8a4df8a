import {fail} from '../run/failures';
import {type Double, double} from '../run/values';
import {type LibraryPackage} from '../library';
import {hypot} from './hypot';
import {toInt, toLong, wrap} from './numbers/convert';

const ofDouble = (run: (value: number) => number) => (a: Double) => double(run(a.value));
/** Half away from zero is up: as `Math.round` of the JVM. */
const rounded = (value: number): number => Math.floor(value + 0.5);
/** To the even neighbour when in the middle. */
const even = (value: number): number => {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) {
    return Math.round(value);
  }
  return floor % 2 === 0 ? floor : floor + 1;
};
export const math: LibraryPackage = {
  name: 'kotlin.math',
  rows: {
    'val PI: Double': () => double(Math.PI),
    'val E: Double': () => double(Math.E),
    ...Object.fromEntries(
      ['sqrt', 'sin', 'cos', 'tan', 'atan', 'asin', 'acos', 'exp', 'floor', 'ceil', 'abs'].map(
        (name) => [`fun ${name}(x: Double): Double`, ofDouble((x) => Math[name as 'sqrt'](x))],
      ),
    ),
    'fun round(x: Double): Double': ofDouble(even),
    'fun truncate(x: Double): Double': ofDouble(Math.trunc),
    'fun ln(x: Double): Double': ofDouble(Math.log),
    'fun log2(x: Double): Double': ofDouble(Math.log2),
    'fun log10(x: Double): Double': ofDouble(Math.log10),
    'fun atan2(y: Double, x: Double): Double': (y: Double, x: Double) =>
      double(Math.atan2(y.value, x.value)),
    'fun hypot(x: Double, y: Double): Double': (x: Double, y: Double) =>
      double(hypot(x.value, y.value)),
    'fun sign(x: Double): Double': ofDouble(Math.sign),
    'fun abs(n: Int): Int': (n: number) => Math.abs(n) | 0,
    'fun abs(n: Long): Long': (n: bigint) => (n < 0n ? wrap(-n) : n),
    'val Int.absoluteValue: Int': (n: number) => Math.abs(n) | 0,
    'val Double.absoluteValue: Double': ofDouble(Math.abs),
    'val Int.sign: Int': (n: number) => Math.sign(n),
    'val Double.sign: Double': ofDouble(Math.sign),
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
    'fun cbrt(x: Double): Double': ofDouble(Math.cbrt),
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
