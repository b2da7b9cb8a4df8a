/** `super.f()` and `super.x`: what a class has from those above it. */
import {type Code} from '../../code';
import {type ClassType, type Type} from '../../symbols';
import {type CallTree, type Expression, type MemberTree, type TypeTree} from '../../tree';
import {substitute, parametersOf} from '../../types';
import {callOn} from '../calls/invocations';
import {unknown} from '../codes';
import {membersOf} from '../names/members';
import {propertiesOn} from '../names/properties';
import {resolveType} from '../resolveType';
import {type Receiver, type Scope} from '../scope';

type SuperTree = Extract<Expression, {kind: 'super'}>;

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
function above(tree: SuperTree, name: string, scope: Scope): Code | undefined {
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
export function superCallOf(
  callee: MemberTree,
  target: SuperTree,
  tree: CallTree,
  scope: Scope,
  expected: Type | undefined,
): Code {
  const self = above(target, callee.name, scope);
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
export function superRead(tree: MemberTree, target: SuperTree, scope: Scope): Code {
  const self = above(target, tree.name, scope);
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
