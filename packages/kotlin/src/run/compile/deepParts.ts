/** Which code calls functions of the program itself. */
import {type Body, type Code, partsOf} from '../../code';
import {suspending} from '../suspending';

/** Whether a `tailrec` function's call of itself is in its code. */
export const begins = (body: Body, code: Code): boolean =>
  (code.op === 'call' && code.to.modifiers.has('tailrec') && code.to.body() === body) ||
  partsOf(code).some((part) => begins(body, part));

export const isCall = (code: Code): boolean =>
  code.op === 'call' &&
  code.to.implementation === undefined &&
  !(code.direct && code.to.constructs !== undefined);

/** Whether a block waits there. */
export const waits = (code: Code): boolean =>
  code.op === 'call' && suspending.has(code.to.implementation ?? code);

const known = new WeakMap<Code, boolean>();

/** Whether code calls a function of the program itself, not from within a lambda. */
export function calls(code: Code): boolean {
  let found = known.get(code);
  if (found === undefined) {
    found = isCall(code) || waits(code) || partsOf(code).some(calls);
    known.set(code, found);
  }
  return found;
}
