/** What a class has to implement, and does not. */
import {type ClassSymbol, type Member} from '../../symbols';
import {type ClassTree, type Declaration} from '../../tree';
import {isSubclass} from '../../types';
import {type Scope} from '../scope';
import {memberNames} from '../signatures';
import {alike} from './overrides';

/** Reports the first abstract member that a class leaves out. */
export function missingMembers(symbol: ClassSymbol, tree: ClassTree, scope: Scope): void {
  if (
    ['abstract', 'sealed'].some((word) => tree.modifiers.words.has(word)) ||
    tree.sort === 'interface'
  ) {
    return;
  }
  const delegated = symbol.delegates.map((each) => each.to.of);
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
    if (delegated.includes(above.of)) {
      continue;
    }
    const missing = abstractMembers(above.of).find(
      (member) => implementation(symbol, member) === undefined,
    );
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
        if (!isApart || symbol.members.has(name) || members.some((each) => each.abstract)) {
          continue;
        }
        const rival = other.of.members.get(name)?.find((each) => alike(each, members[0]));
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
  'modifiers' in member && member.modifiers.words.has('abstract');

function abstractMembers(of: ClassSymbol): Member[] {
  const names = memberNames(of);
  const own = names.flatMap((name) => of.members.get(name) ?? []).filter((each) => each.abstract);
  return [...own, ...of.supers().flatMap((above) => abstractMembers(above.of))];
}

function implementation(of: ClassSymbol, member: Member): Member | undefined {
  const own = of.members
    .get(member.name)
    ?.find((each) => each.kind === member.kind && !each.abstract && alike(member, each));
  if (own !== undefined) {
    return own;
  }
  for (const above of of.supers()) {
    const found = implementation(above.of, member);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
