/** Members of classes by their names. */
import {type Code} from '../../code';
import {type ClassSymbol, type Member, type Type} from '../../symbols';
import {classType, nonNull, upperBound} from '../../types';
import {type Scope} from '../scope';

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
export function objectOf(symbol: Member, at: number): Code | undefined {
  if (symbol.owner === undefined) {
    return undefined;
  }
  return {op: 'instance', of: symbol.owner, type: classType(symbol.owner), at};
}
