/** Style sheets by kind of page, each with what such pages can use of the one that the framework makes. */
import {createHash} from 'node:crypto';
import {transformSync} from 'esbuild';
import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {attributeOf, tagsOf, type Tag} from '../html/tags';
import {inlineConstants} from './constants';
import {dropOverruled} from './overruled';

/** The one style sheet that the framework puts into every page, by its path below the base URL. */
const SHEET =
  /<link rel="?stylesheet"? href="?([^\s">]*\/(assets\/css\/styles\.[^\s">/]+\.css))"?\s*\/?>/;

/** Which part of the framework made a page, by a class of `<html>`: `docs`, `blog`, `pages`, `mdx-page`…; posts have little of what lists of them have. */
const KIND = /<html[^>]* class="?[^">]*?\b(?:plugin-)?(mdx-page|blog-post-page|(?<=plugin-)\w+)/;

const VARIABLE = /--[\w-]+/g;

/** Strings of a script, in which names of elements, classes and attributes stand. */
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g;

/** What a script that makes elements names in strings; by `.name`, `#name` and `[name` it looks for what a page has. */
const namesInScript = (script: string): string[] =>
  (script.match(STRING) ?? []).flatMap((text) => text.match(/(?<![\w.#[-])[\w-]+/g) ?? []);

/** Classes and elements of components, as they are compiled: a library's other strings are none of a page's names. */
const namesInComponents = (script: string): string[] =>
  [...script.matchAll(/className:"([^"]*)"|\("([a-z]\w*)",\{/g)].flatMap(([, classes, element]) =>
    (classes ?? element).split(' '),
  );

/** What a modifier changes: `tabs__item` of `tabs__item--active`, as Infima names them. */
const changedBy = (name: string): string | undefined => /^(\w[\w-]*)--\w/.exec(name)?.[1];

/** Code that adds to pages. */
export interface Added {
  /** It makes elements by itself. */
  scripts: string;
  /** It makes them by components. */
  components: string;
  /** It brings style sheets of its own, which read the page's variables. */
  styled: string;
  /** The same of code that only some pages fetch. */
  some?: {
    /** What the HTML of such a page holds. */
    pages: RegExp;
    styled: string;
  };
}

/** What a page adds to a style sheet: names of elements, classes, ids and attributes. */
function addNames(names: Set<string>, tags: readonly Tag[]): void {
  for (const tag of tags) {
    names.add(tag.name);
    const ids = attributeOf(tag, 'id');
    const classes = attributeOf(tag, 'class')?.split(/\s+/) ?? [];
    [...classes, ...(ids ? [ids] : [])].forEach((name) => names.add(name));
    for (const [, attribute] of tag.attributes.matchAll(/\s([^\s=>/]+)/g)) {
      names.add(attribute);
    }
  }
}

/** The path, below the base URL, of the style sheet that a page has. @throws Error where it has none */
export function sheetOf(html: string): string {
  const sheet = SHEET.exec(html)?.[2];
  if (sheet === undefined) {
    throw new Error('A page lacks the style sheet that the framework gives it.');
  }
  return sheet;
}

function kindOf(html: string): string {
  const kind = KIND.exec(html)?.[1];
  if (kind === undefined) {
    throw new Error('A page has no class plugin-… on its <html>, which says of what kind it is.');
  }
  return kind;
}

/** Collects what pages are made of, then makes their sheets. */
export class Styles {
  private readonly kinds = new Map<string, Set<string>>();
  /** Kinds with pages that fetch what only some do. */
  private readonly withSome = new Set<string>();
  private readonly variables = new Set<string>();
  private readonly sheets = new Map<string, {file: string; css: string}>();
  /** What is not in pages as they are served. */
  private readonly later: readonly string[];

  constructor(private readonly added: Added) {
    const {scripts, components, styled} = added;
    this.later = [...namesInScript(scripts), ...namesInComponents(components)];
    [scripts, components, styled].forEach((text) => this.addVariables(text));
  }

  /** Lets the sheets keep the variables that a text reads. */
  addVariables(text: string): void {
    text.match(VARIABLE)?.forEach((name) => this.variables.add(name));
  }

  /** Adds a page. */
  add(html: string): void {
    const kind = kindOf(html);
    const names = this.kinds.get(kind) ?? new Set();
    this.kinds.set(kind, names);
    if (this.added.some?.pages.test(html)) {
      this.withSome.add(kind);
    }
    addNames(names, [...tagsOf(html)]);
    html.match(/=["']?var\(--[\w-]+/g)?.forEach((one) => this.addVariables(one));
  }

  /** Makes the sheet of each kind. @param css the whole one @returns their texts by path */
  async make(css: string): Promise<ReadonlyMap<string, string>> {
    const root = parse(css);
    dropOverruled(root);
    const whole = root.toString();
    // Scripts set attributes by other names than their own: all can be there.
    const attributes = (whole.match(/\[[^\]]+\]/g) ?? []).flatMap(
      (one) => one.match(/[\w-]+/g) ?? [],
    );
    for (const [kind, names] of this.kinds) {
      const some = this.withSome.has(kind) ? (this.added.some?.styled.match(VARIABLE) ?? []) : [];
      const variables = [...new Set([...this.variables, ...some])];
      const later = this.later.filter((name) => {
        const changed = changedBy(name);
        return changed === undefined || names.has(changed) || this.later.includes(changed);
      });
      const purged = await this.purge(whole, [...names, ...later, ...attributes], variables);
      const tree = parse(purged);
      inlineConstants(tree, new Set(variables));
      const {code} = transformSync(tree.toString(), {
        ...{loader: 'css', minify: true, legalComments: 'none'},
      });
      const slim = code.trim();
      const hash = createHash('sha256').update(slim).digest('hex').slice(0, 8);
      this.sheets.set(kind, {file: `assets/css/${kind}.${hash}.css`, css: slim});
    }
    return new Map([...this.sheets.values()].map(({file, css: text}) => [file, text]));
  }

  /** What of a sheet some names can use. */
  private async purge(css: string, names: readonly string[], variables: string[]): Promise<string> {
    const [{css: purged}] = await new PurgeCSS().purge({
      content: [{raw: names.join(' '), extension: 'names'}],
      css: [{raw: css}],
      extractors: [{extensions: ['names'], extractor: (raw) => raw.split(' ')}],
      variables: true,
      keyframes: true,
      // States, such as `:hover`, are of every element; alone in a selector the library would take them for unused.
      safelist: {standard: [/^:/], variables},
    });
    // A variable or keyframes may have been used by a rule that went only now.
    return purged.length < css.length ? this.purge(purged, names, variables) : purged;
  }

  /** A page with the sheet of its kind. */
  apply(html: string): string {
    const {file} = this.sheets.get(kindOf(html))!;
    return html.replace(SHEET, (_, address: string, whole: string) => {
      return `<link rel=stylesheet href=${address.replace(whole, file)}>`;
    });
  }
}
