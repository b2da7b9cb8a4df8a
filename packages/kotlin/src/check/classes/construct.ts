/** The primary constructor: stores the properties, calls the superclass's, and runs the initialisers in their order. */
import {Body, type Code} from '../../code';
import {type ClassSymbol, FunctionSymbol, PropertySymbol, UNKNOWN} from '../../symbols';
import {type Argument, type ClassTree, names, type PropertyTree} from '../../tree';
import {plain, thisType} from '../../types';
import {convert} from '../calls/convert';
import {fitting, typed} from '../expressions/expected';
import {expression} from '../expressions/expression';
import {provided} from '../expressions/operators';
import {declareParameters, parameterOf} from '../functions';
import {resolveType} from '../resolveType';
import {Scope} from '../scope';
import {statements} from '../statements/block';
import {initializer} from '../words';
import {missingMembers} from './missing';
import {staticScope} from './scopes';
import {isStored} from './properties';
import {superCall} from './superCall';

/** @param within makes the scope of a member, with its `this` */
export function constructor(
  symbol: ClassSymbol,
  tree: ClassTree,
  scope: Scope,
  within: (body: Body) => Scope,
  packageName: string,
): FunctionSymbol {
  const made = new FunctionSymbol(symbol.name, packageName);
  made.constructs = symbol;
  const isHidden = tree.constructorModifiers?.words.has('private') === true;
  made.isPrivate = isHidden || symbol.sort === 'enum';
  made.typeParameters = symbol.typeParameters.slice(0, tree.typeParameters.length);
  made.owner = symbol.outer;
  const types = staticScope(symbol, scope);
  made.parameters = (tree.parameters ?? []).map((each) => parameterOf(each, types));
  made.result = () => thisType(symbol);
  let body: Body | undefined;
  made.body = () => {
    if (body !== undefined) {
      return body;
    }
    const local = symbol.localIn;
    const memberOf = local === undefined ? undefined : symbol;
    body = new Body(local, symbol.name, 'initialiser', memberOf, tree.at);
    const members = within(body);
    const parameters = new Scope(members, members.file, body);
    declareParameters(made, body, parameters);
    body.code = new Construction(symbol, tree, scope, members, parameters).code();
    missingMembers(symbol, tree, scope);
    return body;
  };
  return made;
}

/** What a constructor does before what its body says. */
export class Construction {
  readonly self: Code;
  /** What initialisers see: a parameter that is a property is the property, since lambdas see later values. */
  private readonly initialisers: Scope;

  /**
   * @param scope around the class
   * @param members of a member, with its `this`
   * @param parameters of the constructor
   */
  constructor(
    private readonly symbol: ClassSymbol,
    private readonly tree: ClassTree,
    private readonly scope: Scope,
    members: Scope,
    private readonly parameters: Scope,
  ) {
    const {body} = members;
    const [variable] = body.parameters;
    if (variable === undefined) {
      throw new Error('a constructor has this');
    }
    this.self = {op: 'get', variable, type: thisType(symbol), at: tree.at};
    this.initialisers = new Scope(members, members.file, body);
  }

  code(): Code {
    const {tree} = this;
    const codes = [
      ...tree.supers.flatMap((above) => this.superclass(above)),
      ...this.parameterProperties(),
      ...tree.members.flatMap((member) => this.member(member)),
    ];
    return {op: 'block', statements: codes, type: this.scope.world.types.Unit, at: tree.at};
  }

  /** Of a constructor in the body: what is above the class, and the first values. */
  begin(args: readonly Argument[], parameters: Scope): Code[] {
    const {tree} = this;
    const supers = tree.supers.flatMap((above) => {
      const to = resolveType(above.type, this.scope);
      const isClass = to.kind === 'class' && !to.of.isInterface;
      return isClass
        ? superCall(to, {...above, args}, tree, this.self, parameters)
        : this.superclass(above);
    });
    return [...supers, ...tree.members.flatMap((member) => this.member(member))];
  }

  private store(property: PropertySymbol, value: Code): Code {
    const {Unit} = this.scope.world.types;
    return {
      op: 'write',
      property,
      args: [this.self],
      value,
      type: Unit,
      from: 'field',
      at: value.at,
    };
  }

  private inner(): Scope {
    const {initialisers} = this;
    return new Scope(initialisers, initialisers.file, initialisers.body);
  }

  private parameterProperties(): Code[] {
    return (this.tree.parameters ?? []).flatMap(({name, property: isProperty, at}) => {
      const variable = this.parameters.variables.get(name);
      if (variable === undefined) {
        return [];
      }
      const property = this.symbol.member(name).find((each) => each.kind === 'property');
      if (isProperty !== undefined && property?.kind === 'property') {
        return [this.store(property, {op: 'get', variable, type: variable.type, at})];
      }
      this.initialisers.variables.set(name, variable);
      return [];
    });
  }

  private superclass(above: ClassTree['supers'][number]): Code[] {
    const to = resolveType(above.type, this.scope);
    if (to.kind !== 'class') {
      return [];
    }
    const delegate = this.symbol.delegates.find((each) => each.to.of === to.of);
    if (above.delegate === undefined || delegate === undefined) {
      return superCall(to, above, this.tree, this.self, this.parameters);
    }
    const own = this.self.op === 'get' ? this.self.variable : undefined;
    const outside = own === undefined ? this.parameters : this.parameters.without(own);
    const value = expression(above.delegate, outside, to);
    const property = new PropertySymbol('<delegate>', '');
    property.field = delegate.field;
    property.mutable = true;
    return [this.store(property, fitting(value, to, outside, initializer))];
  }

  /** What a member does when an instance is made: `init`, and the first value of a property. */
  private member(tree: ClassTree['members'][number]): Code[] {
    if (tree.kind === 'init') {
      const wanted = {value: undefined, used: false, at: tree.at};
      return [statements(tree.body.statements, this.inner(), wanted)];
    }
    if (tree.kind !== 'property' || !isStored(tree)) {
      return [];
    }
    const property = this.symbol
      .member(tree.name)
      .find((each) => each.kind === 'property' && each.tree === tree);
    if (property?.kind !== 'property') {
      return [];
    }
    const value = firstValue(property, tree, this.inner());
    if (value !== undefined) {
      return [this.store(property, value)];
    }
    const isLate = tree.modifiers.words.has('lateinit');
    if (!property.abstract && !isLate && !assignedIn(this.tree, tree.name)) {
      this.scope.world.report(tree.at, 'Property must be initialized or be abstract.');
    }
    return [];
  }
}

/** The first value of a property, checked among the constructor's parameters. */
function firstValue(property: PropertySymbol, tree: PropertyTree, scope: Scope): Code | undefined {
  const value = tree.initial ?? tree.delegate;
  if (value === undefined) {
    return undefined;
  }
  if (tree.delegate !== undefined || tree.type === undefined) {
    const own = expression(value, scope, undefined);
    const code = tree.about === undefined ? own : provided(own, tree.about, scope);
    const type =
      tree.delegate !== undefined && code.type.kind === 'class'
        ? (code.type.args[0] ?? UNKNOWN)
        : code.type;
    property.type = () => plain(type);
    return code;
  }
  const wanted = property.type();
  return convert(typed(value, scope, wanted, initializer), wanted, scope);
}

/** Whether an initialiser mentions a property that has no first value: it is taken to assign it. */
function assignedIn(tree: ClassTree, name: string): boolean {
  return tree.members.some(
    (each) =>
      (each.kind === 'init' || (each.kind === 'constructor' && each.body !== undefined)) &&
      names(each.body, name),
  );
}
