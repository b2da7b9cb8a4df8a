import {MOST_MISTAKES, TooMuch} from '../effort';
import {type LibraryClass, type LibraryPackage, declaredName} from '../library';
import {parseDeclaration} from '../parser';
import {PRIMITIVES} from '../primitives';
import {Sources, type Diagnostic, type Severity} from '../source';
import {
  type AliasSymbol,
  type ClassSymbol,
  type ClassType,
  type Member,
  type Type,
} from '../symbols';
import {classType} from '../types';
import {type FileScope} from './file';
import {declareLibraryClass, declareMember} from './signatures';

export interface Package {
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
  readonly files: FileScope[] = [];
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
