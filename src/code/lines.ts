/**
 * Coloured code, line by line: what markdown/rehype makes HTML of.
 */

/** What a piece of code is, in the words of the identity; `tokens.css` has a colour for each. */
export type CodeRole =
  'keyword' | 'string' | 'function' | 'number' | 'type' | 'annotation' | 'comment';

/** A step of the field ramp, or `v0` for a value that is not finite (see ./values). */
export type Shade = 'v0' | 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'v7';

/** A device's value in an output; `x` where it does not hear the device before it, `y` where it hears the one below. */
export type ValueRole = `${Shade}${'' | ' x' | ' y' | ' x y'}`;

/** The class of a piece of code, as short as can be: a page may have a thousand of them. */
export const classOf = (role: CodeRole | ValueRole): string => (/^v\d/.test(role) ? role : role[0]);

/** A piece of a line: plain text, or text with its role. */
export type CodePiece = string | [role: CodeRole | ValueRole, text: string];

/** A token as Prism returns it: `content` nests. */
export interface PrismToken {
  type: string;
  content: string | PrismToken | (string | PrismToken)[];
}
type PrismStream = PrismToken['content'];

const ROLES: Record<CodeRole, readonly string[]> = {
  keyword: ['keyword', 'selector', 'tag', 'important'],
  string: ['string', 'char', 'attr-value', 'regex', 'string-literal', 'url'],
  function: ['function', 'property', 'attr-name', 'key', 'atrule', 'parameter'],
  number: ['number', 'boolean', 'constant', 'null', 'symbol'],
  type: ['class-name', 'builtin', 'type', 'namespace'],
  annotation: ['annotation', 'decorator', 'shebang', 'variable', 'environment'],
  comment: ['comment', 'prolog', 'cdata', 'doctype'],
};
const ROLE_OF = new Map<string, CodeRole>(
  Object.entries(ROLES).flatMap(([role, types]) => types.map((type) => [type, role as CodeRole])),
);

/**
 * Splits a Prism token stream into lines.
 * @param stream what `Prism.tokenize` returns
 * @returns one array of pieces a line; neighbours of one role are joined
 */
export function toLines(stream: PrismStream): CodePiece[][] {
  const lines: CodePiece[][] = [[]];
  const add = (text: string, role: CodeRole | undefined): void => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (part === '') {
        return;
      }
      if (role === undefined) {
        if (typeof last === 'string') {
          line[line.length - 1] = last + part;
        } else {
          line.push(part);
        }
      } else if (Array.isArray(last) && last[0] === role) {
        last[1] += part;
      } else {
        line.push([role, part]);
      }
    });
  };
  const walk = (node: PrismStream, role: CodeRole | undefined): void => {
    if (typeof node === 'string') {
      add(node, role);
    } else if (Array.isArray(node)) {
      node.forEach((child) => walk(child, role));
    } else {
      walk(node.content, ROLE_OF.get(node.type) ?? role);
    }
  };
  walk(stream, undefined);
  return lines;
}

/** Code without colours. */
export const plainLines = (code: string): CodePiece[][] =>
  code.split('\n').map((line) => (line === '' ? [] : [line]));

/** Lines in one piece after the other, with a line break between two of them; neighbours of plain text are joined. */
export function joinLines(lines: CodePiece[][]): CodePiece[] {
  const pieces: CodePiece[] = [];
  for (const piece of lines.flatMap((line, index) => (index === 0 ? line : ['\n', ...line]))) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') {
      pieces[pieces.length - 1] = last + piece;
    } else {
      pieces.push(piece);
    }
  }
  return pieces;
}

/** Characters of a line that reaches the buttons at its end, in columns of 600 px and more. */
const FULL_LINE = 56;

/** Whether lines are short of room for the buttons of a block, which are as high as two of them. */
export const isFull = (code: string): boolean =>
  code.split('\n', 2).some((line) => line.length > FULL_LINE);
