import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {playFiles} from '../play/files';
import {Reach} from './reach';
import {slimSheet} from './slim';

/** The one style sheet that the framework puts into every page. */
const SHEET =
  /<link rel="?stylesheet"? href="?([^\s">]*\/(assets\/css\/styles\.[^\s">/]+\.css))"?\s*\/?>/;

/** The script that owns the controls of a page, which adds some elements and classes. */
const CONTROLS = /<script src="?[^\s">]*\/(assets\/js\/[^\s">/]+\.js)"? defer[^>]* data-later/;

/** Which part of the framework made a page, by a class of `<html>`: `docs`, `blog`, `pages`, `mdx-page`… */
const KIND = /<html[^>]* class="?[^">]*?\b(?:plugin-)?(mdx-page|(?<=plugin-)\w+)/;

function kindOf(html: string): string {
  const kind = KIND.exec(html)?.[1];
  if (kind === undefined) {
    throw new Error(
      'A page has no class plugin-… on its <html>, by which plugins/page-styles tells kinds of pages.',
    );
  }
  return kind;
}

/** Text that reads variables of the style sheets without being one: drawings that pages show by `<use>`. */
async function drawingsOf(outDir: string): Promise<string> {
  const files = await Globby('img/**/*.svg', {cwd: outDir, absolute: true});
  return (await Promise.all(files.sort().map((file) => readFile(file, 'utf8')))).join('\n');
}

/** A page with the sheet of its kind, which names the whole one: the framework fetches that when it wakes. */
type Dress = (html: string) => string;

const AS_IT_IS: Dress = (html) => html;

/**
 * Writes a style sheet for each kind of page, with only what such pages can use.
 * @param outDir of the build
 * @param files its pages
 * @throws Error where a page has no style sheet, or another one than the rest
 */
export async function writePageStyles(outDir: string, files: readonly string[]): Promise<Dress> {
  const pages = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).filter((html) =>
    html.includes('id=__docusaurus'),
  );
  const controls = CONTROLS.exec(pages[0])?.[1];
  if (controls === undefined) {
    return AS_IT_IS;
  }
  const sheets = new Set(pages.map((html) => SHEET.exec(html)?.[2]));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.size > 1) {
    throw new Error(
      `Pages have these style sheets: ${[...sheets].join(', ')}. plugins/page-styles knows of one, in all pages.`,
    );
  }
  const css = await readFile(path.join(outDir, sheet), 'utf8');
  const script = await readFile(path.join(outDir, controls), 'utf8');
  const words = new Set(script.match(/[\w-]+/g));
  // What runs samples lives in shadow roots, which variables reach.
  const player = playFiles().files.get(playFiles().player) ?? '';
  const users = `${script}\n${player}\n${await drawingsOf(outDir)}`;

  const reaches = new Map<string, Reach>();
  for (const html of pages) {
    const kind = kindOf(html);
    const reach = reaches.get(kind) ?? new Reach(words);
    reach.add(html);
    reaches.set(kind, reach);
  }
  const names = new Map<string, string>();
  for (const [kind, reach] of reaches) {
    const slim = slimSheet(css, reach, users);
    const hash = createHash('sha256').update(slim).digest('hex').slice(0, 8);
    const name = `assets/css/${kind}.${hash}.css`;
    await writeFile(path.join(outDir, name), slim);
    names.set(kind, name);
  }
  return (html) =>
    html.replace(SHEET, (_, whole: string, file: string) => {
      const own = whole.replace(file, names.get(kindOf(html))!);
      return `<link rel=stylesheet href=${own} data-whole=${whole}>`;
    });
}
