/** Which code calls functions of the program itself, and how its operands are replaced. */
import {type Body, type Code} from '../../code';
import {partsOf} from '../../parts';
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

const isCode = (value: unknown): value is Code =>
  typeof value === 'object' && value !== null && 'op' in value && 'at' in value;

/** Code whose operands are all evaluated, in the order in which they stand, with others in their place. */
export function replaced(code: Code, by: (part: Code) => Code): Code {
  const one = (value: unknown): unknown => {
    if (isCode(value)) {
      return by(value);
    }
    if (typeof value === 'object' && value !== null && 'code' in value && 'spread' in value) {
      return {...value, code: by(value.code as Code)};
    }
    return value;
  };
  const copy: Record<string, unknown> = {...code};
  for (const key of ['target', 'left', 'right', 'args', 'parts', 'items', 'value']) {
    const value = copy[key];
    if (value === undefined) {
      continue;
    }
    if (!Array.isArray(value)) {
      copy[key] = one(value);
    } else if (key === 'args' && code.op === 'call' && code.order !== undefined) {
      // Named arguments in the order in which they are written.
      const made = new Map(code.order.map((index) => [index, one(value[index])]));
      copy[key] = value.map((each, index) => (made.has(index) ? made.get(index) : one(each)));
    } else {
      copy[key] = value.map(one);
    }
  }
  return copy as unknown as Code;
}
