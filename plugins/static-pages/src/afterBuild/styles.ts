/** A style sheet for each kind of page: what PurgeCSS leaves of the framework's one sheet. */
import {createHash} from 'node:crypto';
import {transformSync} from 'esbuild';
import {PurgeCSS} from 'purgecss';

/** The one style sheet that the framework puts into every page, by its path below the base URL. */
const SHEET =
  /<link rel="?stylesheet"? href="?([^\s">]*\/(assets\/css\/styles\.[^\s">/]+\.css))"?\s*\/?>/;

/** Which part of the framework made a page, by a class of `<html>`; posts have little of what lists of them have. */
const KIND = /<html[^>]* class="?[^">]*?\b(?:plugin-)?(mdx-page|blog-post-page|(?<=plugin-)\w+)/;

/** Nothing in it has a style, but `text/markdown` would keep what is said of `.markdown`. */
const HEAD = /<head>[^]*<\/head>/;

const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Strings of a script that makes elements; by `.name`, `#name` and `[name` it looks for what a page has. */
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g;
const namesInScript = (script: string): string[] =>
  (script.match(STRING) ?? []).flatMap((text) => text.match(/(?<![\w.#[-])[\w-]+/g) ?? []);

/** Classes of components, as they are compiled. */
const namesInComponents = (code: string): string[] =>
  (code.match(/className:"[^"]*"/g) ?? []).flatMap(wordsOf);

function partOf(html: string, pattern: RegExp, index: number): string {
  const part = pattern.exec(html)?.[index];
  if (part === undefined) {
    throw new Error(`A page of the framework has nothing like ${String(pattern)}.`);
  }
  return part;
}

/** The path, below the base URL, of the style sheet that a page has. */
export const sheetOf = (html: string): string => partOf(html, SHEET, 2);

const kindOf = (html: string): string => partOf(html, KIND, 1);

/** What adds to pages later. */
export interface Added {
  /** A script that makes elements by itself. */
  script: string;
  /** Code that makes them by components, on any page. */
  components: string;
  /** What brings style sheets of its own, which read the page's variables: scripts, drawings. */
  styled: string;
}

/** Collects the words of pages, then makes a sheet for each kind of them. */
export class Styles {
  private readonly words = new Map<string, Set<string>>();
  private readonly sheets = new Map<string, string>();

  constructor(private readonly added: Added) {}

  add(html: string): void {
    const kind = kindOf(html);
    const words = this.words.get(kind) ?? new Set();
    wordsOf(html.replace(HEAD, '')).forEach((word) => words.add(word));
    this.words.set(kind, words);
  }

  /** @param css the whole sheet @returns the text of each sheet by its path */
  async make(css: string): Promise<ReadonlyMap<string, string>> {
    // Scripts set attributes by other names than their own: all can be there.
    const attributes = (css.match(/\[[^\]]+\]/g) ?? []).flatMap(wordsOf);
    const {script, components, styled} = this.added;
    const later = [...namesInScript(script), ...namesInComponents(components), ...attributes];
    const variables = wordsOf(components + styled).filter((word) => word.startsWith('--'));
    const made = new Map<string, string>();
    for (const [kind, words] of this.words) {
      const [purged] = await new PurgeCSS().purge({
        content: [{raw: [...words, ...later].join(' '), extension: 'words'}],
        css: [{raw: css}],
        extractors: [{extensions: ['words'], extractor: wordsOf}],
        variables: true,
        keyframes: true,
        // States, such as `:hover`, are of every element; alone in a selector the library would take them for unused.
        safelist: {standard: [/^:/], variables: [...words, ...variables]},
      });
      const {code} = transformSync(purged.css, {loader: 'css', minify: true});
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      this.sheets.set(kind, `assets/css/${kind}.${hash}.css`);
      made.set(this.sheets.get(kind)!, code.trim());
    }
    return made;
  }

  /** A page with the sheet of its kind. */
  apply(html: string): string {
    return html.replace(SHEET, (_, address: string, whole: string) => {
      return `<link rel=stylesheet href=${address.replace(whole, this.sheets.get(kindOf(html))!)}>`;
    });
  }
}
