import {type ClassType, type Type, UNKNOWN} from '../symbols';
import {type TypeTree} from '../tree';
import {
  asSuper,
  classType,
  constrain,
  fix,
  fresh,
  isClass,
  nonNull,
  nullable,
  render,
  upperBound,
} from '../types';
import {named, resolveType} from './resolveType';
import {type Scope} from './scope';
import {apart} from './expressions/equality';

/**
 * The type behind `is` and `as`, which may leave out its arguments where the value tells them: of a `List<Int>`,
 * `is MutableList`.
 */
export function testedType(tree: TypeTree, value: Type, scope: Scope): Type {
  const symbol = tree.kind === 'named' && tree.args.length === 0 ? named(tree, scope) : undefined;
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
  if (apart(of, value)) {
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
