/** Members: which function runs depends on the instance. */
import {type Code} from '../../code';
import {type ClassSymbol, type Member} from '../../symbols';
import {runningClass} from '../classes';
import {fail} from '../failures';
import {Instance} from '../instances';
import {machine} from '../machine';
import {type Evaluate, Procedure} from '../procedure';

/** Whether a class of the program may override a member of the program. */
export function isVirtual(member: Member): boolean {
  return member.open || ['open', 'abstract', 'override'].some((word) => member.modifiers.has(word));
}

/** The class behind `super` that hands a member of an interface to its delegate. */
export function delegating({owner}: Member, self: Code | undefined): ClassSymbol | undefined {
  const type = self?.type;
  const isDelegating = owner?.isInterface === true && type?.kind === 'class';
  return isDelegating && type.of.delegates.length > 0 ? type.of : undefined;
}

/**
 * A member of the program, found by its number.
 *
 * @param above the class whose member it is, whatever that of the instance is
 */
export function virtual(
  {name, slot}: Member,
  args: readonly Evaluate[],
  at: number,
  above?: ClassSymbol,
): Evaluate {
  return (f) => {
    const values = args.map((each) => each(f));
    machine.at = at;
    const [self] = values;
    if (!(self instanceof Instance)) {
      return fail('NullPointerException', null);
    }
    const {methods} = above === undefined ? self.running : runningClass(above);
    const method = methods[slot];
    if (method === undefined) {
      throw new Error(`no member ${name}`);
    }
    return method instanceof Procedure ? method.call(values) : method(...values);
  };
}
