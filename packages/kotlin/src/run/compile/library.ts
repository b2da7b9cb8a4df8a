/** Calls of the library. */
import {type Call} from '../../code';
import {type Implementation, type Member, type Type} from '../../symbols';
import {identityOf} from '../equality';
import {Instance} from '../instances';
import {INTRINSICS} from '../intrinsics';
import {machine} from '../machine';
import {type Evaluate, Procedure} from '../procedure';
import {plainText} from '../text';
import {type Function} from '../values';
import {type Compiler} from './compiler';
import {typeOf} from './types';

/** Library functions that want to know their type arguments: they come first. */
export const typed = new WeakSet<Implementation>();

/** A function of the library; of some operators, what JavaScript has for them. */
export function library(
  compiler: Compiler,
  code: Call,
  implementation: Implementation,
  args: readonly Evaluate[],
): Evaluate {
  const {to, at} = code;
  const [a, b] = args;
  if (args.length === 2 && a !== undefined && b !== undefined) {
    const build = INTRINSICS.get(implementation);
    if (build !== undefined) {
      return build(a, b);
    }
  }
  if (typed.has(implementation)) {
    const types = code.typeArgs.map((type) => typeOf(compiler, type));
    const run = implementation as unknown as (types: Type[], ...rest: unknown[]) => unknown;
    return (f) => {
      const values = args.map((each) => each(f));
      machine.at = at;
      return run(
        types.map((each) => each.fixed ?? each.make(f)),
        ...values,
      );
    };
  }
  const run = implementation as unknown as Function;
  return to.owner !== undefined && (to.open || to.owner.test !== undefined)
    ? libraryMember(to, run, args, at)
    : plain(run, args, at);
}

/**
 * A member of the library, which a class of the program may override, or inherit with what it keeps.
 *
 * @param run what implements it; nothing, if it is abstract
 */
export function libraryMember(
  {name, slot, owner}: Member,
  run: Function | undefined,
  args: readonly Evaluate[],
  at: number,
): Evaluate {
  const isOfAny = owner?.qualified === 'kotlin.Any';
  return (f) => {
    const values = args.map((each) => each(f));
    const [self] = values;
    machine.at = at;
    if (self instanceof Instance) {
      const method = slot > 0 ? self.running.methods[slot] : undefined;
      if (method !== undefined) {
        return method instanceof Procedure ? method.call(values) : method(...values);
      }
      if (self.base !== undefined && !isOfAny) {
        values[0] = self.base;
      }
    }
    if (run === undefined) {
      throw new Error(`no member ${name}`);
    }
    return run(...values);
  };
}

/** Calls what implements a function or an extension. */
export function plain(run: Function, args: readonly Evaluate[], at: number): Evaluate {
  const [a, b, c] = args;
  if (a === undefined) {
    return () => {
      machine.at = at;
      return run();
    };
  }
  if (b === undefined) {
    return (f) => {
      const first = a(f);
      machine.at = at;
      return run(first);
    };
  }
  if (c === undefined) {
    return (f) => {
      const first = a(f);
      const second = b(f);
      machine.at = at;
      return run(first, second);
    };
  }
  return (f) => {
    const values = args.map((each) => each(f));
    machine.at = at;
    return run(...values);
  };
}

/** `super.f()` of the library: what a class has that overrides nothing. */
export function aboveLibrary({to, at}: Call, args: readonly Evaluate[]): Evaluate {
  const run = to.implementation as unknown as Function;
  return (f) => {
    const values = args.map((each) => each(f));
    const [self] = values;
    machine.at = at;
    const own = self instanceof Instance ? OF_ALL.get(to.name) : undefined;
    if (self instanceof Instance && own !== undefined && values.length <= 2) {
      return own(self, values[1]);
    }
    if (self instanceof Instance && self.base !== undefined) {
      values[0] = self.base;
    }
    return run(...values);
  };
}

/** What all instances have, whatever their class says. */
const OF_ALL = new Map<string, (self: Instance, other: unknown) => unknown>([
  ['toString', (self) => plainText(self)],
  ['hashCode', (self) => identityOf(self)],
  ['equals', (self, other) => self === other],
]);
