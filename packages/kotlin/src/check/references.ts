/** References: `::f`. */
import {Body, type Code} from '../code';
import {
  type FunctionSymbol,
  type FunctionType,
  type Parameter,
  type Type,
  TypeParameter,
  UNKNOWN,
} from '../symbols';
import {type CallTree, type Expression, type MemberTree} from '../tree';
import {classType, constrain, fresh, functionType, substitute} from '../types';
import {complete} from './arguments';
import {type Candidate, invoke, type Request} from './calls';
import {isNone, truth} from './codes';
import {expression} from './expressions';
import {enumFunctions, objectOf} from './members';
import {
  candidatesOf,
  candidatesOn,
  constructorsOf,
  propertiesOn,
  qualifierOf,
  readProperty,
  unresolvedAlone,
} from './names';
import {not} from './operators';
import {resolveType} from './resolveType';
import {type Scope} from './scope';
import {assignRead} from './statements';

// What is asked of a reference where it is written: `::x.name`, `A::x.get(a)`, `::x.isInitialized`.

/** What a reference names, as it is written without the colons. */
function referenced({target, name, at}: ReferenceTree): Expression {
  return target === undefined
    ? {kind: 'name', at, name}
    : {kind: 'member', at, target, name, safe: false};
}

/** `::x.name` and `::x.isInitialized`. */
export function referenceRead(
  tree: MemberTree,
  reference: ReferenceTree,
  scope: Scope,
): Code | undefined {
  const {at} = tree;
  if (tree.name === 'name') {
    const before = scope.world.diagnostics.length;
    const code = checkReference(reference, scope, undefined);
    if (scope.world.diagnostics.length > before) {
      return code;
    }
    return expression(
      {kind: 'constant', at, sort: 'String', text: reference.name},
      scope,
      undefined,
    );
  }
  if (tree.name !== 'isInitialized') {
    return undefined;
  }
  const code = expression(referenced(reference), scope, undefined);
  if (code.op !== 'read' || !code.property.modifiers.has('lateinit')) {
    scope.world.report(
      at,
      'This declaration can only be called on a reference to a lateinit property.',
    );
    return truth(false, scope, at);
  }
  // The field as it is: null as long as nothing was put there.
  return not(isNone({...code, from: 'raw'}, scope, at), scope);
}

/** `::x.get()`, `::x.set(…)` and `::f.invoke(…)`. */
export function referenceCall(
  {target, name}: MemberTree,
  tree: CallTree,
  scope: Scope,
): Code | undefined {
  if (target.kind !== 'reference') {
    return undefined;
  }
  if (name === 'get' || name === 'invoke') {
    return invoke(checkReference(target, scope, undefined), tree, scope);
  }
  if (name !== 'set' || tree.args.length === 0) {
    return undefined;
  }
  const given = tree.args.map((each) => each.value);
  const owner = given.length > 1 ? given[0] : target.target;
  const place = referenced({...target, target: owner});
  const value = expression(given[given.length - 1], scope, undefined);
  return assignRead(expression(place, scope, undefined), value, scope, place, tree.at);
}

type ReferenceTree = Extract<Expression, {kind: 'reference'}>;

/** `::f`, `Type::f`, `value::f`, and the same of properties, as a lambda that calls it. */
export function checkReference(
  tree: ReferenceTree,
  scope: Scope,
  expected: FunctionType | undefined,
): Code {
  const {world} = scope;
  if (tree.name === 'class') {
    return classOf(tree, scope);
  }
  if (tree.property === true) {
    const [of] = world.members('kotlin.internal', 'propertyNamed');
    const candidate = {symbol: of as FunctionSymbol};
    const value: Expression = {kind: 'constant', at: tree.at, sort: 'String', text: tree.name};
    const args = [{spread: false, tree: value, at: tree.at}];
    return complete(candidate, {
      ...{name: '', at: tree.at, args, typeArgs: [], expected: undefined, scope},
    });
  }
  const body = new Body(scope.body, undefined, 'lambda', undefined, tree.at);
  const inner = scope.inner(body);
  const {target} = tree;
  if (target === undefined) {
    const levels = candidatesOf(tree.name, inner, tree.at);
    const found = pick(levels, expected, 0);
    if (found !== undefined) {
      return callingLambda(tree, inner, body, found, undefined, expected);
    }
  } else {
    const holder = qualifierOf(target, scope);
    const nested = holder?.kind === 'class' ? holder.nested.get(tree.name) : undefined;
    const free = [
      ...(holder?.kind === 'class' ? (enumFunctions(holder, tree.name, inner, tree.at) ?? []) : []),
      ...(nested === undefined || nested.outer !== undefined
        ? []
        : constructorsOf(nested, [], tree.at)),
    ];
    const made = pick([free], expected, 0);
    if (made !== undefined) {
      return callingLambda(tree, inner, body, made, undefined, expected);
    }
    if (holder?.kind === 'class' && !holder.isObject) {
      const {typeArgs = []} = tree;
      const type = classType(
        holder,
        holder.typeParameters.map((_, index) =>
          typeArgs[index] === undefined ? UNKNOWN : resolveType(typeArgs[index], scope),
        ),
      );
      const first = expected?.parameters[0] ?? type;
      const self = inner.declare(
        '<self>',
        first.kind === 'unknown' || !constrain(first, type) ? type : first,
        false,
      );
      const receiver: Code = {op: 'get', variable: self, type: self.type, at: tree.at};
      const found = pick(candidatesOn(receiver, tree.name, inner), expected, 1);
      body.parameters.push(self);
      if (found !== undefined) {
        return callingLambda(tree, inner, body, found, receiver, expected);
      }
      const property = propertiesOn(receiver, tree.name, inner);
      if (property !== undefined) {
        return reading(tree, body, [self.type], property);
      }
      body.parameters.pop();
    }
    // The value is computed once, where the reference stands: also an object, or the companion of a class.
    const value =
      holder?.kind === 'class' ? objectOf(holder, tree.at) : expression(target, scope, undefined);
    if (value !== undefined) {
      const held = scope.declare('<bound>', value.type, false);
      const receiver: Code = {op: 'get', variable: held, type: held.type, at: tree.at};
      held.captured = true;
      const keep: Code = {
        op: 'set',
        variable: held,
        value,
        declares: true,
        type: world.types.Unit,
        at: tree.at,
      };
      const found = pick(candidatesOn(receiver, tree.name, inner), expected, 0);
      const property = found === undefined ? propertiesOn(receiver, tree.name, inner) : undefined;
      const code =
        found !== undefined
          ? callingLambda(tree, inner, body, found, undefined, expected)
          : property === undefined
            ? undefined
            : reading(tree, body, [], property);
      const bound =
        code?.op === 'lambda' && code.reference !== undefined
          ? {...code, reference: {...code.reference, bound: held}}
          : code;
      if (bound !== undefined) {
        return {op: 'block', statements: [keep, bound], type: bound.type, at: tree.at};
      }
    }
  }
  const property = target === undefined ? readProperty(tree.name, inner, tree.at) : undefined;
  if (property !== undefined) {
    return reading(tree, body, [], property);
  }
  world.report(tree.at, unresolvedAlone(tree.name, scope));
  return {op: 'constant', value: null, type: UNKNOWN, at: tree.at, literal: false};
}

/** `Type::class` and `value::class`. */
function classOf({target, at}: ReferenceTree, scope: Scope): Code {
  const {world} = scope;
  const named = target?.kind === 'name' ? scope.typeNamed(target.name, at) : undefined;
  const holder = target === undefined ? undefined : qualifierOf(target, scope);
  const args: Code[] = [];
  let type: Type = UNKNOWN;
  if (named instanceof TypeParameter) {
    type = {kind: 'parameter', of: named, nullable: false};
    if (!named.reified) {
      world.report(
        at,
        `Cannot use '${named.name}' as reified type parameter. Use a class instead.`,
      );
    }
  } else if (holder?.kind === 'class') {
    type = classType(
      holder,
      holder.typeParameters.map(() => UNKNOWN),
    );
  } else if (target !== undefined) {
    args.push(expression(target, scope, undefined));
    ({type} = args[0]);
  }
  const [to] = world.members('kotlin.internal', args.length > 0 ? 'classOfValue' : 'classOf');
  return {
    ...{op: 'call', to: to as FunctionSymbol, args, typeArgs: [type], direct: false, at},
    type: world.type('KClass', type),
  };
}

function reading(tree: ReferenceTree, body: Body, parameters: readonly Type[], code: Code): Code {
  body.code = code;
  const reference = {of: code.op === 'read' ? code.property : code};
  return {op: 'lambda', reference, body, type: functionType(parameters, code.type), at: tree.at};
}

/** The parameters of a function that is given so many values: a `vararg` at the end stands for as many as are left. */
function parametersFor({parameters}: FunctionSymbol, count: number): readonly Parameter[] {
  const last = parameters.at(-1);
  return last?.vararg
    ? [...parameters, ...Array<Parameter>(Math.max(0, count - parameters.length)).fill(last)]
    : parameters;
}

/** The first function that takes as many parameters, of types that go together. */
function pick(
  levels: readonly (readonly Candidate[])[],
  expected: FunctionType | undefined,
  given: number,
): Candidate | undefined {
  for (const level of levels) {
    const found = level.find(({symbol, receiver}) => {
      const variables = fresh([...symbol.typeParameters, ...(symbol.owner?.typeParameters ?? [])]);
      // An extension of others may have the name of a property.
      const extended = substitute(symbol.receiver ?? UNKNOWN, variables);
      if (receiver !== undefined && !constrain(receiver.type, extended)) {
        return false;
      }
      if (expected === undefined) {
        return true;
      }
      const wanted = expected.parameters.slice(given);
      const all = parametersFor(symbol, wanted.length);
      const least = all.filter((each) => !each.optional && !each.vararg).length;
      return (
        wanted.length >= least &&
        wanted.length <= all.length &&
        wanted.every((each, index) => constrain(each, substitute(all[index].type, variables)))
      );
    });
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function callingLambda(
  tree: ReferenceTree,
  inner: Scope,
  body: Body,
  candidate: Candidate,
  self: Code | undefined,
  expected: FunctionType | undefined,
): Code {
  const {symbol} = candidate;
  const variables = fresh(symbol.typeParameters);
  const wanted = expected?.parameters.slice(self === undefined ? 0 : 1);
  const parameters = parametersFor(symbol, wanted?.length ?? 0)
    .filter((each, index) => (wanted === undefined ? !each.vararg : index < wanted.length))
    .map((each, index) => {
      const generic =
        symbol.typeParameters.length > 0 || (symbol.owner?.typeParameters.length ?? 0) > 0;
      const own = generic ? (wanted?.[index] ?? substitute(each.type, variables)) : each.type;
      const variable = inner.declare(each.name, own, false);
      body.parameters.push(variable);
      return variable;
    });
  const request: Request = {
    name: tree.name,
    at: tree.at,
    args: parameters.map((variable) => ({
      spread: false,
      at: tree.at,
      code: {op: 'get', variable, type: variable.type, at: tree.at},
    })),
    typeArgs: [],
    expected: expected?.result.kind === 'unknown' ? undefined : expected?.result,
    scope: inner,
  };
  const call = complete(candidate, request);
  body.code = call;
  return {
    op: 'lambda',
    reference: {of: symbol},
    body,
    type: functionType(
      [...(self === undefined ? [] : [self.type]), ...parameters.map((each) => each.type)],
      call.type,
    ),
    at: tree.at,
  };
}
