import {type AliasSymbol, ClassSymbol, type Member} from '../symbols';
import {fail} from './failures';
import {Instance} from './instances';
import {callMethod, Procedure} from './procedure';
import {procedureOf} from './compile/body';
import {testOf} from './typeTests';
import {type Function} from './values';

type Library = ReadonlyMap<string, ClassSymbol | AliasSymbol>;

let library: Library = new Map();

/** From now on it is in these types that members are found by name, for values of which nothing was known. */
export function useLibrary(types: Library): void {
  library = types;
}

function membersOf(value: unknown, name: string): Member[] {
  return [...library.values()].flatMap((symbol) =>
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
