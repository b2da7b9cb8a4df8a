/** Bundles for Chromium with the compiler that builds the site. */
import {rspack} from '@docusaurus/faster';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';

/** Where benchmarks put what they make; nothing in it is kept. */
export const TMP = resolve('bench/.tmp/search');

/**
 * Bundles one entry and all it imports, workers as files beside it.
 *
 * @param name of the folder to write to
 * @param entry a file, or a `data:` address that holds a module
 * @returns the written script; rejects with the compiler's first error
 */
export async function bundle(name: string, entry: string): Promise<string> {
  const path = join(TMP, 'bundles', name);
  const compiler = rspack({
    mode: 'production',
    context: process.cwd(),
    entry,
    target: ['web', 'es2022'],
    devtool: false,
    output: {path, filename: 'main.js', publicPath: ''},
    resolve: {
      extensions: ['.ts', '.mjs', '.js'],
      modules: ['node_modules', resolve('bench/node_modules')],
    },
    module: {
      parser: {javascript: {exportsPresence: 'error'}},
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
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [problem] = stats?.toJson({all: false, errors: true}).errors ?? [];
  if (problem) {
    throw new Error(`${name} could not be bundled: ${problem.message}`);
  }
  return join(path, 'main.js');
}

/** Minified bytes of a library as a page would load it. @param source of a module that uses it */
export const libraryBytes = async (name: string, source: string): Promise<Buffer> =>
  readFileSync(
    await bundle(`library-${name}`, `data:text/javascript,${encodeURIComponent(source)}`),
  );
