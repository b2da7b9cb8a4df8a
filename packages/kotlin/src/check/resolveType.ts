import {
  type AliasSymbol,
  ClassSymbol,
  type ClassType,
  type Type,
  TypeParameter,
  UNKNOWN,
} from '../symbols';
import {type TypeTree} from '../tree';
import {classType, functionType, nullable, substitute} from '../types';
import {unresolvedType} from './names/unresolved';
import {type World} from './world';

export type TypeName = ClassSymbol | AliasSymbol | TypeParameter;

/** Where the names of types have a meaning. */
export interface TypeScope {
  readonly world: World;
  typeNamed(name: string, at: number): TypeName | undefined;
  /** A class that is around this place or above one that is, as it is seen here. */
  around?(of: ClassSymbol): ClassType | undefined;
}

/** What a type that was written means; names that nobody knows are reported. */
export function resolveType(tree: TypeTree, scope: TypeScope): Type {
  const type = resolveSolid(tree, scope);
  return tree.nullable ? nullable(type) : type;
}

function resolveSolid(tree: TypeTree, scope: TypeScope): Type {
  const {world} = scope;
  if (tree.kind === 'star') {
    return nullable(world.types.Any);
  }
  if (tree.kind === 'function') {
    const parameters = tree.args.map((each) => resolveType(each, scope));
    const result = tree.result === undefined ? world.types.Unit : resolveType(tree.result, scope);
    if (tree.receiver === undefined) {
      return functionType(parameters, result);
    }
    return functionType([resolveType(tree.receiver, scope), ...parameters], result, true);
  }
  const symbol = named(tree, scope);
  if (symbol === undefined) {
    world.report(tree.at, unresolvedType(tree.name.split('.').at(-1) ?? ''));
    return UNKNOWN;
  }
  if (symbol instanceof TypeParameter) {
    return {kind: 'parameter', of: symbol, nullable: false};
  }
  if (symbol.kind === 'class') {
    symbol.complete();
  }
  const {typeParameters} = symbol;
  const args = tree.args.map((each, index) => {
    const bound = typeParameters[index]?.bound;
    const isContravariant = typeParameters[index]?.contravariant === true;
    if (each.kind === 'star' ? isContravariant : each.projected === 'in' && !isContravariant) {
      return UNKNOWN;
    }
    return each.kind === 'star' &&
      bound !== undefined &&
      bound.kind === 'class' &&
      bound.args.length === 0
      ? bound
      : resolveType(each, scope);
  });
  if (symbol.kind === 'class' && symbol.outer !== undefined) {
    const own = symbol.tree?.typeParameters.length;
    if (args.length === own) {
      args.push(...(scope.around?.(symbol.outer)?.args ?? []));
    }
  }
  if (args.length !== typeParameters.length) {
    world.report(tree.at, wrongCount(typeParameters.length, symbol.name));
  }
  if (symbol.kind === 'alias') {
    return substitute(
      symbol.type(),
      new Map(typeParameters.map((each, index) => [each, args[index] ?? UNKNOWN])),
    );
  }
  const type = classType(
    symbol,
    typeParameters.map((_, index) => args[index] ?? UNKNOWN),
  );
  return tree.args.some((each) => each.kind === 'star' || each.projected !== undefined)
    ? {...type, projected: true}
    : type;
}

function wrongCount(expected: number, name: string): string {
  if (expected === 0) {
    return 'No type arguments expected for ' + `'${name}'.`;
  }
  return `${expected === 1 ? 'One type argument' : `${expected} type arguments`} expected for '${name}'.`;
}

/** `Duration`, `Map.Entry`, `kotlin.time.Duration`: packages, then classes, then nested classes. */
export function named(tree: TypeTree, scope: TypeScope): TypeName | undefined {
  const parts = tree.name.split('.');
  const [first = ''] = parts;
  const simple = scope.typeNamed(first, tree.at);
  if (simple !== undefined) {
    return nestedIn(simple, parts.slice(1));
  }
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const found = scope.world.packages
      .get(parts.slice(0, length).join('.'))
      ?.classes.get(parts[length] ?? '');
    if (found !== undefined) {
      return nestedIn(found, parts.slice(length + 1));
    }
  }
  return undefined;
}

function nestedIn(start: TypeName, names: readonly string[]): TypeName | undefined {
  let found: TypeName | undefined = start;
  for (const name of names) {
    found = found instanceof ClassSymbol ? found.nested.get(name) : undefined;
  }
  return found;
}
