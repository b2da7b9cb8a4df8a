import {type AliasSymbol, type ClassSymbol, type Member} from '../symbols';
import {type FileTree} from '../tree';
import {type TypeScope} from './resolveType';
import {type World} from './world';

const DEFAULT_IMPORTS = [
  'kotlin', 'kotlin.collections', 'kotlin.sequences', 'kotlin.text', 'kotlin.ranges', 'kotlin.comparisons',
  'kotlin.io', 'kotlin.annotation', 'kotlin.jvm',
]; // prettier-ignore

/** What an import names: an entry of an enum, too. */
export interface Imported {
  readonly members: readonly Member[];
  readonly type: ClassSymbol | AliasSymbol | undefined;
  readonly entry?: {readonly of: ClassSymbol; readonly name: string};
}

/** The names that a file can use: its imports, its package, what is always there; closest first. */
export class FileScope implements TypeScope {
  readonly imports = new Map<string, Imported[]>();
  private readonly stars: string[] = [];

  constructor(
    readonly world: World,
    readonly tree: FileTree,
  ) {}

  get package(): string {
    return this.tree.package;
  }

  /** Reads the imports: types when every file has declared its own, the rest when all is declared. */
  link(complete: boolean): void {
    this.imports.clear();
    this.stars.length = 0;
    if (complete) {
      this.readImports();
    } else {
      this.world.trial(() => this.readImports());
    }
  }

  /** Whether a package of Kotlin's that has to be named is imported as a whole: there may be more in it than here. */
  get importsKotlin(): boolean {
    return this.stars.some((star) => star.startsWith('kotlin.'));
  }

  private readImports(): void {
    for (const each of this.tree.imports) {
      if (each.star) {
        this.stars.push(each.path);
        if (!this.world.packages.has(each.path) && this.classAt(each.path) === undefined) {
          this.unresolved(each.path, each.at);
        }
        continue;
      }
      const dot = each.path.lastIndexOf('.');
      const name = each.path.slice(dot + 1);
      const owner = each.path.slice(0, Math.max(dot, 0));
      const imported = this.importedFrom(owner, name);
      if (imported === undefined) {
        this.unresolved(each.path, each.at);
      } else {
        const known = each.alias ?? name;
        this.imports.set(known, [...(this.imports.get(known) ?? []), imported]);
      }
    }
  }

  private importedFrom(owner: string, name: string): Imported | undefined {
    const members = this.world.members(owner, name);
    const type = this.world.packages.get(owner)?.classes.get(name);
    if (members.length > 0 || type !== undefined) {
      return {members, type};
    }
    const holder = this.classAt(owner);
    if (holder === undefined) {
      return undefined;
    }
    holder.complete();
    if (holder.entries.includes(name)) {
      return {members: [], type: undefined, entry: {of: holder, name}};
    }
    const nested = holder.nested.get(name);
    if (nested !== undefined) {
      return {members: [], type: nested};
    }
    const own = holder.isObject ? [...holder.member(name)] : [];
    return own.length > 0 ? {members: own, type: undefined} : undefined;
  }

  private classAt(path: string): ClassSymbol | undefined {
    const parts = path.split('.');
    for (let length = parts.length - 1; length >= 0; length -= 1) {
      let found = this.world.packages
        .get(parts.slice(0, length).join('.'))
        ?.classes.get(parts[length] ?? '');
      for (const name of parts.slice(length + 1)) {
        found = found?.kind === 'class' ? found.nested.get(name) : undefined;
      }
      if (found?.kind === 'class') {
        return found;
      }
    }
    return undefined;
  }

  /** Java's library is not here, and not guessed at; an annotation or a class that nothing uses does no harm. */
  private unresolved(path: string, at: number): void {
    const known = /^(kotlin|java|javax|kotlinx|org|io|arrow)\./.exec(path);
    if (known?.[1] === 'java' || known?.[1] === 'javax') {
      this.world.report(at, `Java's library is not known here: '${path}'.`);
      return;
    }
    // The first part of the path that nothing declares.
    const parts = path.split('.');
    const index = parts.findIndex((_, end) => {
      const start = parts.slice(0, end + 1).join('.');
      const isPackage = [...this.world.packages.keys()].some(
        (name) => name === start || name.startsWith(`${start}.`),
      );
      return !isPackage && this.classAt(start) === undefined;
    });
    const offset = parts
      .slice(0, Math.max(index, 0))
      .reduce((sum, part) => sum + part.length + 1, 0);
    const missing = `Unresolved reference '${parts[index] ?? path}'.`;
    const note = known === null ? '' : ` (${path} is not part of the Kotlin that is known here.)`;
    this.world.report(at + offset, missing + note);
  }

  typeNamed(name: string): ClassSymbol | AliasSymbol | undefined {
    for (const each of this.imports.get(name) ?? []) {
      if (each.type !== undefined) {
        return each.type;
      }
    }
    for (const owner of [this.package, ...this.stars, ...DEFAULT_IMPORTS]) {
      const found =
        this.world.packages.get(owner)?.classes.get(name) ?? this.classAt(owner)?.nested.get(name);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }

  entryNamed(name: string): {readonly of: ClassSymbol; readonly name: string} | undefined {
    for (const each of this.imports.get(name) ?? []) {
      if (each.entry !== undefined) {
        return each.entry;
      }
    }
    for (const star of this.stars) {
      const holder = this.classAt(star);
      holder?.complete();
      if (holder?.entries.includes(name) === true) {
        return {of: holder, name};
      }
    }
    return undefined;
  }

  /** Functions and properties by a name, level by level: imported by name, of the package, by stars, always there. */
  membersNamed(name: string): (readonly Member[])[] {
    const {world} = this;
    return [
      (this.imports.get(name) ?? []).flatMap((each) => each.members),
      world.members(this.package, name).filter((each) => !each.isPrivate || each.file === this),
      this.stars.flatMap((star) => world.members(star, name)),
      DEFAULT_IMPORTS.flatMap((each) => world.members(each, name)),
    ].filter((level) => level.length > 0);
  }
}
