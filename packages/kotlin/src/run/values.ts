/**
 * The values of a running program. `Int` is a JavaScript number, `Long` a bigint, `String` and `Boolean` are
 * JavaScript's, `Unit` is `undefined`, functions are JavaScript functions. The rest are classes here.
 */

/** A `Double`: boxed, so that it is told from an `Int`. */
export class Double {
  constructor(readonly value: number) {}
}

export class Float {
  constructor(readonly value: number) {}
}

export class Char {
  constructor(readonly code: number) {}
}

export class Pair {
  constructor(
    readonly first: unknown,
    readonly second: unknown,
  ) {}
}

export class Triple {
  constructor(
    readonly first: unknown,
    readonly second: unknown,
    readonly third: unknown,
  ) {}
}

/** `Array<T>` and the arrays of numbers. */
export class KotlinArray {
  constructor(readonly items: unknown[]) {}
}

export type Function = (...args: unknown[]) => unknown;

export const double = (value: number): Double => new Double(value);
export const float = (value: number): Float => new Float(Math.fround(value));

const chars: Char[] = [];
/** Equal characters are the same object. */
export const char = (code: number): Char => (chars[code] ??= new Char(code));
