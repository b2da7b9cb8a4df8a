/** The files of all pictures, as their scenes draw them now, in the language of the build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileOf} from '@collektive/pictures';
import {PICTURES} from '.';

/** Where the files are, from the project's folder. */
export const FOLDER = 'static/img/pictures';

/** Custom properties of the first rule with this selector. */
function declared(css: string, selector: string): Map<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`));
  const body = rule.slice(0, rule.indexOf('}'));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** The colours that a drawing may name, in both modes. */
export function tokens(root: string): Record<'light' | 'dark', Map<string, string>> {
  const css = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
  return {light: declared(css, ':root'), dark: declared(css, "[data-theme='dark']")};
}

/**
 * @param root the project's folder
 * @returns the text of each file by its name
 */
export function pictureFiles(root: string): Map<string, string> {
  const {light, dark} = tokens(root);
  return new Map(PICTURES.map((picture) => [`${picture.name}.svg`, fileOf(picture, light, dark)]));
}
