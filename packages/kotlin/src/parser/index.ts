/** Files: what is declared in them, and statements. */
import {effort} from '../effort';
import {type Source} from '../source';
import {tokenize} from '../tokens';
import {
  type ClassKind,
  type ClassTree,
  type ConstructorTree,
  type Declaration,
  type EnumEntryTree,
  type Expression,
  type FileTree,
  type FunctionTree,
  type ImportTree,
  type Modifiers,
  type ParameterTree,
  type PropertyTree,
  type Statement,
  type SuperTree,
  type TypeTree,
} from '../tree';
import {delegated} from './delegates';
import {ExpressionParser} from './expressions';

const ASSIGNMENTS = ['=', '+=', '-=', '*=', '/=', '%='];

const NO_MODIFIERS: Modifiers = {words: new Set(), annotations: []};

/** Reads a file. @throws Refusal at the first thing that is no Kotlin, or not known here. */
export function parse(source: Source): FileTree {
  return new Parser(tokenize(source)).file(source.name);
}

/** Reads one declaration: how the library writes its signatures. */
export function parseDeclaration(source: Source): Declaration {
  return effort.aside(() => new Parser(tokenize(source)).declaration());
}

class Parser extends ExpressionParser {
  // Statements.

  protected statement(): Statement {
    return this.declarationStatement() ?? this.loneStatement();
  }

  protected loneStatement(): Statement {
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
    return this.assignment();
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

  // Functions and properties.

  /** All of a function behind the word `fun`. */
  protected functionRest(
    anonymous: boolean,
    modifiers = NO_MODIFIERS,
    accessor = false,
  ): FunctionTree {
    let typeParameters = this.typeParameters();
    const receiver = accessor ? undefined : this.attempt(() => this.receiver(anonymous));
    const {at} = this.token;
    const name = anonymous ? '' : this.name();
    this.expect('(');
    const parameters = this.list(')', () => this.parameter());
    const result = this.eat(':') ? this.type() : undefined;
    typeParameters = this.constraints(typeParameters);
    let body: FunctionTree['body'];
    const expressionBody = this.at('=');
    if (this.eat('=')) {
      body = this.expression();
    } else if (this.at('{')) {
      body = this.block();
    }
    const end = body?.kind === 'block' ? body.end : at;
    return {
      kind: 'function',
      at,
      name,
      modifiers,
      typeParameters,
      receiver,
      parameters,
      result,
      body,
      expressionBody,
      end,
    };
  }

  /** `Type.` before the name of an extension; one without a name has its parentheses there. */
  private receiver(anonymous = false): TypeTree | undefined {
    const start = this.index;
    const isNext = (): boolean => (anonymous ? this.at('(', 1) : this.isName(1));
    // The longest type whose dot is followed by the name: read `A.B<C>.f` from the left, one dot at a time.
    const whole = this.attempt(() => this.type(true));
    if (whole === undefined) {
      return undefined;
    }
    if (this.at('.') && isNext()) {
      this.next();
      return whole;
    }
    if (this.at('?.') && isNext()) {
      this.next();
      return {...whole, nullable: true};
    }
    // The last part of the name was the declaration's own.
    const dot = whole.name.lastIndexOf('.');
    if (anonymous || whole.kind !== 'named' || dot < 0 || whole.args.length > 0) {
      return undefined;
    }
    while (this.index > start && !this.at('.')) {
      this.index -= 1;
    }
    this.next();
    return {...whole, name: whole.name.slice(0, dot), nullable: false};
  }

  protected parameter(): ParameterTree {
    const modifiers = this.known(this.modifiers());
    let property: 'val' | 'var' | undefined;
    if (this.at('val') || this.at('var')) {
      property = this.next().text as 'val' | 'var';
    }
    const {at} = this.token;
    const name = this.name();
    const type = this.eat(':') ? this.type() : undefined;
    const initial = this.eat('=') ? this.expression() : undefined;
    return {at, name, type, initial, vararg: modifiers.words.has('vararg'), property, modifiers};
  }

  protected property(modifiers: Modifiers): PropertyTree {
    const mutable = this.next().text === 'var';
    let typeParameters = this.typeParameters();
    const receiver = this.attempt(() => this.receiver());
    const {at} = this.token;
    const name = this.name();
    const type = this.eat(':') ? this.type() : undefined;
    typeParameters = this.constraints(typeParameters);
    const initial = this.eat('=') ? this.expression() : undefined;
    const isDelegated = initial === undefined && this.eat('by');
    const delegate = isDelegated ? this.expression() : undefined;
    let getter: FunctionTree | undefined;
    let setter: FunctionTree | undefined;
    let setterModifiers: Modifiers | undefined;
    for (;;) {
      const found = this.accessor();
      if (found === undefined) {
        break;
      }
      const {body} = found;
      if (found.name === 'get') {
        getter = body === undefined ? getter : found;
      } else {
        setterModifiers = found.modifiers;
        setter = body === undefined ? undefined : found;
      }
    }
    return {
      kind: 'property',
      at,
      name,
      modifiers,
      mutable,
      typeParameters,
      receiver,
      type,
      initial,
      delegate,
      getter,
      setter,
      setterModifiers,
    };
  }

  /** `get() = …`, `private set`, `set(value) { … }`: without a body where it is the usual one. */
  private accessor(): FunctionTree | undefined {
    const modifiers = this.attempt(() => {
      this.eat(';');
      const found = this.modifiers();
      if (!this.at('get') && !this.at('set')) {
        return undefined;
      }
      const ends = this.peek(1).newline || ['}', ';', ''].includes(this.peek(1).text);
      const marked = found.words.size + found.annotations.length > 0;
      return this.at('(', 1) || marked || ends ? found : undefined;
    });
    if (modifiers === undefined) {
      return undefined;
    }
    if (this.at('(', 1)) {
      return this.functionRest(false, modifiers, true);
    }
    const {at, text: name} = this.next();
    const none = {typeParameters: [], parameters: [], expressionBody: false, end: at};
    return {kind: 'function', at, name, modifiers, ...none};
  }

  /** Between `when` and its branches. */
  protected subject(): {subject?: Expression; variable?: PropertyTree} {
    if (!this.eat('(')) {
      return {};
    }
    const found = this.bracketed(() =>
      this.at('val') ? {variable: this.property(NO_MODIFIERS)} : {subject: this.expression()},
    );
    this.expect(')');
    return found;
  }

  // Classes, interfaces, objects and enums.

  protected classLike(modifiers: Modifiers): ClassTree {
    const word = this.next().text;
    const sort: ClassKind = modifiers.words.has('enum') ? 'enum' : (word as ClassKind);
    const {at} = this.token;
    const name =
      this.isName() && !this.at('{')
        ? this.name()
        : modifiers.words.has('companion')
          ? 'Companion'
          : this.name();
    const typeParameters = this.typeParameters();
    const isHead = this.attempt(() => {
      const found = this.modifiers();
      return this.eat('constructor') ? found : undefined;
    });
    const parameters = this.eat('(') ? this.list(')', () => this.parameter()) : undefined;
    const tree = this.classRest(at, name, sort, modifiers, typeParameters, parameters);
    return isHead === undefined ? tree : {...tree, constructorModifiers: isHead};
  }

  protected objectBody(at: number): ClassTree {
    return this.classRest(at, '', 'object', NO_MODIFIERS, [], undefined);
  }

  private classRest(
    at: number,
    name: string,
    sort: ClassKind,
    modifiers: Modifiers,
    typeParameters: ClassTree['typeParameters'],
    parameters: ClassTree['parameters'],
  ): ClassTree {
    const supers: SuperTree[] = [];
    if (this.eat(':')) {
      do {
        this.modifiers();
        const type = this.type();
        const args = this.at('(') ? this.arguments() : undefined;
        this.lambdaAllowed = false;
        const delegate = this.eat('by') ? this.expression() : undefined;
        this.lambdaAllowed = true;
        supers.push({type, args, delegate});
      } while (this.eat(','));
    }
    const constrained = this.constraints(typeParameters);
    const members: Declaration[] = [];
    const entries: EnumEntryTree[] = [];
    if (this.at('{')) {
      this.next();
      if (sort === 'enum') {
        this.entries(entries);
      }
      while (!this.at('}')) {
        if (this.eat(';')) {
          continue;
        }
        members.push(...delegated(this.member(), true));
      }
      this.expect('}');
    }
    return {
      kind: 'class',
      at,
      name,
      sort,
      modifiers,
      typeParameters: constrained,
      parameters,
      supers,
      members,
      entries,
    };
  }

  private entries(entries: EnumEntryTree[]): void {
    while (this.isName() || this.at('@')) {
      this.modifiers();
      const {at} = this.token;
      const name = this.name();
      const args = this.at('(') ? this.arguments() : [];
      const body = this.at('{')
        ? this.classRest(at, name, 'class', NO_MODIFIERS, [], undefined)
        : undefined;
      entries.push({at, name, args, body});
      if (!this.eat(',')) {
        break;
      }
    }
    if (!this.at('}')) {
      this.expect(';');
    }
  }

  /** A constructor in the body of its class. */
  private secondary(modifiers: Modifiers): Declaration {
    const {at} = this.next();
    this.next();
    const parameters = this.list(')', () => this.parameter());
    let delegation: ConstructorTree['delegation'];
    if (this.eat(':')) {
      const {at: place, text} = this.token;
      if (text !== 'this' && text !== 'super') {
        this.refuse("Expecting 'this' or 'super'");
      }
      this.next();
      delegation = {to: text, at: place, args: this.arguments()};
    }
    const body = this.at('{') ? this.block() : undefined;
    return {kind: 'constructor', at, modifiers, parameters, delegation, body};
  }

  private member(): Declaration {
    if (this.at('init') && this.at('{', 1)) {
      const {at} = this.next();
      return {kind: 'init', at, body: this.block()};
    }
    const modifiers = this.modifiers();
    if (this.at('constructor') && this.at('(', 1)) {
      return this.secondary(modifiers);
    }
    const declaration = this.declared(modifiers);
    if (declaration === undefined) {
      this.refuse('Expecting member declaration');
    }
    return declaration;
  }

  // Files, and what is declared in them.

  file(name: string): FileTree {
    if (this.at('@') && this.at('file', 1)) {
      this.modifiers();
    }
    const path = this.eat('package') ? this.path() : '';
    this.eat(';');
    const imports: ImportTree[] = [];
    while (this.at('import')) {
      this.next();
      const {at} = this.token;
      const imported = this.path();
      const star = this.eat('.') && this.expect('*') !== undefined;
      imports.push({at, path: imported, star, alias: this.eat('as') ? this.name() : undefined});
      this.eat(';');
    }
    const declarations: Declaration[] = [];
    while (this.token.kind !== 'end') {
      declarations.push(...delegated(this.declaration(), false));
      this.eatSemicolons();
    }
    return {name, package: path, imports, declarations};
  }

  declaration(): Declaration {
    const modifiers = this.modifiers();
    const declaration = this.declared(modifiers);
    if (declaration === undefined) {
      this.refuse('Expecting a top level declaration');
    }
    return declaration;
  }

  protected declared(modifiers: Modifiers): Declaration | undefined {
    if (['fun', 'val', 'var', 'class', 'interface', 'object'].some((word) => this.at(word))) {
      this.known(modifiers);
    }
    if (this.at('fun')) {
      this.next();
      return this.functionRest(false, modifiers);
    }
    if (this.at('val') || this.at('var')) {
      return this.property(modifiers);
    }
    if (this.at('class') || this.at('interface') || this.at('object')) {
      return this.classLike(modifiers);
    }
    if (this.at('typealias')) {
      this.next();
      const place = this.token.at;
      const name = this.name();
      const typeParameters = this.typeParameters();
      this.expect('=');
      return {kind: 'alias', at: place, name, typeParameters, type: this.type()};
    }
    return undefined;
  }
}
