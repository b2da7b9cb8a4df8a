/**
 * Reads the public declarations of a Kotlin file: enough of the language for sources that a compiler has
 * accepted, and that are formatted as the library's are.
 */

import type {LibrarySymbol} from '../../markdown/reference/symbols';

/** The source without its comments, and once more with `~` for all that is in strings; every character keeps its place. */
function blank(source: string): {code: string; bare: string} {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])'/g;
  const spaces = (text: string): string => text.replace(/[^\n]/g, ' ');
  const code = source.replace(token, (text) => (text.startsWith('/') ? spaces(text) : text));
  return {code, bare: code.replace(token, (text) => text.replace(/[^\n]/g, '~'))};
}

const MODIFIER =
  '(?:public|private|internal|protected|inline|operator|override|open|data|value|sealed|abstract|final|annotation|enum|const|infix|suspend|tailrec|lateinit|inner)';
const KEYWORD = '(?:fun|val|var|class|interface|object|typealias|companion|init|constructor)';
const STARTS = new RegExp(`^(?:@|\\}|$|(?:${MODIFIER}|${KEYWORD})\\b)`);
const OPEN = '([{';
const CLOSE = ')]}';

/** Where the bracket at `at` is closed. */
function closing(bare: string, at: number): number {
  let depth = 0;
  for (let index = at; index < bare.length; index++) {
    depth += OPEN.includes(bare[index]) ? 1 : CLOSE.includes(bare[index]) ? -1 : 0;
    if (depth === 0) {
      return index;
    }
  }
  throw new Error(`a bracket is never closed: ${bare.slice(at, at + 60)}`);
}

/** Where a declaration's head ends: before its body, its value, or the line end. */
function headEnd(bare: string, from: number): number {
  for (let index = from; index < bare.length; index++) {
    const rest = bare.slice(index);
    if (/[{})\]]/.test(bare[index]) || /^(=(?!=)|\s+by\b|\s+get\(\))/.test(rest)) {
      return index;
    }
    if (bare[index] === '(' || bare[index] === '[') {
      index = closing(bare, index);
    } else if (
      bare[index] === '\n' &&
      !/^\s*([:={]|where\b)/.test(rest) &&
      !/[:,]\s*$/.test(bare.slice(from, index))
    ) {
      return index;
    }
  }
  return bare.length;
}

/** Where a value ends: at a line end after which something else begins. */
function valueEnd(bare: string, from: number): number {
  for (let index = from; index < bare.length; index++) {
    if (CLOSE.includes(bare[index])) {
      return index;
    }
    if (OPEN.includes(bare[index])) {
      index = closing(bare, index);
    } else if (
      bare[index] === '\n' &&
      // Nothing of the value has been seen yet.
      !/^\s*=\s*$/.test(bare.slice(from, index)) &&
      STARTS.test(bare.slice(index).trimStart().split('\n', 1)[0])
    ) {
      return index;
    }
  }
  return bare.length;
}

const oneLine = (text: string): string =>
  text
    .replace(/@\w+(\([^)]*\))?\s+/g, '')
    .replace(/\b(public|override) /g, '')
    // Of a private property of a constructor, callers see the parameter.
    .replace(/\bprivate (val|var) /g, '')
    .replace(/\s+/g, ' ')
    .replace(/([([]) /g, '$1')
    .replace(/,? ([)\]])/g, '$1')
    .trim();

const HEAD = new RegExp(
  `^((?:@[\\w:.]+(?:\\([^)]*\\))?\\s+|${MODIFIER}\\s+)*)(companion\\s+object|fun\\s+interface|${KEYWORD})\\b`,
);

/** What a declaration is called: for functions and properties, the word before parameters or type. */
function nameOf(keyword: string, head: string): string {
  if (keyword === 'fun' || keyword === 'val' || keyword === 'var') {
    const bare = head.replace(/<[^()]*?>(?=\s)/, '');
    const match = /(`[^`]+`|\w+)\s*(?:\(|:|$)/.exec(
      keyword === 'fun' ? bare.replace(/^[^(]*?(?=(`[^`]+`|\w+)\s*\()/, '') : bare,
    );
    return match?.[1] ?? '';
  }
  return /\b(?:class|interface|object|typealias)\s+(\w+)/.exec(head)?.[1] ?? '';
}

/** @returns the public declarations of a file, in their order, members after their class */
export function declarations(source: string): LibrarySymbol[] {
  const {code, bare} = blank(source);
  const found: LibrarySymbol[] = [];
  const walk = (from: number, to: number, owner?: string, isStatic?: true): void => {
    let at = from;
    while (at < to) {
      const rest = bare.slice(at, to);
      const start = HEAD.exec(rest);
      if (!start) {
        // Spaces, packages, imports, annotations of the file, and what follows a head.
        const skipped = /^(?:\s+|@file:[^\n]*|(?:package|import)[^\n]*|[^\n])/.exec(rest);
        at += skipped?.[0].length ?? 1;
        continue;
      }
      const [, modifiers, words] = start;
      const keyword = words
        .replace('fun interface', 'interface')
        .replace(/companion\s+object/, 'companion');
      const end = headEnd(bare, at + start[0].length);
      const head = code.slice(at, end);
      const isShown = !/\b(private|internal|protected|override)\b/.test(modifiers);
      const isBody = bare[end] === '{';
      const next = isBody
        ? closing(bare, end) + 1
        : /^\s*(=|by\b|get\(\))/.test(bare.slice(end))
          ? valueEnd(bare, end)
          : end;
      const name = nameOf(keyword, code.slice(at + modifiers.length, end));
      if (isShown && (keyword === 'fun' || keyword === 'val' || keyword === 'var')) {
        const line = source.slice(0, at + modifiers.length).split('\n').length;
        const kind = keyword === 'fun' ? 'fun' : 'val';
        found.push({owner, isStatic, name, kind, signature: oneLine(head), line});
      } else if (isShown && keyword === 'typealias') {
        const line = source.slice(0, at).split('\n').length;
        found.push({
          owner,
          name,
          kind: 'typealias',
          signature: oneLine(code.slice(at, next)),
          line,
        });
      } else if (isShown && /class|interface|object/.test(keyword)) {
        const line = source.slice(0, at + modifiers.length).split('\n').length;
        found.push({owner, name, kind: 'class', signature: oneLine(head), line});
        if (isBody) {
          walk(end + 1, next - 1, name);
        }
      } else if (isShown && keyword === 'companion' && isBody) {
        walk(end + 1, next - 1, owner, true);
      }
      at = next;
    }
  };
  walk(0, bare.length);
  return found;
}
