/** Expressions: operators between operands, and what stands behind one. */
import {type Token} from '../tokens';
import {type Argument, type Expression, type LambdaTree} from '../tree';
import {HARD_WORDS} from './cursor';
import {OperandParser} from './operands';

/** Binary operators by how tightly they bind, loosest first; `before` may stand on a new line. */
const LEVELS: readonly {operators: readonly string[]; before?: boolean}[] = [
  {operators: ['||'], before: true},
  {operators: ['&&'], before: true},
  {operators: ['==', '!=', '===', '!==']},
  {operators: ['<', '>', '<=', '>=']},
  {operators: ['in', '!in', 'is', '!is']},
  {operators: ['?:'], before: true},
  {operators: ['infix']},
  {operators: ['..', '..<']},
  {operators: ['+', '-']},
  {operators: ['*', '/', '%']},
];

export abstract class ExpressionParser extends OperandParser {
  protected expression(): Expression {
    return this.deeper(() => this.binary(0));
  }

  private binary(level: number): Expression {
    const found = LEVELS[level];
    if (found === undefined) {
      return this.cast();
    }
    let left = this.binary(level + 1);
    for (;;) {
      const operator = this.operatorOf(found.operators, found.before === true);
      if (operator === undefined) {
        return left;
      }
      const {at} = this.next();
      if (operator.startsWith('!') && operator !== '!=' && operator !== '!==') {
        this.next();
      }
      if (operator === 'is' || operator === '!is') {
        left = {kind: 'is', at, operand: left, type: this.type(), negated: operator === '!is'};
      } else {
        const infix = found.operators[0] === 'infix';
        left = {
          kind: 'binary',
          at,
          operator,
          infix,
          left,
          right: this.deeper(() => this.binary(level + 1)),
        };
      }
    }
  }

  /** The operator of these that comes next, `!in` and `!is` being two tokens. */
  private operatorOf(operators: readonly string[], before: boolean): string | undefined {
    const {token} = this;
    if (token.newline && !before) {
      return undefined;
    }
    if (operators[0] === 'infix') {
      const isInfix =
        token.kind === 'quoted' || (token.kind === 'name' && !HARD_WORDS.has(token.text));
      return isInfix && this.startsOperand(this.peek(1)) ? token.text : undefined;
    }
    if (token.kind !== 'operator' && token.kind !== 'name') {
      return undefined;
    }
    if (token.text === '!' && (this.at('in', 1) || this.at('is', 1)) && !this.peek(1).spaced) {
      const both = `!${this.peek(1).text}`;
      return operators.includes(both) ? both : undefined;
    }
    return operators.includes(token.text) ? token.text : undefined;
  }

  private startsOperand(token: Token): boolean {
    if (token.kind === 'end') {
      return false;
    }
    if (token.kind === 'operator') {
      return ['(', '-', '+', '!', '{', '::', '++', '--', '['].includes(token.text);
    }
    return !['in', 'is', 'as', 'else'].includes(token.text);
  }

  private cast(): Expression {
    let operand = this.prefix();
    while (this.at('as') && this.token.kind === 'name') {
      const {at} = this.next();
      const safe = this.at('?') && !this.token.spaced && this.eat('?');
      operand = {kind: 'as', at, operand, type: this.type(), safe};
    }
    return operand;
  }

  private prefix(): Expression {
    const {token} = this;
    if (token.kind === 'operator' && ['-', '+', '!', '++', '--'].includes(token.text)) {
      this.next();
      return this.deeper(() => ({
        kind: 'prefix',
        at: token.at,
        operator: token.text,
        operand: this.prefix(),
      }));
    }
    if (token.kind === 'operator' && token.text === '@') {
      this.modifiers();
      return this.prefix();
    }
    if (
      token.kind === 'name' &&
      this.at('@', 1) &&
      !this.peek(1).spaced &&
      !HARD_WORDS.has(token.text)
    ) {
      this.next();
      this.next();
      const labelled = this.prefix();
      return labelled.kind === 'lambda' ? {...labelled, label: token.text} : labelled;
    }
    return this.postfix(this.primary());
  }

  protected postfix(start: Expression): Expression {
    let result = start;
    for (;;) {
      const {token} = this;
      const isLabelled =
        this.isName() &&
        !token.newline &&
        this.at('@', 1) &&
        this.at('{', 2) &&
        !this.peek(1).spaced;
      if (isLabelled) {
        const call = this.call(result);
        if (call === undefined) {
          return result;
        }
        result = call;
        continue;
      }
      if (token.kind !== 'operator') {
        return result;
      }
      if ((token.text === '.' || token.text === '?.') && (this.isName(1) || this.at('(', 1))) {
        this.next();
        const {at} = this.token;
        const name = this.name();
        result = {kind: 'member', at, target: result, name, safe: token.text === '?.'};
      } else if (token.newline) {
        return result;
      } else if (token.text === '(' || token.text === '<' || token.text === '{') {
        const call = this.call(result);
        if (call === undefined) {
          return result;
        }
        result = call;
      } else if (token.text === '[') {
        this.next();
        result = {
          kind: 'index',
          at: token.at,
          target: result,
          args: this.list(']', () => this.expression()),
        };
      } else if (token.text === '++' || token.text === '--' || token.text === '!!') {
        this.next();
        result = {kind: 'postfix', at: token.at, operator: token.text, operand: result};
      } else if (token.text === '::' && this.isName(1)) {
        this.next();
        const {at} = this.token;
        result = {kind: 'reference', at, target: result, name: this.name()};
      } else {
        return result;
      }
    }
  }

  private call(callee: Expression): Expression | undefined {
    const at = callee.at;
    const typeArgs = this.at('<')
      ? this.attempt(() => {
          const types = this.typeArguments();
          return (this.at('(') || this.at('{')) && !this.token.newline ? types : undefined;
        })
      : [];
    if (typeArgs === undefined) {
      return undefined;
    }
    const args = this.at('(') && !this.token.newline ? this.arguments() : undefined;
    const trailing = this.trailing();
    if (args === undefined && trailing === undefined) {
      return undefined;
    }
    return {kind: 'call', at, callee, typeArgs, args: args ?? [], trailing};
  }

  private trailing(): LambdaTree | undefined {
    if (!this.lambdaAllowed || this.token.newline) {
      return undefined;
    }
    if (this.at('{')) {
      return this.lambda();
    }
    if (this.isName() && this.at('@', 1) && this.at('{', 2) && !this.peek(1).spaced) {
      const label = this.name();
      this.next();
      return {...this.lambda(), label};
    }
    return undefined;
  }

  protected arguments(): Argument[] {
    this.expect('(');
    return this.bracketed(() =>
      this.list(')', () => {
        const name = this.isName() && this.at('=', 1) ? this.name() : undefined;
        if (name !== undefined) {
          this.expect('=');
        }
        const spread = this.eat('*');
        return {name, spread, value: this.expression()};
      }),
    );
  }
}
