import {Refusal, type Source} from './source';

export type TokenKind =
  'name' | 'quoted' | 'operator' | 'int' | 'long' | 'double' | 'float' | 'char' | 'string' | 'end';

/** Text of a string between its templates, or the tokens of a template. */
export type StringPart = string | readonly Token[];

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly at: number;
  /** Where its text ends. */
  readonly end: number;
  /** Whether a line ends between the token before and this one. */
  readonly newline: boolean;
  /** Whether spaces or a comment stand right before it. */
  readonly spaced: boolean;
  readonly parts?: readonly StringPart[];
}

const OPERATOR =
  /===|!==|\.\.<|->|=>|::|\?[.:]|!!|[=!<>]=|&&|\|\||\+\+|--|[-+*/%]=|\.\.|[-{}()[\].,;:?!=<>+*/%@&|^#]/y;

const ESCAPES = new Map([
  ['n', '\n'], ['t', '\t'], ['r', '\r'], ['b', '\b'], ["'", "'"], ['"', '"'], ['\\', '\\'], ['$', '$'],
]); // prettier-ignore

/** Letters that look like a blank are left out, though Kotlin takes them: none is written on purpose. */
const NAME = /(?!\p{DI})[\p{L}_](?:(?!\p{DI})[\p{L}\p{Nd}_])*/uy;
const NUMBER =
  /0[xX][\da-fA-F_]+[uU]?L?|0[bB][01_]+[uU]?L?|(?:\d[\d_]*)?\.\d[\d_]*(?:[eE][+-]?\d+)?[fF]?|\d[\d_]*[eE][+-]?\d+[fF]?|\d[\d_]*(?:[fF]|[uU]?L?)/y;

/** `$$"…"`: in such a string as many dollars begin a template. */
const DOLLARS = /\$+(?=")/y;

/** How deep templates may nest in strings. */
const TEMPLATE_DEPTH = 20;

/** Blanks that are none in Kotlin, though they look like one; the last four are letters. */
const BLANK = /[\p{White_Space}\u2800\u115F\u1160\u3164\uFFA0]/u;
const UNSEEN = /[\p{C}\p{DI}]/u;

/** What is said of a character that means nothing: one that is not told by its look is told by its number. */
function meaningless(code: number): string {
  const char = String.fromCodePoint(code);
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  if (BLANK.test(char)) {
    return `this blank is not a space, but the character ${number}. Put a space in its place.`;
  }
  if (UNSEEN.test(char)) {
    return `the character ${number}, which cannot be seen, has no meaning here. Delete it.`;
  }
  return `${/\p{M}/u.test(char) ? `the character ${number}` : `'${char}'`} has no meaning here.`;
}

/** Splits Kotlin's text into tokens. @throws Refusal for what is no Kotlin. */
export function tokenize(source: Source): Token[] {
  return new Tokenizer(source).all();
}

class Tokenizer {
  private offset = 0;
  private depth = 0;
  private readonly text: string;

  constructor(private readonly source: Source) {
    this.text = source.text;
  }

  all(): Token[] {
    const tokens = this.until('');
    return tokens;
  }

  /** Tokens up to the brace that closes a template, or to the end. */
  private until(close: '}' | ''): Token[] {
    const tokens: Token[] = [];
    let open = 0;
    for (;;) {
      const token = this.next();
      if (token.kind === 'end' && close !== '') {
        this.refuse(token.at, 'A string template is not closed.');
      }
      if (token.kind === 'operator') {
        if (token.text === '{') {
          open += 1;
        }
        if (token.text === '}') {
          if (open === 0 && close === '}') {
            return [...tokens, {...token, kind: 'end'}];
          }
          open -= 1;
        }
      }
      tokens.push(token);
      if (token.kind === 'end') {
        return tokens;
      }
    }
  }

  private next(): Token {
    const start = this.offset;
    const newline = this.spaces();
    const spaced = this.offset > start;
    const at = this.source.base + this.offset;
    const make = (kind: TokenKind, text: string, parts?: StringPart[]): Token => ({
      kind,
      text,
      at,
      end: this.source.base + this.offset,
      newline,
      spaced,
      parts,
    });
    const char = this.text[this.offset];
    if (char === undefined) {
      return make('end', '');
    }
    const dollars = this.match(DOLLARS)?.length;
    if (char === '"' || dollars !== undefined) {
      return make('string', '', this.string(dollars));
    }
    if (char === "'") {
      return make('char', this.char());
    }
    if (char === '`') {
      const end = this.text.indexOf('`', this.offset + 1);
      if (end < 0) {
        this.refuse(at, 'A name in backticks is not closed.');
      }
      const name = this.text.slice(this.offset + 1, end);
      this.offset = end + 1;
      return make('quoted', name);
    }
    const name = this.match(NAME);
    if (name !== undefined) {
      return make('name', name);
    }
    const number = /[\d.]/.test(char) ? this.match(NUMBER) : undefined;
    if (number !== undefined && /^0\d+L?$|_L?$/.test(number)) {
      this.refuse(at, 'This is not a number in Kotlin.');
    }
    if (number !== undefined && /u/i.test(number)) {
      this.refuse(at, 'Unsigned numbers are not known here.');
    }
    if (number !== undefined) {
      return this.number(number, make);
    }
    const operator = this.match(OPERATOR);
    if (operator === undefined) {
      this.refuse(at, `Expecting an element: ${meaningless(this.text.codePointAt(this.offset)!)}`);
    }
    return make('operator', operator);
  }

  private number(text: string, make: (kind: TokenKind, text: string) => Token): Token {
    const digits = text.replaceAll('_', '');
    if (/^0[xXbB]/.test(digits)) {
      return make(digits.endsWith('L') ? 'long' : 'int', digits.replace('L', ''));
    }
    if (/[fF]$/.test(digits)) {
      return make('float', digits.slice(0, -1));
    }
    if (/[.eE]/.test(digits)) {
      return make('double', digits);
    }
    return digits.endsWith('L') ? make('long', digits.slice(0, -1)) : make('int', digits);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) {
      this.offset += found.length;
    }
    return found;
  }

  /** Skips spaces and comments; whether a line ended. */
  private spaces(): boolean {
    let newline = false;
    for (;;) {
      const char = this.text[this.offset];
      if (char === '\n') {
        newline = true;
      }
      const isMark = char === '\uFEFF' && this.offset === 0;
      if (isMark || (char !== undefined && ' \n\t\r\f'.includes(char))) {
        this.offset += 1;
      } else if (this.text.startsWith('//', this.offset)) {
        const end = this.text.indexOf('\n', this.offset);
        this.offset = end < 0 ? this.text.length : end;
      } else if (this.text.startsWith('/*', this.offset)) {
        newline = this.comment() || newline;
      } else {
        return newline;
      }
    }
  }

  private comment(): boolean {
    const start = this.offset;
    let open = 0;
    do {
      if (this.offset >= this.text.length) {
        this.refuse(this.source.base + start, 'Unclosed comment.');
      }
      const two = this.text.slice(this.offset, this.offset + 2);
      if (two === '/*') {
        open += 1;
      }
      if (two === '*/') {
        open -= 1;
      }
      this.offset += two === '/*' || two === '*/' ? 2 : 1;
    } while (open > 0);
    return this.text.slice(start, this.offset).includes('\n');
  }

  private char(): string {
    const at = this.source.base + this.offset;
    this.offset += 1;
    const char = this.text[this.offset] === '\\' ? this.escape() : (this.text[this.offset++] ?? '');
    if (char === "'" || char === '' || this.text[this.offset] !== "'") {
      this.refuse(at, 'Incorrect character literal.');
    }
    this.offset += 1;
    return char;
  }

  private escape(): string {
    const at = this.source.base + this.offset;
    const letter = this.text[this.offset + 1] ?? '';
    if (letter === 'u') {
      const code = /^[\da-fA-F]{4}/.exec(this.text.slice(this.offset + 2, this.offset + 6));
      if (code === null) {
        this.refuse(at, 'Illegal escape: \\u needs 4 hexadecimal digits.');
      }
      this.offset += 6;
      return String.fromCharCode(parseInt(code[0], 16));
    }
    const char = ESCAPES.get(letter);
    if (char === undefined) {
      this.refuse(at, `Illegal escape: '\\${letter}'.`);
    }
    this.offset += 2;
    return char;
  }

  private string(dollars = 1): StringPart[] {
    const at = this.source.base + this.offset;
    const raw = this.text.startsWith('"""', this.offset);
    this.offset += raw ? 3 : 1;
    const parts: StringPart[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') {
        parts.push(text);
      }
      text = '';
    };
    for (;;) {
      const char = this.text[this.offset];
      if (char === undefined || (char === '\n' && !raw)) {
        this.refuse(at, "Expecting '\"': the string is not closed on this line.");
      }
      if (
        raw
          ? this.text.startsWith('"""', this.offset) && this.text[this.offset + 3] !== '"'
          : char === '"'
      ) {
        this.offset += raw ? 3 : 1;
        flush();
        return parts;
      }
      if (char === '\\' && !raw) {
        text += this.escape();
        continue;
      }
      const template = char === '$' ? this.template(dollars) : undefined;
      if (template === undefined) {
        text += char;
        this.offset += 1;
      } else {
        flush();
        parts.push(template);
      }
    }
  }

  /** The tokens after a `$`, or nothing when it is just a dollar. */
  private template(dollars: number): Token[] | undefined {
    const at = this.source.base + this.offset;
    // The last dollars of a row are those that count.
    const start = this.offset + dollars;
    if (!this.text.startsWith('$'.repeat(dollars), this.offset) || this.text[start] === '$') {
      return undefined;
    }
    if (this.text[start] === '{') {
      this.offset = start + 1;
      this.depth += 1;
      if (this.depth > TEMPLATE_DEPTH) {
        this.refuse(at, 'String templates are nested too deeply.');
      }
      const tokens = this.until('}');
      this.depth -= 1;
      return tokens;
    }
    NAME.lastIndex = start;
    const name = NAME.exec(this.text)?.[0];
    if (name === undefined) {
      return undefined;
    }
    this.offset = start + name.length;
    const token = {
      ...{text: name, at: at + dollars, end: this.source.base + this.offset},
      ...{newline: false, spaced: false},
    };
    return [
      {...token, kind: 'name'},
      {...token, kind: 'end', text: ''},
    ];
  }

  private refuse(at: number, message: string): never {
    throw new Refusal(at, message);
  }
}
