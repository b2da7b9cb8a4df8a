/** Classes: declared, and what they have. */
import {Body, type Code} from '../code';
import {partOf} from '../run/instances';
import {copyOf} from '../run/classes';
import {
  ClassSymbol,
  type ClassType,
  FunctionSymbol,
  type Member,
  type Parameter,
  PropertySymbol,
  type Type,
  type TypeParameter,
  UNKNOWN,
  type VariableSymbol,
} from '../symbols';
import {
  type ClassTree,
  type EnumEntryTree,
  names,
  type ParameterTree,
  type PropertyTree,
  type TypeTree,
} from '../tree';
import {classType, isClass, isSubclass, plain, substitute, thisType} from '../types';
import {complete, convert} from './arguments';
import {givenArgs, type Request} from './calls';
import {CYCLE, initializer, RECURSIVE} from './codes';
import {constructorOf, secondaryOf} from './constructors';
import {expression, lazyDelegate, typed} from './expressions';
import {declareFunction, type Place} from './functions';
import {constructorsOf} from './names';
import {provided} from './operators';
import {choose, refuse} from './overloads';
import {checkClass, overrides} from './overrides';
import {resolveType, type TypeScope} from './resolveType';
import {Scope} from './scope';
import {declareMember, typeParametersIn} from './signatures';

// Classes before their members are looked at: what they are called, what is above them.

/** Makes the symbol of a class and of those nested in it; members come with `declareMembers`. */
export function declareClass(
  tree: ClassTree,
  packageName: string,
  enclosing: ClassSymbol | undefined,
): ClassSymbol {
  const prefix = enclosing?.qualified ?? packageName;
  const symbol = new ClassSymbol(
    tree.name,
    prefix === '' ? tree.name : `${prefix}.${tree.name}`,
    tree.sort,
    tree.modifiers.words,
  );
  symbol.tree = tree;
  symbol.enclosing = enclosing;
  symbol.outer = tree.modifiers.words.has('inner') ? enclosing : undefined;
  symbol.entries = tree.entries.map((each) => each.name);
  for (const member of tree.members) {
    if (member.kind !== 'class') {
      continue;
    }
    const nested = declareClass(member, packageName, symbol);
    symbol.nested.set(nested.name, nested);
    if (member.modifiers.words.has('companion')) {
      symbol.companion = nested;
    }
  }
  return symbol;
}

/** Gives a class its supertypes and members; everything that can be named has been declared by then. */
export function declareMembers(symbol: ClassSymbol, outer: Scope, packageName: string): void {
  const {tree} = symbol;
  if (tree === undefined) {
    return;
  }
  const {world} = outer;
  const {parameters} = typeParametersIn(outer, tree.typeParameters);
  symbol.typeParameters = [...parameters, ...(symbol.outer?.typeParameters ?? [])];
  let supers: ClassType[] | undefined;
  symbol.supers = () => {
    if (supers === undefined) {
      supers = [world.types.Any];
      const found: ClassType[] = [];
      for (const each of tree.supers) {
        const above = resolveType(each.type, scope);
        if (above.kind === 'function') {
          world.report(
            each.type.at,
            'A class whose supertype is a function type is not known here.',
          );
        }
        if (above.kind !== 'class') {
          continue;
        }
        if (isSubclass(above.of, symbol)) {
          world.report(each.type.at, CYCLE, 'error', true);
        } else {
          found.push(above);
        }
      }
      const classes = found.filter((each) => !each.of.isInterface);
      if (new Set(found.map((each) => each.of)).size < found.length || classes.length > 1) {
        world.report(
          tree.at,
          'Only one class may appear in a supertype list, and nothing twice.',
          'error',
          true,
        );
      }
      if (symbol.sort === 'enum') {
        found.push(world.type('Enum', classType(symbol)));
      }
      supers = found.length > 0 ? found : supers;
    }
    return supers;
  };
  const scope = new Scope(outer, outer.file, outer.body);
  for (const parameter of parameters) {
    scope.types.set(parameter.name, parameter);
  }

  for (const member of tree.members) {
    if (member.kind === 'alias') {
      const alias = declareMember.alias(world, member, staticScope(symbol, outer));
      symbol.aliases.set(member.name, alias);
    }
  }
  let filled = false;
  symbol.complete = () => {
    if (filled) {
      return;
    }
    filled = true;
    makeMembers(symbol, tree, scope, packageName);
  };
  // Only inner classes see the type parameters of the class around them.
  const bare = new Scope(outer, outer.file, outer.body);
  for (const nested of symbol.nested.values()) {
    declareMembers(
      nested,
      staticScope(symbol, nested.outer === undefined ? bare : scope),
      packageName,
    );
  }
  for (const above of tree.supers) {
    const found = world.trial(() => resolveType(above.type, scope)).result;
    if (found.kind === 'class' && found.of.modifiers.has('sealed')) {
      found.of.below.push(symbol);
    }
  }
}

/** A class within a function, or an object expression. */
export function declareLocalClass(tree: ClassTree, scope: Scope, at: number): ClassSymbol {
  const symbol = declareClass({...tree, at}, '', undefined);
  const mark = (of: ClassSymbol): void => {
    of.localIn = scope.body;
    for (const nested of of.nested.values()) {
      mark(nested);
    }
  };
  mark(symbol);
  symbol.anonymous = tree.name === '';
  if (!symbol.anonymous && scope.types.has(tree.name)) {
    scope.world.report(at, `Redeclaration: '${tree.name}'.`);
  }
  if (!symbol.anonymous) {
    scope.types.set(tree.name, symbol);
  }
  declareMembers(symbol, scope, '');
  if (symbol.supers().some((each) => each.of.modifiers.has('sealed'))) {
    scope.world.report(at, 'A local class or an anonymous object cannot extend a sealed class.');
  }
  checkClass(symbol);
  return symbol;
}

// What can be named inside of a class: its own, of companions, of the classes around it.

/** The names that a signature within a class can use. */
export function staticScope(symbol: ClassSymbol, scope: Scope): Scope {
  const own = new Scope(scope, scope.file, scope.body);
  own.classBody = symbol;
  return own;
}

/** The classes above a class, the highest first. */
function classesAbove(symbol: ClassSymbol): ClassSymbol[] {
  const found = symbol.supers().find((each) => !each.of.isInterface && each.of.tree !== undefined);
  return found === undefined ? [] : [...classesAbove(found.of), found.of];
}

/** The companions of the classes above and around, outermost first. */
function companions(symbol: ClassSymbol, scope: Scope, body: Body): Scope {
  let around = scope;
  const classes: ClassSymbol[] = [];
  for (let of: ClassSymbol | undefined = symbol; of !== undefined; of = of.enclosing) {
    classes.unshift(of);
  }
  for (const of of classesAbove(symbol)) {
    if (of.companion !== undefined) {
      const {companion} = of;
      around = new Scope(around, scope.file, body);
      around.receiver = {
        type: classType(companion),
        label: undefined,
        code: (at) => ({op: 'instance', of: companion, type: classType(companion), at}),
      };
    }
  }
  for (const of of classes) {
    if (of.companion !== undefined || (of.isObject && of !== symbol)) {
      const object = of.companion ?? of;
      around = new Scope(around, scope.file, body);
      around.receiver = {
        type: classType(object),
        label: object.name,
        code: (at) => ({op: 'instance', of: object, type: classType(object), at}),
      };
    }
  }
  return around;
}

/**
 * The scope of a member, with its `this`, and that of the classes around an inner one.
 *
 * @param self the variable that holds `this`
 */
function memberScope(symbol: ClassSymbol, scope: Scope, body: Body, self: VariableSymbol): Scope {
  const type = thisType(symbol);
  let around = companions(symbol, scope, body);
  for (const {of, code} of outerInstances(symbol, self)) {
    const outer = thisType(of);
    around = new Scope(around, scope.file, body);
    around.classBody = of;
    around.receiver = {type: outer, label: of.name, code};
  }
  const own = new Scope(around, scope.file, body);
  own.classBody = symbol;
  own.receiver = {type, label: symbol.name, code: (at) => ({op: 'get', variable: self, type, at})};
  return own;
}

/** The instances to which that of an inner class belongs, outermost first, and how to come to them. */
function outerInstances(
  symbol: ClassSymbol,
  self: VariableSymbol,
): {readonly of: ClassSymbol; readonly code: (at: number) => Code}[] {
  const found: {of: ClassSymbol; code: (at: number) => Code}[] = [];
  let code = (at: number): Code => ({op: 'get', variable: self, type: thisType(symbol), at});
  let inner = symbol;
  for (let {outer: of} = symbol; of !== undefined; of = of.outer) {
    const type = thisType(of);
    const below = code;
    const owner = inner;
    code = (at) => ({op: 'outer', of: owner, value: below(at), type, at});
    found.unshift({of, code});
    inner = of;
  }
  return found;
}

// The members of a class: those that are written, and those that the compiler adds.

/** Makes all members of a class, the fields of its instances with them. */
function makeMembers(
  symbol: ClassSymbol,
  tree: ClassTree,
  scope: Scope,
  packageName: string,
): void {
  for (const above of symbol.supers()) {
    above.of.complete();
  }
  const base = superClass(symbol);
  symbol.inherited = base?.tree === undefined ? 0 : base.fields;
  symbol.fields = symbol.inherited;
  const within = (body: Body): Scope => {
    const self =
      body.parameters[0] ??
      new Scope(scope, scope.file, body).declare('this', thisType(symbol), false);
    if (body.parameters.length === 0) {
      body.parameters.push(self);
    }
    return memberScope(symbol, scope, body, self);
  };
  const statics = staticScope(symbol, scope);
  const place: Place = {scope: statics, owner: symbol, packageName, memberScope: within};
  for (const parameter of tree.parameters ?? []) {
    if (parameter.property !== undefined) {
      addMember(symbol, parameterProperty(parameter, place, symbol));
    }
  }
  for (const above of tree.supers) {
    if (above.delegate === undefined) {
      continue;
    }
    const to = resolveType(above.type, scope);
    if (to.kind === 'class') {
      symbol.delegates.push({to, field: symbol.fields++});
    }
  }
  if (symbol.outer !== undefined) {
    symbol.outerField = symbol.fields++;
  }
  if (symbol.localIn !== undefined) {
    symbol.environmentField = symbol.fields++;
  }
  for (const member of tree.members) {
    if (member.kind === 'function') {
      addMember(symbol, declareFunction(member, place));
    }
    if (member.kind === 'property') {
      addMember(symbol, memberProperty(member, place, symbol));
    }
    if (member.kind === 'alias') {
      // What it stands for has to be known, also where nobody asks.
      symbol.aliases.get(member.name)?.type();
    }
  }
  if (tree.sort === 'interface') {
    for (const members of symbol.members.values()) {
      for (const each of members) {
        each.open = true;
      }
    }
  }
  for (const each of dataMembers(symbol, tree, packageName)) {
    addMember(symbol, each);
  }
  overrides(symbol, scope);
  const others = secondaryOf(tree).map((each) =>
    constructorOf(symbol, tree, each, scope, within, packageName),
  );
  const hasPrimary = tree.parameters !== undefined || others.length === 0;
  if (tree.sort !== 'interface') {
    symbol.construct = hasPrimary
      ? constructorOf(symbol, tree, undefined, scope, within, packageName)
      : others.shift();
  }
  symbol.secondary = others;
  for (const each of tree.entries) {
    entryClass(symbol, each, scope, packageName);
    symbol.entryCalls.set(
      each.name,
      memoized(() => entryCall(symbol, each, statics)),
    );
  }
}

function superClass(symbol: ClassSymbol): ClassSymbol | undefined {
  return symbol.supers().find((each) => !each.of.isInterface && !isClass(each, 'kotlin.Any'))?.of;
}

function addMember(symbol: ClassSymbol, member: Member): void {
  member.owner = symbol;
  symbol.members.set(member.name, [...(symbol.members.get(member.name) ?? []), member]);
}

/** `val` or `var` in the parentheses of a class. */
function parameterProperty(
  tree: ParameterTree,
  {scope, packageName}: Place,
  symbol: ClassSymbol,
): PropertySymbol {
  const property = new PropertySymbol(tree.name, packageName, tree.modifiers.words);
  const type = tree.type === undefined ? UNKNOWN : resolveType(tree.type, scope);
  property.type = () => (tree.vararg ? scope.world.arrayOf(type) : type);
  property.mutable = tree.property === 'var';
  property.isPrivate = tree.modifiers.words.has('private');
  property.field = symbol.fields++;
  return property;
}

function memberProperty(tree: PropertyTree, place: Place, symbol: ClassSymbol): PropertySymbol {
  const property = declareProperty(tree, place);
  const hasValue = tree.getter === undefined || tree.initial !== undefined;
  if (hasValue && tree.type === undefined) {
    // Known when the constructor has been checked, which sees its parameters.
    let checking = false;
    property.type = () => {
      if (checking) {
        return UNKNOWN;
      }
      checking = true;
      const before = property.type;
      symbol.construct?.body();
      checking = false;
      return property.type === before ? UNKNOWN : property.type();
    };
  }
  const isAbstract = tree.modifiers.words.has('abstract') || symbol.sort === 'interface';
  const stored = !isAbstract && isStored(tree);
  property.abstract = isAbstract && tree.getter === undefined;
  if (stored) {
    property.field = symbol.fields++;
  }
  return property;
}

function memoized<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

// Properties of files and classes: their types, getters and first values.

/** Declares a property of a file or a class; its first value is checked when asked for, once. */
export function declareProperty(tree: PropertyTree, place: Place): PropertySymbol {
  const property = new PropertySymbol(tree.name, place.packageName, tree.modifiers.words);
  property.tree = tree;
  property.mutable = tree.mutable;
  property.isPrivate = tree.modifiers.words.has('private');
  const own = typeParametersIn(place.scope, tree.typeParameters);
  property.typeParameters = own.parameters;
  property.receiver =
    tree.receiver === undefined ? undefined : resolveType(tree.receiver, own.scope);
  property.isSetPrivate = tree.setterModifiers?.words.has('private') === true;
  const {getter} = tree;
  if (getter === undefined || tree.initial !== undefined) {
    declareValue(property, tree, place, own.scope);
  }
  const accessor = {...place, backing: isStored(tree) ? property : undefined};
  const {name, receiver, typeParameters} = tree;
  if (getter !== undefined) {
    const result = getter.result ?? tree.type;
    const head = {name, receiver, typeParameters, modifiers: tree.modifiers};
    const isTyped = tree.initial !== undefined && result === undefined;
    property.getter = declareFunction({...getter, ...head, result}, accessor);
    if (tree.initial === undefined) {
      // Each accessor is a function with type parameters of its own.
      ({
        result: property.type,
        receiver: property.receiver,
        typeParameters: property.typeParameters,
      } = property.getter);
    } else if (isTyped) {
      property.getter.result = () => property.type();
    }
  }
  if (tree.setter !== undefined) {
    // The value has the type of the property, which may have to be inferred.
    const any: TypeTree = {at: tree.at, kind: 'star', name: '*', args: [], nullable: false};
    const parameters = tree.setter.parameters.map((each) => ({...each, type: any}));
    const head = {name, receiver, typeParameters, modifiers: tree.modifiers, parameters};
    const setter = declareFunction({...tree.setter, ...head}, accessor);
    const by = parametersIn(property.typeParameters, setter.typeParameters);
    setter.parameters = setter.parameters.map((each) => ({
      ...each,
      get type() {
        return substitute(property.type(), by);
      },
    }));
    property.setter = setter;
  }
  return property;
}

/** Type parameters as they are called elsewhere. */
const parametersIn = (
  here: readonly TypeParameter[],
  there: readonly TypeParameter[],
): Map<TypeParameter, Type> =>
  new Map(
    here.map((each, index) => [each, {kind: 'parameter', of: there[index], nullable: false}]),
  );

/** Whether a property has a field: a first value, an accessor that is the usual one, or one that names `field`. */
export function isStored(tree: PropertyTree): boolean {
  if (tree.initial !== undefined || tree.delegate !== undefined) {
    return true;
  }
  if (tree.receiver !== undefined) {
    return false;
  }
  return (
    tree.getter === undefined ||
    (tree.mutable && tree.setter === undefined) ||
    [tree.getter, tree.setter].some((each) => names(each?.body, 'field'))
  );
}

/** The type of a property that holds a value, and its first value. */
function declareValue(
  property: PropertySymbol,
  tree: PropertyTree,
  {scope, owner, memberScope}: Place,
  types: TypeScope,
): void {
  const {world} = scope;
  const value = tree.initial ?? tree.delegate;
  let declared: Type | undefined;
  let resolved = tree.type === undefined;
  const type = (): Type | undefined => {
    if (!resolved && tree.type !== undefined) {
      declared = resolveType(tree.type, types);
    }
    resolved = true;
    return declared;
  };
  const local = owner?.localIn;
  const memberOf = local === undefined ? undefined : owner;
  const body = new Body(local, undefined, 'initialiser', memberOf, tree.at);
  let code: Code | undefined;
  let checking = false;
  property.initial = () => {
    if (code !== undefined || value === undefined || checking) {
      return code;
    }
    checking = true;
    const inner =
      memberScope === undefined ? new Scope(scope, scope.file, body) : memberScope(body);
    code = world.once(owner, () => {
      const wanted = type();
      if (tree.delegate !== undefined) {
        return lazyDelegate(tree.delegate, wanted, inner);
      }
      if (wanted !== undefined) {
        return convert(typed(value, inner, wanted, initializer), wanted, inner);
      }
      const own = expression(value, inner, undefined);
      return tree.about === undefined ? own : provided(own, tree.about, inner);
    });
    checking = false;
    property.initialBody = body;
    return code;
  };
  property.type = () => {
    const wanted = type();
    if (wanted !== undefined) {
      return wanted;
    }
    if (checking) {
      world.report(tree.at, RECURSIVE);
      return UNKNOWN;
    }
    const result = property.initial()?.type ?? UNKNOWN;
    return tree.delegate !== undefined && result.kind === 'class'
      ? (result.args[0] ?? UNKNOWN)
      : plain(result);
  };
  property.lazy = tree.delegate !== undefined;
  if (value === undefined && tree.type === undefined) {
    world.report(
      tree.at,
      'This property must either have a type annotation, be initialized or be delegated.',
    );
  }
}

// What the compiler adds to a data class: its components, and `copy`.

/** `component1()` and so on, and `copy(…)`; a value class has none of them. */
function dataMembers(symbol: ClassSymbol, tree: ClassTree, packageName: string): FunctionSymbol[] {
  if (!tree.modifiers.words.has('data')) {
    return [];
  }
  const members: FunctionSymbol[] = [];
  const parameters: Parameter[] = [];
  (tree.parameters ?? []).forEach(({name}, index) => {
    const type =
      (symbol.member(name)[0] as PropertySymbol | undefined)?.type ?? ((): Type => UNKNOWN);
    const operator = new Set(['operator']);
    const component = new FunctionSymbol(`component${index + 1}`, packageName, operator);
    component.result = type;
    component.implementation = partOf(index);
    members.push(component);
    parameters.push({name, type: type(), optional: true, vararg: false});
  });
  const copy = new FunctionSymbol('copy', packageName);
  copy.parameters = parameters;
  copy.result = () => thisType(symbol);
  copy.implementation = copyOf;
  return [...members, copy];
}

// Entries of an enum: those with a body are classes of their own.

/** Declares the class of an entry that has a body. */
function entryClass(
  symbol: ClassSymbol,
  {name, at, args, body}: EnumEntryTree,
  scope: Scope,
  packageName: string,
): void {
  if (symbol.construct === undefined || body === undefined) {
    return;
  }
  const tree: ClassTree = {
    ...body,
    name,
    sort: 'class',
    supers: [{type: {at, kind: 'named', name: symbol.name, args: [], nullable: false}, args}],
  };
  const own = declareClass(tree, packageName, symbol);
  own.anonymous = true;
  const modifiers = symbol.modifiers as Set<string>;
  modifiers.add('open');
  declareMembers(own, staticScope(symbol, scope), packageName);
  own.complete();
  symbol.entryClasses.set(name, own);
}

/** The call that makes an enum's entry. */
function entryCall(symbol: ClassSymbol, entry: EnumEntryTree, scope: Scope): Code | undefined {
  const candidates = constructorsOf(symbol.entryClasses.get(entry.name) ?? symbol, [], entry.at);
  if (candidates.length === 0) {
    return undefined;
  }
  const args = entry.body === undefined ? entry.args : [];
  const request: Request = {
    name: entry.name,
    at: entry.at,
    args: givenArgs(args, undefined),
    typeArgs: [],
    expected: undefined,
    scope,
  };
  const {choice, drafts} = choose([candidates], request);
  if (choice.candidate !== undefined) {
    return complete(choice.candidate, request, drafts);
  }
  refuse(entry.name, request, choice, scope);
  return undefined;
}
