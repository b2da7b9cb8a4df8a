/**
 * Two kinds of page. A *static* page is the HTML that the framework rendered: its client is never loaded, and what
 * readers do there belongs to ../controls and to islands. A *live* page holds a component with state, and is
 * the framework's own: hydrated at load, with its client as it comes. Which a page is stands here.
 */
import type {Program} from 'estree';

/** The attribute of an element that only React brings to life; its page is live. */
export const LIVE = 'data-alive';

/** The theme's components are furniture: what readers do with them, controls do. */
export const isFurniture = (module: string): boolean => module.startsWith('@theme/');

/** Fences of code, in which lines only look like imports. */
const FENCE = /^ *(`{3,}|~{3,})[^]*?^ *\1`*~* *$/gm;

/** A line with which Markdown brings components: an import, or something that it exports. */
const BRINGS = /^(?:import\s[^'"]*['"]([^'"]+)['"]|export\s(?!default))/gm;

/** What stands in words as code. */
const CODE = /(`+)[^`][^]*?\1/g;

/** An element with a handler of its own, which only React can call. */
const HANDLES = /<\w[^<>]*\son[A-Z]\w*=\{/;

/** Does a page bring components or handlers of its own? @param source MDX, or a component of src/pages */
export function isLiveSource(source: string, file: string): boolean {
  if (!/\.mdx?$/.test(file)) {
    return source.includes(LIVE);
  }
  const words = source.replace(FENCE, '');
  return (
    HANDLES.test(words.replace(CODE, '')) ||
    [...words.matchAll(BRINGS)].some(([, module]) => module === undefined || !isFurniture(module))
  );
}

/** The same of a page that has been read. @param program what it imports and exports */
export const isLiveProgram = (program: Program | undefined): boolean =>
  program?.body.some(
    (statement) =>
      statement.type !== 'ImportDeclaration' || !isFurniture(String(statement.source.value)),
  ) ?? false;

/** Links and pictures of a page that may be files, which the client's compiler publishes. */
const FILE = /!\[|<img|require\(|\]\((?!https?:|mailto:|#)[^)\s]*\.(?!mdx?\b)\w+/;

/** May a page bring files along? @param source MDX */
export const bringsFiles = (source: string): boolean => FILE.test(source);
