/** Blocks and lambdas. */
import {
  type Block,
  type Expression,
  type LambdaTree,
  type ParameterTree,
  type Statement,
} from '../tree';
import {TypeParser} from './types';

export abstract class BlockParser extends TypeParser {
  /** False where a `{` begins a body and no lambda: `by mailbox {`. */
  protected lambdaAllowed = true;

  protected abstract expression(): Expression;
  protected abstract statement(): Statement;

  /** Reads what stands in brackets of its own: there a `{` begins a lambda again. */
  protected bracketed<T>(read: () => T): T {
    const outer = this.lambdaAllowed;
    this.lambdaAllowed = true;
    const found = read();
    this.lambdaAllowed = outer;
    return found;
  }

  protected block(): Block {
    const {at} = this.expect('{');
    const statements = this.bracketed(() => this.statements());
    const {at: end} = this.expect('}');
    return {kind: 'block', at, statements, end};
  }

  private statements(): Statement[] {
    const statements: Statement[] = [];
    this.eatSemicolons();
    while (!this.at('}') && this.token.kind !== 'end') {
      statements.push(this.statement());
      const isOver = this.at('}') || this.at(';') || this.peek(0).kind === 'end';
      if (!isOver && !this.token.newline) {
        this.refuse(
          `Unexpected tokens (use ';' to separate expressions on the same line): '${this.token.text}'.`,
        );
      }
      this.eatSemicolons();
    }
    return statements;
  }

  /** Whether a `{` where a block may stand begins a lambda: its arrow tells. */
  protected isLambda(): boolean {
    let found = false;
    this.attempt(() => {
      this.expect('{');
      found = this.lambdaParameters() !== undefined;
      return undefined;
    });
    return found;
  }

  protected lambda(): LambdaTree {
    const {at} = this.expect('{');
    const {parameters, start, statements} = this.bracketed(() => ({
      parameters: this.lambdaParameters(),
      start: this.token.at,
      statements: this.statements(),
    }));
    const {at: end} = this.expect('}');
    return {kind: 'lambda', at, parameters, body: {kind: 'block', at: start, statements, end}};
  }

  /** Nothing where there is no arrow. */
  private lambdaParameters(): ParameterTree[] | undefined {
    return this.attempt(() => {
      const list: ParameterTree[] = [];
      while (!this.at('->')) {
        list.push(this.binding());
        if (!this.eat(',')) {
          break;
        }
      }
      return this.eat('->') ? list : undefined;
    });
  }

  /** A name with or without its type, or several in parentheses. */
  protected binding(): ParameterTree {
    const {at} = this.token;
    const modifiers = this.modifiers();
    const entries = this.eat('(') ? this.list(')', () => this.binding()) : undefined;
    const name = entries === undefined ? this.name() : '';
    const type = this.eat(':') ? this.type() : undefined;
    return {at, name, type, vararg: false, modifiers, entries};
  }
}
