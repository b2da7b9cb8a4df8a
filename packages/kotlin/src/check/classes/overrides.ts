/** Which members override which. */
import {type ClassSymbol, type Member, type Type, UNKNOWN} from '../../symbols';
import {type ParameterTree} from '../../tree';
import {
  asSuper,
  constrain,
  isUnit,
  parametersOf,
  same,
  substitute,
  thisType,
  upperBound,
} from '../../types';
import {type Scope} from '../scope';

/** Gives members that override others the same number, and the others one of their own; reports what may not be. */
export function overrides(symbol: ClassSymbol, {world}: Scope): void {
  const later: (() => void)[] = [];
  overrideTypes.set(symbol, later);
  for (const members of symbol.members.values()) {
    for (const member of members) {
      const above = symbol.supers().flatMap((each) => overridden(each.of, member));
      const [first] = above;
      const isMarked = member.modifiers.has('override');
      const written = member.tree ?? parameterOf(symbol, member);
      const at = written?.at ?? symbol.tree?.at ?? 0;
      if (first === undefined) {
        member.slot = world.nextSlot();
        if (isMarked && written !== undefined) {
          world.report(at, `'${member.name}' overrides nothing.`);
        }
        continue;
      }
      member.slot = first.slot;
      const giving = above.find((each) => each.parameters.some(({optional}) => optional));
      if (member.kind === 'function' && giving?.kind === 'function') {
        member.defaultsOf = giving;
        member.parameters = member.parameters.map((each, index) => ({
          ...each,
          optional: giving.parameters[index]?.optional ?? false,
        }));
      }
      member.also = above.flatMap(({slot, also}) => [slot, ...also]);
      if (!isMarked && written !== undefined) {
        world.report(
          at,
          `'${member.name}' hides member of supertype '${first.owner?.name ?? ''}' and needs an 'override' modifier.`,
        );
      }
      const word = ['private', 'protected'].find((each) => member.modifiers.has(each));
      if (word !== undefined && !first.modifiers.has(word)) {
        world.report(at, `Cannot weaken access privilege of '${first.name}' to '${word}'.`);
      }
      if (
        first.kind === 'property' &&
        member.kind === 'property' &&
        first.mutable &&
        !member.mutable &&
        written !== undefined
      ) {
        world.report(at, `Var-property '${first.name}' cannot be overridden by val-property.`);
      }
      later.push(() => {
        if (!narrower(member, first, symbol)) {
          world.report(
            at,
            `Type of '${member.name}' is not a subtype of the type of the overridden member in '${first.owner?.name ?? ''}'.`,
          );
        }
      });
      const {owner} = first;
      if (owner !== undefined && owner.test === undefined && !owner.isInterface && !isOpen(first)) {
        world.report(at, `'${member.name}' in '${owner.name}' is final and cannot be overridden.`);
      }
    }
  }
}

/** What is looked at when all types can be known. */
export const overrideTypes = new WeakMap<ClassSymbol, (() => void)[]>();

const typeOf = (member: Member): Type =>
  member.kind === 'function' ? member.result() : member.type();

/** Whether what a member gives can be given where one above it is meant. */
function narrower(member: Member, above: Member, of: ClassSymbol): boolean {
  const {owner} = above;
  if (owner === undefined || above.typeParameters.length > 0) {
    return true;
  }
  const seen = asSuper(thisType(of), owner);
  const wanted = substitute(typeOf(above), parametersOf(owner, seen?.args ?? []));
  return isUnit(wanted) ? isUnit(typeOf(member)) : constrain(typeOf(member), wanted);
}

/** Where a property stands in the parentheses of its class. */
function parameterOf({tree}: ClassSymbol, {kind, name}: Member): ParameterTree | undefined {
  return kind === 'property' ? tree?.parameters?.find((each) => each.name === name) : undefined;
}

function isOpen(member: Member): boolean {
  return (
    ['open', 'abstract', 'override'].some((word) => member.modifiers.has(word)) &&
    !member.modifiers.has('final')
  );
}

/** The closest members of a class and those above it that a member overrides. */
function overridden(of: ClassSymbol, member: Member): Member[] {
  of.complete();
  const own = of
    .member(member.name)
    .filter((each) => !each.isPrivate && each.kind === member.kind && alike(each, member));
  if (own.length > 0) {
    return own;
  }
  return of.supers().flatMap((above) => overridden(above.of, member));
}

/** Whether two members of one name are the same to those who call them. */
export function alike(above: Member, below: Member): boolean {
  if (
    (above.receiver === undefined) !== (below.receiver === undefined) ||
    above.parameters.length !== below.parameters.length
  ) {
    return false;
  }
  return above.parameters.every((each, index) => {
    const other = below.parameters[index]?.type ?? UNKNOWN;
    const a = upperBound(each.type);
    const b = upperBound(other);
    if (
      each.type.kind === 'parameter' ||
      other.kind === 'parameter' ||
      a.kind !== 'class' ||
      b.kind !== 'class'
    ) {
      return true;
    }
    return a.of === b.of || same(a, b);
  });
}
