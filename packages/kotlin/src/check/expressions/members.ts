/** Names, and what stands behind a dot. */
import {type Code} from '../../code';
import {type Type, UNKNOWN} from '../../symbols';
import {type CallTree, type MemberTree} from '../../tree';
import {needsSafeCall, nonNull, solved} from '../../types';
import {callNamed, callOn} from '../calls/invocations';
import {invoke} from '../calls/values';
import {unknown} from '../codes';
import {candidatesOf} from '../names/candidates';
import {enumAround, propertiesOn, readProperty} from '../names/properties';
import {qualifierOf} from '../names/qualifier';
import {unresolved, unresolvedAlone, unresolvedIn} from '../names/unresolved';
import {checkVisible} from '../names/visible';
import {referenceCall, referenceRead} from './references';
import {type Scope} from '../scope';
import {expression} from './expression';
import {safely, unsafe} from './nulls';
import {enumCall, objectOf, qualifiedCall, qualifiedRead} from './qualifiers';
import {superCallOf, superRead} from './supers';

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
