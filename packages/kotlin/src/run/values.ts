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

/** An `Array<T>`, or one of the arrays of numbers and the like: of these, what its items are. */
export class KotlinArray {
  constructor(
    readonly items: unknown[],
    readonly sort = '',
  ) {}

  /** One of the same sort. */
  with(items: unknown[]): KotlinArray {
    return new KotlinArray(items, this.sort);
  }
}

/** A `Byte` or a `Short`: boxed, so that it is told from an `Int`. */
export class Small {
  constructor(
    readonly value: number,
    readonly sort: SmallSort,
  ) {}
}
export type SmallSort = 'Byte' | 'Short';

export type Function = (...args: unknown[]) => unknown;

export const double = (value: number): Double => new Double(value);
export const float = (value: number): Float => new Float(Math.fround(value));

/** The number in what stands for one. */
export const numberOf = (value: unknown): number =>
  value instanceof Double || value instanceof Float || value instanceof Small
    ? value.value
    : Number(value);

const smalls: Record<SmallSort, Small[]> = {Byte: [], Short: []};
/** What the last bits of a whole number say; equal ones are the same object. */
export const small = (sort: SmallSort, whole: number): Small => {
  const shift = sort === 'Byte' ? 24 : 16;
  return (smalls[sort][whole & (-1 >>> shift)] ??= new Small((whole << shift) >> shift, sort));
};

const chars: Char[] = [];
/** Equal characters are the same object. */
export const char = (code: number): Char => (chars[code] ??= new Char(code));
