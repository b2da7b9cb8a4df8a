import {type Function} from './run/values';
import {type Implementation} from './symbols';

/** Signatures, in Kotlin, and what implements them: receiver first, then the parameters. */
export type Rows = Readonly<Record<string, Implementation>>;

export interface LibraryClass {
  /** Its head, in Kotlin: `interface List<out E> : Collection<E>`. */
  readonly text: string;
  /** Whether a value of the running program is one of these. */
  readonly is?: (value: unknown) => boolean;
  /** For each parameter of the head's constructor, as a function that makes an instance. */
  readonly construct?: Implementation;
  /** Constructors besides: heads with other parameters. */
  readonly others?: Readonly<Record<string, Implementation>>;
  /** Members without an implementation are abstract: classes of the program may implement them. */
  readonly members?: Readonly<Record<string, Implementation | undefined>>;
  readonly nested?: readonly LibraryClass[];
  /** The value of an object, or of a companion. */
  readonly instance?: unknown;
}

/** What a package offers. Members of an object that are imported by name are a package of the object's name. */
export interface LibraryPackage {
  readonly name: string;
  readonly classes?: readonly LibraryClass[];
  readonly rows?: Rows;
  /** `name<T> = type`. */
  readonly aliases?: readonly string[];
}

/** The name that a signature declares. */
export function declaredName(signature: string): string {
  let depth = 0;
  let name = '';
  let word = '';
  for (const char of signature) {
    if (char === '<') {
      depth += 1;
    }
    if (char === '>') {
      depth -= 1;
    }
    if (/[\w]/.test(char)) {
      word += char;
    } else {
      if (depth === 0 && (char === '(' || char === ':') && word !== '') {
        return word;
      }
      if (word !== '') {
        name = word;
      }
      word = '';
    }
  }
  return word || name;
}

// What the library is written with: functions of a program, and orders of values.

export type F = Function;
/** An order of values, as `Comparator` has it. */
export type Compare = (a: unknown, b: unknown) => number;
