import {type ClassSymbol} from '../symbols';
import {type Function, type Procedure} from './procedure';

/** What running instances know of their class. */
export interface RunningClass {
  /** Functions and getters by the number that members share with what they override. */
  readonly methods: (Procedure | Function | undefined)[];
  /** By name and number of parameters, for what calls without having been checked. */
  readonly named: Map<string, Procedure | Function>;
  /** What puts a value into a property, by its number. */
  readonly setters: Function[];
  /** What the fields hold before they get their first values. */
  readonly zeros: readonly unknown[];
  /** Classes whose companions are made with the first instance, those above first. */
  readonly begins: readonly ClassSymbol[];
  readonly isData: boolean;
  /** A number of its own. */
  readonly id: number;
}

/** An instance of a class of the program. */
export class Instance {
  /** What the library's superclass keeps: of an exception, its message and cause. */
  base: unknown;
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
