import {buildSync} from 'esbuild';
import type {} from '../page/settings';
import {minified} from './minify';
import {named, OLDEST, type BuiltFile} from './module';

/**
 * A script of pages, bundled and minified, as pages get it.
 * @param entry the module's whole path
 * @param settings what stands for `PAGE_SETTINGS.name` in it
 * @param target the oldest browsers, as esbuild names them
 */
export function bundleScript(
  entry: string,
  settings: Readonly<PageSettings>,
  target = OLDEST,
): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    // One by one, so that a script holds only those that it reads.
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        `PAGE_SETTINGS.${name}`,
        JSON.stringify(value),
      ]),
    ),
    target,
    bundle: true,
    minifySyntax: true,
    write: false,
    logLevel: 'error',
  });
  return minified(outputFiles[0].text);
}

/** The script that owns the controls of pages, as a file beside them. */
export function controlsFile(...of: Parameters<typeof bundleScript>): BuiltFile {
  const code = bundleScript(...of);
  return {file: named('js/page.[hash].js', code), code};
}
