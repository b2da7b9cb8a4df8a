/** Types and expressions. */
import {type Token} from '../tokens';
import {
  type Argument,
  type Block,
  type ClassTree,
  type Expression,
  type FunctionTree,
  type LambdaTree,
  type ParameterTree,
  type Statement,
  type TypeParameterTree,
  type TypeTree,
  type WhenBranch,
  type WhenCondition,
} from '../tree';
import {TokenCursor, HARD_WORDS} from './cursor';

/** What may stand behind a `return` without a value. */
const ENDS = new Set([')', ']', '}', ',', ';', 'else']);

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

/** Reads types and expressions; what is declared within them is read by the class below. */
export abstract class ExpressionParser extends TokenCursor {
  // Types.

  /** Of a receiver, a dot after type arguments begins the name of an extension. */
  protected type(isReceiver = false): TypeTree {
    return this.deeper(() => {
      this.modifiers();
      const {at} = this.token;
      const first = this.at('(') ? this.functionOrParenthesised() : this.named(isReceiver);
      if (!isReceiver && this.at('.') && this.at('(', 1)) {
        this.next();
        const parameters = this.parameterTypes();
        this.expect('->');
        return this.suffixed({
          at,
          kind: 'function',
          name: '',
          args: parameters,
          receiver: first,
          result: this.type(),
          nullable: false,
        });
      }
      return this.suffixed(first);
    });
  }

  private suffixed(type: TypeTree): TypeTree {
    let result = type;
    while (this.at('?')) {
      this.next();
      result = {...result, nullable: true};
    }
    if (this.at('&')) {
      this.refuse('Intersection types (&) are not known here.');
    }
    return result;
  }

  private named(isReceiver: boolean): TypeTree {
    const {at} = this.token;
    if (this.at('dynamic')) {
      this.refuse('dynamic is not known here.');
    }
    let name = this.name();
    let args = this.typeArguments() ?? [];
    while (
      (args.length === 0 || !isReceiver || this.at('.', 2)) &&
      this.at('.') &&
      this.isName(1)
    ) {
      this.next();
      name += `.${this.name()}`;
      // Of `List<A>.Node<B>` as the class has them: its own, then those of the class around it.
      args = [...(this.typeArguments() ?? []), ...args];
    }
    let nullable = false;
    // `T?.(A) -> B`: the question mark belongs to the receiver.
    if (!isReceiver && this.at('?.') && this.at('(', 1)) {
      this.refuse('A nullable receiver of a function type is not known here.');
    }
    if (this.at('?')) {
      this.next();
      nullable = true;
    }
    return {at, kind: 'named', name, args, nullable};
  }

  /** `<A, B>`, if it stands here. */
  protected typeArguments(): TypeTree[] | undefined {
    if (!this.at('<')) {
      return undefined;
    }
    this.next();
    return this.list('>', () => {
      const {at} = this.token;
      if (this.eat('*')) {
        return {at, kind: 'star', name: '*', args: [], nullable: false};
      }
      if (this.eat('in')) {
        return {...this.type(), projected: 'in'};
      }
      return this.eat('out') ? {...this.type(), projected: 'out'} : this.type();
    });
  }

  private functionOrParenthesised(): TypeTree {
    const {at} = this.token;
    const parameters = this.attempt(() => {
      const types = this.parameterTypes();
      return this.eat('->') ? types : undefined;
    });
    if (parameters !== undefined) {
      return {
        at,
        kind: 'function',
        name: '',
        args: parameters,
        result: this.type(),
        nullable: false,
      };
    }
    this.expect('(');
    const type = this.type();
    this.expect(')');
    return type;
  }

  private parameterTypes(): TypeTree[] {
    this.expect('(');
    return this.list(')', () => {
      if (this.isName() && this.at(':', 1)) {
        this.next();
        this.next();
      }
      return this.type();
    });
  }

  /** `<T : Any, reified R>` of a declaration. */
  protected typeParameters(): TypeParameterTree[] {
    if (!this.eat('<')) {
      return [];
    }
    return this.list('>', () => {
      const words = new Set<string>();
      while (['reified', 'out', 'in'].some((word) => this.at(word)) && this.isName(1)) {
        words.add(this.next().text);
      }
      const {at} = this.token;
      const name = this.name();
      const bounds = this.eat(':') ? [this.type()] : [];
      return {
        name,
        at,
        reified: words.has('reified'),
        contravariant: words.has('in'),
        covariant: words.has('out'),
        bounds,
      };
    });
  }

  /** `where T : A, T : B`. */
  protected constraints(parameters: readonly TypeParameterTree[]): TypeParameterTree[] {
    if (!this.eat('where')) {
      return [...parameters];
    }
    const more: {name: string; bound: TypeTree}[] = [];
    do {
      const name = this.name();
      this.expect(':');
      more.push({name, bound: this.type()});
    } while (this.eat(','));
    return parameters.map((each) => ({
      ...each,
      bounds: [
        ...each.bounds,
        ...more.filter(({name}) => name === each.name).map(({bound}) => bound),
      ],
    }));
  }

  // Blocks and lambdas.

  /** False where a `{` begins a body and no lambda: `by mailbox {`. */
  protected lambdaAllowed = true;

  protected abstract statement(): Statement;

  /** What may stand alone in the place of a block: no declaration, whose modifiers may be names there. */
  protected abstract loneStatement(): Statement;

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

  // `if`, `when` and `try`.

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
    const statement = this.deeper(() => this.loneStatement());
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

  // What stands between operators: literals, names, brackets, and words that begin an expression.

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
      return this.reference();
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

  // Operators between operands, and what stands behind one.

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
        const longer = this.call(result) ?? this.referenceOn(result);
        if (longer === undefined) {
          return result;
        }
        result = longer;
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
        result = this.reference(result);
      } else {
        return result;
      }
    }
  }

  /** `::name`, of something or of nothing. */
  private reference(target?: Expression, typeArgs?: readonly TypeTree[]): Expression {
    this.expect('::');
    const {at} = this.token;
    return {kind: 'reference', at, target, typeArgs, name: this.name()};
  }

  /** `List<Int>::size`, if it stands here. */
  private referenceOn(target: Expression): Expression | undefined {
    return this.attempt(() => {
      const typeArgs = this.typeArguments();
      return this.at('::') && this.isName(1) ? this.reference(target, typeArgs) : undefined;
    });
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
