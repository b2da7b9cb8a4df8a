/** What stands behind a class or a package and a dot. */
import {type Code} from '../../code';
import {type ClassSymbol, type Member, type Type} from '../../symbols';
import {type CallTree, type MemberTree} from '../../tree';
import {classType} from '../../types';
import {callNamed} from '../calls/invocations';
import {type Candidate} from '../calls/request';
import {invoke} from '../calls/values';
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

/** What a package declares by a name, but for extensions: Kotlin finds none of them behind a package and a dot. */
const free = (owner: string, name: string, {world}: Scope): Member[] =>
  world.members(owner, name).filter(({receiver}) => receiver === undefined);

/** `Class.nested(…)`, `package.function(…)`, `Enum.valueOf(…)`. */
export function qualifiedCall(
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
export function qualifiedRead(holder: Qualifier, tree: MemberTree, scope: Scope): Code | undefined {
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
