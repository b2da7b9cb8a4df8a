import {fail} from './failures';
import {compareNumbers} from './equality';
import {type Evaluate} from './procedure';
import {Double, number} from './values';

/** Operators on numbers, which the compiler puts in the place of calls. */
export const int = {
  plus: (a: number, b: number) => (a + b) | 0,
  minus: (a: number, b: number) => (a - b) | 0,
  times: (a: number, b: number) => Math.imul(a, b),
  div: (a: number, b: number) => (b === 0 ? fail('ArithmeticException', '/ by zero') : (a / b) | 0),
  rem: (a: number, b: number) => (b === 0 ? fail('ArithmeticException', '/ by zero') : (a % b) | 0),
  compare: (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0),
};

export const real = {
  plus: (a: Double, b: Double) => new Double(a.value + b.value),
  minus: (a: Double, b: Double) => new Double(a.value - b.value),
  times: (a: Double, b: Double) => new Double(a.value * b.value),
  div: (a: Double, b: Double) => new Double(a.value / b.value),
  /** As `compareTo` has it: a total order. */
  compare: (a: Double, b: Double) => compareNumbers(a.value, b.value),
};

/** `compareTo` of two types of number. */
export const mixed = (a: unknown, b: unknown): number =>
  typeof a === 'bigint' && typeof b === 'bigint'
    ? a < b
      ? -1
      : Number(a > b)
    : compareNumbers(number(a), number(b));

type Build = (a: Evaluate, b: Evaluate) => Evaluate;

export const INTRINSICS = new Map<unknown, Build>([
  [int.plus, (a, b) => (f) => ((a(f) as number) + (b(f) as number)) | 0],
  [int.minus, (a, b) => (f) => ((a(f) as number) - (b(f) as number)) | 0],
  [int.times, (a, b) => (f) => Math.imul(a(f) as number, b(f) as number)],
  [int.compare, (a, b) => (f) => int.compare(a(f) as number, b(f) as number)],
  [real.plus, (a, b) => (f) => new Double((a(f) as Double).value + (b(f) as Double).value)],
  [real.minus, (a, b) => (f) => new Double((a(f) as Double).value - (b(f) as Double).value)],
  [real.times, (a, b) => (f) => new Double((a(f) as Double).value * (b(f) as Double).value)],
  [real.div, (a, b) => (f) => new Double((a(f) as Double).value / (b(f) as Double).value)],
]);

/** `<` and so on, straight from the operands where they are numbers. */
export const COMPARISONS = new Map<
  unknown,
  (operator: string, a: Evaluate, b: Evaluate) => Evaluate
>([
  [
    int.compare,
    (operator, a, b) =>
      compareWith(
        operator,
        (f) => a(f) as number,
        (f) => b(f) as number,
      ),
  ],
  [
    mixed,
    (operator, a, b) =>
      compareWith(
        operator,
        (f) => comparable(a(f)),
        (f) => comparable(b(f)),
      ),
  ],
  [
    real.compare,
    (operator, a, b) =>
      compareWith(
        operator,
        (f) => (a(f) as Double).value,
        (f) => (b(f) as Double).value,
      ),
  ],
]);

/** What JavaScript compares as operators of Kotlin do: `Long` exactly, NaN with nothing. */
const comparable = (value: unknown): number =>
  typeof value === 'bigint' ? (value as unknown as number) : number(value);

type Numeric = (frame: unknown[]) => number;

function compareWith(operator: string, a: Numeric, b: Numeric): Evaluate {
  switch (operator) {
    case '<':
      return (f) => a(f) < b(f);
    case '>':
      return (f) => a(f) > b(f);
    case '<=':
      return (f) => a(f) <= b(f);
    default:
      return (f) => a(f) >= b(f);
  }
}
