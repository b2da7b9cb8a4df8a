import {Collected, type List} from '../../run/collections';
import {fail} from '../../run/failures';
import {inserted} from './shared';

/** Iterators that programs ask for themselves. */
export class Cursor {
  private readonly items: Iterator<unknown>;
  private ahead: IteratorResult<unknown> | undefined;

  constructor(values: Iterable<unknown>) {
    this.items = values[Symbol.iterator]();
  }

  get hasNext(): boolean {
    this.ahead ??= this.items.next();
    return this.ahead.done !== true;
  }

  next(): unknown {
    if (!this.hasNext) {
      fail('NoSuchElementException', null);
    }
    const {value} = this.ahead as {value: unknown};
    this.ahead = undefined;
    return value;
  }

  *[Symbol.iterator](): Iterator<unknown> {
    while (this.hasNext) {
      yield this.next();
    }
  }
}
/** Iterators of lists, and of what can lose items while they go through it: `of` then says how many there are. */
export class ListCursor extends Cursor {
  private index = 0;
  private last = -1;
  private size: number;

  constructor(
    private readonly list: List,
    private readonly of: {readonly size: number} = list,
  ) {
    super([]);
    this.size = of.size;
  }

  override get hasNext(): boolean {
    return this.index !== this.list.size;
  }

  override next(): unknown {
    return this.give(this.index, this.index + 1);
  }

  get nextIndex(): number {
    return this.index;
  }

  previous(): unknown {
    return this.give(this.index - 1, this.index - 1);
  }

  private give(from: number, index: number): unknown {
    if (this.of.size !== this.size) {
      fail('ConcurrentModificationException', null);
    }
    const {items: all} = this.list;
    if (!(from in all)) {
      fail('NoSuchElementException', null);
    }
    this.index = index;
    this.last = from;
    return all[from];
  }

  set(value: unknown): void {
    this.list.items[this.given()] = value;
  }

  add(value: unknown): void {
    inserted(this.list, this.index, value);
    this.index += 1;
    this.last = -1;
    this.size = this.of.size;
  }

  /** Where the item stands that was given last, and that nobody has taken away since. */
  private given(): number {
    return this.last < 0 ? fail('IllegalStateException', null) : this.last;
  }

  remove(): void {
    const {list: from, of} = this;
    const last = this.given();
    if (of instanceof Collected) {
      of.delete(from.items[last]);
    } else {
      from.items.splice(last, 1);
      this.index = last;
    }
    this.last = -1;
    this.size = of.size;
  }
}
