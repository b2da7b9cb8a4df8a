/** Arguments that wait until the others have said what they could: lambdas, references, functions without a name. */
import {type Code, partsOf} from '../../code';
import {
  type ClassType,
  type FunctionType,
  type Type,
  UNKNOWN,
  type VariableSymbol,
} from '../../symbols';
import {type Expression, type LambdaTree} from '../../tree';
import {
  asSuper,
  constrain,
  expectation,
  fix,
  isKnown,
  isUnit,
  parametersOf,
  render,
  solved,
  substitute,
} from '../../types';
import {expression} from '../expressions/expression';
import {checkLambda, parameterNames} from '../lambdas';
import {checkReference} from '../references';
import {resolveType} from '../resolveType';
import {type Scope} from '../scope';
import {returned} from '../words';
import {convert, mismatch} from './convert';
import {wantedFunction} from './functional';
import {fixWithin, settled, type Variables} from './inference';
import {type Given, type Request} from './request';

/**
 * Checks an argument that waited, now that as much as can be is known of its parameter's type.
 *
 * @param any what a variable stands for of which nothing is known
 * @param inlined whether the function that takes it is inline
 */
export function checkWaiting(
  {tree, at}: Given,
  type: Type,
  request: Request,
  variables: Variables,
  any: ClassType,
  inlined: boolean,
): Code {
  const {scope} = request;
  // A type still to infer of which a function is expected.
  const open = solved(type);
  const wanted = wantedFunction(open.kind === 'variable' ? expectation(open) : type);
  let code: Code;
  switch (tree?.kind) {
    case 'reference':
      code = reference(tree, wanted, scope, any);
      if (wanted !== undefined && !constrain(code.type, wanted)) {
        scope.world.report(at, mismatch(code.type, type));
      }
      break;
    case 'anonymous':
      code = expression(tree, scope, wanted === undefined ? undefined : expectation(wanted));
      if (!constrain(code.type, wanted ?? type)) {
        scope.world.report(at, mismatch(code.type, type));
      }
      break;
    case 'lambda':
      if (wanted === undefined) {
        code = checkLambda(tree, scope, undefined, request.name, inlined);
        constrain(code.type, type);
        return code;
      }
      code = lambda(tree, type, wanted, request, variables, any, inlined);
      break;
    default:
      throw new Error('only functions wait');
  }
  return convert(code, type, scope);
}

function reference(
  tree: Extract<Expression, {kind: 'reference'}>,
  wanted: FunctionType | undefined,
  scope: Scope,
  any: ClassType,
): Code {
  if (wanted === undefined) {
    return checkReference(tree, scope, undefined);
  }
  for (const each of wanted.parameters) {
    fixWithin(each, any);
  }
  return checkReference(tree, scope, expectation(wanted) as FunctionType);
}

function lambda(
  tree: LambdaTree,
  type: Type,
  wanted: FunctionType,
  request: Request,
  variables: Variables,
  any: ClassType,
  inlined: boolean,
): Code {
  const {scope} = request;
  learnDeclared(tree, wanted, scope);
  for (const each of wanted.parameters) {
    fixWithin(each, any);
  }
  const parameters = wanted.parameters.map(settled);
  const isFree = solved(wanted.result).kind === 'variable';
  const code = checkLambda(
    tree,
    scope,
    {...wanted, parameters, result: isFree ? UNKNOWN : expectation(wanted.result)},
    request.name,
    inlined,
  );
  if (code.op !== 'lambda' || code.type.kind !== 'function') {
    return code;
  }
  const own = code.type;
  const last = code.body.code;
  const [self] = code.body.parameters;
  const [of] = wanted.parameters;
  if (wanted.extension && self !== undefined && last !== undefined && solved(of).kind === 'class') {
    learnCalls(last, self, solved(of) as ClassType);
  }
  if (own.parameters.length === parameters.length) {
    if (!isUnit(wanted.result) && !constrain(own.result, wanted.result)) {
      scope.world.report(
        last === undefined ? tree.at : lastPlace(last),
        returned(render(expectation(wanted.result)), render(own.result)),
      );
    }
    return code;
  }
  let {result} = own;
  if (!isUnit(wanted.result)) {
    constrain(result.kind === 'unknown' ? knownResult(last) : result, wanted.result);
    for (const variable of variables.values()) {
      if (variable.kind === 'variable') {
        fix(variable.of, any);
      }
    }
    result = settled(wanted.result);
  }
  scope.world.report(
    tree.at,
    `Argument type mismatch: actual type is '${renderActual(own, parameters.length, result)}', but '${render(settled(type))}' was expected.`,
  );
  return code;
}

/** Calls of the lambda's `this` say what it is made of: `buildList { add(1) }`. */
function learnCalls(code: Code, self: VariableSymbol, type: ClassType): void {
  if (code.op === 'call' && code.to.owner !== undefined) {
    const {to, args} = code;
    const [dispatch] = args;
    const seen = asSuper(type, code.to.owner);
    if (dispatch?.op === 'get' && dispatch.variable === self && seen !== undefined) {
      const by = parametersOf(code.to.owner, seen.args);
      to.parameters.forEach((each, index) => {
        const given = args[index + 1];
        if (given !== undefined && isKnown(given.type)) {
          constrain(given.type, substitute(each.type, by));
        }
      });
    }
  }
  if (code.op === 'lambda' && code.body.code !== undefined) {
    learnCalls(code.body.code, self, type);
  }
  for (const part of partsOf(code)) {
    learnCalls(part, self, type);
  }
}

/** Types that the lambda declares itself say what a variable stands for. */
function learnDeclared({parameters = []}: LambdaTree, wanted: FunctionType, scope: Scope): void {
  const offset = wanted.extension && parameters.length !== wanted.parameters.length ? 1 : 0;
  parameters.forEach(({type}, index) => {
    const own = wanted.parameters[index + offset];
    if (type === undefined || own === undefined) {
      return;
    }
    const {result} = scope.world.trial(() => resolveType(type, scope));
    constrain(result, own);
    constrain(own, result);
  });
}

/** Parameters that the expected function does not have are unknown, and said to be. */
function renderActual(own: FunctionType, known: number, result: Type): string {
  const parameters = own.parameters.map((each, index) => {
    const name = parameterNames.get(own)?.[index];
    return index < known || name === undefined || isKnown(each)
      ? render(each)
      : `??? (Unknown type for value parameter ${name})`;
  });
  return `(${parameters.join(', ')}) -> ${render(result)}`;
}

/** What is known of a result of which a part is not. */
function knownResult(code: Code | undefined): Type {
  if (code?.op === 'block') {
    return knownResult(code.statements.at(-1));
  }
  if (code?.op === 'branches') {
    return code.cases.map((each) => knownResult(each.body)).find(isKnown) ?? UNKNOWN;
  }
  return code?.type ?? UNKNOWN;
}

function lastPlace(code: Code): number {
  if (code.op !== 'block') {
    return code.at;
  }
  const last = code.statements.at(-1);
  return last === undefined ? code.at : lastPlace(last);
}
