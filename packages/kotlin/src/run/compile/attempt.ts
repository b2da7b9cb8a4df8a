/** `try`. */
import {type Code} from '../../code';
import {Signal, Thrown} from '../failures';
import {hooks} from '../hooks';
import {LimitReached} from '../limits';
import {machine} from '../machine';
import {Cell, type Evaluate, type Frame} from '../procedure';
import {testOf} from '../typeTests';
import {type Compiler, type Effect} from './compiler';

/** @param make what the bodies become: values or effects */
export function attempt<T extends Evaluate>(
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
  return last === undefined ? attempted : finishing(attempted, last, !compiler.within);
}

/**
 * What is done at last, whatever happened: a jump out of it is what counts.
 *
 * @param isEffect whether jumps are handed out instead of thrown
 */
function finishing(attempted: Evaluate, last: Effect, isEffect: boolean): Evaluate {
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
