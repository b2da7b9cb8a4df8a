/** Classes, interfaces, objects and enums. */
import {
  type ClassKind,
  type ClassTree,
  type ConstructorTree,
  type Declaration,
  type EnumEntryTree,
  type Modifiers,
  type SuperTree,
} from '../tree';
import {FunctionParser, NO_MODIFIERS} from './functions';
import {delegated} from './delegates';

export abstract class ClassParser extends FunctionParser {
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
}
