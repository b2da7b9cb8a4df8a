/** What is said of a name that nothing declares: Kotlin may have it all the same. */
import {type ClassSymbol, type Type} from '../../symbols';
import {nonNull, solved, upperBound} from '../../types';
import {type Scope} from '../scope';
import {NAMES} from './kotlin';

let classes: Map<string, readonly string[]> | undefined;

/** The classes behind whose values a name of Kotlin's library may stand, none where it stands alone. */
function classesOf(name: string): readonly string[] {
  classes ??= new Map(
    NAMES.flatMap((row) => {
      const [behind = '', ...names] = row.split(' ');
      return names.map((each) => [each, behind.split(',')] as const);
    }),
  );
  return classes.get(name) ?? [];
}

/** Whether Kotlin's library has a member or an extension of that name for such a value. */
function isInKotlinOn(name: string, on: Type): boolean {
  const behind = classesOf(name);
  const type = upperBound(nonNull(solved(on)));
  const has = (of: ClassSymbol): boolean =>
    behind.includes(of.name) || of.supers().some((each) => has(each.of));
  return behind.includes('Any') || (type.kind === 'class' && has(type.of));
}

/**
 * The sentence for a name without a meaning.
 *
 * @param on what it stands behind, or the types of `this` where it stands alone
 */
export function unresolved(name: string, on: Type | readonly Type[] = [], rest = ''): string {
  const isInKotlin =
    'kind' in on
      ? isInKotlinOn(name, on)
      : classesOf(name).includes('') || on.some((type) => isInKotlinOn(name, type));
  return isInKotlin
    ? `'${name}' is not known here, though Kotlin has it.`
    : `Unresolved reference '${name}'${rest}.`;
}

/** The types of `this` at a place, innermost first. */
export const thisTypes = (scope: Scope): Type[] => scope.receivers().map(({type}) => type);
