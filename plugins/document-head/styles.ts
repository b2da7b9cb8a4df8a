import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';

const FOLDER = path.join(__dirname, '../../src/css/inline');

/** A style sheet of src/css/inline without white space and comments. @param name of its file, without ending */
export function inlineStyles(name: 'fonts' | 'no-script'): string {
  const source = readFileSync(path.join(FOLDER, `${name}.css`), 'utf8');
  return transformSync(source, {loader: 'css', minify: true, legalComments: 'none'}).code.trim();
}
