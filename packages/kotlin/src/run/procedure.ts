/** Functions of the program, ready to run. */
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

/** What a body gives back whose last act is a call of itself (`tailrec`): it runs again, as a loop, with this frame. */
export const again: {frame: Frame} = {frame: []};

/** A call that is not made at once, but handed to whoever opened this; the call's result then is this object. */
export const deferral: {
  isOpen: boolean;
  pending: {readonly procedure: Procedure; readonly frame: Frame} | undefined;
} = {isOpen: false, pending: undefined};

/** Calls within calls that the browser's stack holds; deeper ones are run by `deeper.run`. */
export const deeper: {
  from: number;
  run: (procedure: Procedure, frame: Frame) => unknown;
} = {from: 150, run: (procedure, frame) => procedure.evaluateAll(frame)};

/** A function of the program, ready to run. */
export class Procedure {
  size = 0;
  evaluate: Evaluate = () => undefined;
  /** The body as a generator that hands out its calls; none where it makes no call. */
  deep:
    | (() =>
        | ((
            frame: Frame,
          ) => Generator<{readonly procedure: Procedure; readonly frame: Frame} | Yielded, unknown>)
        | undefined)
    | undefined;
  /** Default values, by the index of the parameter. */
  readonly defaults: {readonly index: number; readonly value: Evaluate}[] = [];
  /** Parameters that are kept in cells. */
  readonly cells: number[] = [];

  constructor(readonly parameters: number) {}

  /** Runs with a frame whose first places hold the arguments. */
  run(frame: Frame): unknown {
    if (deferral.isOpen) {
      deferral.isOpen = false;
      deferral.pending = {procedure: this, frame};
      return deferral;
    }
    machine.enter();
    if (this.defaults.length > 0 || this.cells.length > 0) {
      this.begin(frame);
    }
    const isDeep = machine.depth > deeper.from && this.deep?.() !== undefined;
    let result = isDeep ? deeper.run(this, frame) : this.evaluate(frame);
    if (result === again) {
      result = this.anew();
    }
    machine.depth -= 1;
    return result;
  }

  /** Runs the body, whose parameters have their values. */
  evaluateAll(frame: Frame): unknown {
    const result = this.evaluate(frame);
    return result === again ? this.anew() : result;
  }

  /** Runs the body once more, as long as it ends with a call of itself. */
  private anew(): unknown {
    let result: unknown = again;
    while (result === again) {
      machine.step();
      const {frame} = again;
      this.begin(frame);
      result = this.evaluate(frame);
    }
    return result;
  }

  /** Gives parameters that were left out their values, and those that are shared their cells. */
  begin(frame: Frame): void {
    for (const {index, value} of this.defaults) {
      if (frame[index] === undefined) {
        frame[index] = value(frame);
      }
    }
    for (const index of this.cells) {
      const cell = new Cell();
      cell.value = frame[index];
      frame[index] = cell;
    }
  }

  call(args: readonly unknown[]): unknown {
    const frame: Frame = new Array(this.size);
    for (let index = 0; index < args.length; index += 1) {
      frame[index] = args[index];
    }
    return this.run(frame);
  }
}

export function callMethod(method: Procedure | Function, args: readonly unknown[]): unknown {
  return method instanceof Procedure ? method.call(args) : method(...args);
}

/** Blocks that give values one by one: between two values they wait, as generators. */

/** What a block gives; `yieldAll` gives many. */
export class Yielded {
  constructor(readonly values: unknown) {}
}

/** Functions of the library at which a block waits. */
export const suspending = new WeakSet<object>();

/** The blocks that may wait, as what goes through their values; each is told its `this`. */
export const blocks = new WeakMap<object, (self: unknown) => Iterator<unknown>>();
