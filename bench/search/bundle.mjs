// @ts-check
/** Bundles with the compiler that builds the site: TypeScript for Node, the worker for Chromium. */
import {rspack} from '@docusaurus/faster';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

/** Where benchmarks put what they make; nothing in it is kept. */
export const TMP = resolve('bench/.tmp/search');

/**
 * Bundles one entry and all it imports.
 * @param {{name: string, entry: string, target: 'node' | 'web', source?: boolean}} options `entry`
 *   is a file, or with `source` the text of a module that imports what is wanted
 * @returns {Promise<string>} the written file; rejects with the compiler's first error
 */
export async function bundle({name, entry, target, source = false}) {
  const forNode = target === 'node';
  const path = join(TMP, 'bundles', name);
  const compiler = rspack({
    mode: 'production',
    context: process.cwd(),
    entry: source ? `data:text/javascript,${encodeURIComponent(entry)}` : resolve(entry),
    target: forNode ? 'node20' : ['web', 'es2022'],
    devtool: false,
    output: {
      path,
      filename: forNode ? 'main.mjs' : 'main.js',
      publicPath: '',
      ...(forNode && {module: true, library: {type: 'module'}, chunkFormat: 'module'}),
    },
    experiments: {outputModule: forNode},
    resolve: {
      extensions: ['.ts', '.mjs', '.js'],
      modules: ['node_modules', resolve('node_modules')],
      alias: {'@site': resolve('.')},
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
      ],
    },
    performance: false,
  });
  const stats = await new Promise((done, failed) => {
    compiler.run((/** @type {Error | null} */ error, /** @type {any} */ result) =>
      error ? failed(error) : compiler.close(() => done(result)),
    );
  });
  const [error] = stats.toJson({all: false, errors: true}).errors;
  if (error) {
    throw new Error(`${name} could not be bundled: ${error.message}`);
  }
  return join(path, forNode ? 'main.mjs' : 'main.js');
}

/** Minified bytes of a library as a page would load it. @param {string} name @param {string} entry */
export const libraryBytes = async (name, entry) =>
  readFileSync(await bundle({name: `library-${name}`, entry, target: 'web', source: true}));
