/**
 * What the model has to know of the values that programs compute with.
 *
 * A language that runs on the model brings its own numbers, texts and collections; nothing here looks
 * inside them. {@link plainValues} stands for a language whose numbers are JavaScript's.
 */

/** Sums and limits of one type of number. `N` is how the language represents such a number. */
export interface Numbers<N = unknown> {
  readonly zero: N;
  readonly one: N;
  /** What the greatest of no neighbours is: `Int.MIN_VALUE`, or minus infinity. */
  readonly lowest: N;
  /** What the least of no neighbours is: `Int.MAX_VALUE`, or infinity. */
  readonly highest: N;
  plus(this: void, a: N, b: N): N;
  times(this: void, a: N, b: N): N;
}

/** Instants and durations, as the language represents them. */
export interface Times<Instant = unknown, Duration = unknown> {
  readonly zero: Duration;
  /** Before every other instant: where `sharedClock` starts. */
  readonly distantPast: Instant;
  /** `later - earlier`. */
  between(this: void, earlier: Instant, later: Instant): Duration;
  /** `instant + duration`. */
  after(this: void, instant: Instant, duration: Duration): Instant;
  /** `longer - shorter`. */
  minus(this: void, longer: Duration, shorter: Duration): Duration;
}

/** Its functions are called without `this`. */
export interface Values {
  /** The language's `Int`, which is a JavaScript number in the range of 32 bits. */
  readonly ints: Numbers<number>;
  /** The language's `Double`. */
  readonly doubles: Numbers;
  readonly times: Times;
  /** A `Double` of the language. */
  double(this: void, value: number): unknown;
  /** `kotlin.math.hypot`, of JavaScript numbers. */
  hypot(this: void, x: number, y: number): number;
  /** The JavaScript number of a `Double`. */
  number(this: void, double: unknown): number;
  /** Kotlin's `==`. Called only when the two are not identical. */
  equals(this: void, a: unknown, b: unknown): boolean;
  /** Kotlin's `compareTo` (doubles in their total order); throws if they cannot be compared. */
  compare(this: void, a: unknown, b: unknown): number;
  /** Kotlin's `toString`. */
  text(this: void, value: unknown): string;
  /**
   * What stands for an object in paths: any value that a `Map` finds again (for equal objects the
   * same). Throws for objects that cannot be aligned on. Not called for primitives: they are their own.
   */
  pivot(this: void, object: object): unknown;
  /** The values without repetitions (Kotlin's `==`), in the order of their first appearance. */
  distinct<T>(this: void, values: readonly T[]): T[];
}

/** The greatest `Int`: no limit on hops, and as far as a distance in `Int` can be. */
export const MAX_INT = 2 ** 31 - 1;
const MIN_INT = -(2 ** 31);

/** Kotlin's total order: -0.0 before 0.0, and NaN after everything. */
function compareNumbers(a: number, b: number): number {
  if (a < b) {
    return -1;
  }
  if (a > b) {
    return 1;
  }
  if (a !== b) {
    return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  }
  return a === 0 ? Number(Object.is(b, -0)) - Number(Object.is(a, -0)) : 0;
}

/** A language whose `Int` and `Double` are JavaScript numbers, and whose times are milliseconds. */
export const plainValues: Values = {
  ints: {
    zero: 0,
    one: 1,
    lowest: MIN_INT,
    highest: MAX_INT,
    plus: (a, b) => (a + b) | 0,
    times: Math.imul,
  },
  doubles: {
    zero: 0,
    one: 1,
    lowest: -Infinity,
    highest: Infinity,
    plus: (a: number, b: number) => a + b,
    times: (a: number, b: number) => a * b,
  },
  times: {
    zero: 0,
    distantPast: Date.UTC(-100_001, 11, 31, 23, 59, 59, 999),
    between: (earlier: number, later: number) => later - earlier,
    after: (instant: number, duration: number) => instant + duration,
    minus: (longer: number, shorter: number) => longer - shorter,
  },
  hypot: Math.hypot,
  double: (value) => value,
  number: (double) => double as number,
  equals: Object.is,
  compare(a, b) {
    if (typeof a === 'number' && typeof b === 'number') {
      return compareNumbers(a, b);
    }
    return (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0;
  },
  text: String,
  pivot: (object) => object,
  distinct: (values) => [...new Set(values)],
};
