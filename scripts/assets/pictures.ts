/** The pictures of src/pictures: drawn into static/img/pictures, and held against their scenes and runs. */
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {LAYOUTS, type Picture} from '@collektive/pictures';
import {PICTURES} from '../../src/pictures';
import {FOLDER, pictureFiles} from '../../src/pictures/files';
import {run} from '../../src/pictures/runs';
import {written} from '../../src/pictures/words';

const NUMBER = /(?<![\w.-])-?\d+(?:\.\d+)?(?!\w)/g;
const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((number) => String(Number(number)));

const upTo = (count: number): string[] => Array.from({length: count + 1}, (_, k) => String(k));

/** What a run lets a picture say: its values, how many devices and rounds, and their numbers. */
function known(name: string): string[] {
  const rounds = run(name);
  return [
    ...numbersIn(JSON.stringify(rounds).replaceAll(/[[\]{}":,]/g, ' ')),
    ...upTo(Math.max(...rounds.map(({length}) => length))),
    ...upTo(rounds.length),
  ];
}

/**
 * Numbers that a picture shows or tells, and that none of its runs has.
 * @returns a sentence for each
 */
export function figureFaults(picture: Picture): string[] {
  const {name, runs, counts = 0, alt, caption} = picture;
  const drawn = LAYOUTS.flatMap((layout) => written(picture.draw(layout).content));
  const shown = new Set([...drawn, alt, caption].flatMap(numbersIn));
  const from = new Set([...runs.flatMap(known), ...upTo(counts)]);
  return [...shown]
    .filter((number) => !from.has(number))
    .map(
      (number) =>
        `The picture ${name} says ${number}, which is in none of its runs (${runs.join(', ') || 'it names none'})`,
    );
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
        `${FOLDER}/${name} is not what its scene draws from samples/recorded. Draw it anew: npm run assets`,
    ),
    ...PICTURES.flatMap(figureFaults),
    ...left.map((name) => `${FOLDER}/${name} has no scene. Take it away`),
  ];
}

/** Draws all pictures, and takes away what no scene draws. */
export function drawPictures(): void {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  for (const [name, content] of pictureFiles('.')) {
    writeFileSync(path.join(FOLDER, name), content);
  }
}
