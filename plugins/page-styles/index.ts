import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readPage} from '../html/pages';
import {earlySearch} from '../page-scripts/early';
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

/** Where a page names a file that it takes a drawing from. */
const USE = /<use (?:data-)?href="?[^\s"#>]*\/(img\/[^\s"#>]+\.svg)#/g;

/** Variables that a drawing within a page reads, in attributes. */
const IN_ATTRIBUTE = /=["']?var\(--[\w-]+/g;

/** What drawings of pages read variables of the style sheet by, those within and those taken from files. */
async function drawingsOf(outDir: string, pages: readonly string[]): Promise<string> {
  const files = pages.flatMap((html) => [...html.matchAll(USE)].map(([, file]) => file));
  const drawings = [...new Set(files)].map((file) => readFile(path.join(outDir, file), 'utf8'));
  const attributes = pages.flatMap((html) => html.match(IN_ATTRIBUTE) ?? []);
  return [...(await Promise.all(drawings)), ...new Set(attributes)].join('\n');
}

/** What pages fetch while they are at rest, with style sheets that read the variables of theirs. */
function fetchedBy(pages: readonly string[]): string[] {
  const play = [...playFiles().files].filter(([file]) => file.endsWith('.js'));
  const hasSamples = pages.some((html) => html.includes('data-run='));
  return [earlySearch().module.code, ...(hasSamples ? play.map(([, code]) => code) : [])];
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
  const pages = (await Promise.all(files.map(readPage))).filter((html) =>
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
  // Behind a dot stands what the script looks for, not what it adds.
  const words = new Set(script.match(/(?<![.\w-])[\w-]+/g));

  const kinds = new Map<string, string[]>();
  for (const html of pages) {
    kinds.set(kindOf(html), [...(kinds.get(kindOf(html)) ?? []), html]);
  }
  const names = new Map<string, string>();
  for (const [kind, ofKind] of kinds) {
    const users = [script, await drawingsOf(outDir, ofKind), ...fetchedBy(ofKind)].join('\n');
    const reach = new Reach(words);
    ofKind.forEach((html) => reach.add(html));
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
