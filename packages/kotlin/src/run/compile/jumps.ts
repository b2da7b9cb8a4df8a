/** `return`, `break` and `continue`: signals that statements hand out, and that expressions throw. */
import {type Body, type Code, type Loop} from '../../code';
import {Signal} from '../failures';
import {type Compiled} from './body';
import {type Compiler, type Effect} from './compiler';

export interface LoopSignals {
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
