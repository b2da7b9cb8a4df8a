/** Functions and lambdas. */
import {Body, type Code} from '../code';
import {
  type ClassSymbol,
  FunctionSymbol,
  type FunctionType,
  type PropertySymbol,
  type Type,
  UNKNOWN,
} from '../symbols';
import {type FunctionTree, type LambdaTree, type ParameterTree} from '../tree';
import {
  constrain,
  functionType,
  isKnown,
  isNothing,
  isUnit,
  join,
  plain,
  render,
  solved,
} from '../types';
import {accepts, convert} from './arguments';
import {initializer, notInferred, RECURSIVE, returned, unitCode, unknown} from './codes';
import {expression, fitting, typed} from './expressions';
import {alike} from './overrides';
import {resolveType} from './resolveType';
import {Scope} from './scope';
import {typeParametersIn} from './signatures';
import {destructure, statements} from './statements';

/** Where a function stands: in a file, a class, or another function. */
export interface Place {
  readonly scope: Scope;
  readonly owner: ClassSymbol | undefined;
  readonly packageName: string;
  /** Of an accessor: the property whose value is its `field`. */
  readonly backing?: PropertySymbol;
  /** The scope of a member, with its `this`. */
  readonly memberScope?: (body: Body) => Scope;
}

/** Declares a function; its body is checked when asked for, once. */
export function declareFunction(tree: FunctionTree, place: Place): FunctionSymbol {
  const {scope, owner} = place;
  const {world} = scope;
  const symbol = new FunctionSymbol(tree.name, place.packageName, tree.modifiers.words);
  symbol.tree = tree;
  symbol.owner = owner;
  symbol.annotations = tree.modifiers.annotations.map((each) => each.name);
  symbol.isPrivate = tree.modifiers.words.has('private');
  symbol.abstract = tree.body === undefined;
  const own = typeParametersIn(scope, tree.typeParameters);
  symbol.typeParameters = own.parameters;
  symbol.receiver = tree.receiver === undefined ? undefined : resolveType(tree.receiver, own.scope);
  symbol.parameters = tree.parameters.map((each) => parameterOf(each, own.scope));
  if (tree.body === undefined && owner === undefined) {
    world.report(tree.at, `Function '${tree.name}' must have a body.`);
  }
  const declared =
    tree.result === undefined
      ? tree.expressionBody
        ? undefined
        : world.types.Unit
      : resolveType(tree.result, own.scope);
  let body: Body | undefined;
  let checking = false;
  let inferred: Type | undefined;
  symbol.body = () => {
    const defaults = tree.parameters.some((each) => each.initial !== undefined);
    if (body !== undefined || (tree.body === undefined && !defaults)) {
      return body;
    }
    const local = owner === undefined ? scope.body : owner.localIn;
    body = new Body(local, tree.name, 'function', local === undefined ? undefined : owner, tree.at);
    body.result = declared;
    checking = true;
    const made = body;
    world.once(owner, () => checkBody(tree, symbol, made, place));
    checking = false;
    inferred = declared ?? bodyType(body, scope);
    const {code} = body;
    // A block that ends before its last value has that value's type all the same.
    const hasBlock = code?.op === 'call' && code.args.some((each) => each?.op === 'lambda');
    const isNever = declared === undefined && isNothing(inferred) && !hasBlock;
    if (isNever && !symbol.modifiers.has('override')) {
      world.report(tree.at, "Return type 'Nothing' needs to be specified explicitly.");
    }
    return body;
  };
  symbol.result = () => {
    if (declared !== undefined) {
      return declared;
    }
    if (inferred !== undefined) {
      return inferred;
    }
    if (checking) {
      world.report(tree.at, RECURSIVE);
      return UNKNOWN;
    }
    symbol.body();
    return inferred ?? UNKNOWN;
  };
  return symbol;
}

function bodyType(body: Body, scope: Scope): Type {
  const own = body.code?.type ?? scope.world.types.Unit;
  return plain(
    body.returned.length === 0
      ? own
      : join([...(isNothing(own) ? [] : [own]), ...body.returned], scope.world.top),
  );
}

export function parameterOf(
  tree: ParameterTree,
  scope: {world: Scope['world']} & Parameters<typeof resolveType>[1],
): FunctionSymbol['parameters'][number] {
  if (tree.type === undefined) {
    scope.world.report(tree.at, 'A type annotation is required on a value parameter.');
  }
  const type = tree.type === undefined ? UNKNOWN : resolveType(tree.type, scope);
  return {name: tree.name, type, optional: tree.initial !== undefined, vararg: tree.vararg, tree};
}

/** The scope of a function's body: type parameters, `this`, parameters. */
function checkBody(tree: FunctionTree, symbol: FunctionSymbol, body: Body, place: Place): void {
  const {world} = place.scope;
  const base =
    place.memberScope === undefined
      ? new Scope(place.scope, place.scope.file, body)
      : place.memberScope(body).inner(body);
  base.backing = place.backing;
  for (const parameter of symbol.typeParameters) {
    base.types.set(parameter.name, parameter);
  }
  const scope = base.inner(body);
  if (symbol.receiver !== undefined) {
    const {receiver} = symbol;
    const self = scope.declare('<this>', receiver, false);
    body.parameters.push(self);
    scope.receiver = {
      type: receiver,
      label: tree.name,
      code: (at) => ({
        op: 'get',
        variable: self,
        type: scope.fact(String(self.id)) ?? receiver,
        at,
      }),
    };
  }
  declareParameters(symbol, body, scope);
  if (symbol.typeParameters.some((each) => each.reified)) {
    body.types = scope.declare('<types>', UNKNOWN, false);
    body.parameters.push(body.types);
  }
  if (tree.body === undefined) {
    return;
  }
  if (tree.expressionBody) {
    const value = tree.body;
    const wanted = body.result;
    if (wanted === undefined) {
      body.code = expression(value, scope, undefined);
    } else {
      const code = isUnit(wanted)
        ? expression(value, scope, undefined)
        : typed(value, scope, wanted, returned);
      if (isUnit(wanted) && isKnown(code.type) && !constrain(code.type, wanted)) {
        fitting(code, wanted, scope, returned);
      }
      body.code = convert(code, wanted, scope);
    }
    return;
  }
  if (tree.body.kind !== 'block') {
    return;
  }
  const code = statements(tree.body.statements, scope.inner(body), {
    value: undefined,
    used: false,
    at: tree.body.at,
  });
  body.code = {
    op: 'block',
    statements: [code, unitCode(scope, tree.body.end)],
    type: code.type,
    at: code.at,
  };
  if (
    body.result !== undefined &&
    !isUnit(body.result) &&
    isKnown(body.result) &&
    !isNothing(code.type)
  ) {
    world.report(tree.body.end, 'Missing return statement.');
  }
}

/** Declares the parameters in the body's scope, with their default values. */
export function declareParameters(symbol: FunctionSymbol, body: Body, scope: Scope): void {
  symbol.parameters.forEach((parameter) => {
    const type = parameter.vararg ? scope.world.arrayOf(parameter.type) : parameter.type;
    const variable = scope.declare(parameter.name, type, false);
    body.parameters.push(variable);
    const index = body.parameters.length - 1;
    if (parameter.tree?.initial === undefined) {
      return;
    }
    const code = expression(parameter.tree.initial, scope, type);
    if (!accepts(code, type, scope)) {
      scope.world.report(parameter.tree.initial.at, initializer(render(type), render(code.type)));
    }
    body.defaults.set(index, convert(code, type, scope));
  });
}

/** A function within a function: a variable that holds it. */
export function localFunction(tree: FunctionTree, scope: Scope): Code {
  const {Unit} = scope.world.types;
  const symbol = declareFunction(tree, {scope, owner: undefined, packageName: ''});
  const variable = scope.declare(`<fun ${tree.name}>`, UNKNOWN, false);
  variable.late = true;
  variable.captured = true;
  symbol.variable = variable;
  const others = scope.functions.get(tree.name) ?? [];
  if (others.some((each) => alike(each, symbol))) {
    scope.world.report(tree.at, `Conflicting overloads: 'fun ${tree.name}'.`);
  }
  scope.functions.set(tree.name, [...others, symbol]);
  const body = symbol.body();
  if (body === undefined) {
    return unknown(tree.at);
  }
  const lambda: Code = {op: 'lambda', body, type: UNKNOWN, at: tree.at};
  return {op: 'set', variable, value: lambda, declares: true, type: Unit, at: tree.at};
}

/** `fun(x: Int): Int = …` as a value. */
export function anonymousFunction(
  tree: FunctionTree,
  scope: Scope,
  expected: Type | undefined,
): Code {
  const wanted = expected === undefined ? undefined : solved(expected);
  const types =
    wanted?.kind === 'function'
      ? wanted.parameters.slice(tree.receiver === undefined && wanted.extension ? 1 : 0)
      : [];
  const parameters = tree.parameters.map((each, index) => {
    const type = each.type === undefined ? types[index] : resolveType(each.type, scope);
    if (type === undefined) {
      scope.world.report(each.at, notInferred(each.name));
    }
    return {name: each.name, type: type ?? UNKNOWN, optional: false, vararg: false};
  });
  const body = new Body(scope.body, '', 'function', undefined, tree.at);
  const symbol = new FunctionSymbol('', '');
  symbol.parameters = parameters;
  symbol.receiver = tree.receiver === undefined ? undefined : resolveType(tree.receiver, scope);
  body.result =
    tree.result === undefined
      ? tree.expressionBody
        ? undefined
        : scope.world.types.Unit
      : resolveType(tree.result, scope);
  checkBody(tree, symbol, body, {scope, owner: undefined, packageName: ''});
  const heads = symbol.receiver === undefined ? [] : [symbol.receiver];
  const type = functionType(
    [...heads, ...parameters.map((each) => each.type)],
    body.result ?? bodyType(body, scope),
    symbol.receiver !== undefined,
  );
  return {op: 'lambda', body, type, at: tree.at};
}

/** The names of a lambda's parameters, for the message about too many of them. */
export const parameterNames = new WeakMap<FunctionType, readonly string[]>();

/** Says of parameters that nothing tells their types. */
export function reportUntyped(parameters: readonly ParameterTree[], scope: Scope): void {
  for (const {entries, type, name, at} of parameters) {
    if (entries !== undefined) {
      reportUntyped(entries, scope);
    } else if (name !== '_' && type === undefined) {
      scope.world.report(at, notInferred(name));
    }
  }
}

/** Checks a lambda against the function type that is expected, if any. */
export function checkLambda(
  tree: LambdaTree,
  scope: Scope,
  expected: FunctionType | undefined,
  callee: string | undefined,
  inlined = false,
): Code {
  const {world} = scope;
  const body = new Body(scope.body, tree.label ?? callee, 'lambda', undefined, tree.at);
  body.inlined = inlined;
  const inner = scope.inner(body);
  const own = tree.parameters;
  const receiverType = expected?.extension === true ? expected.parameters[0] : undefined;
  // A lambda that names the receiver as its first parameter takes it as one.
  const named =
    receiverType !== undefined && own !== undefined && own.length === expected?.parameters.length;
  const types: Type[] = [];
  if (receiverType !== undefined && !named) {
    types.push(receiverType);
    const self = inner.declare('<this>', receiverType, false);
    body.parameters.push(self);
    inner.receiver = {
      type: receiverType,
      label: body.label,
      code: (at) => ({op: 'get', variable: self, type: receiverType, at}),
    };
  }
  for (const [index, {name, at}] of (own ?? []).entries()) {
    if (/^[a-z]/i.test(name) && own?.findIndex((each) => each.name === name) !== index) {
      world.report(at, `Conflicting declarations: '${name}'.`);
    }
  }
  const wanted = expected?.parameters.slice(types.length) ?? [];
  const patterns: {parameter: ParameterTree; code: Code}[] = [];
  const names: string[] = types.map(() => '');
  const trees: readonly (ParameterTree | undefined)[] = own ?? wanted.map(() => undefined);
  trees.forEach((parameter, index) => {
    let type = wanted[index];
    if (parameter?.type !== undefined) {
      type = resolveType(parameter.type, scope);
    }
    const name = parameter === undefined ? 'it' : parameter.name;
    if (type === undefined || (type.kind === 'unknown' && expected === undefined)) {
      if (parameter !== undefined) {
        reportUntyped([parameter], scope);
      }
      type = UNKNOWN;
    }
    types.push(type);
    names.push(name);
    const variable = inner.declare(
      parameter?.entries === undefined ? name : `<${index}>`,
      type,
      false,
    );
    if (name === '_') {
      inner.variables.delete('_');
    }
    body.parameters.push(variable);
    if (parameter?.entries !== undefined) {
      patterns.push({parameter, code: {op: 'get', variable, type, at: parameter.at}});
    }
  });
  const expectedResult = expected?.result;
  body.result =
    expectedResult !== undefined && expectedResult.kind !== 'unknown' ? expectedResult : undefined;
  const unpacked = patterns.flatMap(({parameter, code}) =>
    destructure(parameter.entries ?? [], code, false, inner),
  );
  const main = statements(tree.body.statements, inner, {
    value: expectedResult,
    used: expectedResult === undefined || !isUnit(expectedResult),
    at: tree.at,
  });
  body.code = {op: 'block', statements: [...unpacked, main], type: main.type, at: main.at};
  let result = join(
    [...(isNothing(main.type) && body.returned.length > 0 ? [] : [main.type]), ...body.returned],
    scope.world.top,
  );
  if (main.type.kind === 'unknown') {
    result = UNKNOWN;
  }
  if (expectedResult !== undefined && isUnit(expectedResult) && !isNothing(result)) {
    result = world.types.Unit;
  }
  const type = functionType(types, result, receiverType !== undefined && !named);
  parameterNames.set(type, names);
  return {op: 'lambda', body, type, at: tree.at};
}
