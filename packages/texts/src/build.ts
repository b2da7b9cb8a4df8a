/** What a build does for texts: finds them in sources, and gives scripts those that they show. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseSync} from '@swc/core';

/** The part of a syntax tree that texts are in. */
interface Node {
  type?: string;
  value?: string;
  source?: Node;
  specifiers?: {local: Node; imported?: Node | null}[];
  cooked?: string;
  callee?: Node;
  arguments?: {expression: Node}[];
  tag?: Node;
  template?: Node;
  quasis?: Node[];
}

/** What a literal says; a template with `{0}` for its first value. */
const messageOf = ({value, quasis}: Node): string | undefined =>
  quasis === undefined
    ? value
    : quasis.map(({cooked}) => cooked).reduce((all, piece, at) => `${all}{${at - 1}}${piece}`);

const PACKAGE = '@collektive/texts';

/** Where a call has its text. */
const PLACES: Readonly<Record<string, number>> = {text: 0, plural: 1};

/** The text that a node shows, where it is a call that does. @param names of what is called, by their local ones */
function textOf(
  {callee, arguments: given = [], tag, template}: Node,
  names: Names,
): string | undefined {
  if (names.get(tag?.value) === 'phrase') {
    return messageOf(template!);
  }
  const at = PLACES[names.get(callee?.value) ?? ''];
  return at === undefined ? undefined : messageOf(given[at].expression);
}

type Names = ReadonlyMap<string | undefined, string | undefined>;

const namesIn = (body: readonly Node[]): Names =>
  new Map(
    body
      .filter(({source}) => source?.value === PACKAGE)
      .flatMap(({specifiers = []}) => specifiers)
      .map(({local, imported}) => [local.value, (imported ?? local).value]),
  );

/** The texts that a source shows, in English. @param file its name, which says whether it holds markup */
export function textsIn(source: string, file: string): string[] {
  if (!source.includes(PACKAGE)) {
    return [];
  }
  const {body} = parseSync(source, {syntax: 'typescript', tsx: file.endsWith('x')});
  const names = namesIn(body as Node[]);
  const found: string[] = [];
  JSON.stringify(body, (_, node: Node | null) => {
    const own = node?.type?.endsWith('Expression') ? textOf(node, names) : undefined;
    if (own !== undefined) {
      found.push(own);
    }
    return node;
  });
  return found;
}

/**
 * What stands for `TEXTS` in a script of some modules: the language of the build, and no text that none of them shows.
 * @param modules by their whole paths
 */
function textsOf(modules: readonly string[]): string {
  const {TEXTS: all} = globalThis;
  if (all === undefined) {
    return 'undefined';
  }
  const shown = modules.flatMap((file) =>
    /\.tsx?$/.test(file) ? textsIn(readFileSync(file, 'utf8'), file) : [],
  );
  const own = ['', ...shown].filter((english) => english in all).map((one) => [one, all[one]]);
  return JSON.stringify(Object.fromEntries(own));
}

/** What esbuild tells of a bundle, with `metafile: true`. */
interface Bundled {
  metafile: {inputs: object};
}

/**
 * Bundles a script with the texts that it shows; in English in one go.
 * @param root the folder bundled in
 * @param bundle of what stands for `TEXTS`
 */
export function withTexts<Bundle extends Bundled>(
  root: string,
  bundle: (texts: string) => Bundle,
): Bundle {
  const english = bundle('undefined');
  const texts = textsOf(Object.keys(english.metafile.inputs).map((file) => path.join(root, file)));
  return texts === 'undefined' ? english : bundle(texts);
}
