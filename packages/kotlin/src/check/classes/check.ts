/** Checks all of a class, or a member. */
import {type ClassSymbol, type Member} from '../../symbols';
import {overrideTypes} from './overrides';

/** Checks everything in a class. */
export function checkClass(symbol: ClassSymbol): void {
  symbol.complete();
  for (const each of symbol.constructors) {
    each.body();
  }
  for (const members of [...symbol.members.values()]) {
    for (const member of members) {
      checkMember(member);
    }
  }
  for (const check of overrideTypes.get(symbol) ?? []) {
    check();
  }
  for (const nested of symbol.nested.values()) {
    checkClass(nested);
  }
  for (const each of symbol.entryClasses.values()) {
    checkClass(each);
  }
  for (const each of symbol.entryCalls.values()) {
    each();
  }
}

/** Checks a member: of a file, too. */
export function checkMember(member: Member): void {
  if (member.kind === 'function') {
    member.body();
    member.result();
  } else if (member.getter !== undefined) {
    member.getter.body();
    member.setter?.body();
    member.type();
  } else {
    member.type();
  }
}
