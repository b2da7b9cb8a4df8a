/** Draws the pictures of src/pictures into static/img/pictures, and takes away what no scene draws: `npm run pictures`. */
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {FOLDER, pictureFiles} from '../../src/pictures/files';

const files = pictureFiles('.');
mkdirSync(FOLDER, {recursive: true});
const left = readdirSync(FOLDER).filter((name) => !files.has(name));
const changed = [...files].filter(([name, content]) => {
  const file = path.join(FOLDER, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== content;
});
changed.forEach(([name, content]) => {
  writeFileSync(path.join(FOLDER, name), content);
  console.log(`drawn    ${name}`);
});
left.forEach((name) => {
  rmSync(path.join(FOLDER, name), {recursive: true});
  console.log(`removed  ${name}, which no scene draws`);
});
console.log(`${files.size} pictures, ${changed.length} of them new or changed`);
