import {
  checkProgram,
  type CheckedFile,
  type SourceText,
  World,
  effort,
  type Ending,
  Execution,
  isExhausted,
  TooMuch,
  kotlinLibrary,
  type Limits,
  run,
  runnable,
  type Diagnostic,
  type Position,
} from '@collektive/kotlin';
import {alignBody} from './alignment';
import {collektiveLibrary} from './bindings';
import {bodiesOf} from './bodies';
import {link} from './link';
import {faultOfPage} from './report';
import {connect} from './values';
import {warn} from './warnings';
import {watching, type Watcher} from './watch';

export type {SourceText} from '@collektive/kotlin';
export {LIMITS, type Limits} from '@collektive/kotlin';

/** What the checker says, with its place. */
export interface Message {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly position: Position;
}

/** How a run ended. */
export type Outcome =
  | {readonly ended: 'well'}
  | {
      /** A fault is ours. */
      readonly ended: 'exception' | 'limit' | 'fault';
      readonly message: string;
      readonly position: Position;
      /** In a file that the program depends on, which readers do not see. */
      readonly isElsewhere?: true;
    };

export interface Options {
  /** False: as if the compiler plugin of Collektive were missing. */
  readonly plugin?: boolean;
  /** Name of the file that readers see, where it is not the entry. */
  readonly seen?: string;
}

/** A program that was read and checked. */
export interface Program {
  readonly messages: readonly Message[];
  /** Whether it may run. */
  readonly fine: boolean;
  /** Runs a function without parameters, by its name; somebody may watch the networks that it makes. */
  run(name: string, print: (text: string) => void, limits?: Limits, watcher?: Watcher): Outcome;
  /** The functions of the first file that can be run. */
  readonly functions: readonly string[];
  /** Prepares a function of the first file to be called from outside, with values of its own. */
  function(name: string): (...args: unknown[]) => unknown;
  /**
   * Calls what `function` has prepared, between what other programs do; each time with all that the limits give. What
   * the program has made is there again in the next one.
   */
  attempt(act: () => void, limits?: Limits): Outcome;
}

let known: World | undefined;

/** The library, read once. */
function library(): World {
  known ??= new World([...kotlinLibrary, ...collektiveLibrary]);
  return known;
}

/**
 * Reads and checks a program: the file `entry`, and of the `others` what it imports.
 */
export function prepare(
  entry: SourceText,
  others: readonly SourceText[] = [],
  options: Options = {},
): Program {
  const {seen = entry.name} = options;
  const world = new World(library());
  const files = checked(world, link(entry, others), options);
  const fine = isFine(world);
  const at = (place: number): Position => world.sources.position(place);
  const outcomeOf = (ending: Ending): Outcome => {
    if (ending.ended === 'well') {
      return ending;
    }
    const {ended} = ending;
    const message = ended === 'fault' ? faultOfPage(ending.message) : ending.message;
    const position = at(ending.at);
    return {ended, message, position, ...(position.file === seen ? {} : {isElsewhere: true})};
  };
  const messages = world.diagnostics.map((each: Diagnostic): Message => ({
    severity: each.severity,
    message: each.message,
    position: at(each.at),
  }));
  messages.sort(
    (a, b) => a.position.line - b.position.line || a.position.column - b.position.column,
  );
  const execution = fine ? new Execution(files) : undefined;
  const ready = (watcher?: Watcher): Execution => {
    if (execution === undefined) {
      throw new Error('A program with mistakes does not run.');
    }
    connect();
    watching.watcher = watcher;
    return execution;
  };
  return {
    messages,
    fine,
    functions: files.slice(0, 1).flatMap(runnable),
    function: (name) => ready().function(name),
    attempt: (act, limits) => outcomeOf(ready().attempt(act, {limits})),
    run: (name, print, limits, watcher) => {
      ready(watcher);
      return outcomeOf(run(files, name, {limits, print}));
    },
  };
}

const isFine = ({diagnostics}: World): boolean =>
  !diagnostics.some((each) => each.severity === 'error');

/** Checks a program; whatever stops that becomes something said about a place. */
function checked(world: World, texts: readonly SourceText[], options: Options): CheckedFile[] {
  effort.reset();
  let files: CheckedFile[] = [];
  try {
    files = checkProgram(world, texts);
    if (isFine(world)) {
      warn(files, world);
    }
    if (isFine(world) && options.plugin !== false) {
      for (const body of files.flatMap(bodiesOf)) {
        alignBody(body, (at, message) => {
          world.report(at, message);
        });
      }
    }
  } catch (error) {
    const at = error instanceof TooMuch ? error.at : effort.at;
    world.diagnostics.push({at, message: whyNotChecked(error), severity: 'error'});
  }
  return files;
}

function whyNotChecked(error: unknown): string {
  if (error instanceof TooMuch) {
    return error.message;
  }
  return isExhausted(error)
    ? 'Checking was stopped here: this is nested too deeply, or the expression is too long. Split it into smaller parts.'
    : faultOfPage(String(error));
}
