/**
 * Writes static/fonts: the two typefaces of the identity, cut down to the characters the site uses, each
 * with its licence beside it.
 *
 * Run `npm run fonts` after changing a Fontsource version or the character set below, and commit
 * the result. File names carry a hash of their content, so that hosts may cache them for ever;
 * src/site/fonts.json tells the configuration which names to preload.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const OUT = 'static/fonts';

const range = (from: number, to: number): string =>
  Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');
/** ASCII, Latin-1 and typographic marks. Arrows and mathematics are in neither font's latin file. */
const CHARACTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”„•…′″‹›€™−';
const WEIGHTS = {min: 400, max: 700};

const FONTS = {
  text: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  code: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
};

/** Writes a file whose name tells its content. @returns the name */
function writeHashed(name: string, ending: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}-${hash}.${ending}`;
  writeFileSync(path.join(OUT, file), content);
  console.log(`${file}  ${(content.length / 1000).toFixed(1)} kB`);
  return file;
}

async function main(): Promise<void> {
  rmSync(OUT, {recursive: true, force: true});
  mkdirSync(OUT, {recursive: true});
  const names: Record<string, string> = {};
  for (const [role, file] of Object.entries(FONTS)) {
    const font = await subsetFont(readFileSync(require.resolve(file)), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: {wght: WEIGHTS},
      // No ligatures: Kotlin's operators are shown as they are typed.
      noLayoutClosure: true,
    });
    const name = file.split('/')[1];
    names[role] = writeHashed(name, 'woff2', font);
    const licence = readFileSync(require.resolve(file.replace(/files\/.*$/, 'LICENSE')));
    writeHashed(`${name}-licence`, 'txt', licence);
  }
  writeFileSync('src/site/fonts.json', `${JSON.stringify(names, null, 2)}\n`);
}

void main();
