import {compare} from './compare';
import {keyOf} from './equality';
import {machine} from './machine';

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

  get size(): number {
    const {first, last, step} = this;
    const isEmpty = step > 0 ? first > last : first < last;
    return isEmpty ? 0 : Math.floor(Number((last - first) / step)) + 1;
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
