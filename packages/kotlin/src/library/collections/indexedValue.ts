import {keyOf} from '../../run/equality';
import {text} from '../../run/text';
import {Pair} from '../../run/values';

/** A value and where it stands. */
export class IndexedValue {
  constructor(
    readonly index: number,
    readonly value: unknown,
  ) {}

  get key(): unknown {
    return keyOf(new Pair(this.index, this.value));
  }

  toString(): string {
    return `IndexedValue(index=${this.index}, value=${text(this.value)})`;
  }
}
