/** What a class has to implement, and does not. */
import {type ClassSymbol, type Member} from '../../symbols';
import {type ClassTree} from '../../tree';
import {type Scope} from '../scope';
import {memberNames} from '../signatures';
import {alike} from './overrides';

/** Reports the first abstract member that a class leaves out. */
export function missingMembers(symbol: ClassSymbol, tree: ClassTree, scope: Scope): void {
  if (
    ['abstract', 'sealed'].some((word) => tree.modifiers.words.has(word)) ||
    tree.sort === 'interface'
  )
    return;
  const delegated = symbol.delegates.map((each) => each.to.of);
  if (tree.sort === 'enum' && tree.entries.every((each) => each.body !== undefined)) return;
  for (const above of symbol.supers()) {
    if (delegated.includes(above.of)) continue;
    const missing = abstractMembers(above.of).find(
      (member) => implementation(symbol, member) === undefined,
    );
    if (missing === undefined) continue;
    const what = tree.name === '' ? 'Object' : `Class '${tree.name}'`;
    scope.world.report(
      tree.at,
      `${what} is not abstract and does not implement abstract member '${missing.name}'.`,
    );
    return;
  }
}

function abstractMembers(of: ClassSymbol): Member[] {
  const names = memberNames(of);
  const own = names.flatMap((name) => of.members.get(name) ?? []).filter((each) => each.abstract);
  return [...own, ...of.supers().flatMap((above) => abstractMembers(above.of))];
}

function implementation(of: ClassSymbol, member: Member): Member | undefined {
  const own = of.members
    .get(member.name)
    ?.find((each) => each.kind === member.kind && !each.abstract && alike(member, each));
  if (own !== undefined) return own;
  for (const above of of.supers()) {
    const found = implementation(above.of, member);
    if (found !== undefined) return found;
  }
  return undefined;
}
