/** Members: which function runs depends on the instance. */
import {type Member} from '../../symbols';
import {fail} from '../failures';
import {Instance} from '../instances';
import {machine} from '../machine';
import {type Evaluate, Procedure} from '../procedure';

/** Whether a class of the program may override a member of the program. */
export function isVirtual(member: Member): boolean {
  return member.open || ['open', 'abstract', 'override'].some((word) => member.modifiers.has(word));
}

/** A member of the program, found by its number. */
export function virtual({name, slot}: Member, args: readonly Evaluate[], at: number): Evaluate {
  return (f) => {
    const values = args.map((each) => each(f));
    machine.at = at;
    const [self] = values;
    if (!(self instanceof Instance)) {
      return fail('NullPointerException', null);
    }
    const method = self.running.methods[slot];
    if (method === undefined) {
      throw new Error(`no member ${name}`);
    }
    return method instanceof Procedure ? method.call(values) : method(...values);
  };
}
