/** What stands behind a dot, and what before. */
import {type Code} from '../code';
import {type ClassSymbol, type ClassType, type Member, type Type, UNKNOWN} from '../symbols';
import {type CallTree, type Expression, type MemberTree, type TypeTree} from '../tree';
import {classType, needsSafeCall, nonNull, parametersOf, solved, substitute} from '../types';
import {callNamed, callOn, type Candidate, invoke} from './calls';
import {unknown} from './codes';
import {expression, safely, unsafe} from './expressions';
import {
  candidatesOf,
  checkVisible,
  constructorsOf,
  entry,
  enumAround,
  enumEntries as entries,
  membersOf,
  propertiesOn,
  type Qualifier,
  qualifierOf,
  readProperty,
  unresolved,
  unresolvedAlone,
  unresolvedIn,
} from './names';
import {referenceCall, referenceRead} from './references';
import {classNamed, resolveType} from './resolveType';
import {type Receiver, type Scope} from './scope';

// Names, and what stands behind a dot.

/** A name alone. */
export function readName(name: string, scope: Scope, at: number): Code {
  const found = readProperty(name, scope, at);
  if (found?.op === 'read') {
    checkVisible(found.property, at, scope);
  }
  if (found?.op === 'get' && found.variable.late && found.variable.assigned === undefined) {
    scope.world.report(at, `Variable '${name}' must be initialized.`);
  }
  if (found !== undefined) {
    return found;
  }
  const type = scope.typeNamed(name, at);
  const isClass = type !== undefined && 'kind' in type && type.kind === 'class';
  const object = isClass ? objectOf(type, at) : undefined;
  if (object !== undefined) {
    return object;
  }
  scope.world.report(
    at,
    isClass
      ? `Classifier '${name}' does not have a companion object, so it cannot be used as an expression.`
      : unresolvedAlone(name, scope),
  );
  return unknown(at);
}

/** `this`, and `this@label`. */
export function self(label: string | undefined, scope: Scope, at: number): Code {
  const receivers = scope.receivers();
  const found =
    label === undefined
      ? receivers[0]
      : receivers.find(
          (each) =>
            each.label === label || (each.type.kind === 'class' && each.type.of.name === label),
        );
  if (found !== undefined) {
    return found.code(at);
  }
  scope.world.report(
    at,
    label === undefined
      ? "'this' is not defined in this context."
      : `Unresolved reference '@${label}'.`,
  );
  return unknown(at);
}

/** `name(…)`, `value.name(…)`, `Class.name(…)`, and calls of what any other expression gives. */
export function call(tree: CallTree, scope: Scope, expected: Type | undefined): Code {
  const {callee, at} = tree;
  if (callee.kind === 'name') {
    const around = ['values', 'valueOf'].includes(callee.name) ? enumAround(scope) : undefined;
    const isFree = around !== undefined && candidatesOf(callee.name, scope, at).length === 0;
    const code = isFree ? enumCall(around, callee.name, tree, scope, expected) : undefined;
    return code ?? callNamed(callee.name, tree, scope, expected);
  }
  if (callee.kind !== 'member') {
    return invoke(expression(callee, scope, undefined), tree, scope);
  }
  if (callee.target.kind === 'super') {
    return superCallOf(callee, callee.target, tree, scope, expected);
  }
  const used = callee.target.kind === 'reference' ? referenceCall(callee, tree, scope) : undefined;
  if (used !== undefined) {
    return used;
  }
  const holder = qualifierOf(callee.target, scope);
  if (holder !== undefined) {
    const code = qualifiedCall(holder, callee, tree, scope, expected);
    if (code !== undefined) {
      return code;
    }
  }
  const object = holder?.kind === 'class' ? objectOf(holder, at) : undefined;
  const target = holder === undefined ? expression(callee.target, scope, undefined) : object;
  if (target === undefined) {
    scope.world.report(callee.at, unresolvedIn(callee.name, holder, scope));
    return unknown(at);
  }
  if (callee.safe) {
    return safely(target, scope, callee.at, (value, there) =>
      callOn(value, callee.name, tree, there, expected),
    );
  }
  return callOn(target, callee.name, tree, scope, expected);
}

/** `value.name`, `Class.name`. */
export function member(tree: MemberTree, scope: Scope): Code {
  if (tree.target.kind === 'super') {
    return superRead(tree, tree.target, scope);
  }
  const used =
    tree.target.kind === 'reference' ? referenceRead(tree, tree.target, scope) : undefined;
  if (used !== undefined) {
    return used;
  }
  const holder = qualifierOf(tree.target, scope);
  if (holder !== undefined) {
    const code = qualifiedRead(holder, tree, scope);
    if (code !== undefined) {
      return code;
    }
    scope.world.report(tree.at, unresolvedIn(tree.name, holder, scope));
    return unknown(tree.at);
  }
  // `Class.Nested` that is an object.
  const type = qualifierOf(tree, scope);
  const object = type?.kind === 'class' ? objectOf(type, tree.at) : undefined;
  if (object !== undefined) {
    return object;
  }
  const target = expression(tree.target, scope, undefined);
  const read = (value: Code): Code => readOn(value, tree, scope);
  return tree.safe ? safely(target, scope, tree.at, read) : read(target);
}

/** `value.name`, of a value that was computed. */
export function readOn(value: Code, tree: MemberTree, scope: Scope): Code {
  const {name, at} = tree;
  if (solved(value.type).kind === 'unknown') {
    return {
      op: 'late',
      name,
      args: [value],
      candidates: scope.file.membersNamed(name).flat(),
      type: UNKNOWN,
      at,
    };
  }
  const placed = {...value, at};
  if (needsSafeCall(value.type)) {
    const extension = propertiesOn(placed, name, scope);
    const own = extension?.op === 'read' && extension.property.receiver === undefined;
    if (extension !== undefined && !own) {
      return extension;
    }
    if (propertiesOn({...placed, type: nonNull(value.type)}, name, scope) !== undefined) {
      unsafe(value.type, at, scope);
      return unknown(at);
    }
  }
  const found = propertiesOn(placed, name, scope);
  if (found?.op === 'read') {
    checkVisible(found.property, at, scope);
  }
  if (found !== undefined) {
    return found;
  }
  scope.world.report(at, unresolved(name, value.type));
  return unknown(at);
}

// What stands behind a class or a package and a dot.

/** The object that a class is, or its companion. */
export function objectOf(type: ClassSymbol, at: number): Code | undefined {
  type.complete();
  const of = type.isObject ? type : type.companion;
  return of === undefined ? undefined : {op: 'instance', of, type: classType(of), at};
}

/** What a package declares by a name, but for extensions: Kotlin finds none of them behind a package and a dot. */
const free = (owner: string, name: string, {world}: Scope): Member[] =>
  world.members(owner, name).filter(({receiver}) => receiver === undefined);

/** `Class.nested(…)`, `package.function(…)`, `Enum.valueOf(…)`. */
function qualifiedCall(
  holder: Qualifier,
  callee: MemberTree,
  tree: CallTree,
  scope: Scope,
  expected: Type | undefined,
): Code | undefined {
  if (holder.kind === 'package') {
    const found = free(holder.name, callee.name, scope).filter((each) => each.kind === 'function');
    const type = scope.world.packages.get(holder.name)?.classes.get(callee.name);
    const made = type?.kind === 'class' ? constructorsOf(type, [], callee.at) : [];
    const levels = [found.map((symbol) => ({symbol})), made].filter((level) => level.length > 0);
    if (levels.length > 0) {
      return callNamed(callee.name, tree, scope, expected, levels);
    }
    const value = qualifiedRead(holder, callee, scope);
    return value === undefined ? undefined : invoke(value, tree, scope);
  }
  const nested = holder.nested.get(callee.name) ?? classNamed(holder.aliases.get(callee.name));
  if (nested !== undefined && nested.outer === undefined) {
    const candidates = constructorsOf(nested, [], callee.at);
    if (candidates.length > 0) {
      return callNamed(callee.name, tree, scope, expected, [candidates]);
    }
  }
  return enumCall(holder, callee.name, tree, scope, expected);
}

/** `values()` and `valueOf("…")` of an enum. */
function enumCall(
  of: ClassSymbol,
  name: string,
  tree: CallTree,
  scope: Scope,
  expected: Type | undefined,
): Code | undefined {
  const found = enumFunctions(of, name, scope, tree.callee.at);
  return found === undefined ? undefined : callNamed(name, tree, scope, expected, [found]);
}

/** What `values` or `valueOf` of an enum is: a function of the library for all its entries. */
export function enumFunctions(
  of: ClassSymbol,
  name: string,
  scope: Scope,
  at: number,
): Candidate[] | undefined {
  const wanted = {values: 'entryArray', valueOf: 'entryNamed'}[name];
  if (of.sort !== 'enum' || wanted === undefined) {
    return undefined;
  }
  const receiver = entries(of, scope, at);
  return scope.world
    .members('kotlin.internal', wanted)
    .flatMap((symbol) => (symbol.kind === 'function' ? [{symbol, receiver}] : []));
}

/** `Class.property`, `Enum.ENTRY`, `Class.Object`, `package.property`. */
function qualifiedRead(holder: Qualifier, tree: MemberTree, scope: Scope): Code | undefined {
  const {world} = scope;
  const {at} = tree;
  if (holder.kind === 'package') {
    const found = free(holder.name, tree.name, scope).find((each) => each.kind === 'property');
    if (found?.kind === 'property') {
      return {op: 'read', property: found, args: [], type: found.type(), at};
    }
    const type = world.packages.get(holder.name)?.classes.get(tree.name);
    return type?.kind === 'class' ? objectOf(type, at) : undefined;
  }
  if (holder.entries.includes(tree.name)) {
    return entry(holder, tree.name, at);
  }
  if (holder.sort === 'enum' && tree.name === 'entries') {
    return entries(holder, scope, at);
  }
  const nested = holder.nested.get(tree.name);
  const object = nested === undefined ? undefined : objectOf(nested, at);
  if (object !== undefined) {
    return object;
  }
  const own = objectOf(holder, at);
  return own === undefined ? undefined : propertiesOn(own, tree.name, scope);
}

// `super.f()` and `super.x`: what a class has from those above it.

type SuperExpression = Extract<Expression, {kind: 'super'}>;

/** The `this` of the class around a place, or of the one that a label names. */
function instance(label: string | undefined, scope: Scope): Receiver | undefined {
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    const {receiver, classBody} = here;
    if (receiver?.type.kind !== 'class' || receiver.type.of !== classBody) {
      continue;
    }
    if (label === undefined || classBody.name === label) {
      return receiver;
    }
  }
  return undefined;
}

/** `this`, seen as what is above its class and has a member of that name. */
function thisAbove(tree: SuperExpression, name: string, scope: Scope): Code | undefined {
  const {world} = scope;
  const {at} = tree;
  const self = instance(tree.label, scope);
  if (self?.type.kind !== 'class') {
    world.report(at, "'super' is not an expression, it can only be used in a class.");
    return undefined;
  }
  const by = parametersOf(self.type.of, self.type.args);
  const supers = self.type.of
    .supers()
    .map((each) => substitute(each, by) as ClassType)
    .sort((a, b) => Number(a.of.isInterface) - Number(b.of.isInterface));
  let type: Type | undefined;
  if (tree.type === undefined) {
    const having = supers.filter((each) =>
      membersOf(each, name, scope).some((member) => !member.abstract && !member.isPrivate),
    );
    const inherited = having.filter((each) => !each.of.isInterface || having.length === 1);
    const declaring = having.filter(
      (each) => each.of.isInterface && each.of.member(name).length > 0,
    );
    if (new Set([...declaring, ...inherited]).size > 1 && declaring.length > 0) {
      world.report(
        at,
        "Many supertypes available, please specify the one you mean in angle brackets, e.g. 'super<Foo>'.",
      );
    }
    type = having[0] ?? supers[0] ?? world.types.Any;
  } else {
    const {result: wanted} = world.trial(() => resolveType(tree.type as TypeTree, scope));
    type = supers.find((each) => wanted.kind === 'class' && each.of === wanted.of);
    if (type === undefined) {
      world.report(at, 'Not an immediate supertype.');
      return undefined;
    }
  }
  return {...self.code(at), type};
}

/** Whether a class above hands what it does not implement to a delegate. */
const isDelegating = ({type}: Code): boolean =>
  type.kind === 'class' && type.of.delegates.length > 0;

/** `super.f(…)`. */
function superCallOf(
  callee: MemberTree,
  target: SuperExpression,
  tree: CallTree,
  scope: Scope,
  expected: Type | undefined,
): Code {
  const self = thisAbove(target, callee.name, scope);
  if (self === undefined) {
    return unknown(callee.at);
  }
  const code = callOn(self, callee.name, tree, scope, expected, true);
  if (code.op === 'call' && code.to.abstract && !isDelegating(self)) {
    scope.world.report(tree.at, `Abstract member cannot be accessed directly.`);
  }
  // The constructor of an inner class is no part of what makes this instance.
  return code.op === 'call' && code.to.constructs !== undefined ? {...code, direct: false} : code;
}

/** `super.x`. */
function superRead(tree: MemberTree, target: SuperExpression, scope: Scope): Code {
  const self = thisAbove(target, tree.name, scope);
  if (self === undefined) {
    return unknown(tree.at);
  }
  const found = propertiesOn({...self, at: tree.at}, tree.name, scope);
  if (found?.op === 'read') {
    if (found.property.abstract && !isDelegating(self)) {
      scope.world.report(tree.at, `Abstract member cannot be accessed directly.`);
    }
    return {...found, from: 'super'};
  }
  scope.world.report(tree.at, `Unresolved reference '${tree.name}'.`);
  return unknown(tree.at);
}
