/** The loop that runs bodies which hand out the calls that they come to. */
import {iterate} from '../iterate';
import {machine} from '../machine';
import {type Frame, type Procedure} from '../procedure';
import {Yielded} from '../suspending';

export interface Pending {
  readonly procedure: Procedure;
  readonly frame: Frame;
}

export type Steps = Generator<Pending | Yielded, unknown, unknown>;

export type Deep = (frame: Frame) => Steps;

/** Runs a procedure, and all that it calls, in one loop; its own call has been counted. */
export const runDeep = (procedure: Procedure, frame: Frame): unknown =>
  // Nothing in it waits: its first step is its last.
  runWaiting(procedure, frame).next().value;

/** The same of a block that waits at each value that it gives. */
export function* runWaiting(procedure: Procedure, frame: Frame): Generator {
  const stack = [body(procedure, frame)];
  let input: unknown;
  let failure: {readonly error: unknown} | undefined;
  let base = machine.depth;
  for (;;) {
    const top = stack[stack.length - 1];
    let given: Yielded | undefined;
    try {
      const step = failure === undefined ? top.next(input) : top.throw(failure.error);
      failure = undefined;
      input = undefined;
      if (step.done === true) {
        stack.pop();
        if (stack.length === 0) {
          return step.value;
        }
        machine.depth = base + stack.length - 1;
        input = step.value;
      } else if (step.value instanceof Yielded) {
        given = step.value;
      } else {
        machine.enter();
        const next = step.value;
        next.procedure.begin(next.frame);
        stack.push(body(next.procedure, next.frame));
      }
    } catch (error) {
      stack.pop();
      if (stack.length === 0) {
        throw error;
      }
      failure = {error};
    }
    if (given === undefined) {
      continue;
    }
    machine.depth = base;
    yield* iterate(given.values);
    base = machine.depth;
    machine.depth += stack.length - 1;
  }
}

/** Parameters have their values by then. */
export function* body(procedure: Procedure, frame: Frame): Steps {
  const deep = procedure.deep?.();
  return deep === undefined ? procedure.evaluateAll(frame) : yield* deep(frame);
}
