import {type Type, UNKNOWN} from '../symbols';
import {type TypeTree} from '../tree';
import {asSuper, classType, constrain, fix, fresh, nonNull, nullable, upperBound} from '../types';
import {resolveType} from './resolveType';
import {type Scope} from './scope';

/**
 * The type behind `is` and `as`, which may leave out its arguments where the value tells them: of a `List<Int>`,
 * `is MutableList`.
 */
export function testedType(tree: TypeTree, value: Type, scope: Scope): Type {
  const symbol = tree.kind === 'named' && tree.args.length === 0 && !tree.name.includes('.')
    ? scope.typeNamed(tree.name, tree.at)
    : undefined;
  const of = symbol !== undefined && 'kind' in symbol && symbol.kind === 'class' ? symbol : undefined;
  const own = upperBound(nonNull(value));
  if (of === undefined || own.kind !== 'class') return resolveType(tree, scope);
  of.complete();
  const {typeParameters} = of;
  if (typeParameters.length === 0) return resolveType(tree, scope);
  const variables = fresh(typeParameters);
  const open = classType(of, [...variables.values()]);
  const seen = asSuper(open, own.of);
  if (seen === undefined) return resolveType(tree, scope);
  seen.args.forEach((each, index) => {
    const known = own.args[index] ?? UNKNOWN;
    constrain(known, each);
  });
  const args = [...variables.values()].map((each) =>
    each.kind === 'variable' && each.of.lower.length > 0 ? fix(each.of, scope.world.top) : undefined,
  );
  if (args.some((each) => each === undefined)) return resolveType(tree, scope);
  const type = classType(of, args.map((each) => each ?? UNKNOWN));
  return tree.nullable ? nullable(type) : type;
}
