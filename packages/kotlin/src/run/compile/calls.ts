/** Calls: of constructors, of the library, of local functions, of members, of all others. */
import {type Call, type Code} from '../../code';
import {
  type ClassSymbol,
  type FunctionSymbol,
  type Implementation,
  type Member,
  type Type,
} from '../../symbols';
import {constructing, runningClass, superConstructing} from '../classes';
import {identityOf} from '../equality';
import {fail} from '../failures';
import {Instance} from '../instances';
import {INTRINSICS} from '../intrinsics';
import {environmentOf} from '../layout';
import {machine} from '../machine';
import {type Cell, type Evaluate, type Frame, Procedure} from '../procedure';
import {plainText} from '../text';
import {type Function} from '../values';
import {type Compiler, procedureOf} from './compiler';
import {reifiedOf, typeOf} from './types';

// Calls: of constructors, of the library, of local functions, of members, of all others.

/** A call; its arguments are the instance, the receiver, the parameters. */
export function compileCall(compiler: Compiler, code: Call): Evaluate {
  const args = code.args.map((each) =>
    each === undefined ? () => undefined : compiler.value(each),
  );
  return code.order === undefined
    ? callWith(compiler, code, args)
    : inOrder(compiler, code.order, args, (kept) => callWith(compiler, code, kept));
}

/** Computes the arguments in the order in which they are written, which is not that of the parameters. */
function inOrder(
  compiler: Compiler,
  order: readonly number[],
  args: readonly Evaluate[],
  use: (args: readonly Evaluate[]) => Evaluate,
): Evaluate {
  const first = order.map((index) => ({
    slot: compiler.layout.unnamed(),
    value: args[index] ?? (() => undefined),
  }));
  const made = use(
    args.map((each, index) => {
      const kept = first[order.indexOf(index)];
      return kept === undefined ? each : (f) => f[kept.slot];
    }),
  );
  return (f) => {
    for (const {slot, value} of first) {
      f[slot] = value(f);
    }
    return made(f);
  };
}

function callWith(compiler: Compiler, code: Call, args: readonly Evaluate[]): Evaluate {
  const {to} = code;
  if (to.constructs !== undefined) {
    return code.direct
      ? superConstructing(code, args, environment(compiler, code))
      : constructing(code, args, environment(compiler, code));
  }
  if (to.implementation !== undefined) {
    return code.direct
      ? aboveLibrary(code, args)
      : compileLibraryCall(compiler, code, to.implementation, args);
  }
  if (to.variable !== undefined) {
    return localCall(compiler, to, code, args);
  }
  const above = code.direct ? delegating(to, code.args[0]) : undefined;
  if (above !== undefined || (to.owner !== undefined && !code.direct && isVirtual(to))) {
    return virtual(to, args, code.at, above);
  }
  return directCall(compiler, code, args);
}

/** The values around a local class that a new instance keeps. */
function environment(compiler: Compiler, code: Call): ((frame: Frame) => unknown[]) | undefined {
  const of = code.to.constructs;
  if (of?.localIn === undefined) {
    return undefined;
  }
  const slots = environmentOf(of).map((variable) => compiler.layout.slot(variable));
  return (f) => slots.map((slot) => f[slot]);
}

/** A local function: its variable holds it. */
function localCall(
  compiler: Compiler,
  to: FunctionSymbol,
  code: Call,
  args: readonly Evaluate[],
): Evaluate {
  const {variable} = to;
  if (variable === undefined) {
    throw new Error('a local function has a variable');
  }
  const slot = compiler.layout.slot(variable);
  const {at} = code;
  const types = reifiedOf(compiler, code);
  return (f) => {
    const run = (f[slot] as Cell).value as Function;
    const values = args.map((each) => each(f));
    if (types !== undefined) {
      values.push(types(f));
    }
    machine.at = at;
    return run(...values);
  };
}

/** A function of the program that is known. */
function directCall(compiler: Compiler, code: Call, args: readonly Evaluate[]): Evaluate {
  const {to, at} = code;
  const types = reifiedOf(compiler, code);
  const all = types === undefined ? args : [...args, types];
  const [a, b] = all;
  let procedure: Procedure | undefined;
  const ready = (): Procedure => (procedure ??= procedureOf(to));
  if (a === undefined) {
    return () => {
      const run = ready();
      machine.at = at;
      return run.run(new Array(run.size));
    };
  }
  if (b === undefined) {
    return (f) => {
      const run = ready();
      const frame: Frame = new Array(run.size);
      frame[0] = a(f);
      machine.at = at;
      return run.run(frame);
    };
  }
  return (f) => {
    const run = ready();
    const frame: Frame = new Array(run.size);
    for (let index = 0; index < all.length; index += 1) {
      frame[index] = all[index](f);
    }
    machine.at = at;
    return run.run(frame);
  };
}

/** A call of a value. */
export function compileInvoke(compiler: Compiler, code: Extract<Code, {op: 'invoke'}>): Evaluate {
  const target = compiler.value(code.target);
  const args = code.args.map((each) => compiler.value(each));
  const [first, second] = args;
  const {at} = code;
  const callee = (f: Frame): Function => {
    const found = target(f);
    machine.at = at;
    if (typeof found === 'function') {
      return found as Function;
    }
    return found === null
      ? fail('NullPointerException', null)
      : fail('ClassCastException', 'This value cannot be called.');
  };
  if (first === undefined) {
    return (f) => callee(f)();
  }
  if (second === undefined) {
    return (f) => callee(f)(first(f));
  }
  return (f) => callee(f)(...args.map((each) => each(f)));
}

// Members: which function runs depends on the instance.

/** Whether a class of the program may override a member of the program. */
export function isVirtual(member: Member): boolean {
  return member.open || ['open', 'abstract', 'override'].some((word) => member.modifiers.has(word));
}

/** The class behind `super` that hands a member of an interface to its delegate. */
export function delegating({owner}: Member, self: Code | undefined): ClassSymbol | undefined {
  const type = self?.type;
  const isDelegating = owner?.isInterface === true && type?.kind === 'class';
  return isDelegating && type.of.delegates.length > 0 ? type.of : undefined;
}

/**
 * A member of the program, found by its number.
 *
 * @param above the class whose member it is, whatever that of the instance is
 */
export function virtual(
  {name, slot}: Member,
  args: readonly Evaluate[],
  at: number,
  above?: ClassSymbol,
): Evaluate {
  return (f) => {
    const values = args.map((each) => each(f));
    machine.at = at;
    const [self] = values;
    if (!(self instanceof Instance)) {
      return fail('NullPointerException', null);
    }
    const {methods} = above === undefined ? self.running : runningClass(above);
    const method = methods[slot];
    if (method === undefined) {
      throw new Error(`no member ${name}`);
    }
    return method instanceof Procedure ? method.call(values) : method(...values);
  };
}

// Calls of the library.

/** Library functions that want to know their type arguments: they come first. */
export const takesTypes = new WeakSet<Implementation>();

/** A function of the library; of some operators, what JavaScript has for them. */
function compileLibraryCall(
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
  if (takesTypes.has(implementation)) {
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
    : calling(run, args, at);
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
export function calling(run: Function, args: readonly Evaluate[], at: number): Evaluate {
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
function aboveLibrary({to, at}: Call, args: readonly Evaluate[]): Evaluate {
  const run = to.implementation as unknown as Function;
  return (f) => {
    const values = args.map((each) => each(f));
    const [self] = values;
    machine.at = at;
    const own = self instanceof Instance ? OF_INSTANCES.get(to.name) : undefined;
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
const OF_INSTANCES = new Map<string, (self: Instance, other: unknown) => unknown>([
  ['toString', (self) => plainText(self)],
  ['hashCode', (self) => identityOf(self)],
  ['equals', (self, other) => self === other],
]);
