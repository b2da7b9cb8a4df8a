import {type ClassSymbol} from '../symbols';
import {machine} from './machine';
import {type Function, type Procedure} from './procedure';

/** What running instances know of their class. */
export interface RunningClass {
  /** Functions and getters by the number that members share with what they override. */
  readonly methods: (Procedure | Function | undefined)[];
  /** By name and number of parameters, for what calls without having been checked. */
  readonly named: Map<string, Procedure | Function>;
  /** Fields by the number of the property. */
  readonly stored: Map<number, number>;
  readonly isData: boolean;
  /** A number of its own. */
  readonly id: number;
}

/** An instance of a class of the program. */
export class Instance {
  /** What the library's superclass keeps: of an exception, its message and cause. */
  base: unknown;
  outer: Instance | undefined;
  /** Variables around a local class. */
  environment: unknown[] | undefined;
  /** Of an entry of an enum. */
  entry: {readonly name: string; readonly ordinal: number} | undefined;

  constructor(
    readonly of: ClassSymbol,
    readonly running: RunningClass,
    readonly fields: unknown[],
  ) {}
}

/** What an instance of a data class is made of: the properties of its constructor, in their order. */
export function parts({of, fields}: Instance): unknown[] {
  return fields.slice(of.inherited, of.inherited + (of.tree?.parameters?.length ?? 0));
}

/** `component1` and so on. */
export const partOf = (index: number) => (self: Instance) => self.fields[self.of.inherited + index];

/** `copy` of a data class: what is not given is kept. */
export function copyOf(self: Instance, ...values: unknown[]): Instance {
  machine.allocate(self.fields.length + 3);
  const copy = new Instance(self.of, self.running, [...self.fields]);
  copy.base = self.base;
  copy.outer = self.outer;
  copy.environment = self.environment;
  values.forEach((value, index) => {
    if (value !== undefined) copy.fields[self.of.inherited + index] = value;
  });
  return copy;
}
