/** What is said of a name that nothing declares: Kotlin may have it all the same. */
import {type ClassSymbol, type Type} from '../../symbols';
import {nonNull, solved, upperBound} from '../../types';
import {type Scope} from '../scope';
import {KINDS, NAMES} from './kotlin';

let kinds: Map<string, string> | undefined;

/** What a name of Kotlin's library may stand behind, a letter for each kind. */
function kindsOf(name: string): string {
  kinds ??= new Map(
    NAMES.flatMap((row) => {
      const [behind = '', ...names] = row.split(' ');
      return names.map((each): [string, string] => [each, behind]);
    }),
  );
  return kinds.get(name) ?? '';
}

function isKind(of: ClassSymbol, behind: string): boolean {
  const kind = of.qualified.startsWith('kotlin.') ? KINDS[of.name] : undefined;
  return (
    (kind !== undefined && behind.includes(kind)) ||
    of.supers().some((each) => isKind(each.of, behind))
  );
}

/** Whether Kotlin's library has a member or an extension of that name for such a value. */
function isInKotlinOn(name: string, on: Type): boolean {
  const behind = kindsOf(name);
  if (behind.includes('*')) {
    return true;
  }
  const type = upperBound(nonNull(solved(on)));
  return type.kind === 'class' && isKind(type.of, behind);
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
      : kindsOf(name).includes('a') || on.some((type) => isInKotlinOn(name, type));
  return isInKotlin
    ? `'${name}' is not known here, though Kotlin has it.`
    : `Unresolved reference '${name}'${rest}.`;
}

/** The types of `this` at a place, innermost first. */
export const thisTypes = (scope: Scope): Type[] => scope.receivers().map(({type}) => type);
