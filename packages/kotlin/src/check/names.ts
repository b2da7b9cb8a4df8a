/** What names stand for: candidates for calls, properties, members; what is said of those that stand for nothing. */
import {type Code} from '../code';
import {
  ClassSymbol,
  type FunctionSymbol,
  type Member,
  type PropertySymbol,
  type Type,
  UNKNOWN,
  type VariableSymbol,
} from '../symbols';
import {type Expression} from '../tree';
import {
  asSuper,
  classType,
  constrain,
  fresh,
  isSubclass,
  nonNull,
  parametersOf,
  render,
  settledOr,
  solved,
  substitute,
  upperBound,
} from '../types';
import {type Candidate} from './calls';
import {expression} from './expressions';
import {settled} from './inference';
import {classNamed} from './resolveType';
import {factKey, nestedIn, type Receiver, type Scope} from './scope';

// Members of classes by their names.

/** Members by a name, those of subclasses before those that they override. */
export function membersOf(type: Type, name: string, scope: Scope): Member[] {
  const found = upperBound(nonNull(type));
  const start =
    found.kind === 'class'
      ? found.of
      : found.kind === 'parameter' || found.kind === 'function'
        ? scope.world.types.Any.of
        : undefined;
  if (start === undefined) {
    return [];
  }
  const members: Member[] = [];
  const seen = new Set<ClassSymbol>();
  const collect = (of: ClassSymbol): void => {
    if (seen.has(of)) {
      return;
    }
    seen.add(of);
    of.complete();
    for (const member of of.member(name)) {
      const overridden =
        members.some((each) => each.slot !== 0 && each.slot === member.slot) ||
        members.some((each) => each.kind === member.kind && hides(each, member));
      if (!overridden) {
        members.push(member);
      }
    }
    for (const above of of.supers()) {
      collect(above.of);
    }
  };
  collect(start);
  if (found.kind === 'class') {
    for (const other of found.also ?? []) {
      const bound = upperBound(other);
      if (bound.kind === 'class') {
        collect(bound.of);
      }
    }
  }
  if (start !== scope.world.types.Any.of) {
    collect(scope.world.types.Any.of);
  }
  return members;
}

function hides(below: Member, above: Member): boolean {
  if ((below.receiver === undefined) !== (above.receiver === undefined)) {
    return false;
  }
  return below.modifiers.has('override') && below.parameters.length === above.parameters.length;
}

/** The instance of the object of which an imported function is a member. */
function ownerObject(symbol: Member, at: number): Code | undefined {
  if (symbol.owner === undefined) {
    return undefined;
  }
  return {op: 'instance', of: symbol.owner, type: classType(symbol.owner), at};
}

// The functions that a name may mean, level by level: the first level with one that fits is meant.

/** The functions that `name(…)` may mean, level by level: those of functions first, whatever is closer. */
export function candidatesOf(name: string, scope: Scope, at: number): Candidate[][] {
  const levels: Candidate[][] = [];
  const receivers = scope.receivers();
  const codes = receivers.map((each) => each.code(at));
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const local = here.functions.get(name) ?? [];
    levels.push(
      local.flatMap((symbol): Candidate[] =>
        symbol.receiver === undefined ? [{symbol}] : codes.map((receiver) => ({symbol, receiver})),
      ),
    );
    const type = here.types.get(name);
    if (type instanceof ClassSymbol) {
      levels.push(constructorsOf(type, receivers, at));
    }
  }
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const receiver = here.receiver === undefined ? undefined : scope.seen(here.receiver);
    if (receiver !== undefined) {
      levels.push(...implicitMembers(receiver, name, codes, scope, at));
    }
    const {classBody} = here;
    const nested =
      classBody && (ownClass(classBody, name) ?? classNamed(classBody.aliases.get(name)));
    if (nested !== undefined) {
      levels.push(constructorsOf(nested, receivers, at));
    }
  }
  const type = classNamed(scope.file.typeNamed(name));
  if (type !== undefined) {
    levels.push(constructorsOf(type, receivers, at));
  }
  for (const level of scope.file.membersNamed(name)) {
    levels.push(
      level.flatMap((symbol): Candidate[] => {
        if (symbol.kind !== 'function') {
          return [];
        }
        const dispatch = ownerObject(symbol, at);
        return symbol.receiver === undefined
          ? [{symbol, dispatch}]
          : codes.map((receiver) => ({symbol, dispatch, receiver}));
      }),
    );
  }
  return levels.filter((level) => level.length > 0);
}

/** A class that is named within another: nested in it or in what is above it, or itself. */
function ownClass(of: ClassSymbol, name: string): ClassSymbol | undefined {
  const own = of.nested.get(name);
  if (own !== undefined || of.name === name) {
    return own ?? of;
  }
  for (const above of of.supers()) {
    const found = above.of.tree === undefined ? undefined : ownClass(above.of, name);
    if (found !== undefined && found !== above.of) {
      return found;
    }
  }
  return undefined;
}

/** The constructors of a class; those of an inner one with the instance to which the new one belongs. */
export function constructorsOf(
  of: ClassSymbol,
  receivers: readonly Receiver[],
  at: number,
): Candidate[] {
  of.complete();
  if (of.isObject) {
    return [];
  }
  const {outer} = of;
  if (outer === undefined) {
    return of.constructors.map((symbol) => ({symbol}));
  }
  const owner = receivers.find(({type}) => type.kind === 'class' && isSubclass(type.of, outer));
  return of.constructors.map((symbol) => ({symbol, dispatch: owner?.code(at)}));
}

function implicitMembers(
  receiver: Receiver,
  name: string,
  codes: readonly Code[],
  scope: Scope,
  at: number,
): Candidate[][] {
  const functions = membersOf(receiver.type, name, scope).filter(
    (each) => each.kind === 'function',
  );
  const dispatch = receiver.code(at);
  const plain = functions
    .filter((symbol) => symbol.receiver === undefined)
    .map((symbol) => ({symbol, dispatch}));
  const extensions = functions
    .filter((symbol) => symbol.receiver !== undefined)
    .flatMap((symbol) => codes.map((code) => ({symbol, dispatch, receiver: code})));
  return [plain, extensions, innerConstructors(dispatch, name)];
}

/** The functions that `value.name(…)` may mean, level by level. */
export function candidatesOn(value: Code, name: string, scope: Scope): Candidate[][] {
  const levels: Candidate[][] = [];
  const members = membersOf(value.type, name, scope).filter((each) => each.kind === 'function');
  levels.push(
    members
      .filter((symbol) => symbol.receiver === undefined)
      .map((symbol) => ({symbol, dispatch: value})),
  );
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    levels.push(
      (here.functions.get(name) ?? [])
        .filter((symbol) => symbol.receiver !== undefined)
        .map((symbol) => ({symbol, receiver: value})),
    );
  }
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const {receiver} = here;
    if (receiver !== undefined) {
      const extensions = membersOf(receiver.type, name, scope).filter(
        (each) => each.kind === 'function' && each.receiver !== undefined,
      );
      levels.push(
        extensions.map((symbol) => ({
          symbol: symbol as FunctionSymbol,
          dispatch: receiver.code(value.at),
          receiver: value,
        })),
      );
    }
  }
  for (const level of scope.file.membersNamed(name)) {
    levels.push(
      level.flatMap((symbol): Candidate[] =>
        symbol.kind === 'function' && symbol.receiver !== undefined
          ? [{symbol, dispatch: ownerObject(symbol, value.at), receiver: value}]
          : [],
      ),
    );
  }
  levels.push(innerConstructors(value, name));
  return levels.filter((level) => level.length > 0);
}

/** The constructors of an inner class: `outer.Inner()`. */
function innerConstructors(outer: Code, name: string): Candidate[] {
  const type = upperBound(nonNull(outer.type));
  const inner = type.kind === 'class' ? nestedIn(type.of, name) : undefined;
  if (inner?.outer === undefined) {
    return [];
  }
  inner.complete();
  return inner.constructors.map((symbol) => ({symbol, dispatch: outer}));
}

// The variables, properties and entries that a name means.

/** The variable, property or entry that a name alone means. */
export function readProperty(name: string, scope: Scope, at: number): Code | undefined {
  // Variables of functions come first, whatever is closer.
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const {backing} = here;
    if (name === 'field' && backing !== undefined) {
      return backingField(backing, here, at);
    }
    const variable = here.variables.get(name);
    if (variable !== undefined) {
      return readVariable(variable, at, scope);
    }
  }
  // What may not be seen is meant only where nothing else is.
  let hidden: Code | undefined;
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const receiver = here.receiver === undefined ? undefined : scope.seen(here.receiver);
    if (receiver !== undefined) {
      const found = implicitProperty(receiver, name, scope, at);
      const isHidden = found?.op === 'read' && !isVisible(found.property, scope);
      if (isHidden) {
        hidden ??= found;
      } else if (found !== undefined) {
        return found;
      }
    }
    if (here.classBody?.entries.includes(name) === true) {
      return entry(here.classBody, name, at);
    }
  }
  const receivers = scope.receivers();
  for (const level of scope.file.membersNamed(name)) {
    for (const symbol of level) {
      if (symbol.kind !== 'property') {
        continue;
      }
      if (symbol.receiver === undefined) {
        return propertyRead(symbol, ownerObject(symbol, at), undefined, at, scope);
      }
      const receiver = receivers
        .map((each) => each.code(at))
        .find((each) => takesReceiver(symbol, each));
      if (receiver !== undefined) {
        return propertyRead(symbol, ownerObject(symbol, at), receiver, at, scope);
      }
    }
  }
  const found = scope.entryNamed(name);
  if (found !== undefined) {
    return entry(found.of, found.name, at);
  }
  const around = name === 'entries' ? enumAround(scope) : undefined;
  return around === undefined ? hidden : enumEntries(around, scope, at);
}

/** `field` in an accessor. */
function backingField(property: PropertySymbol, scope: Scope, at: number): Code {
  const [self] = property.owner === undefined ? [] : scope.receivers();
  const args = self === undefined ? [] : [self.code(at)];
  return {op: 'read', property, args, type: property.type(), from: 'field', at};
}

function implicitProperty(
  receiver: Receiver,
  name: string,
  scope: Scope,
  at: number,
): Code | undefined {
  const dispatch = receiver.code(at);
  for (const member of membersOf(receiver.type, name, scope)) {
    if (member.kind !== 'property') {
      continue;
    }
    if (member.receiver === undefined) {
      return propertyRead(member, dispatch, undefined, at, scope);
    }
    const extended = scope
      .receivers()
      .map((each) => each.code(at))
      .find((each) => takesReceiver(member, each));
    if (extended !== undefined) {
      return propertyRead(member, dispatch, extended, at, scope);
    }
  }
  return undefined;
}

/** The enum within which a place is. */
export function enumAround(scope: Scope): ClassSymbol | undefined {
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    if (here.classBody?.sort === 'enum') {
      return here.classBody;
    }
  }
  return undefined;
}

/** All entries of an enum. */
export function enumEntries(of: ClassSymbol, scope: Scope, at: number): Code {
  return {op: 'entry', of, name: '*', type: scope.world.type('List', classType(of)), at};
}

/** An entry of an enum. */
export function entry(of: ClassSymbol, name: string, at: number): Code {
  return {op: 'entry', of, name, type: classType(of), at};
}

/** The property that `value.name` means. */
export function propertiesOn(value: Code, name: string, scope: Scope): Code | undefined {
  const {at} = value;
  const own = membersOf(value.type, name, scope).find(
    (each) => each.kind === 'property' && each.receiver === undefined,
  );
  if (own?.kind === 'property') {
    return propertyRead(own, value, undefined, at, scope);
  }
  for (const receiver of scope.receivers()) {
    const extension = membersOf(receiver.type, name, scope).find(
      (each) => each.kind === 'property' && takesReceiver(each, value),
    );
    if (extension?.kind === 'property') {
      return propertyRead(extension, receiver.code(at), value, at, scope);
    }
  }
  for (const level of scope.file.membersNamed(name)) {
    const fitting = level.filter(
      (each) => each.kind === 'property' && takesReceiver(each, value),
    ) as PropertySymbol[];
    const found =
      fitting.find((each) => fitting.every((other) => other === each || isNarrower(each, other))) ??
      fitting[0];
    if (found !== undefined) {
      return propertyRead(found, ownerObject(found, at), value, at, scope);
    }
  }
  return undefined;
}

function isNarrower(a: PropertySymbol, b: PropertySymbol): boolean {
  return constrain(
    a.receiver ?? UNKNOWN,
    substitute(b.receiver ?? UNKNOWN, fresh(b.typeParameters)),
  );
}

/** Reads a variable; of one that is `by lazy`, the value. */
export function readVariable(variable: VariableSymbol, at: number, scope: Scope): Code {
  if (variable.delegate !== undefined) {
    const wanted = variable.type.kind === 'unknown' ? undefined : variable.type;
    return expression(variable.delegate, scope, wanted);
  }
  if (variable.body !== scope.body) {
    variable.captured = true;
  }
  const code: Code = {op: 'get', variable, type: variable.type, at};
  if (variable.lazy) {
    return propertiesOn(code, 'value', scope) ?? code;
  }
  return narrowed(code, scope);
}

/** Reads a property, with the type that tests have shown. */
function propertyRead(
  symbol: PropertySymbol,
  dispatch: Code | undefined,
  receiver: Code | undefined,
  at: number,
  scope: Scope,
): Code {
  const args = [dispatch, receiver].filter((each) => each !== undefined);
  const code: Code = {
    op: 'read',
    property: symbol,
    args,
    type: memberType(symbol, dispatch, receiver),
    at,
  };
  return narrowed(code, scope);
}

/** With the type that tests have shown. */
function narrowed(code: Code, scope: Scope): Code {
  const key = factKey(code);
  const type = key === undefined ? undefined : scope.fact(key);
  return type === undefined ? code : {...code, type};
}

/** The type of a property, with what the receiver says of its class's type parameters. */
function memberType(
  symbol: PropertySymbol,
  dispatch: Code | undefined,
  receiver: Code | undefined,
): Type {
  const by = new Map(fresh(symbol.typeParameters));
  if (symbol.owner !== undefined && dispatch !== undefined) {
    const type = upperBound(nonNull(dispatch.type));
    const seen = type.kind === 'class' ? asSuper(type, symbol.owner) : undefined;
    for (const [parameter, arg] of parametersOf(symbol.owner, seen?.args ?? [])) {
      by.set(parameter, arg);
    }
  }
  if (symbol.receiver !== undefined && receiver !== undefined) {
    constrain(receiver.type, substitute(symbol.receiver, by));
  }
  return settled(settledOr(substitute(symbol.type(), by), by));
}

/** Whether an extension takes a receiver. */
const takesReceiver = (symbol: Member, receiver: Code): boolean => {
  if (symbol.receiver === undefined) {
    return false;
  }
  const variables = fresh(symbol.typeParameters);
  return constrain(receiver.type, substitute(symbol.receiver, variables)) && boundsHold(variables);
};

function boundsHold(variables: ReturnType<typeof fresh>): boolean {
  for (const [parameter, type] of variables) {
    if (parameter.bound === undefined || type.kind !== 'variable') {
      continue;
    }
    const bound = substitute(parameter.bound, variables);
    if (!type.of.lower.every((each) => constrain(each, bound))) {
      return false;
    }
  }
  return true;
}

// Classes and packages before a dot.

export type Qualifier = ClassSymbol | {readonly kind: 'package'; readonly name: string};

/** What stands before a dot, unless it is a value. */
export function qualifierOf(tree: Expression, scope: Scope): Qualifier | undefined {
  if (tree.kind === 'name') {
    if (readable(tree.name, scope)) {
      return undefined;
    }
    const type = scope.typeNamed(tree.name, tree.at);
    if (type !== undefined) {
      const of = classNamed(type);
      of?.complete();
      return of;
    }
    return isPackage(tree.name, scope) ? {kind: 'package', name: tree.name} : undefined;
  }
  if (tree.kind !== 'member') {
    return undefined;
  }
  const holder = qualifierOf(tree.target, scope);
  if (holder === undefined) {
    return undefined;
  }
  if (holder.kind === 'class') {
    if (
      holder.companion !== undefined &&
      membersOf(classType(holder.companion), tree.name, scope).length > 0
    ) {
      return undefined;
    }
    const nested = holder.nested.get(tree.name) ?? classNamed(holder.aliases.get(tree.name));
    nested?.complete();
    return nested;
  }
  const type = scope.world.packages.get(holder.name)?.classes.get(tree.name);
  if (type?.kind === 'class') {
    type.complete();
    return type;
  }
  const path = `${holder.name}.${tree.name}`;
  return isPackage(path, scope) ? {kind: 'package', name: path} : undefined;
}

function readable(name: string, scope: Scope): boolean {
  return scope.world.trial(() => readProperty(name, scope, 0)).result !== undefined;
}

function isPackage(path: string, scope: Scope): boolean {
  return [...scope.world.packages.keys()].some(
    (name) => name === path || name.startsWith(`${path}.`),
  );
}

// Private members: only their class sees them, and of a companion the class that it belongs to.

/** The class that a member is of; that of a constructor is the one it makes. */
const ownerOf = (member: Member): ClassSymbol | undefined =>
  (member.kind === 'function' ? member.constructs : undefined) ?? member.owner;

export function isVisible(member: Member, scope: Scope): boolean {
  const {isPrivate, modifiers} = member;
  const owner = ownerOf(member);
  if (modifiers.has('protected') && owner?.tree !== undefined) {
    return isWithin(owner, scope);
  }
  return !isPrivate || isSeen(owner, scope);
}

/** Whether a place is in a class or in one below it. */
function isWithin(owner: ClassSymbol, scope: Scope): boolean {
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    for (let of = here.classBody; of !== undefined; of = of.enclosing) {
      if (isSubclass(of, owner) || of.companion === owner) {
        return true;
      }
    }
  }
  return false;
}

/** Whether what is private in a class may be seen. */
export function isSeen(owner: ClassSymbol | undefined, scope: Scope): boolean {
  if (owner === undefined) {
    return true;
  }
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    for (let of = here.classBody; of !== undefined; of = of.enclosing) {
      if (of === owner || of.companion === owner) {
        return true;
      }
    }
  }
  return false;
}

/** Reports a member where it may not be seen. */
export function checkVisible(member: Member, at: number, scope: Scope): void {
  if (!isVisible(member, scope)) {
    scope.world.report(
      at,
      `Cannot access '${describe(member)}': it is ${member.isPrivate ? 'private' : 'protected'} in '${ownerOf(member)?.qualified}'.`,
    );
  }
}

function describe(member: Member): string {
  const {name} = member;
  if (member.kind === 'property') {
    return `va${member.mutable ? 'r' : 'l'} ${name}: ${render(member.type())}`;
  }
  const parameters = member.parameters.map((each) => `${each.name}: ${render(each.type)}`);
  const head = member.constructs === undefined ? `fun ${name}` : 'constructor';
  return `${head}(${parameters.join(', ')}): ${render(member.result())}`;
}

// What is said of a name that nothing declares: Kotlin may have it all the same.
// cspell:ignore readln

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

const unresolvedSentence = (name: string, rest: string, isOpen: boolean): string =>
  KNOWN_ELSEWHERE.has(name)
    ? `'${name}' is not known here, though Kotlin has it.`
    : `Unresolved reference '${name}'${rest}.${isOpen ? ' If Kotlin has it, it is not known here.' : ''}`;

/** The sentence for a name without a meaning. @param on what it stands behind */
export const unresolved = (name: string, on: Type, rest = ''): string =>
  unresolvedSentence(name, rest, isKotlin(on));

/** The same behind the name of a class or a package. */
export function unresolvedIn(name: string, holder: Qualifier | undefined, scope: Scope): string {
  if (holder?.kind !== 'package') {
    return unresolvedSentence(name, '', holder !== undefined && isKotlin(classType(holder, [])));
  }
  return scope.world.members(holder.name, name).length > 0
    ? `Unresolved reference '${name}'. An extension cannot be called with its package before it: import ${holder.name}.${name}.`
    : unresolvedSentence(name, '', /^kotlin(?:\.|$)/.test(holder.name));
}

/** Whether Kotlin may have a name behind a value, or alone: what stands for `this`, or is imported as a whole, may. */
export const mayBeOfKotlin = (on: Type | undefined, scope: Scope): boolean =>
  on === undefined
    ? scope.file.importsKotlin || scope.receivers().some(({type}) => isKotlin(type))
    : isKotlin(on);

/** The same where it stands alone. */
export const unresolvedAlone = (name: string, scope: Scope): string =>
  unresolvedSentence(name, '', mayBeOfKotlin(undefined, scope));

/** The same of a type. */
export const unresolvedType = (name: string): string => unresolvedSentence(name, '', false);
