/** What stands between operators: literals, names, brackets, and words that begin an expression. */
import {type Token} from '../tokens';
import {type ClassTree, type Expression, type FunctionTree} from '../tree';
import {ControlParser} from './control';
import {HARD_WORDS} from './cursor';

/** What may stand behind a `return` without a value. */
const ENDS = new Set([')', ']', '}', ',', ';', 'else']);

export abstract class OperandParser extends ControlParser {
  protected abstract objectBody(at: number): ClassTree;
  protected abstract functionRest(anonymous: boolean): FunctionTree;

  protected primary(): Expression {
    const {token} = this;
    const {at} = token;
    switch (token.kind) {
      case 'int':
      case 'long':
      case 'double':
      case 'float':
      case 'char':
        this.next();
        return {
          kind: 'constant',
          at,
          sort: (token.kind[0]?.toUpperCase() + token.kind.slice(1)) as 'Int',
          text: token.text,
        };
      case 'string':
        this.next();
        return this.template(token);
      case 'operator':
        return this.symbol(token);
      case 'quoted':
        this.next();
        return {kind: 'name', at, name: token.text};
      case 'name':
        return this.word(token);
      case 'end':
        return this.refuse('Expecting an element');
    }
  }

  private template(token: Token): Expression {
    const parts = (token.parts ?? []).map((part) => {
      if (typeof part === 'string') {
        return part;
      }
      const {tokens, index} = this;
      this.tokens = part;
      this.index = 0;
      const first = this.token;
      // `$this` is a word; any other name after a dollar is only that name.
      const value = this.expression();
      if (this.token.kind !== 'end') {
        this.refuse('Expecting the end of the template', first.at);
      }
      this.tokens = tokens;
      this.index = index;
      return value;
    });
    const [only] = parts;
    if (parts.length === 0 || (parts.length === 1 && typeof only === 'string')) {
      return {
        kind: 'constant',
        at: token.at,
        sort: 'String',
        text: typeof only === 'string' ? only : '',
      };
    }
    return {kind: 'template', at: token.at, parts};
  }

  private symbol(token: Token): Expression {
    if (token.text === '{') {
      return this.lambda();
    }
    if (token.text === '::') {
      this.next();
      const {at} = this.token;
      return {kind: 'reference', at, name: this.name()};
    }
    if (token.text !== '(') {
      this.refuse('Expecting an element');
    }
    this.next();
    const inner = this.bracketed(() => this.expression());
    this.expect(')');
    return inner;
  }

  private word(token: Token): Expression {
    const {at} = token;
    this.next();
    switch (token.text) {
      case 'true':
      case 'false':
        return {kind: 'constant', at, sort: 'Boolean', text: token.text};
      case 'null':
        return {kind: 'constant', at, sort: 'Null', text: 'null'};
      case 'this':
        return {kind: 'this', at, label: this.label()};
      case 'super':
        return this.superOf(at);
      case 'if':
        return this.ifElse(at);
      case 'when':
        return this.when(at);
      case 'try':
        return this.tryCatch(at);
      case 'throw':
        return {kind: 'throw', at, value: this.expression()};
      case 'return': {
        const label = this.label();
        return {kind: 'return', at, label, value: this.endsHere() ? undefined : this.expression()};
      }
      case 'break':
      case 'continue':
        return {kind: 'jump', at, word: token.text, label: this.label()};
      case 'object':
        return {kind: 'object', at, declaration: this.objectBody(at)};
      case 'fun':
        return {kind: 'anonymous', at, declaration: this.functionRest(true)};
      default:
        if (HARD_WORDS.has(token.text)) {
          this.refuse(`Expecting an element, found '${token.text}'.`, at);
        }
        return {kind: 'name', at, name: token.text};
    }
  }

  /** `super`, `super<Type>`, `super@Label`. */
  private superOf(at: number): Expression {
    const type = this.eat('<') ? this.type() : undefined;
    if (type !== undefined) {
      this.expect('>');
    }
    return {kind: 'super', at, type, label: this.label()};
  }

  private label(): string | undefined {
    if (!this.at('@') || this.token.spaced) {
      return undefined;
    }
    this.next();
    return this.name();
  }

  private endsHere(): boolean {
    const {token} = this;
    return (
      token.newline ||
      token.kind === 'end' ||
      ((token.kind === 'operator' || token.kind === 'name') && ENDS.has(token.text))
    );
  }
}
