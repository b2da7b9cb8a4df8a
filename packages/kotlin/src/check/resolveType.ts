/** Types as they are written. */
import {
  type AliasSymbol,
  ClassSymbol,
  type ClassType,
  type Type,
  TypeParameter,
  UNKNOWN,
} from '../symbols';
import {type TypeTree} from '../tree';
import {
  asSuper,
  classType,
  constrain,
  fix,
  fresh,
  functionType,
  isClass,
  nonNull,
  nullable,
  render,
  substitute,
  upperBound,
} from '../types';
import {unresolvedType} from './names';
import {areApart} from './operators';
import {type Scope} from './scope';
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
  const symbol = namedType(tree, scope);
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

/** The class that the name of a type stands for, if it does for one. */
export function classNamed(type: TypeName | undefined): ClassSymbol | undefined {
  const aliased = type !== undefined && 'type' in type ? type.type() : undefined;
  return aliased?.kind === 'class' ? aliased.of : type instanceof ClassSymbol ? type : undefined;
}

/** `Duration`, `Map.Entry`, `kotlin.time.Duration`: packages, then classes, then nested classes. */
function namedType(tree: TypeTree, scope: TypeScope): TypeName | undefined {
  const parts = tree.name.split('.');
  const [first = ''] = parts;
  const simple = scope.typeNamed(first, tree.at);
  if (simple !== undefined) {
    return nestedName(simple, parts.slice(1));
  }
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const found = scope.world.packages
      .get(parts.slice(0, length).join('.'))
      ?.classes.get(parts[length] ?? '');
    if (found !== undefined) {
      return nestedName(found, parts.slice(length + 1));
    }
  }
  return undefined;
}

function nestedName(start: TypeName, names: readonly string[]): TypeName | undefined {
  let found: TypeName | undefined = start;
  for (const name of names) {
    found =
      found instanceof ClassSymbol
        ? (found.nested.get(name) ?? found.aliases.get(name))
        : undefined;
  }
  return found;
}

/**
 * The type behind `is` and `as`, which may leave out its arguments where the value tells them: of a `List<Int>`,
 * `is MutableList`.
 */
export function testedType(tree: TypeTree, value: Type, scope: Scope): Type {
  const symbol =
    tree.kind === 'named' && tree.args.length === 0 ? namedType(tree, scope) : undefined;
  const of =
    symbol !== undefined && 'kind' in symbol && symbol.kind === 'class' ? symbol : undefined;
  const own = upperBound(nonNull(value));
  if (of === undefined || own.kind !== 'class') {
    return resolveType(tree, scope);
  }
  of.complete();
  const {typeParameters} = of;
  if (typeParameters.length === 0) {
    return resolveType(tree, scope);
  }
  const variables = fresh(typeParameters);
  const open = classType(of, [...variables.values()]);
  const seen = asSuper(open, own.of);
  if (seen === undefined) {
    return resolveType(tree, scope);
  }
  seen.args.forEach((each, index) => {
    const known = own.args[index] ?? UNKNOWN;
    constrain(known, each);
  });
  const args = [...variables.values()].map((each) =>
    each.kind === 'variable' && each.of.lower.length > 0
      ? fix(each.of, scope.world.top)
      : undefined,
  );
  if (args.some((each) => each === undefined)) {
    return resolveType(tree, scope);
  }
  const type = classType(
    of,
    args.map((each) => each ?? UNKNOWN),
  );
  return tree.nullable ? nullable(type) : type;
}

/** Reports a test of what no value knows when the program runs: type arguments that its own type does not say. */
export function reportErased(of: Type, value: Type, at: number, scope: Scope): void {
  const type = nonNull(of);
  const isErased =
    (type.kind === 'parameter' && !type.of.reified) ||
    (type.kind === 'class' &&
      type.args.some((_, index) => !isStar(type, index)) &&
      !told(type, value));
  if (areApart(of, value)) {
    scope.world.report(at, `Incompatible types: '${render(of)}' and '${render(value)}'.`);
  }
  if (isErased) {
    scope.world.report(at, `Cannot check for instance of erased type '${render(of)}'.`);
  }
}

/** Whether an argument is what a star stands for, the bound of its parameter, or not known. */
function isStar({of, args, projected}: ClassType, index: number): boolean {
  const type = args[index] ?? UNKNOWN;
  const bound = of.typeParameters[index]?.bound;
  return (
    type.kind === 'unknown' ||
    (isClass(type, 'kotlin.Any') && type.nullable) ||
    (projected === true && bound !== undefined && render(type) === render(bound))
  );
}

/** Whether the arguments of a class follow from what is known of the value. */
function told(type: ClassType, value: Type): boolean {
  const own = upperBound(nonNull(value));
  if (own.kind !== 'class') {
    return own.kind !== 'parameter' && own.kind !== 'function';
  }
  const seen = asSuper(type, own.of);
  if (seen !== undefined && own.args.length > 0) {
    return constrain(seen, own);
  }
  const above = asSuper(own, type.of);
  return above !== undefined && constrain(above, type);
}
