/** Running a checked program, and how that ends. */
import {type CheckedFile} from '../check';
import {isExhausted} from '../effort';
import {type FunctionSymbol} from '../symbols';
import {procedureOf} from './compile/compiler';
import {caughtValue} from './compile/jumps';
import {beginProperties} from './compile/properties';
import {Signal, Thrown} from './failures';
import {LimitReached, type Limits, LIMITS, machine, Memory} from './machine';
import {text} from './text';
import {KotlinArray} from './values';

export type Ending =
  | {readonly ended: 'well'}
  | {
      /** A fault is ours. */
      readonly ended: 'exception' | 'limit' | 'fault';
      readonly message: string;
      /** Where the program was, as a place of `Sources`. */
      readonly at: number;
    };

export interface Allowance {
  /** What the program may use. */
  readonly limits?: Limits;
  /** Is given what it prints. */
  readonly print?: (text: string) => void;
}

/** A program that is called more than once: what it has made stays. Others may run between its calls. */
export class Execution {
  private readonly memory: Memory;

  /** @param files at least one, without errors; functions are those of the first */
  constructor(private readonly files: readonly CheckedFile[]) {
    this.memory = new Memory(files[0].scope.world.libraryTypes);
  }

  /**
   * A function of the program, to be called within `attempt`.
   * @throws Error if there is none of that name
   */
  function(name: string): (...args: readonly unknown[]) => unknown {
    const procedure = procedureOf(functionNamed(this.files[0].functions, name));
    return (...args) => procedure.call(args);
  }

  /** Calls functions of the program, each time with all that the limits give. */
  attempt(act: () => void, {limits = LIMITS, print = () => undefined}: Allowance = {}): Ending {
    machine.begin(this.memory, limits, print);
    try {
      beginProperties(this.files[0].properties);
      act();
      return {ended: 'well'};
    } catch (error) {
      return endingOf(error);
    }
  }
}

/**
 * Runs a function of a program's first file.
 * @param files at least one, without errors
 * @param name one of those that are `runnable`
 * @throws Error if there is none of that name
 */
export function run(files: readonly CheckedFile[], name: string, allowance?: Allowance): Ending {
  const found = functionNamed(files[0].functions.filter(isRunnable), name);
  return new Execution(files).attempt(() => {
    procedureOf(found).call(found.parameters.map(() => new KotlinArray([])));
  }, allowance);
}

/** The functions of a file that can be run, by their names. */
export const runnable = ({functions}: CheckedFile): string[] =>
  functions.filter(isRunnable).map(({name}) => name);

/** `main` may take what stands on the command line: nothing, here. */
const isRunnable = ({name, parameters, receiver}: FunctionSymbol): boolean =>
  receiver === undefined &&
  (parameters.length === 0 || (name === 'main' && parameters.length === 1));

function functionNamed(functions: readonly FunctionSymbol[], name: string): FunctionSymbol {
  const found = functions.find((each) => each.name === name);
  if (found === undefined) {
    throw new Error(`There is no function ${name}.`);
  }
  return found;
}

const TOO_LARGE =
  'The program was stopped: its calls are nested too deeply for this browser, or a string is too long. Use a loop, or less data.';

function endingOf(error: unknown): Ending {
  const {at} = machine;
  if (error instanceof LimitReached) {
    return {ended: 'limit', message: error.message, at};
  }
  const value = caughtValue(error);
  if (value !== undefined) {
    // One whose own text fails keeps its class's name.
    const message =
      machine.aside(() => text(value)) ?? 'An exception whose text could not be read.';
    return {ended: 'exception', message, at: error instanceof Thrown ? error.at : at};
  }
  if (error instanceof Signal) {
    const message = 'A return from a function that has already ended.';
    return {ended: 'exception', message, at};
  }
  return isExhausted(error)
    ? {ended: 'limit', message: TOO_LARGE, at}
    : {ended: 'fault', message: String(error), at};
}
