import {type TypeParameterTree, type TypeTree} from '../tree';
import {Cursor} from './cursor';

/** Reads types. */
export abstract class TypeParser extends Cursor {
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
}
