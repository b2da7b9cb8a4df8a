import path from 'node:path';
import {buildSync} from 'esbuild';
import {browserslist} from '../../package.json';
import type {PageSettings} from '../../src/page/settings';

const FOLDER = path.join(__dirname, '../../src/page');

/** The oldest browsers of package.json, as esbuild names them: `chrome >= 111` is `chrome111`. */
const OLDEST = browserslist.production.map((entry) => entry.replace(' >= ', ''));

/**
 * A script of src/page, bundled and minified, as it stands in every page.
 * @param name of its first file, without ending
 */
export function inlineScript(name: 'head' | 'body', settings: PageSettings): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(FOLDER, `${name}.ts`)],
    define: {PAGE_SETTINGS: JSON.stringify(settings)},
    target: OLDEST,
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text.trim();
}
