/** Where variables are: in frames, and in what instances of local classes keep. */
import {type Body, type Code, partsOf} from '../code';
import {type ClassSymbol, type Member, type VariableSymbol} from '../symbols';

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

const environments = new WeakMap<ClassSymbol, readonly VariableSymbol[]>();

/**
 * The variables around a local class that its instances keep: those that its code uses, and the code of local classes
 * of which it makes instances, since it has to hand them on.
 */
export function environmentOf(of: ClassSymbol): readonly VariableSymbol[] {
  let found = environments.get(of);
  if (found === undefined) {
    const around = new Set<Body>();
    for (let body = of.localIn; body !== undefined; body = body.parent) {
      around.add(body);
    }
    const search = new Search();
    search.ofClass(of);
    found = [...search.variables].filter((each) => around.has(each.body));
    environments.set(of, found);
  }
  return found;
}

/** All variables that the code of some classes mentions. */
class Search {
  readonly variables = new Set<VariableSymbol>();
  private readonly classes = new Set<ClassSymbol>();

  ofClass(of: ClassSymbol): void {
    if (of.localIn === undefined || this.classes.has(of)) {
      return;
    }
    this.classes.add(of);
    of.complete();
    for (const each of of.constructors) {
      this.ofBody(each.body());
    }
    for (const members of of.members.values()) {
      for (const each of members) {
        this.ofMember(each);
      }
    }
    for (const each of of.nested.values()) {
      this.ofClass(each);
    }
    for (const each of of.supers()) {
      this.ofClass(each.of);
    }
  }

  private ofMember(member: Member): void {
    const functions = member.kind === 'function' ? [member] : [member.getter, member.setter];
    for (const each of functions) {
      if (each?.tree !== undefined) {
        this.ofBody(each.body());
      }
    }
  }

  private ofBody(body: Body | undefined): void {
    if (body === undefined) {
      return;
    }
    for (let here: Body | undefined = body; here !== undefined; here = here.parent) {
      if (here.types !== undefined) {
        this.variables.add(here.types);
      }
    }
    for (const each of body.defaults.values()) {
      this.ofCode(each);
    }
    if (body.code !== undefined) {
      this.ofCode(body.code);
    }
  }

  private ofCode(code: Code): void {
    if (code.op === 'get' || code.op === 'set') {
      this.variables.add(code.variable);
    }
    if (code.op === 'lambda') {
      this.ofBody(code.body);
    }
    if (code.op === 'call') {
      if (code.to.variable !== undefined) {
        this.variables.add(code.to.variable);
      }
      if (code.to.constructs !== undefined) {
        this.ofClass(code.to.constructs);
      }
    }
    for (const part of partsOf(code)) {
      this.ofCode(part);
    }
  }
}
