import {type ClassSymbol} from '../symbols';
import {list} from './collections';
import {type Function, type Procedure} from './procedure';
import {KotlinArray} from './values';

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

/** The same as the JVM shows them: arrays by what is in them. */
export const shownParts = (self: Instance): unknown[] =>
  parts(self).map((each, index) => {
    const type = self.of.construct?.parameters[index].type;
    const isArray = type?.kind === 'class' && /^kotlin\.\w*Array$/.test(type.of.qualified);
    return isArray && each instanceof KotlinArray ? list(each.items) : each;
  });

/** `component1` and so on. */
export const partOf = (index: number) => (self: Instance) => self.fields[self.of.inherited + index];
