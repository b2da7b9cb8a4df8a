/** Checks and runs a program as the package's README shows it. */
import {checkProgram, kotlinLibrary, type Limits, run, World} from '../src';

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
  const files = checkProgram(world, [{name: 'Program.kt', text: code}]);
  return {
    errors: world.diagnostics
      .filter(({severity}) => severity === 'error')
      .map(({message, at}) => ({message, line: world.sources.position(at).line}))
      .sort((a, b) => a.line - b.line),
    run(name, limits) {
      let printed = '';
      const print = (part: string): void => {
        printed += part;
      };
      const ending = run(files, name, {limits, print});
      switch (ending.ended) {
        case 'well':
          return printed;
        case 'exception':
          return `${printed}! ${ending.message}`;
        case 'limit':
          return `${printed}! limit: ${ending.message}`;
        case 'fault':
          throw new Error(ending.message);
      }
    },
  };
}
