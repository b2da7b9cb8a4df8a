/** Whether a `when` names all that its subject can be. */
import {type Code} from '../../code';
import {type ClassSymbol} from '../../symbols';
import {type Expression, type WhenBranch} from '../../tree';
import {isClass, isNothing, isSubclass, nonNull, upperBound} from '../../types';
import {resolveType} from '../resolveType';
import {type Scope} from '../scope';

/** The sentence about what is missing. */
export function exhaustive(missing: readonly string[]): string {
  const named = missing.filter((each) => each !== 'else').map((each) => `'${each}'`);
  const what =
    named.length === 0
      ? "an 'else' branch"
      : `the ${named.join(', ')} branch${named.length > 1 ? 'es' : ''} or an 'else' branch`;
  return `'when' expression must be exhaustive. Add ${what}.`;
}

/** Whether all that a value can be is known: then a `when` must name it all, also as a statement. */
export function isClosed(subject: Code | undefined): boolean {
  const type = subject === undefined ? undefined : upperBound(subject.type);
  if (type?.kind !== 'class') {
    return false;
  }
  return (
    type.of.sort === 'enum' ||
    type.of.modifiers.has('sealed') ||
    isClass(nonNull(type), 'kotlin.Boolean')
  );
}

/** What a `when` without `else` does not name. */
export function missingCases(
  branches: readonly WhenBranch[],
  subject: Code | undefined,
  scope: Scope,
): string[] {
  const type = subject === undefined ? undefined : upperBound(subject.type);
  if (type?.kind === 'unknown') {
    return [];
  }
  if (type?.kind !== 'class') {
    return ['else'];
  }
  const conditions = branches.flatMap((each) => each.conditions ?? []);
  const names = new Set(
    conditions.flatMap(({kind, value}) =>
      kind === 'value' && value !== undefined ? [lastName(value)] : [],
    ),
  );
  const missing: string[] = [];
  if (type.nullable && !names.has('null')) {
    missing.push('null');
  }
  if (type.of.sort === 'enum') {
    missing.push(...type.of.entries.filter((each) => !names.has(each)));
  } else if (type.of.modifiers.has('sealed')) {
    const tested = conditions.flatMap((each) =>
      each.kind === 'is' && each.type !== undefined
        ? [scope.world.trial(() => resolveType(each.type as never, scope)).result]
        : [],
    );
    const covers = (one: ClassSymbol): boolean =>
      tested.some((each) => each.kind === 'class' && isSubclass(one, each.of)) ||
      (one.isObject && names.has(one.name)) ||
      (one.below.length > 0 && one.modifiers.has('sealed') && one.below.every(covers));
    missing.push(
      ...type.of.below
        .filter((each) => !covers(each))
        .map((each) => `${each.isObject ? '' : 'is '}${each.name}`),
    );
  } else if (isClass(nonNull(type), 'kotlin.Boolean')) {
    missing.push(...['true', 'false'].filter((each) => !names.has(each)));
  } else if (!isNothing(type)) {
    return ['else'];
  }
  return missing;
}

function lastName(tree: Expression): string {
  if (tree.kind === 'name' || tree.kind === 'member') {
    return tree.name;
  }
  return tree.kind === 'constant' ? tree.text : '';
}
