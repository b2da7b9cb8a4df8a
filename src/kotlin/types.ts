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

export type Substitution = ReadonlyMap<TypeParameter, Type>;

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
  if (type.kind !== 'variable' || type.of.fixed === undefined) return type;
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
  if (found.kind === 'function') return {...found, result: plain(found.result)};
  return found.kind === 'class' && found.literal === true ? {...found, literal: false} : found;
}

const isLiteral = (type: Type): boolean => type.kind === 'class' && type.literal === true;

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
  if (by.size === 0) return type;
  switch (type.kind) {
    case 'unknown':
      return type;
    case 'variable': {
      const found = solved(type);
      return found.kind === 'variable' ? found : substitute(found, by);
    }
    case 'parameter': {
      const found = by.get(type.of);
      if (found === undefined) return type;
      return type.nullable ? nullable(found) : found;
    }
    case 'class':
      return type.args.length === 0
        ? type
        : {...type, args: type.args.map((each) => substitute(each, by))};
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
  if (found.kind !== 'parameter') return found;
  const bound = found.of.bound;
  if (bound === undefined) return found;
  const above = upperBound(bound);
  return found.nullable ? nullable(above) : above;
}

export function parametersOf(of: ClassSymbol, args: readonly Type[]): Substitution {
  return new Map(of.typeParameters.map((parameter, index) => [parameter, args[index] ?? UNKNOWN]));
}

/** A class's type seen as one of its supertypes, or nothing. */
export function asSuper(type: ClassType, of: ClassSymbol): ClassType | undefined {
  effort.spend();
  if (type.of === of) return type;
  const by = parametersOf(type.of, type.args);
  for (const above of type.of.supers()) {
    const found = asSuper(substitute(above, by) as ClassType, of);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function isSubclass(below: ClassSymbol, above: ClassSymbol): boolean {
  return below === above || below.supers().some((each) => isSubclass(each.of, above));
}

/**
 * Whether `below` is a subtype of `above`; remembers what that says about types still to infer.
 * Where something is unknown, the answer is yes.
 */
export function constrain(below: Type, above: Type): boolean {
  effort.spend();
  const sub = solved(below);
  const sup = solved(above);
  if (sub === sup || sub.kind === 'unknown' || sup.kind === 'unknown') return true;
  if (sup.kind === 'variable') {
    if (sub.kind === 'variable' && sub.of === sup.of) return true;
    if (isNothing(sub)) return true;
    sup.of.lower.push(sup.nullable ? nonNull(sub) : sub);
    return true;
  }
  if (sub.kind === 'variable') {
    sub.of.upper.push(sub.nullable ? nonNull(sup) : sup);
    return true;
  }
  if (sub.nullable && !mayBeNull(sup)) return false;
  if (isAny(sup)) return sup.nullable || !mayBeNull(sub);
  if (isClass(sub, 'kotlin.Nothing')) return true;
  if (sub.kind === 'parameter') {
    if (sup.kind === 'parameter' && sup.of === sub.of) return true;
    const bound = sub.of.bound;
    if (bound === undefined) return false;
    return constrain(sub.nullable ? nullable(bound) : sup.nullable ? nonNull(bound) : bound, sup);
  }
  if (sup.kind === 'parameter') return false;
  if (sub.kind === 'function' || sup.kind === 'function') {
    if (sub.kind !== 'function' || sup.kind !== 'function') return false;
    if (sub.parameters.length !== sup.parameters.length) return false;
    const wide = sup.parameters.every((each, index) =>
      constrain(each, sub.parameters[index] ?? UNKNOWN),
    );
    return wide && (isUnit(sup.result) || constrain(sub.result, sup.result));
  }
  const seen = asSuper(sub, sup.of);
  if (seen === undefined) return isLiteral(sub) && isClass(sup, 'kotlin.Long');
  return sup.args.every((arg, index) => {
    const own = seen.args[index] ?? UNKNOWN;
    return sup.of.typeParameters[index]?.contravariant === true
      ? constrain(arg, own)
      : constrain(own, arg);
  });
}

function mayBeNull(type: Type): boolean {
  if (type.nullable) return true;
  if (type.kind !== 'parameter') return false;
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

function joinTwo(left: Type, right: Type, any: ClassType): Type {
  effort.spend();
  const a = nonNull(left);
  const b = nonNull(right);
  if (same(a, b)) return isLiteral(a) ? b : a;
  if (isLiteral(a) && isClass(b, 'kotlin.Long')) return b;
  if (isLiteral(b) && isClass(a, 'kotlin.Long')) return a;
  if (a.kind === 'variable' || b.kind === 'variable') return a.kind === 'variable' ? b : a;
  if (a.kind === 'class' && b.kind === 'class') {
    const common = commonSupers(a, b);
    const [best] = common;
    if (best === undefined) return any;
    const over = asSuper(b, best.of);
    if (over === undefined) return any;
    // `Comparable<Int>` and `Comparable<String>` would be joined for ever.
    if (best.of.name === 'Comparable') return {...best, args: [UNKNOWN]};
    return {
      ...best,
      args: best.args.map((arg, index) => joinArgs(arg, over.args[index] ?? UNKNOWN, any)),
    };
  }
  if (constrain(a, b)) return b;
  if (constrain(b, a)) return a;
  return any;
}

function joinArgs(left: Type, right: Type, any: ClassType): Type {
  if (left.kind === 'unknown') return right;
  if (right.kind === 'unknown') return left;
  return join([left, right], any);
}

/** Supertypes of `a` that `b` has, too, closest first. */
function commonSupers(a: ClassType, b: ClassType): ClassType[] {
  if (isSubclass(b.of, a.of)) return [a];
  const found: ClassType[] = [];
  const by = parametersOf(a.of, a.args);
  for (const above of a.of.supers()) {
    if (!isAny(above)) found.push(...commonSupers(substitute(above, by) as ClassType, b));
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
  if (a.kind !== b.kind || a.nullable !== b.nullable) return false;
  if (a.kind === 'class' && b.kind === 'class') {
    return a.of === b.of && a.args.every((arg, index) => same(arg, b.args[index] ?? UNKNOWN));
  }
  if (a.kind === 'parameter' && b.kind === 'parameter') return a.of === b.of;
  if (a.kind === 'variable' && b.kind === 'variable') return a.of === b.of;
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
  if (variable.fixed !== undefined) return variable.fixed;
  for (const each of variable.lower)
    if (each.kind === 'variable' && each.of !== variable && each.of.lower.length > 0)
      fix(each.of, any);
  const lower = variable.lower
    .map(solved)
    .filter((type) => !(type.kind === 'variable' && type.of === variable));
  let found = join(lower, any);
  const upper = variable.upper
    .map(solved)
    .filter((type) => type.kind !== 'variable' && type.kind !== 'unknown');
  if (!isKnown(found) || isNull(found)) {
    const expected = upper.find(isKnown) ?? upper[0];
    if (expected !== undefined && found.kind === 'unknown') found = expected;
    else if (expected !== undefined && constrain(found, expected)) found = expected;
    else if (isNull(found) && upper[0] !== undefined) found = nullable(upper[0]);
  } else if (upper.length > 0) {
    // Invariant containers: `mutableListOf(1)` as `MutableList<Int?>`.
    const wider = upper.find((type) => isKnown(type) && constrain(found, type));
    if (wider !== undefined && !isAny(wider)) found = wider;
  }
  if (found.kind === 'variable') found = UNKNOWN;
  variable.fixed = plain(found);
  return variable.fixed;
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
      if (found.of.anonymous && found.of.isObject) return '<anonymous>';
      const args = found.args.length === 0 ? '' : `<${found.args.map(render).join(', ')}>`;
      return found.of.name + args + mark;
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

/** Fixes the variables in a type that receivers have filled. */
export function settledOr(type: Type, variables: ReadonlyMap<TypeParameter, Type>): Type {
  for (const variable of variables.values()) {
    if (variable.kind !== 'variable' || variable.of.fixed !== undefined) continue;
    const lower = variable.of.lower.map(solved);
    variable.of.fixed = lower.find(isKnown) ?? lower[0] ?? UNKNOWN;
  }
  return type;
}
