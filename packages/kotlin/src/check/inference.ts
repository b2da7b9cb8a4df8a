/** Types that a call finds out, from arguments that have one and those that wait for theirs. */
import {type Code, partsOf} from '../code';
import {
  type ClassType,
  type FunctionSymbol,
  type FunctionType,
  type Type,
  type TypeParameter,
  UNKNOWN,
  type VariableSymbol,
} from '../symbols';
import {type Expression, type LambdaTree} from '../tree';
import {
  asSuper,
  constrain,
  expectation,
  fix,
  fresh,
  isKnown,
  isUnit,
  nonNull,
  parametersOf,
  render,
  solved,
  substitute,
  type Substitution,
  upperBound,
} from '../types';
import {convert, mismatch} from './arguments';
import {type Candidate, type Given, type Request, wantedFunction} from './calls';
import {returned} from './codes';
import {expression} from './expressions';
import {checkLambda, parameterNames} from './functions';
import {checkReference} from './references';
import {resolveType} from './resolveType';
import {type Scope} from './scope';
import {type World} from './world';

// The types that a call infers: a variable for each type parameter of the function, and what is known of it.

/** For each type parameter of a function its variable. */
type Variables = ReadonlyMap<TypeParameter, Type>;

/** What stands for the type parameters of a function and of the receiver's class. */
export function substitutionOf(candidate: Candidate, variables: Variables): Substitution {
  const {owner} = candidate.symbol;
  const by = new Map(variables);
  if (owner !== undefined && candidate.dispatch !== undefined) {
    const type = upperBound(nonNull(candidate.dispatch.type));
    const seen = type.kind === 'class' ? asSuper(type, owner) : undefined;
    // What is not known of the receiver yet, the arguments may tell: `yielding { … }`.
    const unknown = fresh(owner.typeParameters);
    for (const [parameter, arg] of parametersOf(owner, seen?.args ?? [])) {
      by.set(parameter, arg.kind === 'unknown' ? (unknown.get(parameter) ?? arg) : arg);
    }
  }
  return by;
}

/** Takes the type arguments that are written; `_` is to be inferred. */
export function bindTypeArgs(symbol: FunctionSymbol, variables: Variables, request: Request): void {
  request.typeArgs.forEach((tree, index) => {
    const parameter = symbol.typeParameters[index];
    const variable = parameter === undefined ? undefined : variables.get(parameter);
    if (variable?.kind === 'variable' && tree.name !== '_') {
      variable.of.fixed = resolveType(tree, request.scope);
    }
  });
}

/** Whether what is known of the variables keeps their bounds. */
export function withinBounds(variables: Variables, by: Substitution): boolean {
  for (const [parameter, type] of variables) {
    if (parameter.bound === undefined || type.kind !== 'variable') {
      continue;
    }
    const bound = substitute(parameter.bound, by);
    for (const lower of type.of.fixed === undefined ? type.of.lower : [type.of.fixed]) {
      const found = solved(lower);
      if (found.kind === 'variable' || found.kind === 'unknown') {
        continue;
      }
      if (!quietly(() => constrain(found, bound), variables)) {
        return false;
      }
    }
  }
  return true;
}

/** Asks without remembering anything about the variables. */
function quietly(ask: () => boolean, variables: Variables): boolean {
  const lengths = [...variables.values()].map((type) =>
    type.kind === 'variable' ? [type.of.lower.length, type.of.upper.length] : [],
  );
  const answer = ask();
  [...variables.values()].forEach((type, index) => {
    if (type.kind !== 'variable') {
      return;
    }
    type.of.lower.length = Math.min(type.of.lower.length, lengths[index]?.[0] ?? 0);
    type.of.upper.length = Math.min(type.of.upper.length, lengths[index]?.[1] ?? 0);
  });
  return answer;
}

/** Lets what is expected of a result tell of the variables, unless the two do not go together. */
export function expect(result: Type, expected: Type, variables: Variables): void {
  const before = [...variables.values()].map((type) =>
    type.kind === 'variable' ? type.of.upper.length : 0,
  );
  if (constrain(result, expected)) {
    return;
  }
  [...variables.values()].forEach((type, index) => {
    if (type.kind === 'variable') {
      type.of.upper.length = before[index] ?? 0;
    }
  });
}

/** Decides what each variable of a call stands for, and reports those that may not stand for it. */
export function fixAll(
  variables: Variables,
  by: Substitution,
  any: ClassType,
  at: number,
  world: World,
): void {
  for (const [parameter, type] of variables) {
    if (type.kind !== 'variable') {
      continue;
    }
    const found = fix(type.of, any);
    const bound = parameter.bound === undefined ? undefined : substitute(parameter.bound, by);
    if (parameter.reified && found.kind === 'parameter' && !found.of.reified) {
      world.report(
        at,
        `Cannot use '${found.of.name}' as reified type parameter. Use a class instead.`,
      );
    }
    if (bound !== undefined && isKnown(found) && !constrain(found, bound)) {
      world.report(
        at,
        `Type argument is not within its bounds: should be subtype of '${render(bound)}'.`,
      );
    }
  }
  for (const type of by.values()) {
    if (type.kind === 'variable') {
      fix(type.of, any);
    }
  }
}

/** Decides the variables within a type of which something is known. */
function fixWithin(type: Type, any: ClassType): void {
  const found = solved(type);
  if (found.kind === 'variable' && found.of.lower.length + found.of.upper.length > 0) {
    fix(found.of, any);
  }
  if (found.kind === 'class') {
    for (const each of found.args) {
      fixWithin(each, any);
    }
  }
  if (found.kind === 'function') {
    for (const each of found.parameters) {
      fixWithin(each, any);
    }
    fixWithin(found.result, any);
  }
}

/** The type without any variables left. */
export function settled(type: Type): Type {
  const found = solved(type);
  switch (found.kind) {
    case 'variable':
      return UNKNOWN;
    case 'class':
      return found.args.length === 0 ? found : {...found, args: found.args.map(settled)};
    case 'function':
      return {...found, parameters: found.parameters.map(settled), result: settled(found.result)};
    default:
      return found;
  }
}

// Arguments that wait until the others have said what they could: lambdas, references, functions without a name.

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
      code = waitingReference(tree, wanted, scope, any);
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
      code = waitingLambda(tree, type, wanted, request, variables, any, inlined);
      break;
    default:
      throw new Error('only functions wait');
  }
  return convert(code, type, scope);
}

function waitingReference(
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

function waitingLambda(
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
