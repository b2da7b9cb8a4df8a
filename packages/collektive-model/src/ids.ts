import type {Values} from './values';

/** Fewer ids are found faster by looking at all. */
const FEW = 8;

/** The ids of some neighbours, in their order. Never changes. */
export class Ids<Id = unknown> {
  private index: Map<Id, number> | undefined;

  constructor(
    readonly list: readonly Id[],
    private readonly values: Values,
  ) {}

  get size(): number {
    return this.list.length;
  }

  /** Where the id stands, -1 if it is not among them. */
  indexOf(id: Id): number {
    if (typeof id === 'object') {
      return this.list.findIndex((one) => one === id || this.values.equals(one, id));
    }
    if (this.list.length <= FEW) {
      return this.list.indexOf(id);
    }
    this.index ??= new Map(this.list.map((one, position) => [one, position]));
    return this.index.get(id) ?? -1;
  }

  /** The same ids in the same order: what stands at a place here stands there, too. */
  sameOrder(other: Ids<Id>): boolean {
    if (this === other) {
      return true;
    }
    return (
      this.size === other.size &&
      this.list.every((id, i) => id === other.list[i] || this.values.equals(id, other.list[i]))
    );
  }

  /** Those that `other` does not have. */
  without(other: Ids<Id>): Id[] {
    return this.list.filter((id) => other.indexOf(id) < 0);
  }
}
