import type {Path} from './path';

/** Fewer entries are found faster by looking at all. */
const FEW = 8;

/**
 * Values by path, in the order in which they were added. Who reads in that order, as devices with the
 * same program do, finds each value where it looks first.
 */
export class PathTable {
  readonly paths: Path[] = [];
  readonly values: unknown[] = [];
  private index: Map<Path, number> | undefined;

  get size(): number {
    return this.paths.length;
  }

  /** Adds a value at a path that has none, before anyone reads. */
  add(path: Path, value: unknown): void {
    this.paths.push(path);
    this.values.push(value);
  }

  /** Where the path's value is, looked for first at `hint`; -1 if there is none. */
  find(path: Path, hint: number): number {
    if (this.paths[hint] === path) return hint;
    if (this.paths.length <= FEW) return this.paths.indexOf(path);
    this.index ??= new Map(this.paths.map((one, position) => [one, position]));
    return this.index.get(path) ?? -1;
  }
}
