import {
  checkProgram,
  type CheckedFile,
  type SourceText,
  World,
  effort,
  isExhausted,
  KotlinArray,
  TooMuch,
  kotlinLibrary,
  procedureOf,
  beginProperties,
  resetGlobals,
  Signal,
  Thrown,
  hooks,
  type Limits,
  LIMITS,
  LimitReached,
  machine,
  resetInstances,
  text,
  useLibrary,
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
  /** Forgets what another run has left; `run` does so itself. */
  begin(print: (text: string) => void, limits?: Limits): void;
  /** Calls what `function` has prepared, between what other programs do; each time with all that the limits give. */
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
  const placed = (place: number): Placed => {
    const position = at(place);
    return position.file === seen ? {position} : {position, isElsewhere: true};
  };
  const messages = world.diagnostics.map((each: Diagnostic): Message => ({
    severity: each.severity,
    message: each.message,
    position: at(each.at),
  }));
  messages.sort(
    (a, b) => a.position.line - b.position.line || a.position.column - b.position.column,
  );
  // `main` may also take what stands on the command line: nothing, here.
  const functions = (files[0]?.functions ?? []).filter(
    ({name, parameters, receiver}) =>
      receiver === undefined &&
      (parameters.length === 0 || (name === 'main' && parameters.length === 1)),
  );
  return {
    messages,
    fine,
    functions: functions.map((each) => each.name),
    function: (name) => {
      const found = files[0]?.functions.find((each) => each.name === name);
      if (found === undefined || !fine) {
        throw new Error(`There is no function ${name} that can run.`);
      }
      const procedure = procedureOf(found);
      return (...args) => procedure.call(args);
    },
    begin: (print, limits = LIMITS) => {
      begin(world, print, limits);
    },
    attempt: (act, limits = LIMITS) => {
      enter(world, () => undefined, limits);
      return guarded(act, placed);
    },
    run: (name, print, limits = LIMITS, watcher) => {
      const found = functions.find((each) => each.name === name);
      if (found === undefined || !fine) {
        throw new Error(`There is no function ${name} that can run.`);
      }
      begin(world, print, limits);
      watching.watcher = watcher;
      return guarded(() => {
        beginProperties(files[0]?.properties ?? []);
        procedureOf(found).call(found.parameters.map(() => new KotlinArray([])));
      }, placed);
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

/** Forgets what another run has left. */
function begin(world: World, print: (text: string) => void, limits: Limits): void {
  resetGlobals();
  resetInstances();
  enter(world, print, limits);
}

/** From now on it is this program that runs. */
function enter(world: World, print: (text: string) => void, limits: Limits): void {
  machine.reset(limits, print);
  watching.watcher = undefined;
  connect();
  useLibrary(world.libraryTypes);
}

type Placed = Pick<Exclude<Outcome, {readonly ended: 'well'}>, 'position' | 'isElsewhere'>;

function guarded(run: () => unknown, placed: (place: number) => Placed): Outcome {
  try {
    run();
    return {ended: 'well'};
  } catch (error) {
    if (error instanceof LimitReached) {
      return {ended: 'limit', message: error.message, ...placed(machine.at)};
    }
    if (error instanceof Thrown) {
      return {ended: 'exception', message: told(error.value), ...placed(error.at)};
    }
    const place = placed(machine.at);
    const value = hooks.translate(error);
    if (value !== undefined) {
      return {ended: 'exception', message: told(value), ...place};
    }
    if (error instanceof Signal) {
      return {
        ended: 'exception',
        message: 'A return from a function that has already ended.',
        ...place,
      };
    }
    if (isExhausted(error)) {
      return {ended: 'limit', message: TOO_LARGE, ...place};
    }
    return {ended: 'fault', message: faultOfPage(String(error)), ...place};
  }
}

const TOO_LARGE =
  'The program was stopped: its calls are nested too deeply for this browser, or a string is too long. Use a loop, or less data.';

/** The text of an exception; one whose own text fails keeps its class's name. */
function told(value: unknown): string {
  return machine.aside(() => text(value)) ?? 'An exception whose text could not be read.';
}
