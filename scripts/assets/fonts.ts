/**
 * Writes static/fonts, and those of plugins/machine-readable/cards: the two typefaces of the identity, cut down to the characters the site uses, each
 * with its licence beside it.
 *
 * Run `npm run assets -- fonts` after changing a Fontsource version or the character sets below, and commit
 * the result. File names carry a hash of their content, so that hosts may cache them for ever;
 * src/site/fonts.json tells the configuration these names, and which characters `rest` is for.
 */
import {createHash} from 'node:crypto';
import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const OUT = 'static/fonts';
const CARDS = 'plugins/machine-readable/cards/fonts';

const range = (from: number, to: number): string =>
  Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');

const ASCII = range(0x20, 0x7e);
/** Signs that prose hardly has, an eighth of the font: code has a font of its own. */
const SIGNS = '$%*@\\^`|~';
/** What pages have besides: marks of English text, of links to the next page, a space that holds. */
const MARKS = '\u00a0©«·»–—‘’“”…›';

const without = (characters: string, some: string): string =>
  [...characters].filter((one) => !some.includes(one)).join('');

const TEXT = without(ASCII, SIGNS) + MARKS;
/**
 * These signs, Latin-1 and typographic marks. Arrows and mathematics are in neither font's latin file. Without `•`:
 * browsers draw the marks of lists themselves, and yet ask for its font, at some time after the page has come.
 */
const REST = SIGNS + without(`${range(0xa1, 0xff)}„′″‹€™−`, MARKS);

// cspell:ignore HVAR
/** Widths that browsers find in the outlines, too, and names of weights for programs with a menu of fonts. */
const NEEDLESS_TABLES = ['HVAR', 'STAT'];

const FIGTREE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const JETBRAINS =
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

interface Font {
  source: string;
  characters: string;
  /** What stays of the font's own rules for setting text. */
  features: string[];
}

const FONTS: Record<string, Font> = {
  text: {source: FIGTREE, characters: TEXT, features: ['kern']},
  rest: {source: FIGTREE, characters: REST, features: ['kern']},
  // No ligatures: Kotlin's operators are shown as they are typed.
  code: {source: JETBRAINS, characters: `${ASCII}…`, features: []},
};

/** Writes a file whose name tells its content. @returns the name */
function writeHashed(name: string, ending: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}-${hash}.${ending}`;
  writeFileSync(path.join(OUT, file), content);
  console.log(`${file}  ${(content.length / 1000).toFixed(1)} kB`);
  return file;
}

/** Characters as CSS writes them in `unicode-range`, such as `U+a1-a8,U+2122`. */
function unicodeRange(characters: string): string {
  const runs: [number, number][] = [];
  for (const code of [...characters].map((one) => one.codePointAt(0)!).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) {
      last[1] = code;
    } else {
      runs.push([code, code]);
    }
  }
  const hex = (code: number): string => code.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}

/** Writes the two weights that cards are drawn with, in the form that their library reads. */
async function writeCardFonts(): Promise<void> {
  const source = readFileSync(require.resolve(FIGTREE));
  mkdirSync(CARDS, {recursive: true});
  for (const weight of [500, 700]) {
    const font = await subsetFont(source, TEXT + REST, {
      targetFormat: 'truetype',
      variationAxes: {wght: weight},
    });
    writeFileSync(path.join(CARDS, `figtree-${weight}.ttf`), font);
  }
  copyFileSync(
    require.resolve(FIGTREE.replace(/files\/.*$/, 'LICENSE')),
    path.join(CARDS, 'figtree-licence.txt'),
  );
}

export async function writeFonts(): Promise<void> {
  rmSync(OUT, {recursive: true, force: true});
  mkdirSync(OUT, {recursive: true});
  const facts: Record<string, string> = {};
  for (const [role, {source, characters, features}] of Object.entries(FONTS)) {
    const font = await subsetFont(readFileSync(require.resolve(source)), characters, {
      targetFormat: 'woff2',
      variationAxes: {wght: {min: 400, max: 700}},
      keepFeatures: features,
      noLayoutClosure: true,
      dropTables: NEEDLESS_TABLES,
    });
    const name = source.split('/')[1];
    facts[role] = writeHashed(name, 'woff2', font);
    const licence = readFileSync(require.resolve(source.replace(/files\/.*$/, 'LICENSE')));
    writeHashed(`${name}-licence`, 'txt', licence);
  }
  await writeCardFonts();
  facts['rest-range'] = unicodeRange(REST);
  writeFileSync('src/site/fonts.json', `${JSON.stringify(facts, null, 2)}\n`);
}
