/** Lambdas and local functions. */
import {type Body} from '../../code';
import {type VariableSymbol} from '../../symbols';
import {references} from '../equality';
import {fail} from '../failures';
import {machine} from '../machine';
import {type Evaluate, type Frame} from '../procedure';
import {compileBody} from './body';
import {blocks} from '../suspending';
import {type Compiler} from './compiler';
import {runWaiting} from './deeper';

/** Lambdas and local functions: JavaScript functions that hold what they captured. */
export function lambda(compiler: Compiler, body: Body): Evaluate {
  const {procedure, layout} = compileBody(body);
  const captured = layout.captures.map(({variable, slot}) => ({
    from: compiler.layout.slot(variable),
    to: slot,
  }));
  const count = procedure.parameters;
  // What is captured is copied when the lambda is made: each turn of a loop has its own.
  const begin = (held: Frame): Frame => {
    const frame: Frame = new Array(procedure.size);
    for (let index = 0; index < captured.length; index += 1) {
      frame[(captured[index] as {to: number}).to] = held[index];
    }
    return frame;
  };
  const hold = (outer: Frame): Frame => {
    machine.allocate(captured.length + 3);
    return captured.map(({from}) => outer[from]);
  };
  if (body.waits) {
    return (outer) => {
      const held = hold(outer);
      const block = (): never => fail('UnsupportedOperationException', null);
      blocks.set(block, (self) => {
        const frame = begin(held);
        frame[0] = self;
        procedure.begin(frame);
        return runWaiting(procedure, frame);
      });
      return block;
    };
  }
  switch (count) {
    case 0:
      return (outer) => {
        const held = hold(outer);
        return () => procedure.run(begin(held));
      };
    case 1:
      return (outer) => {
        const held = hold(outer);
        return (a: unknown) => {
          const frame = begin(held);
          frame[0] = a;
          return procedure.run(frame);
        };
      };
    case 2:
      return (outer) => {
        const held = hold(outer);
        return (a: unknown, b: unknown) => {
          const frame = begin(held);
          frame[0] = a;
          frame[1] = b;
          return procedure.run(frame);
        };
      };
    default:
      return (outer) => {
        const held = hold(outer);
        return (...args: unknown[]) => {
          const frame = begin(held);
          for (let index = 0; index < args.length; index += 1) {
            frame[index] = args[index];
          }
          return procedure.run(frame);
        };
      };
  }
}

/** `::f`: two of them are equal when they name the same, of the same value. */
export function reference(
  compiler: Compiler,
  body: Body,
  {of, bound}: {readonly of: unknown; readonly bound?: VariableSymbol},
): Evaluate {
  const make = lambda(compiler, body);
  const slot = bound === undefined ? undefined : compiler.layout.slot(bound);
  return (f) => {
    const made = make(f);
    references.set(made as object, {of, bound: slot === undefined ? null : f[slot]});
    return made;
  };
}
