import {withTexts} from '@collektive/texts/build';
import {minifySync} from '@swc/core';
import {runInNewContext} from 'node:vm';
import {buildSync, type BuildOptions, type Metafile, transformSync} from 'esbuild';

/** A bundle, minified: gzip makes a thirtieth less of what SWC writes than of what esbuild does. */
export const minified = (bundle: string): string =>
  minifySync(bundle, {
    compress: {passes: 3},
    mangle: {topLevel: true},
    ecma: 2022,
    module: 'unknown',
  }).code;

/** A style sheet that is text in a bundle, as esbuild writes it: below its path, one literal. */
const SHEET = /(?<=^\/\/ \S+\.css\nvar \w+ = )(?:`[^`]*`|".*")(?=;$)/gm;

/** Style sheets in a bundle without comments and white space, which would be sent as text. */
const withSmallSheets = (bundle: string, target: BuildOptions['target']): string =>
  bundle.replace(SHEET, (sheet) => {
    const text = runInNewContext(sheet) as string;
    const {code} = transformSync(text, {loader: 'css', minify: true, target});
    return JSON.stringify(code.trim());
  });

/** A script with all that it imports and the texts that it shows, minified. @param root the folder bundled in */
export function bundled(
  root: string,
  entry: string,
  {define, ...options}: BuildOptions,
  minify = minified,
): {code: string; metafile: Metafile} {
  const {outputFiles, metafile} = withTexts(root, (TEXTS) =>
    buildSync({
      ...options,
      absWorkingDir: root,
      entryPoints: [entry],
      define: {...define, TEXTS},
      bundle: true,
      minifySyntax: true,
      metafile: true,
      write: false,
      logLevel: 'error',
    }),
  );
  return {code: minify(withSmallSheets(outputFiles[0].text, options.target)), metafile};
}
