import type {Compiler as WebpackCompiler, Module} from 'webpack';
import {packageOf} from './packages';

/** Rspack's compiler has the same hooks, and its own name. */
type Compiler = Pick<WebpackCompiler, 'hooks'> & {rspack?: unknown};

/** A module, or several that became one. */
type Bundled = Module & {resource?: string; modules?: Bundled[]};

function* filesOf(modules: Iterable<Bundled>): Generator<string> {
  for (const {resource, modules: inner} of modules) {
    if (resource) {
      yield resource;
    }
    yield* filesOf(inner ?? []);
  }
}

/**
 * A bundler's plugin that notes which packages are in what it writes: in chunks, workers and style sheets,
 * without what was shaken off.
 *
 * @param folders of packages; these are added
 * @param onlyStyles scripts are not sent
 * @param runtimes packages by whose hand the code between modules is, `[Rspack's, webpack's]`
 */
export const noteBundled = (
  folders: Set<string>,
  [rspack, webpack]: readonly [string, string],
  onlyStyles: boolean,
): {apply: (compiler: Compiler) => void} => ({
  apply(compiler) {
    compiler.hooks.done.tap('licences', ({compilation: {chunks, chunkGraph}}) => {
      if (!onlyStyles) {
        folders.add(compiler.rspack ? rspack : webpack);
      }
      for (const chunk of chunks) {
        for (const file of filesOf(chunkGraph.getChunkModulesIterable(chunk))) {
          const folder = onlyStyles && !file.endsWith('.css') ? undefined : packageOf(file);
          if (folder) {
            folders.add(folder);
          }
        }
      }
    });
  },
});
