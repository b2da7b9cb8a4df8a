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

/** A `Byte` or a `Short`: boxed, too. */
export class Small {
  constructor(
    readonly value: number,
    readonly bits: number,
  ) {}

  compareTo(other: Small): number {
    return this.value - other.value;
  }

  toString(): string {
    return String(this.value);
  }
}

export class Char {
  constructor(readonly code: number) {}
}

/** Values that are equal when their parts are. */
export abstract class Tuple {
  abstract readonly parts: readonly unknown[];
}

export class Pair extends Tuple {
  constructor(
    readonly first: unknown,
    readonly second: unknown,
  ) {
    super();
  }

  get parts(): unknown[] {
    return [this.first, this.second];
  }
}

export class Triple extends Tuple {
  constructor(
    readonly first: unknown,
    readonly second: unknown,
    readonly third: unknown,
  ) {
    super();
  }

  get parts(): unknown[] {
    return [this.first, this.second, this.third];
  }
}

/** `Array<T>`, and with a sort `IntArray` and its like. */
export class KotlinArray {
  constructor(
    readonly items: unknown[],
    readonly sort = '',
    /** Of bytes: what stands for the text that they are of, where a host has something that only stands for one. */
    readonly origin?: object,
  ) {}

  get javaName(): string {
    const {sort} = this;
    return `[${{'': 'Ljava.lang.Object;', Long: 'J', Boolean: 'Z'}[sort] ?? sort[0]}`;
  }
}

export type Function = (...args: unknown[]) => unknown;

export const double = (value: number): Double => new Double(value);
export const float = (value: number): Float => new Float(Math.fround(value));

export const number = (value: unknown): number =>
  value instanceof Double || value instanceof Float ? value.value : Number(value);
export const isNumber = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Double ||
  value instanceof Float ||
  value instanceof Small;

const smalls = new Map<number, Small>();
/** The last bits of a number. Equal values are the same object. */
export function small(bits: number, value: number): Small {
  const own = (value << (32 - bits)) >> (32 - bits);
  const key = own * 32 + bits;
  const made = smalls.get(key) ?? new Small(own, bits);
  smalls.set(key, made);
  return made;
}
export const byte = (value: number): Small => small(8, value);
export const short = (value: number): Small => small(16, value);

const chars: Char[] = [];
/** Equal characters are the same object. */
export const char = (code: number): Char => (chars[code] ??= new Char(code));
