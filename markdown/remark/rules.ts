import {visit} from 'unist-util-visit';
import {asAddress, foreignIn} from '../addresses';
import type {TextFault} from '../front-matter/source';
import {
  checking,
  isJsx,
  textOf,
  type Node,
  type Page,
  type Problems,
  type Transform,
} from '../nodes';
import type {Options} from '../options';

/**
 * Small rules for what an author writes that Markdown takes without a word, and that comes out as something else.
 * Each looks at a node as it is written, and says what is wrong with it, and what to do, as half a sentence.
 */
type Rule = (node: Node, source: string) => string | Told | undefined;

/** A sentence about a line of a node other than its first, counted from there. */
interface Told {
  line: number;
  sentence: string;
}

/** What markdown/front-matter has found. */
function checkFrontMatter({data}: Page, problems: Problems): void {
  const {faults = []} = (data?.frontMatter ?? {}) as {faults?: TextFault[]};
  faults.forEach(({line, sentence}) => problems.add({position: {start: {line}}}, sentence));
}

/** The id that a heading is given at its end. */
const OWN_ID = /\{#([^{}]*)\}\s*$/;

const id: Rule = (node) => {
  const own =
    node.type === 'heading'
      ? OWN_ID.exec(textOf(node))?.[1]
      : isJsx(node) && node.attributes?.find(({name}) => name === 'id')?.value;
  const foreign = typeof own === 'string' && foreignIn(own);
  return foreign
    ? `the id "${own}" has ${foreign} in it, and is part of an address. Use letters, digits, - and _: "${asAddress(own)}"`
    : undefined;
};

const heading: Rule = (node) =>
  node.type === 'heading' && !/[\p{L}\p{N}]/u.test(textOf(node))
    ? `the heading "${textOf(node)}" has neither letter nor digit to make an address of. Add a word, or an id of its own: {#words}`
    : undefined;

const style: Rule = (node) => {
  const text = (isJsx(node) ? (node.attributes ?? []) : []).find(
    ({name = '', value}) => /^(?:style|on[a-z]+)$/i.test(name) && typeof value === 'string',
  );
  return (
    text &&
    (text.name === 'style'
      ? `style="${String(text.value)}" breaks the page, which is no HTML. Use a class: className="…", with its styles in src/css`
      : `${text.name}="${String(text.value)}" does nothing in a page, which is no HTML. Leave it out: a control goes into src/page`)
  );
};

/** Marks of callouts that were taken for words. */
const colons: Rule = (node) => {
  const found = node.type === 'text' ? /:{3,}[^\n]*/.exec(node.value ?? '') : null;
  const written = node.type === 'leafDirective' ? `::${node.name}` : found?.[0];
  return written === undefined
    ? undefined
    : {
        line: node.value?.slice(0, found?.index).split('\n').length ?? 1,
        sentence: `"${written.trim()}" is no callout, and these colons would be left over. A callout begins with ":::note", without a space, and ends with ":::"; one around another has a colon more, "::::note" and "::::"`,
      };
};

/** A callout goes on to the end of what is around it when nothing ends it. */
const open: Rule = ({type, name, position}, source) => {
  const written = source.slice(position?.start.offset, position?.end?.offset);
  return type === 'containerDirective' && !/\n[\s>]*:{3,}$/.test(written)
    ? `the callout ":::${name}" has no end. Write ":::" in a line of its own after it; one around another has a colon more, "::::note" and "::::"`
    : undefined;
};

/** What may stand between braces: a name, also of something within another, a text, a comment. */
function isPlain(node: Node): boolean {
  const {body = []} = (node.data?.estree ?? {}) as {
    body?: {expression?: {type: string; value?: unknown}}[];
  };
  return body.every(
    ({expression}) =>
      /^(?:Identifier|MemberExpression)$/.test(expression?.type ?? '') ||
      typeof expression?.value === 'string',
  );
}

const expression: Rule = (node) =>
  /^mdx(?:Text|Flow)Expression$/.test(node.type) && !isPlain(node)
    ? `{${node.value}} is read as JavaScript, and is neither a name nor a text. For the signs themselves write \\{${node.value}\\}, or put code between backticks`
    : undefined;

const RULES: readonly Rule[] = [id, heading, style, colons, open, expression];

/** Remark plugin: holds a page against the rules. */
export default function rules(options: Options): Transform {
  return checking(options, (tree, problems, page) => {
    checkFrontMatter(page, problems);
    const source = String(page.value);
    visit(tree as never, (node: Node) => {
      // What our own steps made has no place.
      for (const found of node.position ? RULES.map((rule) => rule(node, source)) : []) {
        const {line, sentence} = typeof found === 'object' ? found : {line: 1, sentence: found};
        if (sentence) {
          const {start} = node.position!;
          problems.add(
            {position: {start: line > 1 ? {line: start.line + line - 1} : start}},
            sentence,
          );
        }
      }
    });
  });
}
