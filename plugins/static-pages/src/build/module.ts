/** Scripts that pages fetch when they are wanted: bundled beside the framework, which is not there by then. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {BuildOptions, Metafile} from 'esbuild';
import {bundled} from './bundle';

/** Where and for whom scripts are bundled. */
export interface Bundling {
  /** The folder that entries are below. */
  root: string;
  /** The oldest browsers, as esbuild names them. */
  target: string[];
  /** Minifies a bundle, for builds that keep what came of it; `minified` without. */
  minify?: (bundle: string) => string;
}

/** A file that the build adds. */
export interface BuiltFile {
  /** Below the base URL, named by its content. */
  file: string;
  code: string;
}

/** A script, and the files that it was made of. */
export interface BuiltModule extends BuiltFile {
  /** By their whole paths. */
  modules: string[];
}

/** A file's address below the base URL. @param name with `[hash]` in the place of its digest */
export function named(name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `assets/${name.replace('[hash]', hash)}`;
}

/** The modules of which something is in what was bundled, by their whole paths. @param root the folder bundled in */
export const modulesIn = ({outputs}: Metafile, root: string): string[] => [
  ...new Set(
    Object.values(outputs).flatMap(({inputs}) =>
      Object.entries(inputs)
        .filter(([, {bytesInOutput}]) => bytesInOutput > 0)
        .map(([file]) => path.join(root, file)),
    ),
  ),
];

/**
 * Bundles a script; style sheets in it are text.
 * @param name of the file, without its digest and ending
 * @param entry path from the root
 * @param define what stands for names in it
 */
export function bundleModule(
  {root, target, minify}: Bundling,
  name: string,
  entry: string,
  define: Record<string, string> = {},
): BuiltModule {
  const options: BuildOptions = {
    define,
    // A thread's script is no module: in a function, what it defines is no name of the thread's.
    format: entry.endsWith('worker.ts') ? 'iife' : 'esm',
    loader: {'.css': 'text'},
    target,
  };
  const {code, metafile} = bundled(root, entry, options, minify);
  return {
    file: named(`js/${name}.[hash].js`, code),
    code,
    modules: modulesIn(metafile, root),
  };
}
