import {type Body} from '../code';
import {type ClassSymbol, type VariableSymbol} from '../symbols';

/** Where the variables of a body are in its frames. */
export class Layout {
  private readonly slots = new Map<VariableSymbol, number>();
  /** Variables of bodies around this one, copied into the frame when it begins. */
  readonly captures: {readonly variable: VariableSymbol; readonly slot: number}[] = [];
  size = 0;
  /** Whether a `return` leaves through an exception. */
  caught = false;

  constructor(readonly body: Body) {
    for (const parameter of body.parameters) this.slots.set(parameter, this.size++);
  }

  slot(variable: VariableSymbol): number {
    let slot = this.slots.get(variable);
    if (slot === undefined) {
      slot = this.size++;
      this.slots.set(variable, slot);
      if (variable.body !== this.body) this.captures.push({variable, slot});
    }
    return slot;
  }
}

/** The variables around a local class that its members use; instances keep them. */
const environments = new WeakMap<ClassSymbol, VariableSymbol[]>();

export function environmentOf(of: ClassSymbol): VariableSymbol[] {
  let found = environments.get(of);
  if (found === undefined) {
    found = [];
    environments.set(of, found);
  }
  return found;
}
