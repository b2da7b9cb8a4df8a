/** What classes have to override, and may. */
import {type ClassSymbol, type Member, type Type, UNKNOWN} from '../symbols';
import {type ClassTree, type Declaration, type ParameterTree} from '../tree';
import {
  asSuper,
  constrain,
  isSubclass,
  isUnit,
  parametersOf,
  same,
  substitute,
  thisType,
  upperBound,
} from '../types';
import {type Scope} from './scope';

// Checks all of a class, or a member.

/** Checks everything in a class. */
export function checkClass(symbol: ClassSymbol): void {
  symbol.complete();
  for (const each of symbol.constructors) {
    each.body();
  }
  for (const members of [...symbol.members.values()]) {
    for (const member of members) {
      checkMember(member);
    }
  }
  for (const check of overrideTypes.get(symbol) ?? []) {
    check();
  }
  for (const nested of symbol.nested.values()) {
    checkClass(nested);
  }
  for (const each of symbol.entryClasses.values()) {
    checkClass(each);
  }
  for (const each of symbol.entryCalls.values()) {
    each();
  }
}

/** Checks a member: of a file, too. */
export function checkMember(member: Member): void {
  if (member.kind === 'function') {
    member.body();
    member.result();
  } else if (member.getter !== undefined) {
    member.getter.body();
    member.setter?.body();
    member.type();
  } else {
    member.type();
  }
}

// Which members override which.

/** Gives members that override others the same number, and the others one of their own; reports what may not be. */
export function overrides(symbol: ClassSymbol, {world}: Scope): void {
  const later: (() => void)[] = [];
  overrideTypes.set(symbol, later);
  for (const members of symbol.members.values()) {
    for (const member of members) {
      const above = symbol.supers().flatMap((each) => overridden(each.of, member));
      const [first] = above;
      const isMarked = member.modifiers.has('override');
      const written = member.tree ?? parameterOfProperty(symbol, member);
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
        if (!givesNarrower(member, first, symbol)) {
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
const overrideTypes = new WeakMap<ClassSymbol, (() => void)[]>();

const typeOfMember = (member: Member): Type =>
  member.kind === 'function' ? member.result() : member.type();

/** Whether what a member gives can be given where one above it is meant. */
function givesNarrower(member: Member, above: Member, of: ClassSymbol): boolean {
  const {owner} = above;
  if (owner === undefined || above.typeParameters.length > 0) {
    return true;
  }
  const seen = asSuper(thisType(of), owner);
  const wanted = substitute(typeOfMember(above), parametersOf(owner, seen?.args ?? []));
  return isUnit(wanted) ? isUnit(typeOfMember(member)) : constrain(typeOfMember(member), wanted);
}

/** Where a property stands in the parentheses of its class. */
function parameterOfProperty({tree}: ClassSymbol, {kind, name}: Member): ParameterTree | undefined {
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

// What a class has to implement, and does not.

/** Reports the first abstract member that a class leaves out. */
export function missingMembers(symbol: ClassSymbol, tree: ClassTree, scope: Scope): void {
  if (
    ['abstract', 'sealed'].some((word) => tree.modifiers.words.has(word)) ||
    tree.sort === 'interface'
  ) {
    return;
  }
  if (tree.sort === 'enum' && tree.entries.every((each) => each.body !== undefined)) {
    return;
  }
  const open = tree.sort === 'enum' ? tree.members.find(isAbstract) : undefined;
  if (open !== undefined) {
    scope.world.report(
      tree.at,
      `Class '${tree.name}' is not abstract and does not implement abstract member.`,
    );
  }
  inheritedTwice(symbol, tree, scope);
  for (const above of symbol.supers()) {
    const missing = abstractMembers(above.of).find((from) => {
      const to = implementation(symbol, from);
      if (to !== undefined && to.slot !== from.slot && !to.also.includes(from.slot)) {
        symbol.bridges.push({from, to});
      }
      return to === undefined;
    });
    if (missing === undefined) {
      continue;
    }
    const what = tree.name === '' ? 'Object' : `Class '${tree.name}'`;
    scope.world.report(
      tree.at,
      `${what} is not abstract and does not implement abstract member '${missing.name}'.`,
    );
    return;
  }
}

/** Two implementations of one function, of which neither is above the other. */
function inheritedTwice(symbol: ClassSymbol, tree: ClassTree, {world}: Scope): void {
  const own = symbol.supers().filter(({of}) => of.tree !== undefined);
  for (const {of} of own) {
    for (const [name, members] of of.members) {
      for (const other of own) {
        const isApart = !isSubclass(of, other.of) && !isSubclass(other.of, of);
        if (
          !isApart ||
          symbol.members.has(name) ||
          members.some((each) => each.abstract || each.isPrivate)
        ) {
          continue;
        }
        const rival = other.of.member(name).find((each) => alike(each, members[0]));
        if (rival !== undefined && !rival.abstract && !rival.isPrivate) {
          world.report(
            tree.at,
            `'${tree.name}' must override '${name}' because it inherits two of them.`,
          );
        }
      }
    }
  }
}

const isAbstract = (member: Declaration): boolean =>
  member.kind !== 'class' && 'modifiers' in member && member.modifiers.words.has('abstract');

function abstractMembers(of: ClassSymbol): Member[] {
  const own = of.memberNames.flatMap((name) => of.member(name)).filter((each) => each.abstract);
  return [...own, ...of.supers().flatMap((above) => abstractMembers(above.of))];
}

/** @param given whether something else implements what is abstract in it */
function implementation(of: ClassSymbol, member: Member, given = false): Member | undefined {
  const own = of
    .member(member.name)
    .find(
      (each) =>
        each.kind === member.kind &&
        (given || !each.abstract) &&
        !each.isPrivate &&
        alike(member, each),
    );
  if (own !== undefined) {
    return own;
  }
  for (const above of of.supers()) {
    const isDelegated = of.delegates.some(({to}) => to.of === above.of);
    const found = implementation(above.of, member, isDelegated || given);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
