/** Constructors. */
import {Body, type Code} from '../code';
import {
  type ClassSymbol,
  type ClassType,
  FunctionSymbol,
  PropertySymbol,
  UNKNOWN,
} from '../symbols';
import {
  type Argument,
  type ClassTree,
  type ConstructorTree,
  names,
  type PropertyTree,
} from '../tree';
import {plain, thisType} from '../types';
import {complete, convert} from './arguments';
import {type Candidate, givenArgs, type Request} from './calls';
import {isStored, staticScope} from './classes';
import {initializer, unknown} from './codes';
import {expression, fitting, typed} from './expressions';
import {declareParameters, parameterOf} from './functions';
import {constructorsOf} from './names';
import {provided} from './operators';
import {choose, refuse} from './overloads';
import {missingMembers} from './overrides';
import {resolveType} from './resolveType';
import {Scope} from './scope';
import {statements} from './statements';

/**
 * @param own of a constructor in the body of its class; else it is the primary one, which stores the properties, calls the
 * superclass's, and runs the initialisers in their order
 * @param within makes the scope of a member, with its `this`
 */
export function constructorOf(
  symbol: ClassSymbol,
  tree: ClassTree,
  own: ConstructorTree | undefined,
  scope: Scope,
  within: (body: Body) => Scope,
  packageName: string,
): FunctionSymbol {
  const made = new FunctionSymbol(symbol.name, packageName, own?.modifiers.words);
  const modifiers = own === undefined ? tree.constructorModifiers : own.modifiers;
  made.constructs = symbol;
  made.isPrivate = modifiers?.words.has('private') === true || symbol.sort === 'enum';
  made.typeParameters = symbol.typeParameters.slice(0, tree.typeParameters.length);
  made.owner = symbol.outer;
  const types = staticScope(symbol, scope);
  made.parameters = ((own ?? tree).parameters ?? []).map((each) => parameterOf(each, types));
  made.result = () => thisType(symbol);
  let body: Body | undefined;
  made.body = () => {
    if (body !== undefined) {
      return body;
    }
    const local = symbol.localIn;
    const memberOf = local === undefined ? undefined : symbol;
    body = new Body(local, symbol.name, 'initialiser', memberOf, (own ?? tree).at);
    const members = within(body);
    const parameters = new Scope(members, members.file, body);
    declareParameters(made, body, parameters);
    if (own === undefined) {
      body.code = new Construction(symbol, tree, scope, members, parameters).code();
    } else {
      body.result = scope.world.types.Unit;
      body.code = code(made, symbol, tree, own, scope, members, parameters);
    }
    missingMembers(symbol, tree, scope);
    return body;
  };
  return made;
}

/** What a constructor does before what its body says. */
class Construction {
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

// Constructors in the body of a class: they call another one, or the superclass's, and then do what they say.

export function secondaryOf(tree: ClassTree): ConstructorTree[] {
  return tree.members.filter((each) => each.kind === 'constructor');
}

function code(
  made: FunctionSymbol,
  symbol: ClassSymbol,
  tree: ClassTree,
  own: ConstructorTree,
  scope: Scope,
  members: Scope,
  parameters: Scope,
): Code {
  const construction = new Construction(symbol, tree, scope, members, members);
  const {delegation, at} = own;
  const codes: Code[] = [];
  if (delegation?.to === 'this') {
    const others = constructorsOf(symbol, members.receivers(), at).filter(
      (each) => each.symbol !== made,
    );
    const {at: place, args} = delegation;
    codes.push(
      ...constructorCall(
        symbol.name,
        others,
        thisType(symbol),
        place,
        args,
        construction.self,
        parameters,
      ),
    );
  } else {
    if (tree.parameters !== undefined) {
      scope.world.report(at, 'Primary constructor call expected.');
    }
    codes.push(...construction.begin(delegation?.args ?? [], parameters));
  }
  if (own.body !== undefined) {
    const wanted = {value: undefined, used: false, at};
    codes.push(statements(own.body.statements, parameters.inner(), wanted));
  }
  return {op: 'block', statements: codes, type: scope.world.types.Unit, at};
}

// The call of a superclass's constructor.

/**
 * Calls the constructor of what stands behind the colon of a class; an interface has none.
 *
 * @param self the instance that is made
 * @param scope with the parameters of the class's own constructor
 */
function superCall(
  to: ClassType,
  {type: {at}, args}: ClassTree['supers'][number],
  tree: ClassTree,
  self: Code,
  scope: Scope,
): Code[] {
  const {world} = scope;
  const {name, modifiers} = to.of;
  to.of.complete();
  if (to.of.isInterface) {
    if (args !== undefined) {
      world.report(at, `Interface '${name}' does not have constructors.`);
    }
    return [];
  }
  if (args === undefined) {
    if (tree.sort !== 'interface') {
      world.report(at, 'This type has a constructor, so it must be initialized here.');
    }
    return [];
  }
  if (!['open', 'abstract', 'sealed'].some((word) => modifiers.has(word))) {
    world.report(at, 'This type is final, so it cannot be extended.');
  }
  const candidates = constructorsOf(to.of, scope.receivers().slice(1), at);
  if (candidates.length === 0) {
    return [];
  }
  return constructorCall(name, candidates, to, at, args, self, scope);
}

/** The call of one of several constructors, on an instance that is being made. */
function constructorCall(
  name: string,
  candidates: readonly Candidate[],
  to: ClassType,
  at: number,
  args: readonly Argument[],
  self: Code,
  scope: Scope,
): Code[] {
  const request: Request = {
    name,
    at,
    args: givenArgs(args, undefined),
    typeArgs: [],
    expected: to,
    scope: self.op === 'get' ? scope.without(self.variable) : scope,
    direct: true,
  };
  const {choice, drafts} = choose([candidates], request);
  if (choice.candidate === undefined) {
    refuse(name, request, choice, scope);
    return [];
  }
  const call = complete(choice.candidate, request, drafts);
  if (call.op !== 'call') {
    return [unknown(at)];
  }
  const order = call.order === undefined ? undefined : [0, ...call.order.map((each) => each + 1)];
  return [{...call, args: [self, ...call.args], order}];
}
