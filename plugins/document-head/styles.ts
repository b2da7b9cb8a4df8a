import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import fonts from '../../src/site/fonts.json';
import {BASE_URL} from '../../src/site/env';

const FOLDER = path.join(__dirname, '../../src/css/inline');

/**
 * A style sheet of src/css/inline without white space and comments, with the fonts where they are.
 * @param name of its file, without ending
 */
export function inlineStyles(name: 'fonts' | 'motion' | 'no-script'): string {
  const source = readFileSync(path.join(FOLDER, `${name}.css`), 'utf8');
  const filled = Object.entries(fonts).reduce(
    (css, [name, value]) => css.replaceAll(`{${name}}`, value).replaceAll(`var(--${name})`, value),
    source.replaceAll('/fonts/', `${BASE_URL}fonts/`),
  );
  return transformSync(filled, {loader: 'css', minify: true, legalComments: 'none'}).code.trim();
}

/** The styles of pages without JavaScript, and their file below the base URL, named by its content. */
export function noScriptFile(): {file: string; css: string} {
  const css = inlineStyles('no-script');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {file: `assets/css/no-script.${hash}.css`, css};
}
