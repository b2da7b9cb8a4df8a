/** Types: made, ordered, found out, written. */
import {effort} from './effort';
import {
  type ClassSymbol,
  type ClassType,
  type FunctionType,
  InferenceVariable,
  type Type,
  type TypeParameter,
  UNKNOWN,
} from './symbols';

// Types made, and what they are.

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

const isAny = (type: Type): boolean => isClass(type, 'kotlin.Any');

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

// Which type is below which, and what two have in common.

/**
 * Whether `below` is a subtype of `above`; remembers what that says about types still to infer.
 * Where something is unknown, the answer is yes.
 *
 * @param isNested of arguments of arguments, which a call may have inferred without what it is for: they may be below
 */
export function constrain(below: Type, above: Type, isNested = false): boolean {
  effort.spend();
  const sub = solved(below);
  const sup = solved(above);
  if (sub === sup || sub.kind === 'unknown' || sup.kind === 'unknown') {
    return true;
  }
  if (sup.kind === 'variable') {
    if (sub.kind === 'variable' && sub.of === sup.of) {
      return true;
    }
    sup.of.lower.push(sup.nullable ? nonNull(sub) : sub);
    return true;
  }
  if (sub.kind === 'variable') {
    sub.of.upper.push(sub.nullable ? nonNull(sup) : sup);
    return true;
  }
  if (sub.nullable && !mayBeNull(sup)) {
    return false;
  }
  if (isAny(sup)) {
    return sup.nullable || !mayBeNull(sub);
  }
  if (isClass(sub, 'kotlin.Nothing')) {
    return true;
  }
  if (sub.kind === 'parameter') {
    if (sup.kind === 'parameter' && sup.of === sub.of) {
      return true;
    }
    const bound = sub.of.bound;
    if (bound === undefined) {
      return false;
    }
    return constrain(sub.nullable ? nullable(bound) : sup.nullable ? nonNull(bound) : bound, sup);
  }
  if (sup.kind === 'parameter') {
    return sub.kind === 'class' && sub.also?.some((each) => constrain(each, sup)) === true;
  }
  if (sub.kind === 'function' || sup.kind === 'function') {
    if (sub.kind !== 'function' || sup.kind !== 'function') {
      return false;
    }
    if (sub.parameters.length !== sup.parameters.length) {
      return false;
    }
    const wide = sup.parameters.every((each, index) =>
      constrain(each, sub.parameters[index] ?? UNKNOWN),
    );
    return wide && (isUnit(sup.result) || constrain(sub.result, sup.result));
  }
  if (sup.also?.every((each) => constrain(sub, each)) === false) {
    return false;
  }
  const seen = asSuper(sub, sup.of);
  if (seen === undefined) {
    return mayBecome(sub, sup);
  }
  return sup.args.every((arg, index) => {
    const own = seen.args[index] ?? UNKNOWN;
    const parameter = sup.of.typeParameters[index];
    if (parameter?.contravariant === true) {
      return constrain(arg, own);
    }
    if (parameter?.covariant === true || sup.projected || sub.projected) {
      return constrain(own, arg, isNested);
    }
    const variable = solved(own);
    if (variable.kind === 'variable') {
      variable.of.exact.push(arg);
    }
    const isOpen =
      isNested ||
      !isKnown(own) ||
      !isKnown(arg) ||
      (variable.kind === 'class' && variable.args.length > 0);
    return constrain(own, arg, true) && (isOpen || constrain(arg, own, true));
  });
}

export function mayBeNull(type: Type): boolean {
  if (type.nullable) {
    return true;
  }
  if (type.kind !== 'parameter') {
    return false;
  }
  const {bound} = type.of;
  return bound === undefined || mayBeNull(bound);
}

/** Whether a value of the type may be null, so that a call needs `?.`. */
export function needsSafeCall(type: Type): boolean {
  const found = solved(type);
  return (
    found.nullable ||
    (found.kind === 'parameter' && found.of.bound !== undefined && needsSafeCall(found.of.bound))
  );
}

/** The closest type above all of these. */
export function join(types: readonly Type[], any: ClassType): Type {
  const known = types.map(solved).filter((type) => type.kind !== 'unknown');
  const withNull = known.some((type) => type.nullable);
  const solid = known.filter((type) => !isClass(type, 'kotlin.Nothing'));
  const [first, ...rest] = solid;
  if (first === undefined) {
    const nothing = known.find((type) => type.nullable) ?? known[0];
    return nothing ?? UNKNOWN;
  }
  const above = rest.reduce((left, right) => joinTwo(left, right, any), nonNull(first));
  return withNull ? nullable(above) : above;
}

/** How many bits a number takes as it is written; of other values, more than that. */
const bitsTaken = (type: Type): number => (type.kind === 'class' ? (type.literal ?? 64) : 64);

function joinTwo(left: Type, right: Type, any: ClassType): Type {
  effort.spend();
  const a = nonNull(left);
  const b = nonNull(right);
  if (same(a, b)) {
    return bitsTaken(a) < bitsTaken(b) ? b : a;
  }
  if (mayBecome(a, b)) {
    return b;
  }
  if (mayBecome(b, a)) {
    return a;
  }
  if (a.kind === 'variable' || b.kind === 'variable') {
    return a.kind === 'variable' ? b : a;
  }
  if (a.kind === 'class' && b.kind === 'class') {
    const common = commonSupers(a, b);
    const [best] = common;
    if (best === undefined) {
      return any;
    }
    const over = asSuper(b, best.of);
    if (over === undefined) {
      return any;
    }
    // `Comparable<Int>` and `Comparable<String>` would be joined for ever.
    if (best.of.name === 'Comparable') {
      return {...best, args: [UNKNOWN]};
    }
    return {
      ...best,
      args: best.args.map((arg, index) => joinArgs(arg, over.args[index] ?? UNKNOWN, any)),
    };
  }
  if (constrain(a, b)) {
    return b;
  }
  if (constrain(b, a)) {
    return a;
  }
  return any;
}

function joinArgs(left: Type, right: Type, any: ClassType): Type {
  if (left.kind === 'unknown') {
    return right;
  }
  if (right.kind === 'unknown') {
    return left;
  }
  return join([left, right], any);
}

/** Supertypes of `a` that `b` has, too, closest first. */
function commonSupers(a: ClassType, b: ClassType): ClassType[] {
  if (isSubclass(b.of, a.of)) {
    return [a];
  }
  const found: ClassType[] = [];
  const by = parametersOf(a.of, a.args);
  for (const above of a.of.supers()) {
    if (!isAny(above)) {
      found.push(...commonSupers(substitute(above, by) as ClassType, b));
    }
  }
  return found.filter(
    (each) =>
      (each.of.name !== 'Comparable' && each.of.name !== 'Serializable') || found.length === 1,
  );
}

export function same(left: Type, right: Type): boolean {
  effort.spend();
  const a = solved(left);
  const b = solved(right);
  if (a.kind !== b.kind || a.nullable !== b.nullable) {
    return false;
  }
  if (a.kind === 'class' && b.kind === 'class') {
    return a.of === b.of && a.args.every((arg, index) => same(arg, b.args[index] ?? UNKNOWN));
  }
  if (a.kind === 'parameter' && b.kind === 'parameter') {
    return a.of === b.of;
  }
  if (a.kind === 'variable' && b.kind === 'variable') {
    return a.of === b.of;
  }
  if (a.kind === 'function' && b.kind === 'function') {
    const {parameters} = b;
    return (
      a.parameters.length === parameters.length &&
      a.parameters.every((each, index) => same(each, parameters[index] ?? UNKNOWN)) &&
      same(a.result, b.result)
    );
  }
  return true;
}

// Types that are still to be found out.

/** Fresh variables in the place of type parameters. */
export function fresh(parameters: readonly TypeParameter[]): Map<TypeParameter, Type> {
  return new Map(
    parameters.map((parameter) => [
      parameter,
      {kind: 'variable', of: new InferenceVariable(parameter), nullable: false},
    ]),
  );
}

/** Decides what a variable stands for: what was put in, else what is expected. */
export function fix(variable: InferenceVariable, any: ClassType): Type {
  if (variable.fixed !== undefined) {
    return variable.fixed;
  }
  for (const each of variable.lower) {
    if (each.kind === 'variable' && each.of !== variable && each.of.lower.length > 0) {
      fix(each.of, any);
    }
  }
  const lower = variable.lower
    .map(solved)
    .filter((type) => !(type.kind === 'variable' && type.of === variable));
  let found = join(lower, any);
  const upper = variable.upper
    .map(solved)
    .filter((type) => type.kind !== 'variable' && type.kind !== 'unknown');
  if (!isKnown(found) || isNull(found)) {
    const expected = upper.find(isKnown) ?? upper[0];
    if (expected !== undefined && found.kind === 'unknown') {
      found = expected;
    } else if (expected !== undefined && constrain(found, expected)) {
      found = expected;
    } else if (isNull(found) && upper[0] !== undefined) {
      found = nullable(upper[0]);
    }
  } else {
    // Invariant containers, `mutableListOf(1)` as `MutableList<Int?>`, and literals, `listOf(1)` as `List<Long>`.
    const others = isLiteral(found) ? upper.filter((type) => !isAny(type)) : [];
    const wider = [...variable.exact.map(solved), ...others].find(
      (type) => isKnown(type) && constrain(found, type),
    );
    if (wider !== undefined) {
      found = wider;
    }
  }
  if (found.kind === 'variable') {
    found = UNKNOWN;
  }
  variable.fixed = plain(found);
  return variable.fixed;
}

/** Fixes the variables in a type that receivers have filled. */
export function settledOr(type: Type, variables: ReadonlyMap<TypeParameter, Type>): Type {
  for (const variable of variables.values()) {
    if (variable.kind !== 'variable' || variable.of.fixed !== undefined) {
      continue;
    }
    const lower = variable.of.lower.map(solved);
    variable.of.fixed = lower.find(isKnown) ?? lower[0] ?? UNKNOWN;
  }
  return type;
}

/** A type as Kotlin's compiler writes it. */
export function render(type: Type): string {
  effort.spend();
  const found = solved(type);
  const mark = found.nullable ? '?' : '';
  switch (found.kind) {
    case 'unknown':
      return '???';
    case 'variable':
      return found.of.parameter.name + mark;
    case 'parameter':
      return found.of.name + mark;
    case 'class': {
      if (found.of.anonymous && found.of.isObject) {
        return '<anonymous>';
      }
      const args = found.args.length === 0 ? '' : `<${found.args.map(render).join(', ')}>`;
      const others = (found.also ?? []).map((each) => ` & ${render(each)}`).join('');
      return found.of.name + args + mark + others;
    }
    case 'function': {
      const [receiver, ...others] = found.parameters;
      const parameters = found.extension ? others : found.parameters;
      const head = found.extension && receiver !== undefined ? `${render(receiver)}.` : '';
      const text = `${head}(${parameters.map(render).join(', ')}) -> ${render(found.result)}`;
      return found.nullable ? `(${text})?` : text;
    }
  }
}
