/** Which type is below which, and what two have in common. */
import {effort} from '../effort';
import {type ClassType, type Type, UNKNOWN} from '../symbols';
import {
  asSuper,
  isAny,
  isClass,
  isKnown,
  isSubclass,
  isUnit,
  mayBecome,
  nonNull,
  nullable,
  parametersOf,
  solved,
  substitute,
} from './make';

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
const sizeOf = (type: Type): number => (type.kind === 'class' ? (type.literal ?? 64) : 64);

function joinTwo(left: Type, right: Type, any: ClassType): Type {
  effort.spend();
  const a = nonNull(left);
  const b = nonNull(right);
  if (same(a, b)) {
    return sizeOf(a) < sizeOf(b) ? b : a;
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
