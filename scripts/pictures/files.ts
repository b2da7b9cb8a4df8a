/** The files of all pictures, as their scenes draw them now. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {PICTURES} from '../../src/pictures';
import {fileOf} from '@collektive/pictures';
import {figureFaults} from './figures';

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

/**
 * Files that are not what their scenes draw from the records, files without a scene, and figures that no
 * run has.
 * @param root the project's folder
 * @returns a sentence for each
 */
export function pictureFaults(root: string): string[] {
  const folder = path.join(root, FOLDER);
  const files = pictureFiles(root);
  const changed = [...files].filter(([name, drawn]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== drawn;
  });
  const left = readdirSync(folder).filter((name) => !files.has(name));
  return [
    ...changed.map(
      ([name]) =>
        `${FOLDER}/${name} is not what its scene draws from samples/recorded. Draw it anew: npm run pictures`,
    ),
    ...PICTURES.flatMap(figureFaults),
    ...left.map((name) => `${FOLDER}/${name} has no scene. Take it away`),
  ];
}
