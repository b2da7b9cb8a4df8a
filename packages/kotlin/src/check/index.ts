import {Body} from '../code';
import {effort} from '../effort';
import {parse} from '../parser';
import {Refusal} from '../source';
import {type ClassSymbol, FunctionSymbol, type PropertySymbol, type Type} from '../symbols';
import {type Declaration, type FileTree} from '../tree';
import {checkClass, checkMember} from './overrides';
import {declareClass, declareMembers, declareProperty} from './classes';
import {FileScope, type World} from './world';
import {declareFunction, type Place} from './functions';
import {declarationRules} from './rules';
import {Scope} from './scope';
import {declareMember} from './signatures';

/** The text of a file of a program. */
export interface SourceText {
  readonly name: string;
  readonly text: string;
}

export interface CheckedFile {
  readonly scope: FileScope;
  readonly functions: readonly FunctionSymbol[];
  readonly properties: readonly PropertySymbol[];
  readonly classes: readonly ClassSymbol[];
}

/** Reads and checks the files of a program; what is wrong is in `world.diagnostics`. */
export function checkProgram(world: World, texts: readonly SourceText[]): CheckedFile[] {
  effort.reset();
  const trees: FileTree[] = [];
  for (const {name, text} of texts) {
    const source = world.sources.add(name, text);
    try {
      trees.push(parse(source));
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      world.report(error.at, error.message);
    }
  }
  const files = trees.map((tree) => ({tree, scope: new FileScope(world, tree)}));
  const classes = files.map(({tree, scope}) => declareTypes(tree, scope));
  for (const {scope} of files) {
    scope.link(false);
  }
  const checked = files.map(({tree, scope}, index) => {
    const root = new Scope(
      undefined,
      scope,
      new Body(undefined, undefined, 'initialiser', undefined, 0),
    );
    const own = classes[index] ?? [];
    for (const each of own) {
      declareMembers(each, root, tree.package);
    }
    return {tree, scope, root, classes: own};
  });
  const declared = checked.map(({tree, scope, root, classes: own}) => ({
    scope,
    classes: own,
    ...declareTopLevel(tree, root),
  }));
  for (const {scope} of files) {
    scope.link(true);
  }
  for (const file of declared) {
    for (const each of file.classes) {
      checkClass(each);
    }
    for (const each of [...file.functions, ...file.properties]) {
      checkMember(each);
    }
    for (const each of file.properties) {
      each.initial();
    }
  }
  return declared;
}

function declareTypes(tree: FileTree, scope: FileScope): ClassSymbol[] {
  const {world} = scope;
  const {classes} = world.package(tree.package);
  const own: ClassSymbol[] = [];
  for (const each of tree.declarations) {
    if (each.kind === 'class') {
      if (classes.has(each.name)) {
        world.report(each.at, `Redeclaration: '${each.name}'.`);
      }
      const symbol = declareClass(each, tree.package, undefined);
      classes.set(each.name, symbol);
      own.push(symbol);
    } else if (each.kind === 'alias') {
      classes.set(
        each.name,
        declareMember.alias(world, each, {world, typeNamed: (name) => scope.typeNamed(name)}),
      );
    }
  }
  return own;
}

function declareTopLevel(
  tree: FileTree,
  root: Scope,
): {functions: FunctionSymbol[]; properties: PropertySymbol[]} {
  const {world} = root;
  const {members} = world.package(tree.package);
  const place: Place = {scope: root, owner: undefined, packageName: tree.package};
  const functions: FunctionSymbol[] = [];
  const properties: PropertySymbol[] = [];
  const declare = (each: Declaration): void => {
    if (each.kind === 'function') {
      const symbol = declareFunction(each, place);
      const others = (members.get(each.name) ?? []).filter(
        (other) => other instanceof FunctionSymbol,
      );
      if (
        others.some(
          (other) =>
            other instanceof FunctionSymbol &&
            !other.isPrivate &&
            !symbol.isPrivate &&
            collides(symbol, other),
        )
      ) {
        world.report(each.at, `Conflicting overloads: 'fun ${each.name}'.`);
      }
      symbol.file = root.file;
      functions.push(symbol);
      members.set(each.name, [...(members.get(each.name) ?? []), symbol]);
    } else if (each.kind === 'property') {
      const symbol = declareProperty(each, place);
      symbol.file = root.file;
      symbol.siblings = properties;
      properties.push(symbol);
      members.set(each.name, [...(members.get(each.name) ?? []), symbol]);
    }
  };
  for (const each of tree.declarations) {
    declare(each);
    declarationRules(each, undefined, world);
  }
  for (const each of tree.declarations) {
    const alias = each.kind === 'alias' && world.package(tree.package).classes.get(each.name);
    // What it stands for has to be known, also where nobody asks.
    if (alias && alias.kind === 'alias') {
      alias.type();
    }
  }
  return {functions, properties};
}

function collides(a: FunctionSymbol, b: FunctionSymbol): boolean {
  const shape = (symbol: FunctionSymbol): string =>
    [symbol.receiver, ...symbol.parameters.map((each) => each.type)]
      .map((type) => (type === undefined ? '-' : erased(type)))
      .join(',');
  return shape(a) === shape(b);
}

function erased(type: Type): string {
  if (type.kind === 'class') {
    return `${type.of.qualified}<${type.args.map(erased).join(',')}>${type.nullable ? '?' : ''}`;
  }
  if (type.kind === 'function') {
    return `(${type.parameters.map(erased).join(',')})->${erased(type.result)}`;
  }
  return type.kind === 'parameter'
    ? `T:${type.of.bound === undefined ? '' : type.of.bound.kind}`
    : type.kind;
}
