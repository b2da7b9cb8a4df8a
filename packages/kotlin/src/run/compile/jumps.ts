/** Loops, `try`, and jumps out of them. */
import {type Body, type Code, type Loop} from '../../code';
import {testOf} from '../classes';
import {iterate} from '../collections';
import {Signal, Thrown} from '../failures';
import {hooks} from '../hooks';
import {LimitReached, machine} from '../machine';
import {Cell, type Evaluate, type Frame} from '../procedure';
import {type Compiled, type Compiler, type Effect} from './compiler';

// Loops.

/** `while` and `do`. */
export function compileWhile(compiler: Compiler, code: Extract<Code, {op: 'loop'}>): Effect {
  const signals = signalsOf(code.loop);
  const [condition, body] = compiler.asStatement((): [Evaluate, Effect] => [
    compiler.value(code.condition),
    compiler.effect(code.body),
  ]);
  const turn = turnOf(body, signals);
  const {at} = code;
  const run: Effect = (f) => {
    if (code.bodyFirst) {
      do {
        machine.at = at;
        machine.step();
        const signal = turn(f);
        if (signal !== undefined) {
          return signal === signals.breaks ? undefined : signal;
        }
      } while (condition(f) === true);
      return undefined;
    }
    while (condition(f) === true) {
      machine.at = at;
      machine.step();
      const signal = turn(f);
      if (signal !== undefined) {
        return signal === signals.breaks ? undefined : signal;
      }
    }
    return undefined;
  };
  return rethrowing(compiler, run);
}

/** `for` through what the language itself knows. */
export function compileFor(compiler: Compiler, code: Extract<Code, {op: 'each'}>): Effect {
  const signals = signalsOf(code.loop);
  const slot = compiler.layout.slot(code.variable);
  const subject = compiler.value(code.subject);
  const body = compiler.asStatement(() => compiler.effect(code.body));
  const turn = turnOf(body, signals);
  const {at} = code;
  return rethrowing(compiler, (f) => {
    const values = subject(f);
    machine.at = at;
    for (const value of iterate(values)) {
      machine.step();
      f[slot] = value;
      const signal = turn(f);
      if (signal !== undefined) {
        return signal === signals.breaks ? undefined : signal;
      }
    }
    return undefined;
  });
}

/** One turn: `continue` ends it, other jumps come out. */
function turnOf(body: Effect, signals: LoopSignals): Effect {
  const {breaks, continues} = signals;
  const plain: Effect = (f) => {
    const signal = body(f);
    return signal === continues ? undefined : signal;
  };
  if (!signals.caught) {
    return plain;
  }
  return (f) => {
    const {depth} = machine;
    try {
      return plain(f);
    } catch (error) {
      if (error !== continues && error !== breaks) {
        throw error;
      }
      machine.depth = depth;
      return error === breaks ? breaks : undefined;
    }
  };
}

/** In an expression, a `return` from within a loop is thrown. */
function rethrowing(compiler: Compiler, run: Effect): Effect {
  if (!compiler.within) {
    return run;
  }
  compiler.layout.caught = true;
  return (f) => {
    const signal = run(f);
    if (signal !== undefined) {
      throw signal;
    }
    return undefined;
  };
}

// `return`, `break` and `continue`: signals that statements hand out, and that expressions throw.

interface LoopSignals {
  readonly breaks: Signal;
  readonly continues: Signal;
  /** Whether one of them is thrown. */
  caught: boolean;
}

const LOOPS = new WeakMap<Loop, LoopSignals>();

/** The signals of a loop's `break` and `continue`. */
export function signalsOf(loop: Loop): LoopSignals {
  let found = LOOPS.get(loop);
  if (found === undefined) {
    found = {breaks: new Signal('break'), continues: new Signal('continue'), caught: false};
    LOOPS.set(loop, found);
  }
  return found;
}

const RETURNS = new WeakMap<Body, Signal>();

/** The signal of a body's `return`. */
export function returnOf(body: Body): Signal {
  let found = RETURNS.get(body);
  if (found === undefined) {
    found = new Signal('return');
    RETURNS.set(body, found);
  }
  return found;
}

/** A jump out of an expression. */
export function thrown(compiler: Compiler, code: Extract<Code, {op: 'return' | 'jump'}>): Effect {
  if (code.op === 'jump') {
    const signals = signalsOf(code.loop);
    signals.caught = true;
    const signal = code.word === 'break' ? signals.breaks : signals.continues;
    return () => {
      throw signal;
    };
  }
  const {target} = code;
  const signal = returnOf(target);
  if (target === compiler.layout.body) {
    compiler.layout.caught = true;
  } else if (target.compiled !== undefined) {
    (target.compiled as Compiled).layout.caught = true;
  }
  const value = code.value === undefined ? undefined : compiler.value(code.value);
  return (f) => {
    signal.value = value === undefined ? undefined : value(f);
    throw signal;
  };
}

// `try`.

/** @param make what the bodies become: values or effects */
export function compileTry<T extends Evaluate>(
  compiler: Compiler,
  code: Extract<Code, {op: 'try'}>,
  make: (code: Code) => T,
): Evaluate {
  const {mayRunAgain} = compiler;
  compiler.mayRunAgain = false;
  const body = make(code.body);
  const last = code.last === undefined ? undefined : compiler.effect(code.last);
  const catches = code.catches.map((each) => ({
    slot: compiler.layout.slot(each.variable),
    cell: each.variable.cell,
    test: testOf(each.variable.type),
    run: make(each.body),
  }));
  compiler.mayRunAgain = mayRunAgain;
  const attempted: Evaluate =
    catches.length === 0
      ? body
      : (f) => {
          const {depth} = machine;
          try {
            return body(f);
          } catch (error) {
            machine.depth = depth;
            const value = caughtValue(error);
            const found =
              value === undefined ? undefined : catches.find((each) => each.test(value));
            if (found === undefined) {
              throw error;
            }
            if (found.cell) {
              const cell = new Cell();
              cell.value = value;
              f[found.slot] = cell;
            } else {
              f[found.slot] = value;
            }
            return found.run(f);
          }
        };
  return last === undefined ? attempted : compileFinally(attempted, last, !compiler.within);
}

/**
 * What is done at last, whatever happened: a jump out of it is what counts.
 *
 * @param isEffect whether jumps are handed out instead of thrown
 */
function compileFinally(attempted: Evaluate, last: Effect, isEffect: boolean): Evaluate {
  const finish = (f: Frame, signal: unknown): Signal | undefined => {
    const kept = signal instanceof Signal ? signal.value : undefined;
    const jump = last(f);
    if (jump === undefined && signal instanceof Signal) {
      signal.value = kept;
    }
    return jump;
  };
  return (f) => {
    const {depth} = machine;
    let result: unknown;
    try {
      result = attempted(f);
    } catch (error) {
      if (!(error instanceof Signal) && caughtValue(error) === undefined) {
        throw error;
      }
      machine.depth = depth;
      const jump = finish(f, error);
      if (jump !== undefined) {
        return jump;
      }
      throw error;
    }
    return finish(f, isEffect ? result : undefined) ?? result;
  };
}

/** A thrown value that a `catch` of the program may see. */
export function caughtValue(error: unknown): unknown {
  if (error instanceof Thrown) {
    return error.value;
  }
  if (error instanceof Signal || error instanceof LimitReached) {
    return undefined;
  }
  return hooks.translate(error);
}
