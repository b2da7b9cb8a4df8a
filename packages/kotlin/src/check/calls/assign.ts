/** Which argument goes to which parameter: by position, by name, a lambda behind the parentheses to the last. */
import {type FunctionSymbol} from '../../symbols';
import {type Given} from './request';

/** Why arguments and parameters do not go together; the place of the argument, where one is to blame. */
interface Unassigned {
  /** A sentence, or `many`: what the function gives may not be known yet. */
  readonly problem: string;
  readonly at: number | undefined;
}

/** The arguments of each parameter, or why there are none. */
export function assign(symbol: FunctionSymbol, args: readonly Given[]): Given[][] | Unassigned {
  const {parameters} = symbol;
  const slots: Given[][] = parameters.map(() => []);
  let position = 0;
  for (const given of args) {
    let index: number;
    if (given.name === '{}') {
      index = parameters.length - 1;
      const last = parameters[index];
      if (last === undefined || (slots[index]?.length ?? 0) > 0) {
        return {problem: 'many', at: given.at};
      }
    } else if (given.name !== undefined) {
      index = parameters.findIndex((each) => each.name === given.name);
      if (index < 0) {
        return {problem: `No parameter with name '${given.name}' found.`, at: given.at};
      }
      if ((slots[index]?.length ?? 0) > 0) {
        return {problem: 'An argument is already passed for this parameter.', at: given.at};
      }
      // Positional arguments may follow a named one in its own place.
      position = index === position ? position + 1 : parameters.length;
      if (position === parameters.length && index !== parameters.length - 1) {
        position = index + 1;
      }
    } else {
      index = position;
      if (parameters[index] === undefined) {
        return {problem: 'many', at: given.at};
      }
      if (parameters[index]?.vararg !== true) {
        position += 1;
      }
    }
    slots[index]?.push(given);
  }
  const missing = parameters.find(
    (each, index) => !each.optional && !each.vararg && slots[index]?.length === 0,
  );
  if (missing !== undefined) {
    return {problem: `No value passed for parameter '${missing.name}'.`, at: undefined};
  }
  return slots;
}
