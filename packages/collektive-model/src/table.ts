import type {Path} from './path';

/** Fewer paths are found faster by looking at all. */
const FEW = 8;

/** Paths in the order in which they were added. Tables share it as far as theirs is the same. */
class Order {
  private index: Map<Path, number> | undefined;

  constructor(readonly paths: Path[]) {}

  add(path: Path): void {
    this.paths.push(path);
    this.index = undefined;
  }

  indexOf(path: Path): number {
    if (this.paths.length <= FEW) {
      return this.paths.indexOf(path);
    }
    this.index ??= new Map(this.paths.map((one, place) => [one, place]));
    return this.index.get(path) ?? -1;
  }
}

/**
 * Values by path, in the order in which they were added. Who reads in that order, as devices with the
 * same program do, finds each value where it looks first; who adds in the order of the round before
 * need not write the paths again.
 */
export class PathTable {
  readonly values: unknown[];
  private order: Order;
  private count = 0;

  /** @param last a table whose order this one probably has */
  constructor(last?: PathTable) {
    this.order = last?.order ?? new Order([]);
    this.values = new Array<unknown>(last?.count ?? 0);
  }

  get size(): number {
    return this.count;
  }

  pathAt(place: number): Path {
    return this.order.paths[place];
  }

  /** Adds a value at a path that has none, before anyone reads. */
  add(path: Path, value: unknown): void {
    const {paths} = this.order;
    if (paths[this.count] !== path) {
      if (paths.length > this.count) {
        this.order = new Order(paths.slice(0, this.count));
      }
      this.order.add(path);
    }
    this.values[this.count++] = value;
  }

  /** Where the path's value is, looked for first at `hint`; -1 if there is none. */
  find(path: Path, hint: number): number {
    const place = this.order.paths[hint] === path ? hint : this.order.indexOf(path);
    return place < this.count ? place : -1;
  }
}
