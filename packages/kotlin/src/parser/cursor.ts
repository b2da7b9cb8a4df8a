import {effort} from '../effort';
import {Refusal} from '../source';
import {type Token} from '../tokens';
import {type Argument, type Annotation, type Modifiers} from '../tree';

/** How deep syntax may nest: deeper programs are refused instead of exhausting the stack. */
const SYNTAX_DEPTH = 150;

const MODIFIERS = new Set([
  'public', 'private', 'internal', 'protected', 'open', 'abstract', 'final', 'override', 'inline', 'noinline',
  'crossinline', 'reified', 'operator', 'infix', 'tailrec', 'const', 'data', 'sealed', 'enum', 'inner', 'companion',
  'vararg', 'value', 'out', 'suspend', 'lateinit', 'external', 'annotation', 'expect', 'actual',
]); // prettier-ignore

/** Modifiers that mean something this Kotlin does not know. */
const UNKNOWN_MODIFIERS = new Map([
  ['suspend', 'Coroutines'],
  ['external', 'External declarations'],
  ['annotation', 'Annotation classes'],
  ['expect', 'Multiplatform declarations'],
  ['actual', 'Multiplatform declarations'],
]);

/** Words that are no names; those of them that begin a declaration may follow a modifier. */
export const HARD_WORDS = new Set([
  'as', 'break', 'class', 'continue', 'do', 'else', 'false', 'for', 'fun', 'if', 'in', 'interface', 'is', 'null',
  'object', 'return', 'super', 'this', 'throw', 'true', 'try', 'typealias', 'val', 'var', 'when', 'while',
]); // prettier-ignore
const DECLARING = new Set(['class', 'fun', 'interface', 'object', 'typealias', 'val', 'var']);

/** Reads a list of tokens, one after the other. */
export abstract class TokenCursor {
  protected index = 0;
  private depth = 0;

  constructor(protected tokens: readonly Token[]) {}

  protected abstract arguments(): Argument[];

  protected get token(): Token {
    return this.peek(0);
  }

  protected peek(ahead: number): Token {
    const token = this.tokens[Math.min(this.index + ahead, this.tokens.length - 1)];
    if (token === undefined) {
      throw new Error('a list of tokens ends with its end');
    }
    return token;
  }

  /** Whether the next token is this operator or word. */
  protected at(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.text === text && (token.kind === 'operator' || token.kind === 'name');
  }

  protected next(): Token {
    const token = this.token;
    effort.at = token.at;
    effort.spend();
    if (this.index < this.tokens.length - 1) {
      this.index += 1;
    }
    return token;
  }

  protected eat(text: string): boolean {
    const found = this.at(text);
    if (found) {
      this.next();
    }
    return found;
  }

  /** Goes on after all semicolons that stand here. */
  protected eatSemicolons(): void {
    while (this.at(';')) {
      this.next();
    }
  }

  protected expect(text: string): Token {
    if (!this.at(text)) {
      this.missing(`'${text}'`);
    }
    return this.next();
  }

  protected isName(ahead = 0): boolean {
    const {kind} = this.peek(ahead);
    return kind === 'name' || kind === 'quoted';
  }

  protected name(): string {
    if (!this.isName()) {
      this.missing('a name');
    }
    return this.next().text;
  }

  /** `a.b.c`, without a star at its end. */
  protected path(): string {
    let path = this.name();
    while (this.at('.') && this.isName(1)) {
      this.next();
      path += `.${this.name()}`;
    }
    return path;
  }

  protected refuse(message: string, at = this.token.at): never {
    const found = this.token.kind === 'end' ? 'the end' : `'${this.token.text}'`;
    throw new Refusal(
      at,
      message.startsWith('Expecting') ? `${message}, found ${found}.` : message,
    );
  }

  /** What is missing at the end of a line is missing there, as Kotlin says, not at the beginning of the next one. */
  private missing(what: string): never {
    const {token, index} = this;
    if (index > 0 && (token.newline || token.kind === 'end')) {
      throw new Refusal(this.tokens[index - 1].end, `Expecting ${what}.`);
    }
    this.refuse(`Expecting ${what}`);
  }

  /** Tries to read; when reading fails or gives nothing, goes back. */
  protected attempt<T>(read: () => T | undefined): T | undefined {
    const {index, depth} = this;
    try {
      const result = read();
      if (result === undefined) {
        this.index = index;
      }
      return result;
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      this.index = index;
      this.depth = depth;
      return undefined;
    }
  }

  protected deeper<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > SYNTAX_DEPTH) {
      this.refuse('This is nested too deeply.');
    }
    const result = read();
    this.depth -= 1;
    return result;
  }

  /** Comma-separated things up to `close`, which is read, too; a comma may end them. */
  protected list<T>(close: string, read: () => T): T[] {
    const items: T[] = [];
    while (!this.at(close)) {
      items.push(read());
      if (!this.eat(',')) {
        break;
      }
    }
    this.expect(close);
    return items;
  }

  protected modifiers(): Modifiers {
    const words = new Set<string>();
    const annotations: Annotation[] = [];
    let unknown: Modifiers['unknown'];
    for (;;) {
      if (this.at('@')) {
        const {at} = this.next();
        if (this.at('[')) {
          this.refuse('Lists of annotations (@[…]) are not known here.', at);
        }
        if (!this.isName()) {
          this.refuse("Expected annotation identifier after '@'.", at);
        }
        let name = this.path();
        if (this.at(':') && this.isName(1)) {
          this.next();
          name = this.path();
        }
        const args = this.at('(') && !this.token.spaced ? this.arguments() : [];
        annotations.push({name, args, at});
      } else if (this.isModifier()) {
        const {text, at} = this.next();
        const what = UNKNOWN_MODIFIERS.get(text);
        if (what !== undefined) {
          unknown ??= {message: `${what} ('${text}') are not known here.`, at};
        }
        words.add(text);
      } else if (this.at('fun') && this.at('interface', 1)) {
        words.add(this.next().text);
      } else {
        return {words, annotations, unknown};
      }
    }
  }

  /** A word that is a modifier only before another word of a declaration. */
  private isModifier(): boolean {
    if (this.token.kind !== 'name' || !MODIFIERS.has(this.token.text)) {
      return false;
    }
    const after = this.peek(1);
    if (after.kind === 'name') {
      return !HARD_WORDS.has(after.text) || DECLARING.has(after.text);
    }
    return after.kind === 'quoted' || (after.text === '@' && after.spaced);
  }

  /** What a modifier asks for that is not known here. */
  protected known(modifiers: Modifiers): Modifiers {
    const {unknown} = modifiers;
    if (unknown !== undefined) {
      this.refuse(unknown.message, unknown.at);
    }
    return modifiers;
  }
}
