import {ClassSymbol, type Member} from '../symbols';
import {fail} from './failures';
import {Instance} from './instances';
import {machine} from './machine';
import {callMethod, Procedure} from './procedure';
import {procedureOf} from './compile/body';
import {testOf} from './typeTests';
import {type Function} from './values';

function membersOf(value: unknown, name: string): Member[] {
  return [...machine.memory.libraryTypes.values()].flatMap((symbol) =>
    symbol instanceof ClassSymbol && symbol.test?.(value) === true ? symbol.member(name) : [],
  );
}

/** Calls a function, or reads a property, by its name: nothing was known of the value. */
export function callLate(
  name: string,
  args: readonly unknown[],
  candidates: readonly Member[],
): unknown {
  const [self, ...rest] = args;
  if (self instanceof Instance) {
    const own = self.running.named.get(`${name}/${rest.length}`);
    if (own !== undefined) {
      return callMethod(own, args);
    }
  }
  if (typeof self === 'function' && name === 'invoke') {
    return (self as Function)(...rest);
  }
  for (const member of [...membersOf(self, name), ...candidates]) {
    const enough =
      member.parameters.length >= rest.length &&
      member.parameters.slice(rest.length).every((each) => each.optional);
    if (!enough || (member.receiver !== undefined && !testOf(member.receiver)(self))) {
      continue;
    }
    if (
      !member.parameters.every(
        (each, index) => index >= rest.length || testOf(each.type)(rest[index]),
      )
    ) {
      continue;
    }
    if (member.implementation !== undefined) {
      return (member.implementation as unknown as Function)(...args);
    }
    const found =
      member.kind === 'function'
        ? procedureOf(member)
        : member.getter === undefined
          ? undefined
          : procedureOf(member.getter);
    if (found instanceof Procedure) {
      return found.call(args);
    }
  }
  if (self === null) {
    fail('NullPointerException', null);
  }
  return fail('IllegalStateException', `Nothing is known here of '${name}'.`);
}
