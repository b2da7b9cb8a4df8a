/** `if`, `when` and `try`. */
import {
  type Block,
  type Expression,
  type Statement,
  type WhenBranch,
  type WhenCondition,
} from '../tree';
import {BlockParser} from './blocks';

export abstract class ControlParser extends BlockParser {
  protected abstract subject(): {
    subject?: Expression;
    variable?: Extract<Statement, {kind: 'property'}>;
  };

  /** A condition in its parentheses. */
  protected condition(): Expression {
    this.expect('(');
    const condition = this.bracketed(() => this.expression());
    this.expect(')');
    return condition;
  }

  protected ifElse(at: number): Expression {
    const condition = this.condition();
    const then = this.at('else') ? this.emptyBlock() : this.branch();
    if (this.at(';') && this.at('else', 1)) {
      this.next();
    }
    const otherwise = this.eat('else') ? this.branch() : undefined;
    return {kind: 'if', at, condition, then, otherwise};
  }

  protected emptyBlock(): Block {
    return {kind: 'block', at: this.token.at, statements: [], end: this.token.at};
  }

  /** A block, one statement in its place, or nothing before a semicolon. */
  protected branch(): Expression | Block {
    if (this.at('{') && !this.isLambda()) {
      return this.block();
    }
    if (this.at(';')) {
      return this.emptyBlock();
    }
    const {at} = this.token;
    const statement = this.deeper(() => this.statement());
    return {kind: 'block', at, statements: [statement], end: this.peek(0).at};
  }

  protected when(at: number): Expression {
    const head = this.subject();
    this.expect('{');
    const branches: WhenBranch[] = [];
    while (!this.at('}')) {
      const start = this.token.at;
      let conditions: WhenCondition[] | undefined;
      if (!this.eat('else')) {
        conditions = [];
        do {
          if (this.at('->')) {
            break;
          }
          conditions.push(this.whenCondition());
        } while (this.eat(','));
        if (conditions.length === 0) {
          this.refuse('Expecting an expression, is-condition or in-condition');
        }
      }
      const guard =
        (conditions?.length ?? 1) === 1 && this.eat('if') ? this.expression() : undefined;
      this.expect('->');
      branches.push({at: start, conditions, guard, body: this.branch()});
      this.eatSemicolons();
    }
    this.expect('}');
    return {kind: 'when', at, ...head, branches};
  }

  private whenCondition(): WhenCondition {
    const {at} = this.token;
    const negated = this.at('!') && (this.at('in', 1) || this.at('is', 1)) && this.eat('!');
    if (this.eat('is')) {
      return {kind: 'is', negated, at, type: this.type()};
    }
    if (this.eat('in')) {
      return {kind: 'in', negated, at, value: this.expression()};
    }
    return {kind: 'value', negated, at, value: this.expression()};
  }

  protected tryCatch(at: number): Expression {
    const body = this.block();
    const catches = [];
    let last: Block | undefined;
    for (;;) {
      if (last === undefined && this.at('catch') && this.at('(', 1)) {
        const {at: place} = this.next();
        this.next();
        this.modifiers();
        const name = this.name();
        this.expect(':');
        const type = this.type();
        this.eat(',');
        this.expect(')');
        catches.push({name, type, at: place, body: this.block()});
      } else if (this.at('finally') && this.at('{', 1)) {
        this.next();
        last = this.block();
      } else {
        break;
      }
    }
    if (catches.length === 0 && last === undefined) {
      this.refuse("Expecting 'catch' or 'finally'");
    }
    return {kind: 'try', at, body, catches, last};
  }
}
