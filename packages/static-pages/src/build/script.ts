import {minifySync} from '@swc/core';
import {withTexts} from '@collektive/texts/build';
import {buildSync} from 'esbuild';
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
  // One by one, so that a script holds only those that it reads.
  const define = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `PAGE_SETTINGS.${name}`,
      JSON.stringify(value),
    ]),
  );
  const {outputFiles} = withTexts(process.cwd(), (TEXTS) =>
    buildSync({
      entryPoints: [entry],
      define: {...define, TEXTS},
      target,
      bundle: true,
      minifySyntax: true,
      metafile: true,
      write: false,
      logLevel: 'error',
    }),
  );
  // A twelfth less than by esbuild itself.
  return minifySync(outputFiles[0].text, {
    compress: {passes: 3},
    mangle: {topLevel: true},
    ecma: 2022,
  }).code;
}

/** The script that owns the controls of pages, as a file beside them. */
export function controlsFile(...of: Parameters<typeof bundleScript>): BuiltFile {
  const code = bundleScript(...of);
  return {file: named('js/page.[hash].js', code), code};
}
