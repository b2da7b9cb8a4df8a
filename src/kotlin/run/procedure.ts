import {machine} from './machine';
import {type Function} from './values';

export type {Function};

/** The values of a call: receivers, parameters, captured variables, locals. */
export type Frame = unknown[];
export type Evaluate = (frame: Frame) => unknown;

/** A variable that is captured and changes. */
export class Cell {
  value: unknown;
}

/** A function of the program, ready to run. */
export class Procedure {
  size = 0;
  evaluate: Evaluate = () => undefined;
  /** Default values, by the index of the parameter. */
  readonly defaults: {readonly index: number; readonly value: Evaluate}[] = [];
  /** Parameters that are kept in cells. */
  readonly cells: number[] = [];

  constructor(readonly parameters: number) {}

  /** Runs with a frame whose first places hold the arguments. */
  run(frame: Frame): unknown {
    machine.enter();
    for (const {index, value} of this.defaults)
      if (frame[index] === undefined) frame[index] = value(frame);
    for (const index of this.cells) {
      const cell = new Cell();
      cell.value = frame[index];
      frame[index] = cell;
    }
    const result = this.evaluate(frame);
    machine.depth -= 1;
    return result;
  }

  call(args: readonly unknown[]): unknown {
    const frame: Frame = new Array(this.size);
    for (let index = 0; index < args.length; index += 1) frame[index] = args[index];
    return this.run(frame);
  }
}

export function callMethod(method: Procedure | Function, args: readonly unknown[]): unknown {
  return method instanceof Procedure ? method.call(args) : method(...args);
}
