/** Loops. */
import {type Code} from '../../code';
import {iterate} from '../iterate';
import {machine} from '../machine';
import {type Evaluate} from '../procedure';
import {type Compiler, type Effect} from './compiler';
import {type LoopSignals, signalsOf} from './jumps';

/** `while` and `do`. */
export function whileLoop(compiler: Compiler, code: Extract<Code, {op: 'loop'}>): Effect {
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
export function forLoop(compiler: Compiler, code: Extract<Code, {op: 'each'}>): Effect {
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
