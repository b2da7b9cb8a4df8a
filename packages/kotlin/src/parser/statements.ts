/** Statements. */
import {type Declaration, type Modifiers, type PropertyTree, type Statement} from '../tree';
import {ExpressionParser} from './expressions';

const ASSIGNMENTS = ['=', '+=', '-=', '*=', '/=', '%='];

export abstract class StatementParser extends ExpressionParser {
  protected abstract declared(modifiers: Modifiers): Declaration | undefined;
  protected abstract property(modifiers: Modifiers): PropertyTree;

  protected statement(): Statement {
    const label =
      this.isName() &&
      this.at('@', 1) &&
      !this.peek(1).spaced &&
      ['for', 'while', 'do'].includes(this.peek(2).text)
        ? this.name()
        : undefined;
    if (label !== undefined) {
      this.next();
    }
    const {at} = this.token;
    if (this.at('for') && this.at('(', 1)) {
      return this.forLoop(label);
    }
    if (this.at('while') && this.at('(', 1)) {
      this.next();
      return {kind: 'while', at, label, condition: this.condition(), body: this.loopBody()};
    }
    if (this.at('do')) {
      this.next();
      const body = this.at('while') ? this.emptyBlock() : this.loopBody();
      this.eat(';');
      this.expect('while');
      return {kind: 'do', at, label, condition: this.condition(), body};
    }
    return this.declarationStatement() ?? this.assignment();
  }

  private loopBody(): Extract<Statement, {kind: 'block'}> {
    const {at} = this.token;
    if (this.eat(';')) {
      return {kind: 'block', at, statements: [], end: at};
    }
    const body = this.branch();
    return body.kind === 'block' ? body : {kind: 'block', at, statements: [body], end: at};
  }

  private forLoop(label: string | undefined): Statement {
    const {at} = this.next();
    this.expect('(');
    const variable = this.binding();
    this.expect('in');
    const subject = this.expression();
    this.expect(')');
    return {kind: 'for', at, label, variable, subject, body: this.loopBody()};
  }

  private declarationStatement(): Statement | undefined {
    const start = this.index;
    const modifiers = this.modifiers();
    const {at} = this.token;
    if (this.at('val') || this.at('var')) {
      if (!this.at('(', 1)) {
        return this.property(modifiers);
      }
      const mutable = this.next().text === 'var';
      this.next();
      const entries = this.list(')', () => this.binding());
      this.expect('=');
      return {kind: 'destructuring', at, entries, mutable, initial: this.expression()};
    }
    const isFunction = this.at('fun') && (this.isName(1) || this.at('<', 1));
    const isClass =
      this.at('class') || this.at('interface') || (this.at('object') && this.isName(1));
    if (isFunction || isClass) {
      return this.declared(modifiers) as Statement;
    }
    if (modifiers.words.size > 0) {
      this.index = start;
    }
    return undefined;
  }

  private assignment(): Statement {
    const target = this.expression();
    const {token} = this;
    if (token.kind !== 'operator' || !ASSIGNMENTS.includes(token.text)) {
      return target;
    }
    this.next();
    return {kind: 'assign', at: token.at, operator: token.text, target, value: this.expression()};
  }
}
