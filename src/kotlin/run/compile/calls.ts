/** Calls: of constructors, of the library, of local functions, of members, of all others. */
import {type Body, type Call, type Code} from '../../code';
import {type FunctionSymbol} from '../../symbols';
import {fail} from '../failures';
import {type Instance} from '../instances';
import {environmentOf} from '../layout';
import {machine} from '../machine';
import {type Cell, type Evaluate, type Frame, type Procedure} from '../procedure';
import {constructing, runningClass, superConstructing} from '../running';
import {type Function} from '../values';
import {procedureOf} from './body';
import {type Compiler} from './compiler';
import {isVirtual, virtual} from './dispatch';
import {library} from './library';
import {reifiedOf} from './types';

/** A call; its arguments are the instance, the receiver, the parameters. */
export function call(compiler: Compiler, code: Call): Evaluate {
  const {to} = code;
  const args = code.args.map((each) =>
    each === undefined ? () => undefined : compiler.value(each),
  );
  if (to.constructs !== undefined)
    return code.direct
      ? superConstructing(code, args)
      : constructing(code, args, environment(compiler, code));
  if (to.implementation !== undefined) return library(compiler, code, to.implementation, args);
  if (to.variable !== undefined) return local(compiler, to, code, args);
  if (to.owner !== undefined && !code.direct && isVirtual(to)) return virtual(to, args, code.at);
  return direct(compiler, code, args);
}

/** The values around a local class that a new instance keeps. */
function environment(compiler: Compiler, code: Call): ((frame: Frame) => unknown[]) | undefined {
  const of = code.to.constructs;
  if (of?.localIn === undefined) return undefined;
  for (let body: Body | undefined = compiler.layout.body; body !== undefined; body = body.parent) {
    if (body.memberOf !== of) continue;
    // Within the class itself: the same as that of this instance.
    const [self] = body.parameters;
    if (self === undefined) break;
    if (self.body !== compiler.layout.body) self.captured = true;
    const slot = compiler.layout.slot(self);
    return (f) => (f[slot] as Instance).environment ?? [];
  }
  runningClass(of);
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
  if (variable === undefined) throw new Error('a local function has a variable');
  const slot = compiler.layout.slot(variable);
  const {at} = code;
  const types = reifiedOf(compiler, code);
  return (f) => {
    const run = (f[slot] as Cell).value as Function;
    const values = args.map((each) => each(f));
    if (types !== undefined) values.push(types(f));
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
    for (let index = 0; index < all.length; index += 1) frame[index] = all[index](f);
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
    if (typeof found === 'function') return found as Function;
    return found === null
      ? fail('NullPointerException', null)
      : fail('ClassCastException', 'This value cannot be called.');
  };
  if (first === undefined) return (f) => callee(f)();
  if (second === undefined) return (f) => callee(f)(first(f));
  return (f) => callee(f)(...args.map((each) => each(f)));
}
