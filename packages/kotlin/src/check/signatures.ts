import {type LibraryClass, declaredName} from '../library';
import {parseDeclaration} from '../parser';
import {
  type AliasSymbol,
  ClassSymbol,
  type ClassType,
  FunctionSymbol,
  type Implementation,
  type Member,
  PropertySymbol,
  type Type,
  TypeParameter,
  UNKNOWN,
} from '../symbols';
import {type AliasTree, type ClassTree, type TypeParameterTree, type TypeTree} from '../tree';
import {classType, intersect, isClass} from '../types';
import {resolveType, type TypeScope} from './resolveType';
import {type World} from './world';

/** Makes type parameters and the scope in which they have a meaning. */
export function typeParametersIn(
  outer: TypeScope,
  trees: readonly TypeParameterTree[],
): {parameters: TypeParameter[]; scope: TypeScope} {
  if (trees.length === 0) {
    return {parameters: [], scope: outer};
  }
  const parameters = trees.map(
    (tree) => new TypeParameter(tree.name, tree.reified, tree.contravariant, tree.covariant),
  );
  const names = new Map(parameters.map((each) => [each.name, each]));
  const scope: TypeScope = {
    world: outer.world,
    typeNamed: (name, at) => names.get(name) ?? outer.typeNamed(name, at),
    around: (of) => outer.around?.(of),
  };
  parameters.forEach((parameter, index) => {
    parameter.bound = boundOf(trees[index]?.bounds, scope);
  });
  refuseCycles(parameters, trees, outer.world);
  return {parameters, scope};
}

/** All bounds of a type parameter as one type. */
export function boundOf(trees: readonly TypeTree[] = [], scope: TypeScope): Type | undefined {
  const [first, ...others] = trees.map((each) => resolveType(each, scope));
  return others.reduce<Type | undefined>((found, each) => found && intersect(found, each), first);
}

/** A bound that leads back to its parameter would be followed for ever. */
function refuseCycles(
  parameters: readonly TypeParameter[],
  trees: readonly TypeParameterTree[],
  world: World,
): void {
  parameters.forEach((parameter, index) => {
    let {bound} = parameter;
    for (let steps = 0; bound?.kind === 'parameter' && steps < parameters.length; steps += 1) {
      if (bound.of === parameter) {
        world.report(
          trees[index]?.at ?? 0,
          `Type parameter has cyclic upper bounds: ${parameter.name}.`,
        );
        parameter.bound = undefined;
        return;
      }
      ({bound} = bound.of);
    }
  });
}

function libraryScope(world: World): TypeScope {
  return {world, typeNamed: (name) => world.libraryTypes.get(name)};
}

/** A class of the library, from its head; members are read when asked for. */
export function declareLibraryClass(
  world: World,
  declared: LibraryClass,
  prefix: string,
): ClassSymbol {
  const name = /(?:class|interface|object)\s+(\w+)/.exec(declared.text)?.[1] ?? '';
  const head = parseHead(declared.text);
  const symbol = new ClassSymbol(name, `${prefix}.${name}`, head.sort, head.modifiers.words);
  symbol.test = declared.is;
  symbol.compiled = declared.instance;
  let scope = libraryScope(world);
  let supers: readonly ClassType[] | undefined;
  symbol.typeParameters = head.typeParameters.map(
    (tree) => new TypeParameter(tree.name, tree.reified, tree.contravariant, tree.covariant),
  );
  symbol.supers = () => {
    complete();
    supers ??=
      head.supers.length === 0
        ? supersOf(world, symbol)
        : head.supers.map((each) => resolveType(each.type, scope) as ClassType);
    return supers;
  };
  let completed = false;
  const complete = () => {
    if (completed) {
      return;
    }
    completed = true;
    const {typeParameters} = symbol;
    const names = new Map(typeParameters.map((each) => [each.name, each]));
    const outer = scope;
    scope = {world, typeNamed: (wanted, at) => names.get(wanted) ?? outer.typeNamed(wanted, at)};
    typeParameters.forEach((parameter, index) => {
      parameter.bound = boundOf(head.typeParameters[index]?.bounds, scope);
    });
    if (declared.construct !== undefined) {
      symbol.construct = libraryConstructor(world, symbol, head, declared.construct, scope);
    }
    symbol.secondary = Object.entries(declared.others ?? {}).map(([text, make]) =>
      libraryConstructor(world, symbol, parseHead(text), make, scope),
    );
  };
  symbol.complete = complete;
  const rows = new Map<string, [string, Implementation | undefined][]>();
  for (const [signature, implementation] of Object.entries(declared.members ?? {})) {
    const member = declaredName(signature);
    rows.set(member, [...(rows.get(member) ?? []), [signature, implementation]]);
  }
  const {words} = head.modifiers;
  const isOpen = head.sort === 'interface' || words.has('open') || words.has('abstract');
  for (const [wanted, unread] of rows) {
    symbol.makers.set(wanted, () => {
      complete();
      return unread.map(([signature, implementation]) => {
        const {qualified} = symbol;
        const member = declareMember.row(world, signature, implementation, qualified, scope);
        member.owner = symbol;
        member.open = isOpen;
        member.abstract = implementation === undefined || member.modifiers.has('abstract');
        member.slot = isOpen ? world.nextSlot() : 0;
        return member;
      });
    });
  }
  for (const each of declared.nested ?? []) {
    const inner = declareLibraryClass(world, each, symbol.qualified);
    symbol.nested.set(inner.name, inner);
    if (inner.name === 'Companion' || inner.name === 'Default') {
      symbol.companion = inner;
    }
  }
  return symbol;
}

function supersOf(world: World, symbol: ClassSymbol): readonly ClassType[] {
  return symbol.qualified === 'kotlin.Any' ? [] : [world.type('Any')];
}

function parseHead(text: string): ClassTree {
  const tree = parseDeclaration({name: '', text, base: 0});
  if (tree.kind !== 'class') {
    throw new Error(`no class: ${text}`);
  }
  return tree;
}

function libraryConstructor(
  world: World,
  of: ClassSymbol,
  head: ClassTree,
  implementation: Implementation,
  scope: TypeScope,
): FunctionSymbol {
  const symbol = new FunctionSymbol(of.name, of.qualified.slice(0, -of.name.length - 1));
  symbol.typeParameters = of.typeParameters;
  symbol.constructs = of;
  symbol.implementation = implementation;
  symbol.parameters = (head.parameters ?? []).map((tree) => ({
    name: tree.name,
    type: tree.type === undefined ? world.type('Any') : resolveType(tree.type, scope),
    optional: tree.initial !== undefined,
    vararg: tree.vararg,
  }));
  const result = classType(
    of,
    of.typeParameters.map((each) => ({kind: 'parameter', of: each, nullable: false})),
  );
  symbol.result = () => result;
  return symbol;
}

export const declareMember = {
  row(
    world: World,
    signature: string,
    implementation: Implementation | undefined,
    packageName: string,
    outer = libraryScope(world),
  ): Member {
    const tree = parseDeclaration({name: '', text: signature, base: 0});
    if (tree.kind !== 'function' && tree.kind !== 'property') {
      throw new Error(`no signature: ${signature}`);
    }
    const {parameters, scope} = typeParametersIn(outer, tree.typeParameters);
    const symbol =
      tree.kind === 'function'
        ? new FunctionSymbol(tree.name, packageName, tree.modifiers.words)
        : new PropertySymbol(tree.name, packageName, tree.modifiers.words);
    symbol.typeParameters = parameters;
    symbol.receiver = tree.receiver === undefined ? undefined : resolveType(tree.receiver, scope);
    symbol.implementation = implementation;
    symbol.signature = signature;
    if (symbol instanceof FunctionSymbol && tree.kind === 'function') {
      const result = tree.result === undefined ? world.types.Unit : resolveType(tree.result, scope);
      symbol.result = () => result;
      symbol.parameters = tree.parameters.map((each) => ({
        name: each.name,
        type: each.type === undefined ? world.types.Any : resolveType(each.type, scope),
        optional: each.initial !== undefined,
        vararg: each.vararg,
      }));
    } else if (symbol instanceof PropertySymbol && tree.kind === 'property') {
      const type = tree.type === undefined ? world.types.Any : resolveType(tree.type, scope);
      symbol.type = () => type;
      symbol.mutable = tree.mutable;
    }
    return symbol;
  },
  alias(world: World, tree: AliasTree, outer = libraryScope(world)): AliasSymbol {
    const {parameters, scope} = typeParametersIn(outer, tree.typeParameters);
    let resolving = false;
    return {
      kind: 'alias',
      name: tree.name,
      typeParameters: parameters,
      type: () => {
        if (resolving) {
          world.report(tree.type.at, 'Recursive type alias in expansion.');
          return UNKNOWN;
        }
        resolving = true;
        try {
          return resolveType(tree.type, scope);
        } finally {
          resolving = false;
        }
      },
    };
  },
};

export const isThrowable = (symbol: ClassSymbol): boolean =>
  symbol.qualified === 'kotlin.Throwable' ||
  symbol.supers().some((each) => isClass(each, 'kotlin.Throwable') || isThrowable(each.of));
