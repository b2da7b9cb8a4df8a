/** What the parser of MDX says of a page that it cannot read, as authors understand it. */

/** What the parser throws, as far as it is looked at here. */
export interface SyntaxFault {
  reason: string;
  line?: number;
  column?: number;
  /** Of scripts, what their own parser says. */
  cause?: unknown;
}

/** A sentence, and the place in the page that it is about; both from 1. */
export interface Told {
  line: number;
  column: number;
  sentence: string;
}

const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TICKS = 'or, if it is code, put it between backticks';

/** Code, in which braces are nothing but braces. */
const CODE = /^ *(`{3,}|~{3,})[^]*?^ *\1|(?<!`)(`+)(?!`)[^]*?(?<!`)\2(?!`)|\\./gm;

/** Where the brace stands that is open at a place; -1 for none. */
function openBrace(source: string, at: number): number {
  const text = source.replace(CODE, (code) => ' '.repeat(code.length));
  const open: number[] = [];
  for (let i = 0; i < at; i++) {
    if (text[i] === '{') {
      open.push(i);
    } else if (text[i] === '}') {
      open.pop();
    }
  }
  return open.at(-1) ?? -1;
}

/** Kotlin such as `Field<Int, Double>` around a `<`, and where it begins; nothing for a tag that stands alone. */
function genericAt(source: string, at: number): {code: string; start: number} | undefined {
  const before = /(?:[\w.]+<[^<>\n`]*)*[\w.]+$/.exec(source.slice(0, at))?.[0] ?? '';
  const start = at - before.length;
  const rest = /^[^\n`]*/.exec(source.slice(start))![0];
  let depth = 0;
  const end = [...rest].findIndex((sign, i) => {
    const closes = sign === '>' && rest[i - 1] !== '-';
    depth += sign === '<' ? 1 : closes ? -1 : 0;
    return closes && depth === 0;
  });
  return before && end > 0 ? {code: rest.slice(0, end + 1), start} : undefined;
}

const asCode = (code: string): string =>
  `${code} is read as a tag. Put code between backticks: \`${code}\``;

/** What is wrong where a tag seems to begin. */
function atTag(source: string, at: number, reason: string): string {
  const rest = source.slice(at);
  const generic = genericAt(source, at);
  if (rest.startsWith('<!--')) {
    return 'an HTML comment does not work here. Write {/* … */}';
  }
  const address = /^<((?:https?:|mailto:|[^\s<>@]+@)[^\s<>]+)>/.exec(rest)?.[1];
  if (address) {
    const target = /^\w+:/.test(address) ? address : `mailto:${address}`;
    return `<${address}> is read as a tag. Write a link: [what it leads to](${target})`;
  }
  if (/attribute value/.test(reason)) {
    return /end of file/.test(reason)
      ? 'the value of an attribute is not closed. Write its second quotation mark'
      : 'the value of an attribute goes between quotation marks. Write name="value"';
  }
  if (generic) {
    return asCode(generic.code);
  }
  const words = /^<[^\s>]*>?/.exec(rest)?.[0] ?? '<';
  return `${words} is read as a tag, and is not one. Write \\${words}, ${TICKS}`;
}

const startOf = (source: string, line: number, column: number): number =>
  source.split('\n', line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;

/** @param source the page, as the parser was given it */
export function toldOf({reason, line = 1, column = 1, cause}: SyntaxFault, source: string): Told {
  const at = startOf(source, line, column);
  const told = (offset: number, sentence: string): Told => {
    const before = source.slice(0, Math.max(0, offset)).split('\n');
    return {line: before.length, column: before.at(-1)!.length + 1, sentence};
  };
  const unclosed = /^Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason);
  if (unclosed) {
    const [, name, itsLine, itsColumn] = unclosed;
    const tag = startOf(source, Number(itsLine), Number(itsColumn));
    const generic = VOID.test(name) ? undefined : genericAt(source, tag);
    const how = VOID.test(name)
      ? `Write <${name} />`
      : `Write </${name}> where it ends, before the paragraph or list does that it begins in, ${TICKS}`;
    return generic
      ? told(generic.start, asCode(generic.code))
      : told(tag, `the tag <${name}> is not closed. ${how}`);
  }
  const crossed =
    /^Unexpected closing tag `(<[^`]*>)`, expected corresponding closing tag for `<([^`]*)>` \((\d+)/.exec(
      reason,
    );
  if (crossed) {
    const [, wrong, name, itsLine] = crossed;
    return told(at, `${wrong} does not close <${name}> of line ${itsLine}. Write </${name}>`);
  }
  const quote = /closing quote `(.)`/.exec(reason)?.[1];
  const tag = source.lastIndexOf('<', quote ? source.lastIndexOf(quote, at) : at);
  if (/closing slash/.test(reason)) {
    const written = /^<[^>]*>/.exec(source.slice(tag))?.[0] ?? '</';
    return told(
      tag,
      `${written} closes nothing. Remove it, or write ${written.replace('/', '')} before it`,
    );
  }
  if (/closing brace/.test(reason)) {
    return told(openBrace(source, at), `{ is not closed. Write }, or \\{ for the sign, ${TICKS}`);
  }
  const why = cause instanceof Error ? ` (${cause.message.replace(/ \(\d+:\d+\)$/, '')})` : '';
  if (/import\/exports/.test(reason)) {
    return told(
      at,
      `a line that begins with "import" or "export" is read as JavaScript, and is not${why}. Write import Name from 'file';, or begin the sentence with another word`,
    );
  }
  if (/expression|spread/.test(reason)) {
    return told(
      Math.max(openBrace(source, at), 0),
      `what is between { and } is read as JavaScript, and is not${why}. Write \\{ for the sign, ${TICKS}`,
    );
  }
  if (tag >= 0 && /^Unexpected (?:character|end of file|lazy line)/.test(reason)) {
    return told(genericAt(source, tag)?.start ?? tag, atTag(source, tag, reason));
  }
  return told(at, `${reason}. Write \\< or \\{ for the sign, ${TICKS}`);
}
