/** All that a program may name: its packages, its files. */
import {MOST_MISTAKES, TooMuch} from '../effort';
import {declaredName, type LibraryClass, type LibraryPackage} from '../library';
import {parseDeclaration} from '../parser';
import {PRIMITIVES} from '../primitives';
import {type Diagnostic, type Severity, Sources} from '../source';
import {
  type AliasSymbol,
  type ClassSymbol,
  type ClassType,
  type Member,
  type Type,
} from '../symbols';
import {type FileTree} from '../tree';
import {classType} from '../types';
import {type TypeScope} from './resolveType';
import {declareLibraryClass, declareMember} from './signatures';

interface Package {
  readonly classes: Map<string, ClassSymbol | AliasSymbol>;
  readonly members: Map<string, Member[]>;
  /** Signatures of the library that nobody asked for yet, by the name they declare. */
  readonly unread: Map<string, (() => Member)[]>;
}

const BUILT_IN = [
  'Any',
  'Nothing',
  'Unit',
  'Byte',
  'Short',
  'Int',
  'Long',
  'Double',
  'Float',
  'Boolean',
  'String',
  'Char',
] as const;

let slots = 0;

/** All that a program may name: the library and the program's own packages; and what the checker found. */
export class World {
  readonly packages = new Map<string, Package>();
  /** Packages of the library, which programs share: copied before a program adds to one. */
  private readonly shared: ReadonlySet<Package>;
  /** Classes and aliases of the library by their simple names. */
  readonly libraryTypes: Map<string, ClassSymbol | AliasSymbol>;
  readonly sources = new Sources();
  diagnostics: Diagnostic[] = [];
  readonly types = {} as Record<(typeof BUILT_IN)[number], ClassType>;

  /** A world with a library, or one for another program with the library of a world. */
  constructor(library: readonly LibraryPackage[] | World) {
    if (library instanceof World) {
      for (const [name, each] of library.packages) {
        this.packages.set(name, each);
      }
      this.shared = new Set(library.packages.values());
      this.libraryTypes = library.libraryTypes;
      this.types = library.types;
      return;
    }
    this.shared = new Set();
    this.libraryTypes = new Map();
    for (const part of library) {
      this.declareClasses(part);
    }
    for (const part of library) {
      this.declareRows(part);
    }
    for (const name of BUILT_IN) {
      this.types[name] = this.builtIn(name);
    }
  }

  package(name: string): Package {
    let found = this.packages.get(name);
    if (found === undefined || this.shared.has(found)) {
      found = {
        classes: new Map(found?.classes),
        members: new Map(found?.members),
        unread: new Map(found?.unread),
      };
      this.packages.set(name, found);
    }
    return found;
  }

  /** What a package declares by a name. */
  members(packageName: string, name: string): readonly Member[] {
    const found = this.packages.get(packageName);
    if (found === undefined) {
      return [];
    }
    const unread = found.unread.get(name);
    if (unread !== undefined) {
      found.unread.delete(name);
      const read = unread.map((each) => each());
      found.members.set(name, [...(found.members.get(name) ?? []), ...read]);
    }
    return found.members.get(name) ?? [];
  }

  /** A class of the library by its simple name. */
  library(name: string): ClassSymbol {
    const found = this.libraryTypes.get(name);
    if (found?.kind !== 'class') {
      throw new Error(`the library has no class ${name}`);
    }
    return found;
  }

  type(name: string, ...args: Type[]): ClassType {
    return classType(this.library(name), args);
  }

  /**
   * The array that a `vararg` is.
   *
   * @param declared of a library's function, the type in its signature: where that is a type parameter, items are boxed
   */
  arrayOf(item: Type, declared = item): ClassType {
    const isPrimitive =
      declared.kind === 'class' && !declared.nullable && PRIMITIVES.includes(declared.of.name);
    return isPrimitive ? this.type(`${declared.of.name}Array`) : this.type('Array', item);
  }

  /** `Any?`, which is above all types. */
  get top(): ClassType {
    return {...this.types.Any, nullable: true};
  }

  nextSlot(): number {
    slots += 1;
    return slots;
  }

  /** @param certain stays, also where it is found during a trial: of what is looked at once */
  report(at: number, message: string, severity: Severity = 'error', certain = false): void {
    if (this.diagnostics.some((each) => each.at === at && each.message === message)) {
      return;
    }
    this.diagnostics.push({at, message, severity, certain});
    this.count(at);
  }

  private count(at: number): void {
    if (this.diagnostics.length >= MOST_MISTAKES) {
      throw new TooMuch(
        at,
        `Checking was stopped here after ${MOST_MISTAKES} errors. Fix the first ones to see the rest.`,
      );
    }
  }

  /** Checks something whose diagnostics may have to be forgotten. */
  trial<T>(check: () => T): {result: T; diagnostics: Diagnostic[]} {
    const before = this.diagnostics;
    this.diagnostics = [];
    try {
      return {result: check(), diagnostics: this.diagnostics};
    } finally {
      before.push(...this.diagnostics.filter(({certain}) => certain));
      this.diagnostics = before;
    }
  }

  /** Checks what is checked once, whoever asks first: what is wrong with it stays, also where that is a trial. */
  once<T>(owner: ClassSymbol | undefined, check: () => T): T {
    if (owner?.localIn !== undefined) {
      // With the code around it, it may be looked at again.
      return check();
    }
    const before = this.diagnostics;
    const own: Diagnostic[] = [];
    this.diagnostics = own;
    try {
      return check();
    } finally {
      before.push(...own.map((each) => ({...each, certain: true})));
      this.diagnostics = before;
      this.count(own.at(-1)?.at ?? 0);
    }
  }

  private builtIn(name: string): ClassType {
    return classType(this.library(name));
  }

  private declareClasses(part: LibraryPackage): void {
    const found = this.package(part.name);
    for (const alias of part.aliases ?? []) {
      const tree = parseDeclaration({name: '', text: `typealias ${alias}`, base: 0});
      if (tree.kind !== 'alias') {
        continue;
      }
      const symbol = declareMember.alias(this, tree);
      found.classes.set(tree.name, symbol);
      this.libraryTypes.set(tree.name, symbol);
    }
    for (const each of part.classes ?? []) {
      const symbol = declareLibraryClass(this, each, part.name);
      found.classes.set(symbol.name, symbol);
      this.libraryTypes.set(symbol.name, symbol);
    }
  }

  private declareRows(part: LibraryPackage): void {
    const {unread} = this.package(part.name);
    for (const [signature, implementation] of Object.entries(part.rows ?? {})) {
      const name = declaredName(signature);
      const waiting = unread.get(name) ?? [];
      waiting.push(() => declareMember.row(this, signature, implementation, part.name));
      unread.set(name, waiting);
    }
  }
}

export type {LibraryClass};

const DEFAULT_IMPORTS = [
  'kotlin', 'kotlin.collections', 'kotlin.sequences', 'kotlin.text', 'kotlin.ranges', 'kotlin.comparisons',
  'kotlin.io', 'kotlin.annotation', 'kotlin.jvm',
]; // prettier-ignore

/** What an import names: an entry of an enum, too. */
interface Imported {
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
