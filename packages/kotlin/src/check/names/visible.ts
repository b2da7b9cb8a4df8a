/** Private members: only their class sees them, and of a companion the class that it belongs to. */
import {type ClassSymbol, type Member} from '../../symbols';
import {isSubclass, render} from '../../types';
import {type Scope} from '../scope';

export function isVisible(member: Member, scope: Scope): boolean {
  const {isPrivate, modifiers} = member;
  const owner = (member.kind === 'function' ? member.constructs : undefined) ?? member.owner;
  if (modifiers.has('protected') && owner?.tree !== undefined) {
    return isBelow(owner, scope);
  }
  return !isPrivate || isSeen(owner, scope);
}

/** Whether a place is in a class or in one below it. */
function isBelow(owner: ClassSymbol, scope: Scope): boolean {
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    for (let of = here.classBody; of !== undefined; of = of.enclosing) {
      if (isSubclass(of, owner) || of.companion === owner) {
        return true;
      }
    }
  }
  return false;
}

/** Whether what is private in a class may be seen. */
export function isSeen(owner: ClassSymbol | undefined, scope: Scope): boolean {
  if (owner === undefined) {
    return true;
  }
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    for (let of = here.classBody; of !== undefined; of = of.enclosing) {
      if (of === owner || of.companion === owner) {
        return true;
      }
    }
  }
  return false;
}

/** Reports a member where it may not be seen. */
export function checkVisible(member: Member, at: number, scope: Scope): void {
  if (!isVisible(member, scope)) {
    scope.world.report(
      at,
      `Cannot access '${describe(member)}': it is ${member.isPrivate ? 'private' : 'protected'} in '${member.owner?.qualified}'.`,
    );
  }
}

function describe(member: Member): string {
  const {name} = member;
  if (member.kind === 'property') {
    return `va${member.mutable ? 'r' : 'l'} ${name}: ${render(member.type())}`;
  }
  const parameters = member.parameters.map((each) => `${each.name}: ${render(each.type)}`);
  return `fun ${name}(${parameters.join(', ')}): ${render(member.result())}`;
}
