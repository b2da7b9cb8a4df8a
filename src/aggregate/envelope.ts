import type {Overrides} from './field';
import type {Path} from './path';
import {PathTable} from './table';

/** What a device sends at the end of a round: at each path a value for all, or one for each neighbour. */
export class Envelope<Id = unknown> {
  readonly defaults = new PathTable();
  /** At the same places: what each neighbour gets, where that may differ. */
  private readonly overrides: (Overrides<Id> | undefined)[] = [];

  constructor(readonly senderId: Id) {}

  add(path: Path, value: unknown, overrides?: Overrides<Id>): void {
    this.defaults.add(path, value);
    this.overrides.push(overrides);
  }

  /** What the receiver gets at a place of `defaults`: its own value, or that for all. */
  valueAt(place: number, receiverId: Id): unknown {
    const overrides = this.overrides[place];
    if (overrides) {
      const index = overrides.ids.indexOf(receiverId);
      if (index >= 0) return overrides.values[index];
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
    this.envelope.defaults.paths.forEach((path, place) =>
      visit(path, this.envelope.valueAt(place, this.receiverId)),
    );
  }
}
