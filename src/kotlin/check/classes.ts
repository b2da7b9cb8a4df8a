import {Body, type Code} from '../code';
import {copyOf, fieldOf} from '../run/instances';
import {
  ClassSymbol,
  type ClassType,
  FunctionSymbol,
  type Member,
  type Parameter,
  PropertySymbol,
  type Type,
  UNKNOWN,
  type VariableSymbol,
} from '../symbols';
import {type ClassTree, type EnumEntryTree, type PropertyTree} from '../tree';
import {classType, isClass, same, upperBound} from '../types';
import {choose} from './calls/choose';
import {complete} from './calls/complete';
import {convert} from './calls/convert';
import {refuse} from './calls/refuse';
import {givenArgs, type Request} from './calls/request';
import {expression, fitting, typed, unknown} from './expressions';
import {declareFunction, declareParameters, parameterOf, type Place} from './functions';
import {resolveType} from './resolveType';
import {Scope} from './scope';
import {memberNames, typeParametersIn} from './signatures';
import {statements} from './statements';

const initializer = (expected: string, actual: string): string =>
  `Initializer type mismatch: expected '${expected}', actual '${actual}'.`;

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
    if (member.kind !== 'class') continue;
    const nested = declareClass(member, packageName, symbol);
    symbol.nested.set(nested.name, nested);
    if (member.modifiers.words.has('companion')) symbol.companion = nested;
  }
  return symbol;
}

/** Gives a class its supertypes and members; everything that can be named has been declared by then. */
export function declareMembers(symbol: ClassSymbol, outer: Scope, packageName: string): void {
  const {tree} = symbol;
  if (tree === undefined) return;
  const {world} = outer;
  const {parameters} = typeParametersIn(outer, tree.typeParameters);
  symbol.typeParameters = parameters;
  let supers: ClassType[] | undefined;
  symbol.supers = () => {
    if (supers === undefined) {
      supers = [world.types.Any];
      const found = tree.supers
        .map((each) => resolveType(each.type, scope))
        .filter((each): each is ClassType => each.kind === 'class');
      if (symbol.sort === 'enum') found.push(world.type('Enum', classType(symbol)));
      supers = found.length > 0 ? found : supers;
    }
    return supers;
  };
  const scope = new Scope(outer, outer.file, outer.body);
  for (const parameter of parameters) scope.types.set(parameter.name, parameter);

  let filled = false;
  symbol.complete = () => {
    if (filled) return;
    filled = true;
    fill(symbol, tree, scope, packageName);
  };
  const inside = new Scope(scope, scope.file, scope.body);
  inside.classBody = symbol;
  for (const nested of symbol.nested.values()) declareMembers(nested, inside, packageName);
  for (const above of tree.supers) {
    const found = world.trial(() => resolveType(above.type, scope)).result;
    if (found.kind === 'class' && found.of.modifiers.has('sealed')) found.of.below.push(symbol);
  }
}

/** The scope inside of a member: the class's names, `this`, what is around an inner class. */
function inside(symbol: ClassSymbol, scope: Scope, body: Body, self: VariableSymbol): Scope {
  const type = thisType(symbol);
  const around = companions(symbol, scope, body);
  const own = new Scope(around, scope.file, body);
  own.classBody = symbol;
  own.receiver = {type, label: symbol.name, code: (at) => ({op: 'get', variable: self, type, at})};
  return own;
}

/** Companions and outer instances of the classes around, outermost first. */
function companions(symbol: ClassSymbol, scope: Scope, body: Body): Scope {
  let around = scope;
  const classes: ClassSymbol[] = [];
  for (let of: ClassSymbol | undefined = symbol; of !== undefined; of = of.enclosing)
    classes.unshift(of);
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

function withOuter(symbol: ClassSymbol, scope: Scope, body: Body, self: VariableSymbol): Scope {
  const own = inside(symbol, scope, body, self);
  if (symbol.outer === undefined) return own;
  const outers: {type: ClassType; code: (at: number) => Code; of: ClassSymbol}[] = [];
  let code = (at: number): Code => ({op: 'get', variable: self, type: thisType(symbol), at});
  for (let of = symbol.outer as ClassSymbol | undefined; of !== undefined; of = of.outer) {
    const type = thisType(of);
    const below = code;
    code = (at) => ({op: 'outer', value: below(at), type, at});
    outers.unshift({type, code, of});
  }
  let around: Scope = companions(symbol, scope, body);
  for (const each of outers) {
    around = new Scope(around, scope.file, body);
    around.classBody = each.of;
    around.receiver = {type: each.type, label: each.of.name, code: each.code};
  }
  const inner = new Scope(around, scope.file, body);
  inner.classBody = symbol;
  inner.receiver = own.receiver;
  return inner;
}

export function thisType(symbol: ClassSymbol): ClassType {
  return classType(
    symbol,
    symbol.typeParameters.map((of) => ({kind: 'parameter', of, nullable: false})),
  );
}

function addMember(symbol: ClassSymbol, member: Member): void {
  member.owner = symbol;
  symbol.members.set(member.name, [...(symbol.members.get(member.name) ?? []), member]);
}

function superClass(symbol: ClassSymbol): ClassSymbol | undefined {
  return symbol.supers().find((each) => !each.of.isInterface && !isClass(each, 'kotlin.Any'))?.of;
}

function fill(symbol: ClassSymbol, tree: ClassTree, scope: Scope, packageName: string): void {
  const {world} = scope;
  for (const above of symbol.supers()) above.of.complete();
  const base = superClass(symbol);
  symbol.fields = base?.tree === undefined ? 0 : base.fields;
  const memberScope = (body: Body): Scope => {
    const self =
      body.parameters[0] ??
      new Scope(scope, scope.file, body).declare('this', thisType(symbol), false);
    if (body.parameters.length === 0) body.parameters.push(self);
    return withOuter(symbol, scope, body, self);
  };
  const place: Place = {scope: staticScope(symbol, scope), owner: symbol, packageName, memberScope};
  for (const parameter of tree.parameters ?? []) {
    if (parameter.property === undefined) continue;
    const property = new PropertySymbol(parameter.name, packageName, parameter.modifiers.words);
    const type = parameter.type === undefined ? UNKNOWN : resolveType(parameter.type, place.scope);
    property.type = () => (parameter.vararg ? world.type('Array', type) : type);
    property.mutable = parameter.property === 'var';
    property.field = symbol.fields++;
    addMember(symbol, property);
  }
  for (const above of tree.supers) {
    if (above.delegate === undefined) continue;
    const to = resolveType(above.type, scope);
    if (to.kind === 'class') symbol.delegates.push({to, field: symbol.fields++});
  }
  for (const member of tree.members) {
    if (member.kind === 'function') addMember(symbol, declareFunction(member, place));
    if (member.kind === 'property') addMember(symbol, declareProperty(member, place, symbol));
    if (member.kind === 'alias') world.report(member.at, 'Nested type aliases are not known here.');
  }
  if (tree.sort === 'interface')
    for (const members of symbol.members.values()) for (const each of members) each.open = true;
  if (tree.modifiers.words.has('data') || tree.modifiers.words.has('value'))
    dataMembers(symbol, tree, packageName);
  overrides(symbol, scope);
  if (tree.sort !== 'interface')
    symbol.construct = constructor(symbol, tree, scope, memberScope, packageName);
  for (const each of tree.entries) {
    entryClass(symbol, each, scope, packageName);
    symbol.entryCalls.set(
      each.name,
      once(() => entryCall(symbol, each, staticScope(symbol, scope))),
    );
  }
}

function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** The names that a signature within a class can use. */
function staticScope(symbol: ClassSymbol, scope: Scope): Scope {
  const own = new Scope(scope, scope.file, scope.body);
  own.classBody = symbol;
  return own;
}

function declareProperty(tree: PropertyTree, place: Place, symbol: ClassSymbol): PropertySymbol {
  const property = new PropertySymbol(tree.name, place.packageName, tree.modifiers.words);
  property.tree = tree;
  property.mutable = tree.mutable;
  property.isPrivate = tree.modifiers.words.has('private');
  initialProperty(property, tree, place);
  if (tree.getter === undefined && tree.type === undefined) {
    // Known when the constructor has been checked, which sees its parameters.
    let checking = false;
    property.type = () => {
      if (checking) return UNKNOWN;
      checking = true;
      const before = property.type;
      symbol.construct?.body();
      checking = false;
      return property.type === before ? UNKNOWN : property.type();
    };
  }
  const stored =
    tree.getter === undefined &&
    !tree.modifiers.words.has('abstract') &&
    symbol.sort !== 'interface';
  property.abstract = !stored && tree.getter === undefined;
  if (stored) property.field = symbol.fields++;
  return property;
}

/** The type and the first value of a property of a file or a class. */
export function initialProperty(property: PropertySymbol, tree: PropertyTree, place: Place): void {
  const {scope} = place;
  const {world} = scope;
  const own = typeParametersIn(scope, tree.typeParameters);
  property.typeParameters = own.parameters;
  property.receiver =
    tree.receiver === undefined ? undefined : resolveType(tree.receiver, own.scope);
  let declared: Type | undefined;
  let resolved = tree.type === undefined;
  const type = (): Type | undefined => {
    if (!resolved && tree.type !== undefined) declared = resolveType(tree.type, own.scope);
    resolved = true;
    return declared;
  };
  if (tree.getter !== undefined) {
    property.getter = declareFunction(
      {
        ...tree.getter,
        name: tree.name,
        receiver: tree.receiver,
        typeParameters: tree.typeParameters,
        result: tree.getter.result ?? tree.type,
        modifiers: tree.modifiers,
      },
      place,
    );
    property.type = property.getter.result;
    return;
  }
  let code: Code | undefined;
  let checking = false;
  const body = new Body(
    place.owner?.localIn,
    undefined,
    'initialiser',
    place.owner?.localIn === undefined ? undefined : place.owner,
    tree.at,
  );
  const value = tree.initial ?? tree.delegate;
  property.initial = () => {
    if (code !== undefined || value === undefined || checking) return code;
    checking = true;
    const inner =
      place.memberScope === undefined
        ? new Scope(scope, scope.file, body)
        : place.memberScope(body);
    const wanted = type();
    if (tree.delegate !== undefined) {
      code = expression(tree.delegate, inner, undefined);
      if (!isClass(upperBound(code.type), 'kotlin.Lazy'))
        world.report(tree.delegate.at, "Delegates other than 'lazy' are not known here.");
    } else
      code =
        wanted === undefined
          ? expression(value, inner, undefined)
          : convert(typed(value, inner, wanted, initializer), wanted, inner);
    checking = false;
    initialBodies.set(property, body);
    return code;
  };
  property.type = () => {
    const wanted = type();
    if (wanted !== undefined) return wanted;
    if (checking) {
      world.report(
        tree.at,
        'Type checking has run into a recursive problem. Easiest workaround: specify the types of your declarations explicitly.',
      );
      return UNKNOWN;
    }
    const found = world.trial(() => property.initial()?.type ?? UNKNOWN);
    for (const each of found.diagnostics) world.report(each.at, each.message, each.severity);
    const {result} = found;
    return tree.delegate !== undefined && result.kind === 'class'
      ? (result.args[0] ?? UNKNOWN)
      : result;
  };
  if (tree.delegate !== undefined) property.lazy = true;
  if (value === undefined && tree.type === undefined)
    world.report(
      tree.at,
      'This property must either have a type annotation, be initialized or be delegated.',
    );
}

/** The body in which a property's first value is computed. */
export const initialBodies = new WeakMap<PropertySymbol, Body>();

function dataMembers(symbol: ClassSymbol, tree: ClassTree, packageName: string): void {
  const parameters: Parameter[] = [];
  (tree.parameters ?? []).forEach((parameter, index) => {
    const type =
      (symbol.members.get(parameter.name)?.[0] as PropertySymbol | undefined)?.type ??
      ((): Type => UNKNOWN);
    const component = new FunctionSymbol(
      `component${index + 1}`,
      packageName,
      new Set(['operator']),
    );
    component.result = type;
    component.implementation = fieldOf(index);
    if (tree.modifiers.words.has('data')) addMember(symbol, component);
    parameters.push({name: parameter.name, type: type(), optional: true, vararg: false});
  });
  if (!tree.modifiers.words.has('data')) return;
  const copy = new FunctionSymbol('copy', packageName);
  copy.parameters = parameters;
  copy.result = () => thisType(symbol);
  copy.implementation = copyOf;
  addMember(symbol, copy);
}

/** Gives members that override others the same number, and the others one of their own; says what is missing. */
function overrides(symbol: ClassSymbol, scope: Scope): void {
  const {world} = scope;
  for (const members of symbol.members.values()) {
    for (const member of members) {
      const above = symbol.supers().flatMap((each) => overridden(each.of, member));
      const [first] = above;
      const name = member.tree?.at ?? symbol.tree?.at ?? 0;
      if (first === undefined) {
        member.slot = world.nextSlot();
        if (member.modifiers.has('override') && member.tree !== undefined)
          world.report(name, `'${member.name}' overrides nothing.`);
      } else {
        member.slot = first.slot;
        for (const other of above)
          if (other.slot !== first.slot)
            aliases.set(other.slot, [...(aliases.get(other.slot) ?? []), first.slot]);
        if (!member.modifiers.has('override') && member.tree !== undefined) {
          world.report(
            name,
            `'${member.name}' hides member of supertype '${first.owner?.name ?? ''}' and needs an 'override' modifier.`,
          );
        }
        if (
          first.owner?.test === undefined &&
          first.owner?.isInterface === false &&
          !isOpen(first)
        ) {
          world.report(
            name,
            `'${member.name}' in '${first.owner.name}' is final and cannot be overridden.`,
          );
        }
      }
    }
  }
}

/** Slots of one function that two interfaces declare. */
export const aliases = new Map<number, number[]>();

function isOpen(member: Member): boolean {
  return (
    ['open', 'abstract', 'override'].some((word) => member.modifiers.has(word)) &&
    !member.modifiers.has('final')
  );
}

function overridden(of: ClassSymbol, member: Member): Member[] {
  of.complete();
  const own = (of.members.get(member.name) ?? []).filter(
    (each) => !each.isPrivate && each.kind === member.kind && alike(each, member),
  );
  if (own.length > 0) return own;
  return of.supers().flatMap((above) => overridden(above.of, member));
}

function alike(above: Member, below: Member): boolean {
  if (
    (above.receiver === undefined) !== (below.receiver === undefined) ||
    above.parameters.length !== below.parameters.length
  )
    return false;
  return above.parameters.every((each, index) => {
    const other = below.parameters[index]?.type ?? UNKNOWN;
    const a = upperBound(each.type);
    const b = upperBound(other);
    if (
      each.type.kind === 'parameter' ||
      other.kind === 'parameter' ||
      a.kind !== 'class' ||
      b.kind !== 'class'
    )
      return true;
    return a.of === b.of || same(a, b);
  });
}

function missingMembers(symbol: ClassSymbol, tree: ClassTree, scope: Scope): void {
  if (
    ['abstract', 'sealed'].some((word) => tree.modifiers.words.has(word)) ||
    tree.sort === 'interface'
  )
    return;
  const delegated = symbol.delegates.map((each) => each.to.of);
  if (tree.sort === 'enum' && tree.entries.every((each) => each.body !== undefined)) return;
  for (const above of symbol.supers()) {
    if (delegated.includes(above.of)) continue;
    const missing = abstractMembers(above.of).find(
      (member) => implementation(symbol, member) === undefined,
    );
    if (missing === undefined) continue;
    const what = tree.name === '' ? 'Object' : `Class '${tree.name}'`;
    scope.world.report(
      tree.at,
      `${what} is not abstract and does not implement abstract member '${missing.name}'.`,
    );
    return;
  }
}

function abstractMembers(of: ClassSymbol): Member[] {
  const names = memberNames(of);
  const own = names.flatMap((name) => of.members.get(name) ?? []).filter((each) => each.abstract);
  return [...own, ...of.supers().flatMap((above) => abstractMembers(above.of))];
}

function implementation(of: ClassSymbol, member: Member): Member | undefined {
  const own = of.members
    .get(member.name)
    ?.find((each) => each.kind === member.kind && !each.abstract && alike(member, each));
  if (own !== undefined) return own;
  for (const above of of.supers()) {
    const found = implementation(above.of, member);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The primary constructor: its body stores the properties, calls the superclass's, and runs the initialisers in their order. */
function constructor(
  symbol: ClassSymbol,
  tree: ClassTree,
  scope: Scope,
  memberScope: (body: Body) => Scope,
  packageName: string,
): FunctionSymbol {
  const made = new FunctionSymbol(symbol.name, packageName);
  made.constructs = symbol;
  made.typeParameters = symbol.typeParameters;
  made.owner = symbol.outer;
  const types = staticScope(symbol, scope);
  made.parameters = (tree.parameters ?? []).map((each) => parameterOf(each, types));
  made.result = () => thisType(symbol);
  let body: Body | undefined;
  made.body = () => {
    if (body !== undefined) return body;
    body = new Body(
      symbol.localIn,
      symbol.name,
      'initialiser',
      symbol.localIn === undefined ? undefined : symbol,
      tree.at,
    );
    const members = memberScope(body);
    const parameters = new Scope(members, members.file, body);
    declareParameters(made, body, parameters);
    const {world} = scope;
    const {Unit} = world.types;
    const at = tree.at;
    const type = thisType(symbol);
    const [selfVariable] = body.parameters;
    if (selfVariable === undefined) throw new Error('a constructor has this');
    const self: Code = {op: 'get', variable: selfVariable, type, at};
    const codes: Code[] = [];
    const store = (property: PropertySymbol, value: Code): void => {
      codes.push({op: 'write', property, args: [self], value, type: Unit, at: value.at});
    };
    // In initialisers, a parameter that is a property is the property: lambdas see later values.
    const initialisers = new Scope(members, members.file, body);
    for (const parameter of tree.parameters ?? []) {
      const variable = parameters.variables.get(parameter.name);
      if (variable === undefined) continue;
      const property = symbol.members.get(parameter.name)?.find((each) => each.kind === 'property');
      if (parameter.property !== undefined && property?.kind === 'property')
        store(property, {op: 'get', variable, type: variable.type, at: parameter.at});
      else initialisers.variables.set(parameter.name, variable);
    }
    tree.supers.forEach((above) => {
      const to = resolveType(above.type, scope);
      if (to.kind !== 'class') return;
      const delegate =
        above.delegate === undefined
          ? undefined
          : symbol.delegates.find((each) => each.to.of === to.of);
      if (above.delegate !== undefined && delegate !== undefined) {
        const value = expression(above.delegate, parameters, to);
        const property = new PropertySymbol('<delegate>', '');
        property.field = delegate.field;
        property.mutable = true;
        store(property, fitting(value, to, parameters, initializer));
      } else codes.push(...superCall(to, above, parameters, self, tree));
    });
    for (const member of tree.members) {
      if (member.kind === 'init') {
        const inner = new Scope(initialisers, initialisers.file, body);
        codes.push(
          statements(member.body.statements, inner, {value: undefined, used: false, at: member.at}),
        );
      }
      if (member.kind !== 'property' || member.getter !== undefined) continue;
      const property = symbol.members
        .get(member.name)
        ?.find((each) => each.kind === 'property' && each.tree === member);
      if (property?.kind !== 'property') continue;
      const value = firstValue(property, member, new Scope(initialisers, initialisers.file, body));
      if (value !== undefined) store(property, value);
      else if (!property.abstract && !assignedIn(tree, member.name))
        world.report(member.at, 'Property must be initialized or be abstract.');
    }
    body.code = {op: 'block', statements: codes, type: Unit, at};
    missingMembers(symbol, tree, scope);
    return body;
  };
  return made;
}

function assignedIn(tree: ClassTree, name: string): boolean {
  return (
    tree.members.some(
      (each) =>
        each.kind === 'init' &&
        each.body.statements.some(
          (one) =>
            one.kind === 'assign' &&
            (one.target.kind === 'name' || one.target.kind === 'member') &&
            one.target.name === name,
        ),
    ) ||
    tree.members.some(
      (each) => each.kind === 'init' && JSON.stringify(each.body).includes(`"${name}"`),
    )
  );
}

/** The first value of a property, checked among the constructor's parameters. */
function firstValue(property: PropertySymbol, tree: PropertyTree, scope: Scope): Code | undefined {
  const value = tree.initial ?? tree.delegate;
  if (value === undefined) return undefined;
  if (tree.delegate !== undefined || tree.type === undefined) {
    const code = expression(value, scope, undefined);
    const type =
      tree.delegate !== undefined && code.type.kind === 'class'
        ? (code.type.args[0] ?? UNKNOWN)
        : code.type;
    property.type = () => type;
    return code;
  }
  const wanted = property.type();
  return convert(typed(value, scope, wanted, initializer), wanted, scope);
}

function superCall(
  to: ClassType,
  above: ClassTree['supers'][number],
  scope: Scope,
  self: Code,
  tree: ClassTree,
): Code[] {
  const {world} = scope;
  to.of.complete();
  if (to.of.isInterface) {
    if (above.args !== undefined)
      world.report(above.type.at, `Interface '${to.of.name}' does not have constructors.`);
    return [];
  }
  const construct = to.of.construct;
  if (above.args === undefined) {
    if (tree.sort !== 'interface')
      world.report(above.type.at, 'This type has a constructor, so it must be initialized here.');
    return [];
  }
  const open = ['open', 'abstract', 'sealed'].some((word) => to.of.modifiers.has(word));
  if (!open) world.report(above.type.at, `This type is final, so it cannot be extended.`);
  if (construct === undefined) return [];
  const request: Request = {
    name: to.of.name,
    at: above.type.at,
    args: givenArgs(above.args, undefined),
    typeArgs: [],
    expected: to,
    scope,
    direct: true,
  };
  const {choice, drafts} = choose([[{symbol: construct}]], request);
  if (choice.candidate === undefined) {
    refuse(to.of.name, request, choice, scope);
    return [];
  }
  const call = complete(choice.candidate, request, drafts);
  return call.op === 'call' ? [{...call, args: [self, ...call.args]}] : [unknown(above.type.at)];
}

function entryClass(
  symbol: ClassSymbol,
  entry: EnumEntryTree,
  scope: Scope,
  packageName: string,
): void {
  if (symbol.construct === undefined) return;
  if (entry.body !== undefined) {
    const tree: ClassTree = {
      ...entry.body,
      name: entry.name,
      sort: 'class',
      supers: [
        {
          type: {at: entry.at, kind: 'named', name: symbol.name, args: [], nullable: false},
          args: entry.args,
        },
      ],
    };
    const own = new ClassSymbol(
      entry.name,
      `${symbol.qualified}.${entry.name}`,
      'class',
      new Set(),
    );
    own.tree = tree;
    own.anonymous = true;
    own.enclosing = symbol;
    const openSymbol = symbol.modifiers as Set<string>;
    openSymbol.add('open');
    const inner = new Scope(scope, scope.file, scope.body);
    inner.classBody = symbol;
    declareMembers(own, inner, packageName);
    own.complete();
    symbol.entryClasses.set(entry.name, own);
  }
}

/** The call that makes an enum's entry. */
function entryCall(symbol: ClassSymbol, entry: EnumEntryTree, scope: Scope): Code | undefined {
  const construct = symbol.entryClasses.get(entry.name)?.construct ?? symbol.construct;
  if (construct === undefined) return undefined;
  const args = entry.body === undefined ? entry.args : [];
  const request: Request = {
    name: entry.name,
    at: entry.at,
    args: givenArgs(args, undefined),
    typeArgs: [],
    expected: undefined,
    scope,
  };
  const {choice, drafts} = choose([[{symbol: construct}]], request);
  if (choice.candidate !== undefined) return complete(choice.candidate, request, drafts);
  refuse(entry.name, request, choice, scope);
  return undefined;
}

/** A class within a function, or an object expression. */
export function declareLocalClass(tree: ClassTree, scope: Scope, at: number): ClassSymbol {
  const symbol = declareClass({...tree, at}, '', undefined);
  const mark = (of: ClassSymbol): void => {
    of.localIn = scope.body;
    for (const nested of of.nested.values()) mark(nested);
  };
  mark(symbol);
  symbol.anonymous = tree.name === '';
  if (!symbol.anonymous) scope.types.set(tree.name, symbol);
  declareMembers(symbol, scope, '');
  checkClass(symbol);
  return symbol;
}

/** Checks everything in a class. */
export function checkClass(symbol: ClassSymbol): void {
  symbol.complete();
  symbol.construct?.body();
  for (const members of [...symbol.members.values()])
    for (const member of members) checkMember(member);
  for (const nested of symbol.nested.values()) checkClass(nested);
  for (const each of symbol.entryClasses.values()) checkClass(each);
  for (const each of symbol.entryCalls.values()) each();
}

export function checkMember(member: Member): void {
  if (member.kind === 'function') {
    member.body();
    member.result();
  } else if (member.getter !== undefined) {
    member.getter.body();
    member.type();
  } else member.type();
}
