/** Files, and what is declared in them. */
import {effort} from '../effort';
import {type Source} from '../source';
import {tokenize} from '../tokens';
import {type Declaration, type FileTree, type ImportTree, type Modifiers} from '../tree';
import {ClassParser} from './classes';
import {delegated} from './delegates';

/** Reads a file. @throws Refusal at the first thing that is no Kotlin, or not known here. */
export function parse(source: Source): FileTree {
  return new Parser(tokenize(source)).file(source.name);
}

/** Reads one declaration: how the library writes its signatures. */
export function parseDeclaration(source: Source): Declaration {
  return effort.aside(() => new Parser(tokenize(source)).declaration());
}

class Parser extends ClassParser {
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
