/** Calls: of constructors, of the library, of local functions, of members, of all others. */
import {type Call, type Code} from '../../code';
import {type FunctionSymbol} from '../../symbols';
import {environmentOf} from '../environment';
import {fail} from '../failures';
import {machine} from '../machine';
import {type Cell, type Evaluate, type Frame, type Procedure} from '../procedure';
import {constructing, superConstructing} from '../running';
import {type Function} from '../values';
import {procedureOf} from './body';
import {type Compiler} from './compiler';
import {delegating, isVirtual, virtual} from './dispatch';
import {aboveLibrary, library} from './library';
import {reifiedOf} from './types';

/** A call; its arguments are the instance, the receiver, the parameters. */
export function call(compiler: Compiler, code: Call): Evaluate {
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
      : library(compiler, code, to.implementation, args);
  }
  if (to.variable !== undefined) {
    return local(compiler, to, code, args);
  }
  const above = code.direct ? delegating(to, code.args[0]) : undefined;
  if (above !== undefined || (to.owner !== undefined && !code.direct && isVirtual(to))) {
    return virtual(to, args, code.at, above);
  }
  return direct(compiler, code, args);
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
function local(
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
function direct(compiler: Compiler, code: Call, args: readonly Evaluate[]): Evaluate {
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
export function invoke(compiler: Compiler, code: Extract<Code, {op: 'invoke'}>): Evaluate {
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
