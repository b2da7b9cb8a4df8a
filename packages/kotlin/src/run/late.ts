import {type Member} from '../symbols';
import {fail} from './failures';
import {Instance} from './instances';
import {callMethod, Procedure} from './procedure';
import {procedureOf} from './compile/body';
import {testOf} from './typeTests';
import {type Function} from './values';

/** Members of the library's classes by name, for values of which nothing was known; set when a program is linked. */
export const lateMembers: {find: (value: unknown, name: string) => readonly Member[]} = {
  find: () => [],
};

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
  for (const member of [...lateMembers.find(self, name), ...candidates]) {
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
