// cspell:ignore readln
/** What is said of a name that nothing declares: Kotlin may have it all the same. */
import {type Type} from '../../symbols';
import {classType, nonNull, solved, upperBound} from '../../types';
import {type Scope} from '../scope';
import {type Qualifier} from './qualifier';

/** Names of Kotlin's library that need no receiver of it, and no import. */
const KNOWN_ELSEWHERE = new Set(
  'Integer Math System Thread UByte UInt ULong UShort assert readLine readln readlnOrNull javaClass JvmField JvmName JvmOverloads Target Closeable synchronized'.split(
    ' ',
  ),
);

/** Whether it is one of Kotlin's own: nobody lists all that its values have. */
function isKotlin(on: Type): boolean {
  const type = upperBound(nonNull(solved(on)));
  return (
    type.kind === 'function' || (type.kind === 'class' && type.of.qualified.startsWith('kotlin.'))
  );
}

const sentence = (name: string, rest: string, isOpen: boolean): string =>
  KNOWN_ELSEWHERE.has(name)
    ? `'${name}' is not known here, though Kotlin has it.`
    : `Unresolved reference '${name}'${rest}.${isOpen ? ' If Kotlin has it, it is not known here.' : ''}`;

/** The sentence for a name without a meaning. @param on what it stands behind */
export const unresolved = (name: string, on: Type, rest = ''): string =>
  sentence(name, rest, isKotlin(on));

/** The same behind the name of a class or a package. */
export function unresolvedIn(name: string, holder: Qualifier | undefined, scope: Scope): string {
  if (holder?.kind !== 'package') {
    return sentence(name, '', holder !== undefined && isKotlin(classType(holder, [])));
  }
  return scope.world.members(holder.name, name).length > 0
    ? `Unresolved reference '${name}'. An extension cannot be called with its package before it: import ${holder.name}.${name}.`
    : sentence(name, '', /^kotlin(?:\.|$)/.test(holder.name));
}

/** Whether Kotlin may have a name behind a value, or alone: what stands for `this`, or is imported as a whole, may. */
export const mayBeOfKotlin = (on: Type | undefined, scope: Scope): boolean =>
  on === undefined
    ? scope.file.importsKotlin || scope.receivers().some(({type}) => isKotlin(type))
    : isKotlin(on);

/** The same where it stands alone. */
export const unresolvedAlone = (name: string, scope: Scope): string =>
  sentence(name, '', mayBeOfKotlin(undefined, scope));

/** The same of a type. */
export const unresolvedType = (name: string): string => sentence(name, '', false);
