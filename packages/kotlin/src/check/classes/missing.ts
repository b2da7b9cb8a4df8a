/** What a class has to implement, and does not. */
import {type ClassSymbol, type Member} from '../../symbols';
import {type ClassTree, type Declaration} from '../../tree';
import {isSubclass} from '../../types';
import {type Scope} from '../scope';
import {alike} from './overrides';

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
