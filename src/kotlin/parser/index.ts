import {type Source} from '../source';
import {tokenize} from '../tokens';
import {
  type ClassKind,
  type ClassTree,
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
import {ExpressionParser} from './expressions';

const NO_MODIFIERS: Modifiers = {words: new Set(), annotations: []};
const ASSIGNMENTS = ['=', '+=', '-=', '*=', '/=', '%='];

/** Reads a file. @throws Refusal at the first thing that is no Kotlin, or not known here. */
export function parse(source: Source): FileTree {
  return new Parser(tokenize(source)).file(source.name);
}

/** Reads one declaration: how the library writes its signatures. */
export function parseDeclaration(source: Source): Declaration {
  return new Parser(tokenize(source)).single();
}

class Parser extends ExpressionParser {
  file(name: string): FileTree {
    if (this.at('@') && this.at('file', 1)) this.modifiers();
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
      declarations.push(this.declaration());
      while (this.eat(';'));
    }
    return {name, package: path, imports, declarations};
  }

  single(): Declaration {
    return this.declaration();
  }

  private declaration(): Declaration {
    const modifiers = this.modifiers();
    const declaration = this.declared(modifiers);
    if (declaration === undefined) this.refuse('Expecting a top level declaration');
    return declaration;
  }

  private declared(modifiers: Modifiers): Declaration | undefined {
    const {at} = this.token;
    if (this.at('fun')) {
      this.next();
      return this.functionRest(at, false, modifiers);
    }
    if (this.at('val') || this.at('var')) return this.property(modifiers);
    if (this.at('class') || this.at('interface') || this.at('object'))
      return this.classLike(modifiers);
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

  protected functionRest(_at: number, anonymous: boolean, modifiers = NO_MODIFIERS): FunctionTree {
    let typeParameters = this.typeParameters();
    const receiver = this.attempt(() => this.receiver());
    const {at} = this.token;
    const name = anonymous ? '' : this.name();
    this.expect('(');
    const parameters = this.list(')', () => this.parameter());
    const result = this.eat(':') ? this.type() : undefined;
    typeParameters = this.constraints(typeParameters);
    let body: FunctionTree['body'];
    const expressionBody = this.at('=');
    if (this.eat('=')) body = this.expression();
    else if (this.at('{')) body = this.block();
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

  /** `Type.` before the name of an extension. */
  private receiver(): TypeTree | undefined {
    const start = this.index;
    // The longest type whose dot is followed by the name: read `A.B<C>.f` from the left, one dot at a time.
    const whole = this.attempt(() => this.type());
    if (whole === undefined) return undefined;
    if (this.at('.') && this.isName(1)) {
      this.next();
      return whole;
    }
    if (this.at('?.') && this.isName(1)) {
      this.next();
      return {...whole, nullable: true};
    }
    // The last part of the name was the declaration's own.
    const dot = whole.name.lastIndexOf('.');
    if (whole.kind !== 'named' || dot < 0 || whole.args.length > 0) return undefined;
    while (this.index > start && !this.at('.')) this.index -= 1;
    this.next();
    return {...whole, name: whole.name.slice(0, dot), nullable: false};
  }

  protected parameter(): ParameterTree {
    const modifiers = this.modifiers();
    let property: 'val' | 'var' | undefined;
    if (this.at('val') || this.at('var')) property = this.next().text as 'val' | 'var';
    const {at} = this.token;
    const name = this.name();
    const type = this.eat(':') ? this.type() : undefined;
    const initial = this.eat('=') ? this.expression() : undefined;
    return {at, name, type, initial, vararg: modifiers.words.has('vararg'), property, modifiers};
  }

  private property(modifiers: Modifiers): PropertyTree {
    const mutable = this.next().text === 'var';
    let typeParameters = this.typeParameters();
    const receiver = this.attempt(() => this.receiver());
    const {at} = this.token;
    const name = this.name();
    const type = this.eat(':') ? this.type() : undefined;
    typeParameters = this.constraints(typeParameters);
    const initial = this.eat('=') ? this.expression() : undefined;
    const delegate = this.eat('by') ? this.expression() : undefined;
    this.attempt(() => (this.eat(';') && (this.at('get') || this.at('set')) ? true : undefined));
    const accessors = this.attempt(() => {
      const words = this.modifiers();
      if (this.at('set') && (this.at('(', 1) || words.words.size > 0)) return 'set';
      return this.at('get') && this.at('(', 1) ? 'get' : undefined;
    });
    if (accessors === 'set' && !this.at('(', 1))
      this.next(); // private set
    else if (accessors === 'set') this.refuse('Setters are not known here.');
    const getter = accessors === 'get' ? this.functionRest(this.token.at, false) : undefined;
    if (this.at('set') && this.at('(', 1)) this.refuse('Setters are not known here.');
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
    };
  }

  private classLike(modifiers: Modifiers): ClassTree {
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
    if (this.at('private') || this.at('internal') || this.at('protected')) this.modifiers();
    if (this.at('constructor')) this.next();
    else if (this.isName() && this.at('constructor', 1)) this.index += 2;
    const parameters = this.eat('(') ? this.list(')', () => this.parameter()) : undefined;
    return this.classRest(at, name, sort, modifiers, typeParameters, parameters);
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
      if (sort === 'enum') this.entries(entries);
      while (!this.at('}')) {
        if (this.eat(';')) continue;
        members.push(this.member());
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
      if (!this.eat(',')) break;
    }
    if (!this.at('}')) this.expect(';');
  }

  private member(): Declaration {
    if (this.at('init') && this.at('{', 1)) {
      const {at} = this.next();
      return {kind: 'init', at, body: this.block()};
    }
    const modifiers = this.modifiers();
    if (this.at('constructor') && this.at('(', 1))
      this.refuse('Secondary constructors are not known here.');
    const declaration = this.declared(modifiers);
    if (declaration === undefined) this.refuse('Expecting member declaration');
    return declaration;
  }

  protected subject(): {subject?: Expression; variable?: PropertyTree} {
    if (!this.eat('(')) return {};
    const outer = this.lambdaAllowed;
    this.lambdaAllowed = true;
    const variable = this.at('val') ? this.property(NO_MODIFIERS) : undefined;
    const subject = variable === undefined ? this.expression() : undefined;
    this.lambdaAllowed = outer;
    this.expect(')');
    return {subject, variable};
  }

  protected statement(): Statement {
    const label =
      this.isName() &&
      this.at('@', 1) &&
      !this.peek(1).spaced &&
      ['for', 'while', 'do'].includes(this.peek(2).text)
        ? this.name()
        : undefined;
    if (label !== undefined) this.next();
    const {at} = this.token;
    if (this.at('for') && this.at('(', 1)) return this.forLoop(label);
    if (this.at('while') && this.at('(', 1)) {
      this.next();
      this.expect('(');
      const condition = this.expression();
      this.expect(')');
      return {kind: 'while', at, label, condition, body: this.loopBody()};
    }
    if (this.at('do') && this.at('{', 1)) {
      this.next();
      const body = this.block();
      this.expect('while');
      this.expect('(');
      const condition = this.expression();
      this.expect(')');
      return {kind: 'do', at, label, condition, body};
    }
    return this.declarationStatement() ?? this.assignment();
  }

  private loopBody(): Extract<Statement, {kind: 'block'}> {
    const {at} = this.token;
    if (this.eat(';')) return {kind: 'block', at, statements: [], end: at};
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
      if (!this.at('(', 1)) return this.property(modifiers);
      const mutable = this.next().text === 'var';
      this.next();
      const entries = this.list(')', () => this.binding());
      this.expect('=');
      return {kind: 'destructuring', at, entries, mutable, initial: this.expression()};
    }
    const isFunction = this.at('fun') && (this.isName(1) || this.at('<', 1));
    const isClass =
      this.at('class') || this.at('interface') || (this.at('object') && this.isName(1));
    if (isFunction || isClass) return this.declared(modifiers) as Statement;
    if (modifiers.words.size > 0) this.index = start;
    return undefined;
  }

  private assignment(): Statement {
    const target = this.expression();
    const {token} = this;
    if (token.kind !== 'operator' || !ASSIGNMENTS.includes(token.text)) return target;
    this.next();
    return {kind: 'assign', at: token.at, operator: token.text, target, value: this.expression()};
  }
}
