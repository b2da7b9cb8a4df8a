import {type Body} from '../code';
import {type VariableSymbol} from '../symbols';

/** Where the variables of a body are in its frames. */
export class Layout {
  private readonly slots = new Map<VariableSymbol, number>();
  /** Variables of bodies around this one, copied into the frame when it begins. */
  readonly captures: {readonly variable: VariableSymbol; readonly slot: number}[] = [];
  size = 0;
  /** Whether a `return` leaves through an exception. */
  caught = false;

  constructor(readonly body: Body) {
    for (const parameter of body.parameters) {
      this.slots.set(parameter, this.size++);
    }
  }

  slot(variable: VariableSymbol): number {
    let slot = this.slots.get(variable);
    if (slot === undefined) {
      slot = this.size++;
      this.slots.set(variable, slot);
      if (variable.body !== this.body) {
        this.captures.push({variable, slot});
      }
    }
    return slot;
  }

  /** A place of its own, for a value that has no name. */
  unnamed(): number {
    return this.size++;
  }
}
