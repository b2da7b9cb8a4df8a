// cspell:ignore readln
/** What is said of a name that nothing declares: Kotlin may have it all the same. */
import {type Type} from '../../symbols';
import {classType, nonNull, solved, upperBound} from '../../types';
import {type Scope} from '../scope';
import {type Qualifier} from './qualifier';

/** Names of Kotlin's library that need no receiver of it, and no import. */
const KNOWN_ELSEWHERE = new Set(
  'Integer Math System Thread UByte UInt ULong UShort assert enumValueOf enumValues readLine readln readlnOrNull use javaClass JvmField JvmName JvmOverloads Target AutoCloseable synchronized'.split(
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
export const unresolvedIn = (name: string, holder: Qualifier | undefined): string =>
  sentence(name, '', holder?.kind === 'class' && isKotlin(classType(holder, [])));

/** The same where it stands alone: what stands for `this`, or is imported as a whole, may have it. */
export const unresolvedAlone = (name: string, scope: Scope): string =>
  sentence(
    name,
    '',
    scope.file.importsKotlin || scope.receivers().some(({type}) => isKotlin(type)),
  );

/** The same of a type. */
export const unresolvedType = (name: string): string => sentence(name, '', false);
