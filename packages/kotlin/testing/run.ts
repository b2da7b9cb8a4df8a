/** Checks and runs a program as the package's README shows it. */
import {
  beginProperties,
  checkProgram,
  effort,
  kotlinLibrary,
  LimitReached,
  type Limits,
  LIMITS,
  machine,
  procedureOf,
  resetGlobals,
  resetInstances,
  text,
  Thrown,
  useLibrary,
  World,
} from '../src';

const library = new World(kotlinLibrary);

export interface Checked {
  /** Why it cannot run, each with its line. */
  readonly errors: readonly {readonly message: string; readonly line: number}[];
  /** What a function without parameters prints; `! …` stands where an exception or a limit ends it. */
  run(name: string, limits?: Limits): string;
}

/** @param code of one file */
export function check(code: string): Checked {
  const world = new World(library);
  effort.reset();
  const [file] = checkProgram(world, [{name: 'Program.kt', text: code}]);
  return {
    errors: world.diagnostics
      .filter(({severity}) => severity === 'error')
      .map(({message, at}) => ({message, line: world.sources.position(at).line}))
      .sort((a, b) => a.line - b.line),
    run(name, limits = LIMITS) {
      let printed = '';
      resetGlobals();
      resetInstances();
      useLibrary(world.libraryTypes);
      machine.reset(limits, (part) => {
        printed += part;
      });
      try {
        beginProperties(file.properties);
        procedureOf(file.functions.find((one) => one.name === name)!).call([]);
      } catch (error) {
        if (error instanceof Thrown) {
          printed += `! ${machine.aside(() => text(error.value))}`;
        } else if (error instanceof LimitReached) {
          printed += `! limit: ${error.message}`;
        } else {
          throw error;
        }
      }
      return printed;
    },
  };
}
