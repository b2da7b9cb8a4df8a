/** Functions and properties. */
import {
  type Expression,
  type FunctionTree,
  type Modifiers,
  type ParameterTree,
  type PropertyTree,
  type TypeTree,
} from '../tree';
import {StatementParser} from './statements';

export const NO_MODIFIERS: Modifiers = {words: new Set(), annotations: []};

export abstract class FunctionParser extends StatementParser {
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
}
