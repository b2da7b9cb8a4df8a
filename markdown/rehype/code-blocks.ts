import {Prism as BundledPrism} from 'prism-react-renderer';
import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import rangeParser from 'parse-numeric-range';
import {visit} from 'unist-util-visit';
import {
  classOf,
  isFull,
  joinLines,
  plainLines,
  toLines,
  type CodePiece,
  type PrismToken,
} from '../../src/code/lines';
import {valueLines} from '../../src/code/values';
import {rawHtml} from '../nodes';

type Grammar = Record<string, unknown>;
interface PrismApi {
  languages: Record<string, Grammar | undefined> & {
    insertBefore(language: string, before: string, insert: Grammar): Grammar;
  };
  tokenize(text: string, grammar: Grammar): (string | PrismToken)[];
}
const Prism = BundledPrism as unknown as PrismApi;

// Languages that prism-react-renderer leaves out: Prism's own components add themselves to a global.
(globalThis as {Prism?: PrismApi}).Prism = Prism;
for (const language of ['bash', 'groovy', 'properties', 'toml']) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would run before the line above
  require(`prismjs/components/prism-${language}`);
}

// Prism's Kotlin has no types; by the language's convention they are what starts with a capital.
Prism.languages.insertBefore('kotlin', 'function', {
  constant: /\b[A-Z][A-Z0-9_]+\b/,
  'class-name': /\b[A-Z]\w*\b/,
});

/** Names that authors write after the fence, and the grammar that fits. */
const ALIASES: Record<string, string> = {
  kt: 'kotlin',
  kts: 'kotlin',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
};

/**
 * The lines of code, with their colours.
 * @param language as authors name it after the fence
 * @param devices what lines of an output show of a network, see markdown/play/rows
 */
export function linesOf(
  code: string,
  language: string,
  devices?: readonly string[],
): CodePiece[][] {
  if (language === 'text') {
    return valueLines(code, devices) ?? plainLines(code);
  }
  const grammar = Prism.languages[ALIASES[language] ?? language];
  return grammar ? toLines(Prism.tokenize(code, grammar)) : plainLines(code);
}

/** An element of HTML. */
export const h = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({type: 'element', tagName, properties, children});

/** Pieces of code, each in the colour of what it is. */
export const piecesOf = (pieces: CodePiece[]): ElementContent[] =>
  pieces.map((piece) =>
    typeof piece === 'string'
      ? {type: 'text', value: piece}
      : h('b', {className: [classOf(piece[0])]}, [{type: 'text', value: piece[1]}]),
  );

/** What an author writes in a comment, alone in its line, to mark the next line or those between two of them. */
const MARK = /^\s*(?:\/\/|\/\*|#|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->)?\s*$/;

/** Takes the comments that mark lines out of code. @returns the rest, and the numbers of marked lines, from 0 */
function takeMarks(code: string): {code: string; marked: Set<number>} {
  const kept: string[] = [];
  const marked = new Set<number>();
  let isWithin = false;
  for (const line of code.split('\n')) {
    const [, mark] = MARK.exec(line) ?? [];
    if (mark === undefined) {
      if (isWithin) {
        marked.add(kept.length);
      }
      kept.push(line);
    } else if (mark === 'next-line') {
      marked.add(kept.length);
    } else {
      isWithin = mark === 'start';
    }
  }
  return {code: kept.join('\n'), marked};
}

/** The steps that begin with a line: those of it that are none of the line before. */
const beginning = (steps: string[] | undefined, line: number): string | undefined =>
  steps?.[line]
    .split(' ')
    .filter((step) => !steps[line - 1]?.split(' ').includes(step))
    .join(' ') || undefined;

/** Of a block of code: what stands after its fence, and what remark plugins found out. */
interface Facts {
  language: string;
  /** `title="…"`, `{1,3-4}`, `showLineNumbers`, as for the theme. */
  meta: string;
  devices?: string;
  /** Numbers of the steps that speak of each line, "1,,2,2 3" (see markdown/remark/walkthrough). */
  steps?: string;
}

/** The HTML of a block: its title and its lines; plugins/static-pages/src/controls adds its buttons. */
export function htmlOf(source: string, {language, meta, devices, steps}: Facts): string {
  const {code, marked} = takeMarks(source.trimEnd());
  const [, range] = /\{([\d,-]+)\}/.exec(meta) ?? [];
  for (const line of range ? rangeParser(range) : []) {
    marked.add(line - 1);
  }
  const [, , title] = /title=(["'])(.*?)\1/.exec(meta) ?? [];
  const [isNumbered, first = '1'] = /\bshowLineNumbers(?:=(\d+))?/.exec(meta) ?? [];
  const stepsOf = steps?.split(',');
  const lines = linesOf(code, language, devices?.split('\n'));
  // A line is an element only where something is said of lines: pages may have a thousand of them.
  const isPlain = !isNumbered && !steps && marked.size === 0;
  const shown = isPlain
    ? piecesOf(joinLines(lines))
    : lines.map((line, index) =>
        h(
          'span',
          {
            dataStep: stepsOf?.[index] || undefined,
            dataBegins: beginning(stepsOf, index),
            dataNumber: isNumbered ? Number(first) + index : undefined,
            className: marked.has(index) ? ['marked-line'] : undefined,
          },
          [...piecesOf(line), h('br', {}, [])],
        ),
      );
  return toHtml([
    ...(title ? [h('div', {className: ['code-title']}, [{type: 'text', value: title}])] : []),
    h('div', {className: ['code-lines']}, [
      h('pre', {tabIndex: 0}, [
        h(
          'code',
          {
            dataFull: isFull(code) && !title ? '' : undefined,
            dataLines: isPlain ? undefined : '',
            dataNumbered: isNumbered && '',
          },
          shown,
        ),
      ]),
    ]),
  ]);
}

/**
 * Rehype plugin: blocks of code become the HTML that pages have, with colours, marked lines and title. React
 * gets it as one string: no highlighter and no component of the theme has a part in it.
 */
export default function codeBlocks() {
  return (tree: Root): void => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const {className, devices, steps} = code.properties as Record<string, string | undefined>;
      const [, language = 'text'] = /language-(\S+)/.exec(String(className)) ?? [];
      const html = htmlOf(toString(code), {
        ...{language, devices, steps},
        meta: code.data?.meta ?? '',
      });
      Object.assign(
        pre,
        rawHtml('div', {className: `theme-code-block language-${language}`}, html),
      );
    });
  };
}
