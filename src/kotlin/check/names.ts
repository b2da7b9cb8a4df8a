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
  nonNull,
  parametersOf,
  settledOr,
  substitute,
  upperBound,
} from '../types';
import {settled} from './calls/inference';
import {type Candidate} from './calls/request';
import {factKey} from './flow';
import {type Receiver, type Scope} from './scope';

/** Members by a name, those of subclasses before those that they override. */
export function membersOf(type: Type, name: string, scope: Scope): Member[] {
  const found = upperBound(nonNull(type));
  const start =
    found.kind === 'class'
      ? found.of
      : found.kind === 'parameter' || found.kind === 'function'
        ? scope.world.types.Any.of
        : undefined;
  if (start === undefined) return [];
  const members: Member[] = [];
  const seen = new Set<ClassSymbol>();
  const collect = (of: ClassSymbol): void => {
    if (seen.has(of)) return;
    seen.add(of);
    of.complete();
    for (const member of of.members.get(name) ?? []) {
      const overridden =
        members.some((each) => each.slot !== 0 && each.slot === member.slot) ||
        members.some((each) => each.kind === member.kind && hides(each, member));
      if (!overridden) members.push(member);
    }
    for (const above of of.supers()) collect(above.of);
  };
  collect(start);
  if (start !== scope.world.types.Any.of) collect(scope.world.types.Any.of);
  return members;
}

function hides(below: Member, above: Member): boolean {
  if ((below.receiver === undefined) !== (above.receiver === undefined)) return false;
  return below.modifiers.has('override') && below.parameters.length === above.parameters.length;
}

/** `this`, with the types of the receiver's class replaced in the member. */
function memberType(
  symbol: PropertySymbol,
  dispatch: Code | undefined,
  receiver: Code | undefined,
): Type {
  const by = new Map(fresh(symbol.typeParameters));
  if (symbol.owner !== undefined && dispatch !== undefined) {
    const type = upperBound(nonNull(dispatch.type));
    const seen = type.kind === 'class' ? asSuper(type, symbol.owner) : undefined;
    for (const [parameter, arg] of parametersOf(symbol.owner, seen?.args ?? []))
      by.set(parameter, arg);
  }
  if (symbol.receiver !== undefined && receiver !== undefined)
    constrain(receiver.type, substitute(symbol.receiver, by));
  return settled(settledOr(substitute(symbol.type(), by), by));
}

const fits = (symbol: Member, receiver: Code): boolean => {
  if (symbol.receiver === undefined) return false;
  const variables = fresh(symbol.typeParameters);
  return constrain(receiver.type, substitute(symbol.receiver, variables)) && boundsHold(variables);
};

function boundsHold(variables: ReturnType<typeof fresh>): boolean {
  for (const [parameter, type] of variables) {
    if (parameter.bound === undefined || type.kind !== 'variable') continue;
    const bound = substitute(parameter.bound, variables);
    if (!type.of.lower.every((each) => constrain(each, bound))) return false;
  }
  return true;
}

/** The functions that `name(…)` may mean, level by level. */
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
    const {receiver} = here;
    if (receiver !== undefined) levels.push(...implicitMembers(receiver, name, codes, scope, at));
    const nested = here.classBody === undefined ? undefined : ownClass(here.classBody, name);
    nested?.complete();
    if (nested?.construct !== undefined)
      levels.push([constructorCandidate(nested, nested.construct, receivers, at)]);
    const type = here.types.get(name);
    if (type instanceof ClassSymbol && type.construct !== undefined)
      levels.push([{symbol: type.construct}]);
  }
  const type = scope.file.typeNamed(name);
  if (type?.kind === 'class') {
    type.complete();
    if (type.construct !== undefined)
      levels.push([constructorCandidate(type, type.construct, receivers, at)]);
  }
  if (type?.kind === 'alias') {
    const target = type.type();
    if (target.kind === 'class' && target.of.construct !== undefined)
      levels.push([{symbol: target.of.construct}]);
  }
  for (const level of scope.file.membersNamed(name)) {
    levels.push(
      level.flatMap((symbol): Candidate[] => {
        if (symbol.kind !== 'function') return [];
        const dispatch = objectOf(symbol, at);
        return symbol.receiver === undefined
          ? [{symbol, dispatch}]
          : codes.map((receiver) => ({symbol, dispatch, receiver}));
      }),
    );
  }
  return levels.filter((level) => level.length > 0);
}

/** The instance of the object of which an imported function is a member. */
function objectOf(symbol: Member, at: number): Code | undefined {
  if (symbol.owner === undefined) return undefined;
  return {op: 'instance', of: symbol.owner, type: classType(symbol.owner), at};
}

function ownClass(of: ClassSymbol, name: string): ClassSymbol | undefined {
  return of.nested.get(name) ?? (of.name === name ? of : undefined);
}

function constructorCandidate(
  of: ClassSymbol,
  symbol: FunctionSymbol,
  receivers: readonly Receiver[],
  at: number,
): Candidate {
  if (of.outer === undefined) return {symbol};
  const owner = receivers.find((each) => each.type.kind === 'class' && each.type.of === of.outer);
  return {symbol, dispatch: owner?.code(at)};
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
  return [plain, extensions];
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
          ? [{symbol, dispatch: objectOf(symbol, value.at), receiver: value}]
          : [],
      ),
    );
  }
  // The constructor of an inner class: `outer.Inner()`.
  const type = upperBound(nonNull(value.type));
  const inner = type.kind === 'class' ? type.of.nested.get(name) : undefined;
  if (inner?.construct !== undefined && inner.outer !== undefined)
    levels.push([{symbol: inner.construct, dispatch: value}]);
  return levels.filter((level) => level.length > 0);
}

export function read(
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

/** The property that `value.name` means. */
export function propertiesOn(value: Code, name: string, scope: Scope): Code | undefined {
  const {at} = value;
  const own = membersOf(value.type, name, scope).find(
    (each) => each.kind === 'property' && each.receiver === undefined,
  );
  if (own?.kind === 'property') return read(own, value, undefined, at, scope);
  for (const receiver of scope.receivers()) {
    const extension = membersOf(receiver.type, name, scope).find(
      (each) => each.kind === 'property' && fits(each, value),
    );
    if (extension?.kind === 'property') return read(extension, receiver.code(at), value, at, scope);
  }
  for (const level of scope.file.membersNamed(name)) {
    const fitting = level.filter(
      (each) => each.kind === 'property' && fits(each, value),
    ) as PropertySymbol[];
    const found =
      fitting.find((each) => fitting.every((other) => other === each || narrower(each, other))) ??
      fitting[0];
    if (found !== undefined) return read(found, objectOf(found, at), value, at, scope);
  }
  return undefined;
}

function narrower(a: PropertySymbol, b: PropertySymbol): boolean {
  return constrain(
    a.receiver ?? UNKNOWN,
    substitute(b.receiver ?? UNKNOWN, fresh(b.typeParameters)),
  );
}

export function readVariable(variable: VariableSymbol, at: number, scope: Scope): Code {
  if (variable.body !== scope.body) variable.captured = true;
  const code: Code = {op: 'get', variable, type: variable.type, at};
  if (variable.lazy) return propertiesOn(code, 'value', scope) ?? code;
  return narrowed(code, scope);
}

/** With the type that tests have shown. */
function narrowed(code: Code, scope: Scope): Code {
  const key = factKey(code);
  const fact = key === undefined ? undefined : scope.fact(key);
  if (fact === undefined || code.op !== (code.op === 'get' ? 'get' : 'read')) return code;
  return {...code, type: fact};
}

/** The variable, property, object or entry that a name means. */
export function readProperty(name: string, scope: Scope, at: number): Code | undefined {
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const variable = here.variables.get(name);
    if (variable !== undefined) return readVariable(variable, at, scope);
    const {receiver} = here;
    if (receiver !== undefined) {
      const found = implicitProperty(receiver, name, scope, at);
      if (found !== undefined) return found;
    }
    if (here.classBody?.entries.includes(name) === true) return entry(here.classBody, name, at);
  }
  const receivers = scope.receivers();
  for (const level of scope.file.membersNamed(name)) {
    for (const symbol of level) {
      if (symbol.kind !== 'property') continue;
      if (symbol.receiver === undefined)
        return read(symbol, objectOf(symbol, at), undefined, at, scope);
      const receiver = receivers.map((each) => each.code(at)).find((each) => fits(symbol, each));
      if (receiver !== undefined) return read(symbol, objectOf(symbol, at), receiver, at, scope);
    }
  }
  const found = scope.entryNamed(name);
  if (found !== undefined) return entry(found.of, found.name, at);
  return undefined;
}

function implicitProperty(
  receiver: Receiver,
  name: string,
  scope: Scope,
  at: number,
): Code | undefined {
  const dispatch = receiver.code(at);
  for (const member of membersOf(receiver.type, name, scope)) {
    if (member.kind !== 'property') continue;
    if (member.receiver === undefined) return read(member, dispatch, undefined, at, scope);
    const extended = scope
      .receivers()
      .map((each) => each.code(at))
      .find((each) => fits(member, each));
    if (extended !== undefined) return read(member, dispatch, extended, at, scope);
  }
  return undefined;
}

export function entry(of: ClassSymbol, name: string, at: number): Code {
  return {op: 'entry', of, name, type: classType(of), at};
}

/** A class or a package that stands before a dot. */
export function typeOfQualifier(
  tree: Expression,
  scope: Scope,
): ClassSymbol | {readonly kind: 'package'; readonly name: string} | undefined {
  if (tree.kind === 'name') {
    if (readable(tree.name, scope)) return undefined;
    const type = scope.typeNamed(tree.name, tree.at);
    if (type instanceof ClassSymbol) {
      type.complete();
      return type;
    }
    if (type !== undefined && 'kind' in type && type.kind === 'alias') {
      const target = type.type();
      return target.kind === 'class' ? target.of : undefined;
    }
    return isPackage(tree.name, scope) ? {kind: 'package', name: tree.name} : undefined;
  }
  if (
    tree.kind === 'call' &&
    tree.callee.kind === 'name' &&
    tree.typeArgs.length > 0 &&
    tree.args.length === 0
  )
    return undefined;
  if (tree.kind !== 'member') return undefined;
  const holder = typeOfQualifier(tree.target, scope);
  if (holder === undefined) return undefined;
  if (holder.kind === 'class') {
    if (
      holder.companion !== undefined &&
      membersOf(classType(holder.companion), tree.name, scope).length > 0
    )
      return undefined;
    const nested = holder.nested.get(tree.name);
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
