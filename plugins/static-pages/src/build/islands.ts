/** The islands of pages, bundled side by side: what several of them need is a file that they share. */
import path from 'node:path';
import {buildSync} from 'esbuild';
import {modulesIn, type Bundling} from './module';

export interface Islands {
  /** Of each island, paths below the base URL: its module, then what that imports. */
  readonly addresses: ReadonlyMap<string, readonly string[]>;
  /** All files by their paths below the base URL. */
  readonly files: ReadonlyMap<string, string>;
  /** The modules that they were bundled from, by their whole paths. */
  readonly modules: readonly string[];
}

/**
 * Bundles islands; style sheets in them are text.
 * @param entries path of each island's module from the root
 * @param define what stands for names in them
 */
export function bundleIslands(
  {root, target}: Bundling,
  entries: Readonly<Record<string, string>>,
  define: Readonly<Record<string, string>>,
): Islands {
  const {outputFiles, metafile} = buildSync({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: 'assets/js',
    entryNames: 'island-[name].[hash]',
    chunkNames: 'island-[name].[hash]',
    define: {'process.env.NODE_ENV': '"production"', ...define},
    // V8 reads it: esbuild wraps React in a function, whose inner ones would be parsed twice, half of the longest task.
    banner: {js: '//# allFunctionsCalledOnLoad'},
    jsx: 'automatic',
    format: 'esm',
    splitting: true,
    loader: {'.css': 'text'},
    target,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const {outputs} = metafile;
  /** A module and all that it imports at once. */
  const withImports = (file: string): string[] => [
    file,
    ...outputs[file].imports
      .filter(({kind}) => kind === 'import-statement')
      .flatMap((one) => withImports(one.path)),
  ];
  return {
    addresses: new Map(
      Object.entries(entries).map(([name, entry]) => {
        const file = Object.keys(outputs).find((one) => outputs[one].entryPoint === entry)!;
        return [name, [...new Set(withImports(file))]];
      }),
    ),
    files: new Map(
      outputFiles.map(({path: file, text}) => [
        path.relative(root, file).replaceAll(path.sep, '/'),
        text,
      ]),
    ),
    modules: modulesIn(metafile, root),
  };
}
