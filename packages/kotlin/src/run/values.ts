import {type Type} from '../symbols';
import {solved} from '../types';
import {compare, keyOf} from './equality';
import {machine} from './machine';

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

const smallsByKey = new Map<number, Small>();
/** The last bits of a number. Equal values are the same object. */
export function small(bits: number, value: number): Small {
  const own = (value << (32 - bits)) >> (32 - bits);
  const key = own * 32 + bits;
  const made = smallsByKey.get(key) ?? new Small(own, bits);
  smallsByKey.set(key, made);
  return made;
}
export const byte = (value: number): Small => small(8, value);
export const short = (value: number): Small => small(16, value);

const charsByCode: Char[] = [];
/** Equal characters are the same object. */
export const char = (code: number): Char => (charsByCode[code] ??= new Char(code));

/**
 * A range or progression of `Int`, `Long` or `Char`: numbers here, bigints where it is of `Long`; `wrap` makes what the
 * program sees.
 */
export class Progression {
  constructor(
    readonly first: number,
    readonly last: number,
    readonly step: number,
    readonly sort: 'Int' | 'Long' | 'Char',
    readonly wrap: (value: number) => unknown,
    /** Whether it is written with two dots: then it says nothing of its step. */
    readonly isRange = step === 1,
  ) {}

  // What every closed range has.

  readonly until = false;

  get start(): unknown {
    return this.wrap(this.first);
  }

  get endInclusive(): unknown {
    return this.wrap(this.last);
  }

  get isEmpty(): boolean {
    const {first, last, step} = this;
    return step > 0 ? first > last : first < last;
  }

  get size(): number {
    const {first, last, step} = this;
    return this.isEmpty ? 0 : Math.floor(Number((last - first) / step)) + 1;
  }

  *[Symbol.iterator](): Iterator<unknown> {
    const {first, last, step, wrap} = this;
    for (let value = first; step > 0 ? value <= last : value >= last; value += step) {
      machine.step();
      yield wrap(value);
    }
  }
}

/** `a..b` of numbers with a fraction, and of what can be compared. */
export class ClosedRange {
  constructor(
    readonly start: unknown,
    readonly endInclusive: unknown,
    readonly until = false,
  ) {}

  get key(): string {
    return this.isEmpty
      ? '\0Ce'
      : `\0C${this.until}${String(keyOf(this.start))},${String(keyOf(this.endInclusive))}`;
  }

  get isEmpty(): boolean {
    const order = compare(this.start, this.endInclusive);
    return order > 0 || (this.until && order === 0);
  }
}

/** The first values of what the JVM does not box, by the names of their types. */
export const ZEROS = new Map<string, unknown>([
  ['kotlin.Byte', byte(0)],
  ['kotlin.Short', short(0)],
  ['kotlin.Int', 0],
  ['kotlin.Long', 0n],
  ['kotlin.Double', double(0)],
  ['kotlin.Float', float(0)],
  ['kotlin.Boolean', false],
  ['kotlin.Char', char(0)],
]);

/** What a field of a type holds before it gets its first value: zero, or null. */
export function zeroOf(type: Type): unknown {
  const found = solved(type);
  if (found.kind !== 'class' || found.nullable) {
    return null;
  }
  return ZEROS.get(found.of.qualified) ?? null;
}
