/** What the bitmaps of the site are drawn from: its mark, its words, its colours and its font. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fonts from '../../src/site/fonts.json';
import {NAME, SLOGAN, SUBJECT} from '../../src/site/identity';
import {tokens} from '../../src/pictures/files';

const STATIC = 'static';
/** What was drawn from what, as `npm run assets -- images` wrote it. */
export const DRAWN = 'scripts/assets/images.json';

export interface Drawing {
  /** From the project's folder. */
  file: string;
  width: number;
  height: number;
  html: string;
  /** The page behind it shows. */
  transparent?: boolean;
}

/** Digests of what a bitmap was drawn from, and of the bitmap itself, by its file. */
export type Drawn = Record<string, {from: string; file: string}>;

const sized = (svg: string, size: number): string =>
  svg.replace('<svg ', `<svg width="${size}" height="${size}" `);

/** @param root the project's folder */
export function drawings(root: string): Drawing[] {
  const read = (file: string): Buffer => readFileSync(path.join(root, STATIC, file));
  const [mark, logo] = ['favicon', 'logo'].map((name) => read(`img/${name}.svg`).toString());
  const font = read(`fonts/${fonts.text}`).toString('base64');
  const {light} = tokens(root);
  const colour = (role: string): string => light.get(`--${role}`)!;
  return [
    {file: 'favicon.ico', width: 32, height: 32, html: sized(mark, 32), transparent: true},
    {
      file: 'img/apple-touch-icon.png',
      ...{width: 180, height: 180},
      html: `<body style="background:${colour('c-bg')};padding:26px">${sized(logo, 128)}`,
    },
    {
      file: 'img/social-card.png',
      ...{width: 1200, height: 630},
      html: `<style>@font-face{font-family:Figtree;src:url(data:font/woff2;base64,${font});font-weight:400 700}
      body{font-family:Figtree;background:${colour('c-surface')};color:${colour('c-text')};height:630px;padding:80px;display:grid;align-content:center;gap:28px}
      h1{margin:0;font-size:104px;line-height:1;letter-spacing:-.035em}p{margin:0;font-size:38px;line-height:1.35;color:${colour('c-muted')};max-width:21em}
      em{font-style:normal;background:${colour('brand-gradient')};-webkit-background-clip:text;color:transparent}
      div{display:flex;gap:24px;align-items:center;font-size:44px;font-weight:700}</style>
      <div>${sized(logo, 84)}${NAME}</div><h1>${SLOGAN.join('<br><em>')}</em></h1><p>${SUBJECT}</p>`,
    },
  ].map((drawing) => ({...drawing, file: `${STATIC}/${drawing.file}`}));
}

export const digest = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * Bitmaps that were drawn from something else than what is there now, or by something else than the command.
 * @param root the project's folder
 * @returns a sentence for each
 */
export function drawingFaults(root: string): string[] {
  const drawn = JSON.parse(readFileSync(path.join(root, DRAWN), 'utf8')) as Drawn;
  return drawings(root)
    .filter(({file, html}) => {
      const full = path.join(root, file);
      const is = existsSync(full) && {from: digest(html), file: digest(readFileSync(full))};
      return JSON.stringify(is) !== JSON.stringify(drawn[file]);
    })
    .map(
      ({file}) =>
        `${file} does not follow the mark, the words or the colours. Draw it anew: npm run assets`,
    );
}
