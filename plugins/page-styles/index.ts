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

/** Where the framework shows a page; redirects have none. With webpack, attributes keep their quotation marks. */
const APP = /<div id="?__docusaurus"?>/;

/** What the theme leaves of a class that is not there. */
const EMPTY_CLASS = /(<(?:a|li)\b[^<>]*?) class=""/g;

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

/**
 * Words of a script that may name elements or classes that it adds. Behind a dot stands what it looks for; one or two
 * letters are its own variables, unless they stand between quotation marks or begin a tag.
 */
export function namesIn(script: string): ReadonlySet<string> {
  const words = script.match(/(?<![.\w-])[\w-]{3,}|(?<=")\w{1,2}(?=")|(?<=<)\w{1,2}\b/g);
  return new Set(words);
}

/** The pages of a kind, seen one after the other. */
class Kind {
  readonly reach: Reach;
  /** Files that they take drawings from. */
  private readonly drawings = new Set<string>();
  private readonly attributes = new Set<string>();
  private hasSamples = false;

  /** @param words of the script that owns their controls */
  constructor(words: ReadonlySet<string>) {
    this.reach = new Reach(words);
  }

  add(html: string): void {
    this.reach.add(html);
    for (const [, file] of html.matchAll(USE)) {
      this.drawings.add(file);
    }
    html.match(IN_ATTRIBUTE)?.forEach((one) => this.attributes.add(one));
    this.hasSamples ||= html.includes('data-run=');
  }

  /**
   * What reads variables of their style sheet besides: drawings, and what they fetch while they are at rest,
   * with style sheets of its own.
   */
  async users(outDir: string): Promise<string[]> {
    const drawings = [...this.drawings].map((file) => readFile(path.join(outDir, file), 'utf8'));
    const play = [...playFiles().files].filter(([file]) => file.endsWith('.js'));
    return [
      ...(await Promise.all(drawings)),
      ...this.attributes,
      earlySearch().module.code,
      ...(this.hasSamples ? play.map(([, code]) => code) : []),
    ];
  }
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
  const kinds = new Map<string, Kind>();
  const sheets = new Set<string | undefined>();
  let script: string | undefined;
  let words: ReadonlySet<string> = new Set();
  // One after the other, in an order that does not depend on the disk.
  for (const file of [...files].sort()) {
    const html = await readPage(file);
    if (!APP.test(html)) {
      continue;
    }
    if (script === undefined) {
      const controls = CONTROLS.exec(html)?.[1];
      if (controls === undefined) {
        return AS_IT_IS;
      }
      script = await readFile(path.join(outDir, controls), 'utf8');
      words = namesIn(script);
    }
    sheets.add(SHEET.exec(html)?.[2]);
    const name = kindOf(html);
    const kind = kinds.get(name) ?? new Kind(words);
    kinds.set(name, kind);
    kind.add(html);
  }
  const [sheet] = sheets;
  if (script === undefined || sheet === undefined || sheets.size > 1) {
    throw new Error(
      `Pages have these style sheets: ${[...sheets].join(', ')}. plugins/page-styles knows of one, in all pages.`,
    );
  }
  const css = await readFile(path.join(outDir, sheet), 'utf8');
  const names = new Map<string, string>();
  for (const [name, kind] of kinds) {
    const slim = slimSheet(css, kind.reach, [script, ...(await kind.users(outDir))].join('\n'));
    const hash = createHash('sha256').update(slim).digest('hex').slice(0, 8);
    const file = `assets/css/${name}.${hash}.css`;
    await writeFile(path.join(outDir, file), slim);
    names.set(name, file);
  }
  return (html) =>
    html.replace(EMPTY_CLASS, '$1').replace(SHEET, (_, whole: string, file: string) => {
      const own = whole.replace(file, names.get(kindOf(html))!);
      return `<link rel=stylesheet href=${own} data-whole=${whole}>`;
    });
}
