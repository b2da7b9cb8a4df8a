/** The files of pictures, held against what their scenes draw. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {PICTURES} from '../../src/pictures';
import {FOLDER, pictureFiles} from '../../src/pictures/files';
import {figureFaults} from './figures';

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
