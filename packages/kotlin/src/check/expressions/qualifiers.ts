/** What stands behind a class or a package and a dot. */
import {type Code} from '../../code';
import {type ClassSymbol, type Type} from '../../symbols';
import {type CallTree, type MemberTree} from '../../tree';
import {classType} from '../../types';
import {callNamed, callOn} from '../calls/invocations';
import {constructorsOf} from '../names/candidates';
import {entriesOf as entries, entry, propertiesOn} from '../names/properties';
import {type Qualifier} from '../names/qualifier';
import {type Scope} from '../scope';

/** The object that a class is, or its companion. */
export function objectOf(type: ClassSymbol, at: number): Code | undefined {
  type.complete();
  const of = type.isObject ? type : type.companion;
  return of === undefined ? undefined : {op: 'instance', of, type: classType(of), at};
}

/** `Class.nested(…)`, `package.function(…)`, `Enum.valueOf(…)`. */
export function qualifiedCall(
  holder: Qualifier,
  callee: MemberTree,
  tree: CallTree,
  scope: Scope,
  expected: Type | undefined,
): Code | undefined {
  if (holder.kind === 'package') {
    const found = scope.world
      .members(holder.name, callee.name)
      .filter((each) => each.kind === 'function');
    return callNamed(callee.name, tree, scope, expected, [found.map((symbol) => ({symbol}))]);
  }
  const nested = holder.nested.get(callee.name);
  if (nested !== undefined && nested.outer === undefined) {
    const candidates = constructorsOf(nested, [], callee.at);
    if (candidates.length > 0) {
      return callNamed(callee.name, tree, scope, expected, [candidates]);
    }
  }
  return enumCall(holder, callee.name, tree, scope, expected);
}

/** `values()` and `valueOf("…")` of an enum. */
export function enumCall(
  of: ClassSymbol,
  name: string,
  tree: CallTree,
  scope: Scope,
  expected: Type | undefined,
): Code | undefined {
  if (of.sort !== 'enum') {
    return undefined;
  }
  const all = entries(of, scope, tree.callee.at);
  if (name === 'values') {
    return callOn(all, 'toTypedArray', tree, scope, expected);
  }
  if (name !== 'valueOf') {
    return undefined;
  }
  const candidates = scope.world
    .members('kotlin.internal', 'entryNamed')
    .flatMap((symbol) => (symbol.kind === 'function' ? [{symbol, receiver: all}] : []));
  return callNamed('valueOf', tree, scope, expected, [candidates]);
}

/** `Class.property`, `Enum.ENTRY`, `Class.Object`, `package.property`. */
export function qualifiedRead(holder: Qualifier, tree: MemberTree, scope: Scope): Code | undefined {
  const {world} = scope;
  const {at} = tree;
  if (holder.kind === 'package') {
    const found = world.members(holder.name, tree.name).find((each) => each.kind === 'property');
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
