import {Body, type Code} from '../code';
import {type FunctionType, type Type, UNKNOWN} from '../symbols';
import {type LambdaTree, type ParameterTree} from '../tree';
import {functionType, isNothing, isUnit, join} from '../types';
import {resolveType} from './resolveType';
import {type Scope} from './scope';
import {statements} from './statements/block';
import {destructure} from './statements/locals';
import {notInferred} from './words';

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
