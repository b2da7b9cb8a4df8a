import type {Overrides} from './field';
import type {Path} from './path';
import {PathTable} from './table';

/** What a device sends at the end of a round: at each path a value for all, or one for each neighbour. */
export class Envelope<Id = unknown> {
  readonly defaults: PathTable;
  /** At the same places: what each neighbour gets, where that may differ. */
  private overrides: (Overrides<Id> | undefined)[] | undefined;

  /** @param last what the sender sent before: probably from the same paths in the same order */
  constructor(
    readonly senderId: Id,
    last?: Envelope<Id>,
  ) {
    this.defaults = new PathTable(last?.defaults);
  }

  add(path: Path, value: unknown, overrides?: Overrides<Id>): void {
    this.defaults.add(path, value);
    if (overrides) {
      (this.overrides ??= [])[this.defaults.size - 1] = overrides;
    }
  }

  /** What the receiver gets at a place of `defaults`: its own value, or that for all. */
  valueAt(place: number, receiverId: Id): unknown {
    const overrides = this.overrides?.[place];
    if (overrides) {
      const index = overrides.ids.indexOf(receiverId);
      if (index >= 0) {
        return overrides.values[index];
      }
    }
    return this.defaults.values[place];
  }

  messageFor(receiverId: Id): Message<Id> {
    return new Message(this, receiverId);
  }
}

/** An envelope as one receiver reads it. */
export class Message<Id = unknown> {
  constructor(
    readonly envelope: Envelope<Id>,
    readonly receiverId: Id,
  ) {}

  get senderId(): Id {
    return this.envelope.senderId;
  }

  get size(): number {
    return this.envelope.defaults.size;
  }

  has(path: Path): boolean {
    return this.envelope.defaults.find(path, 0) >= 0;
  }

  /** The value at the path, `undefined` if there is none. */
  get(path: Path): unknown {
    const place = this.envelope.defaults.find(path, 0);
    return place < 0 ? undefined : this.envelope.valueAt(place, this.receiverId);
  }

  forEach(visit: (path: Path, value: unknown) => void): void {
    const {defaults} = this.envelope;
    for (let place = 0; place < defaults.size; place++) {
      visit(defaults.pathAt(place), this.envelope.valueAt(place, this.receiverId));
    }
  }
}
