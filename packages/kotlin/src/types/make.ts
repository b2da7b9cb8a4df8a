/** Types made, and what they are. */
import {effort} from '../effort';
import {
  type ClassSymbol,
  type ClassType,
  type FunctionType,
  type Type,
  type TypeParameter,
  UNKNOWN,
} from '../symbols';

export type Substitution = ReadonlyMap<TypeParameter, Type>;

/** A whole number as it is written, which may be a `Byte`, a `Short` or a `Long` where one is wanted. */
export const literalType = (int: ClassType, value: number): ClassType => ({
  ...int,
  literal: [8, 16].find((bits) => (value << (32 - bits)) >> (32 - bits) === value) ?? 32,
});

const BITS: Readonly<Record<string, number | undefined>> = {
  'kotlin.Byte': 8, 'kotlin.Short': 16, 'kotlin.Long': 64,
}; // prettier-ignore

/** How many bits the values of a type have that such a number may become; none of other types. */
export const bitsOf = (type: Type): number | undefined =>
  type.kind === 'class' ? BITS[type.of.qualified] : undefined;

/** Whether a value of a type is a whole number as it is written, which may be of another type. */
export const mayBecome = (type: Type, other: Type): boolean =>
  type.kind === 'class' && (bitsOf(other) ?? 0) >= (type.literal ?? Infinity);

export function classType(
  of: ClassSymbol,
  args: readonly Type[] = [],
  nullable = false,
): ClassType {
  return {kind: 'class', of, args, nullable};
}

export function functionType(
  parameters: readonly Type[],
  result: Type,
  extension = false,
): FunctionType {
  return {kind: 'function', parameters, result, extension, nullable: false};
}

/** The type with its solved variables replaced by what they stand for. */
export function solved(type: Type): Type {
  if (type.kind !== 'variable' || type.of.fixed === undefined) {
    return type;
  }
  return type.nullable ? nullable(solved(type.of.fixed)) : solved(type.of.fixed);
}

export function nullable(type: Type): Type {
  return type.kind === 'unknown' || type.nullable ? type : {...type, nullable: true};
}

export function nonNull(type: Type): Type {
  const found = solved(type);
  return found.nullable ? {...found, nullable: false} : found;
}

/** The type that something has whose first value was written as a whole number. */
export function plain(type: Type): Type {
  const found = solved(type);
  if (found.kind === 'function') {
    return {...found, result: plain(found.result)};
  }
  return found.kind === 'class' && isLiteral(found) ? {...found, literal: undefined} : found;
}

export const isLiteral = (type: Type): boolean =>
  type.kind === 'class' && type.literal !== undefined;

export function isClass(type: Type, name: string): boolean {
  return type.kind === 'class' && type.of.qualified === name;
}

export const isNothing = (type: Type): boolean => isClass(type, 'kotlin.Nothing') && !type.nullable;

export const isNull = (type: Type): boolean => isClass(type, 'kotlin.Nothing') && type.nullable;

export const isUnit = (type: Type): boolean => isClass(type, 'kotlin.Unit');

export const isAny = (type: Type): boolean => isClass(type, 'kotlin.Any');

/** Whether nothing in the type is unknown. */
export function isKnown(type: Type): boolean {
  effort.spend();
  const found = solved(type);
  switch (found.kind) {
    case 'unknown':
    case 'variable':
      return false;
    case 'class':
      return found.args.every(isKnown);
    case 'function':
      return found.parameters.every(isKnown) && isKnown(found.result);
    case 'parameter':
      return true;
  }
}

export function substitute(type: Type, by: Substitution): Type {
  effort.spend();
  if (by.size === 0) {
    return type;
  }
  switch (type.kind) {
    case 'unknown':
      return type;
    case 'variable': {
      const found = solved(type);
      return found.kind === 'variable' ? found : substitute(found, by);
    }
    case 'parameter': {
      const found = by.get(type.of);
      if (found === undefined) {
        return type;
      }
      return type.nullable ? nullable(found) : found;
    }
    case 'class':
      return type.args.length === 0 && type.also === undefined
        ? type
        : {
            ...type,
            args: type.args.map((each) => substitute(each, by)),
            also: type.also?.map((each) => substitute(each, by)),
          };
    case 'function':
      return {
        ...type,
        parameters: type.parameters.map((each) => substitute(each, by)),
        result: substitute(type.result, by),
      };
  }
}

/** The same, with what is not inferred yet as unknown: an expectation for an argument. */
export function expectation(type: Type): Type {
  effort.spend();
  const found = solved(type);
  switch (found.kind) {
    case 'variable':
      return [...found.of.lower, ...found.of.upper].map(solved).find(isKnown) ?? UNKNOWN;
    case 'class':
      return found.args.length === 0 ? found : {...found, args: found.args.map(expectation)};
    case 'function':
      return {
        ...found,
        parameters: found.parameters.map(expectation),
        result: expectation(found.result),
      };
    default:
      return found;
  }
}

/** The type as what it is at least: a type parameter as its bound. */
export function upperBound(type: Type): Type {
  const found = solved(type);
  if (found.kind !== 'parameter') {
    return found;
  }
  const bound = found.of.bound;
  if (bound === undefined) {
    return found;
  }
  const above = upperBound(bound);
  return found.nullable ? nullable(above) : above;
}

export function parametersOf(of: ClassSymbol, args: readonly Type[]): Substitution {
  return new Map(of.typeParameters.map((parameter, index) => [parameter, args[index] ?? UNKNOWN]));
}

/** The type of `this`. */
export function thisType(symbol: ClassSymbol): ClassType {
  return classType(
    symbol,
    symbol.typeParameters.map((of) => ({kind: 'parameter', of, nullable: false})),
  );
}

/** A class's type seen as one of its supertypes, or nothing. */
export function asSuper(type: ClassType, of: ClassSymbol): ClassType | undefined {
  effort.spend();
  if (type.of === of) {
    return type;
  }
  const by = parametersOf(type.of, type.args);
  for (const above of type.of.supers()) {
    const found = asSuper(substitute(above, by) as ClassType, of);
    if (found !== undefined) {
      return found;
    }
  }
  for (const other of type.also ?? []) {
    const bound = upperBound(other);
    const found = bound.kind === 'class' ? asSuper(bound, of) : undefined;
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** The type of a value that is of both; the first one's members come first. */
export function intersect(one: Type, other: Type): Type {
  const [a, b] = [solved(one), solved(other)];
  if (a.kind !== 'class' || (b.kind !== 'class' && b.kind !== 'parameter') || isNothing(a)) {
    return a;
  }
  const isSolid = !a.nullable || !b.nullable;
  const solid = isSolid ? (nonNull(a) as ClassType) : a;
  const bound = upperBound(b);
  const says = bound.kind === 'class' && (asSuper(a, bound.of) !== undefined || isAny(bound));
  return says && b.kind === 'class'
    ? solid
    : bound.kind === 'class' && asSuper(bound, a.of) !== undefined
      ? isSolid
        ? nonNull(b)
        : b
      : {...solid, also: [...(a.also ?? []), nonNull(b)]};
}

export function isSubclass(below: ClassSymbol, above: ClassSymbol): boolean {
  return below === above || below.supers().some((each) => isSubclass(each.of, above));
}
