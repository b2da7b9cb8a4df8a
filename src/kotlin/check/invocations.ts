import {type Code} from '../code';
import {type FunctionSymbol, type Type, UNKNOWN} from '../symbols';
import {type CallTree} from '../tree';
import {
  classType,
  constrain,
  expectation,
  isNothing,
  needsSafeCall,
  nonNull,
  render,
  solved,
} from '../types';
import {
  accepts,
  type Candidate,
  type Choice,
  choose,
  complete,
  convert,
  type Given,
  givenArgs,
  mismatch,
  onlyAbstract,
  type Request,
  wantedFunction,
} from './calls';
import {expression, unknown, unsafe} from './expressions';
import {checkLambda} from './lambdas';
import {candidatesOf, candidatesOn, propertiesOn, readProperty, readVariable} from './names';
import {resolveType} from './resolveType';
import {type Scope} from './scope';
import {renderFunction} from './words';

type Tree = Pick<CallTree, 'at' | 'typeArgs' | 'args' | 'trailing' | 'callee'>;

function requestOf(name: string, tree: Tree, scope: Scope, expected: Type | undefined): Request {
  return {
    name,
    at: tree.at,
    args: givenArgs(tree.args, tree.trailing),
    typeArgs: tree.typeArgs,
    expected,
    scope,
  };
}

/** `name(…)`: a function, a constructor, a functional interface's lambda, or a value that can be called. */
export function callNamed(
  name: string,
  tree: Tree,
  scope: Scope,
  expected: Type | undefined,
  levels?: Candidate[][],
): Code {
  const request = requestOf(name, tree, scope, expected);
  const local = levels === undefined ? localFunction(name, scope) : undefined;
  if (local !== undefined) return invoke(readVariable(local, tree.at, scope), tree, scope);
  const found = levels ?? candidatesOf(name, scope, tree.at);
  const {choice, drafts} = choose(found, request);
  if (choice.candidate !== undefined)
    return finished(complete(choice.candidate, request, drafts), tree, scope);
  const value = levels === undefined ? readProperty(name, scope, tree.at) : undefined;
  if (value !== undefined && isCallable(value, scope)) return invoke(value, tree, scope);
  const made = samConstructor(name, tree, scope);
  if (made !== undefined) return made;
  const type = found.length === 0 ? scope.typeNamed(name, tree.at) : undefined;
  if (type !== undefined && 'kind' in type && type.kind === 'class' && type.isInterface) {
    scope.world.report(tree.at, `Interface '${type.name}' does not have constructors.`);
  } else if (value !== undefined && found.length === 0) {
    scope.world.report(
      tree.at,
      `Expression '${name}' of type '${render(value.type)}' cannot be invoked as a function. Function 'invoke()' is not found.`,
    );
  } else if (refuse(name, request, choice, scope)) return unknown(tree.at);
  checkForgotten(request);
  return unknown(tree.at);
}

function localFunction(name: string, scope: Scope): ReturnType<Scope['variable']> {
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    if (here.functions.has(name)) return undefined;
    const variable = here.variables.get(name);
    if (variable !== undefined)
      return solved(variable.type).kind === 'function' ? variable : undefined;
    if (here.classBody !== undefined) return undefined;
  }
  return undefined;
}

function isCallable(value: Code, scope: Scope): boolean {
  const type = solved(value.type);
  return (
    type.kind === 'function' ||
    type.kind === 'unknown' ||
    candidatesOn(value, 'invoke', scope).length > 0
  );
}

/** What is wrong within arguments is said even if the call is not understood. */
function checkForgotten(request: Request): void {
  for (const given of request.args) {
    if (given.tree?.kind === 'lambda')
      checkLambda(given.tree, request.scope, undefined, request.name);
    else if (given.tree !== undefined && given.tree.kind !== 'reference')
      expression(given.tree, request.scope, undefined);
  }
}

/** `value.name(…)`. */
export function callOn(
  target: Code,
  name: string,
  tree: Tree,
  scope: Scope,
  expected: Type | undefined,
  direct = false,
): Code {
  const at = tree.callee.at;
  const value = {...target, at};
  const request = {...requestOf(name, tree, scope, expected), at, direct};
  if (solved(value.type).kind === 'unknown') return late(value, name, request);
  const levels = candidatesOn(value, name, scope);
  const nullableValue = needsSafeCall(value.type);
  const usable = nullableValue
    ? levels
        .map((level) => level.filter((each) => each.dispatch !== value))
        .filter((level) => level.length > 0)
    : levels;
  const {choice, drafts} = choose(usable, request);
  if (choice.candidate !== undefined)
    return finished(complete(choice.candidate, request, drafts), {...tree, at}, scope);
  // A property that holds a function, or a variable whose function type has this receiver.
  const property = propertiesOn(value, name, scope);
  if (property !== undefined && isCallable(property, scope)) return invoke(property, tree, scope);
  const variable = readProperty(name, scope, at);
  const type = variable === undefined ? undefined : solved(variable.type);
  if (variable !== undefined && type?.kind === 'function' && type.extension)
    return invoke(variable, tree, scope, value);
  if (nullableValue && !isNothing(nonNull(value.type))) {
    const solid = {...value, type: nonNull(value.type)};
    const {choice: other} = choose(candidatesOn(solid, name, scope), request);
    if (other.candidate !== undefined) {
      unsafe(value.type, at, scope);
      return unknown(at);
    }
  }
  if (!refuse(name, request, choice, scope)) checkForgotten(request);
  return unknown(at);
}

/** Nothing is known of the value: the function is found when the program runs. */
function late(value: Code, name: string, request: Request): Code {
  const args = request.args.map((given) =>
    given.tree?.kind === 'lambda'
      ? request.scope.world.trial(() =>
          checkLambda(given.tree as never, request.scope, undefined, name),
        ).result
      : given.tree === undefined
        ? (given.code as Code)
        : expression(given.tree, request.scope, undefined),
  );
  const candidates = request.scope.file.membersNamed(name).flat();
  return {op: 'late', name, args: [value, ...args], candidates, type: UNKNOWN, at: request.at};
}

/** Calls a value: a function, or what has an operator `invoke`. */
export function invoke(target: Code, tree: Tree, scope: Scope, receiver?: Code): Code {
  const {world} = scope;
  const type = solved(target.type);
  const given = givenArgs(tree.args, tree.trailing);
  const {at} = tree;
  if (type.kind === 'unknown')
    return {
      op: 'invoke',
      target,
      args: given.map((each) => argument(each, UNKNOWN, scope)),
      type: UNKNOWN,
      at,
    };
  if (type.kind === 'function') {
    if (type.nullable)
      world.report(
        at,
        `Reference has a nullable type '${render(type)}'. Use explicit '?.invoke' to make a function-like call instead.`,
      );
    let args: Code[] = receiver === undefined ? [] : [receiver];
    if (type.extension && receiver === undefined && given.length === type.parameters.length - 1) {
      const wanted = type.parameters[0] ?? UNKNOWN;
      const self = scope
        .receivers()
        .map((each) => each.code(at))
        .find((each) => constrain(each.type, wanted));
      if (self !== undefined) args = [self];
    }
    const rest = type.parameters.slice(args.length);
    if (given.length > rest.length)
      world.report(
        given[rest.length]?.at ?? at,
        `Too many arguments for 'fun invoke(${type.parameters.map((each, index) => `p${index + 1}: ${render(each)}`).join(', ')}): ${render(type.result)}'.`,
      );
    if (given.length < rest.length)
      world.report(at, `No value passed for parameter 'p${args.length + given.length + 1}'.`);
    args = [...args, ...given.map((each, index) => argument(each, rest[index] ?? UNKNOWN, scope))];
    return {op: 'invoke', target, args, type: type.result, at};
  }
  return callOn(
    target,
    'invoke',
    {...tree, callee: {kind: 'name', at, name: 'invoke'}},
    scope,
    undefined,
  );
}

function argument(given: Given, type: Type, scope: Scope): Code {
  if (given.tree === undefined) return given.code ?? unknown(given.at);
  const code =
    given.tree.kind === 'lambda'
      ? checkLambda(given.tree, scope, wantedFunction(type), undefined)
      : expression(given.tree, scope, expectation(type));
  if (!accepts(code, type, scope)) scope.world.report(given.at, mismatch(code.type, type));
  return convert(code, type, scope);
}

/** `Comparator { a, b -> … }`. */
function samConstructor(name: string, tree: Tree, scope: Scope): Code | undefined {
  const symbol = scope.typeNamed(name, tree.at);
  if (
    symbol === undefined ||
    !('kind' in symbol) ||
    symbol.kind !== 'class' ||
    !symbol.modifiers.has('fun')
  )
    return undefined;
  const [given] = givenArgs(tree.args, tree.trailing);
  if (given === undefined || onlyAbstract(symbol) === undefined) return undefined;
  const type = classType(
    symbol,
    symbol.typeParameters.map((_, index) => {
      const arg = tree.typeArgs[index];
      return arg === undefined ? UNKNOWN : resolveType(arg, scope);
    }),
  );
  return {...argument(given, type, scope), type};
}

/** What the compiler's plugin and Kotlin say about a call that was understood. */
function finished(code: Code, tree: Tree, scope: Scope): Code {
  if (code.op === 'call') {
    const of = code.to.constructs;
    if (
      of !== undefined &&
      (of.modifiers.has('abstract') || of.modifiers.has('sealed')) &&
      of.test === undefined
    ) {
      scope.world.report(tree.at, 'Cannot create an instance of an abstract class.');
    }
    if (code.to.tree !== undefined && code.to.isPrivate) checkVisible(code.to, tree, scope);
  }
  return code;
}

function checkVisible(symbol: FunctionSymbol, tree: Tree, scope: Scope): void {
  const {owner} = symbol;
  if (owner === undefined) return;
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    for (let of = here.classBody; of !== undefined; of = of.enclosing) if (of === owner) return;
  }
  scope.world.report(
    tree.at,
    `Cannot access 'fun ${symbol.name}(${symbol.parameters.map((each) => `${each.name}: ${render(each.type)}`).join(', ')}): ${render(symbol.result())}': it is private in '${owner.qualified}'.`,
  );
}

/** Says why no function can be meant; whether the arguments were checked, too. */
export function refuse(
  name: string,
  request: Request,
  choice: Choice,
  scope: Scope,
  operator?: string,
): boolean {
  const {problems} = choice;
  const {world} = scope;
  const [first] = problems;
  if (
    first === undefined ||
    (operator !== undefined && problems.every((each) => each.receiver)) ||
    (problems.every((each) => each.receiver) && !isImported(name, scope))
  ) {
    world.report(
      request.at,
      operator === undefined
        ? `Unresolved reference '${name}'.`
        : `Unresolved reference '${name}' for operator '${operator}'.`,
    );
    return false;
  }
  const distinct = problems.filter(
    (each, index) =>
      problems.findIndex((other) => other.candidate.symbol === each.candidate.symbol) === index,
  );
  if (distinct.length === 1) {
    if (first.receiver) {
      world.report(request.at, wrongReceiver(first.candidate));
      return false;
    }
    if (['lambda', 'bounds'].includes(first.problem)) {
      // Checked as if it were meant: the lambda and the bounds say what is wrong.
      const before = world.diagnostics.length;
      complete(first.candidate, request);
      if (world.diagnostics.length > before) return true;
      world.report(first.at, 'Argument type mismatch.');
      return false;
    }
    world.report(first.at, first.problem);
    return false;
  }
  // Of several, those that were closest; if one of them takes so many arguments, it is meant.
  const close = distinct.filter(
    (each) => each.problem.startsWith('Argument type mismatch') || each.problem === 'lambda',
  );
  const [only] = close;
  if (close.length === 1 && only?.problem === 'lambda') {
    complete(only.candidate, request);
    return true;
  }
  const lines = distinct.map(({candidate, problem, receiver}) => {
    const why = receiver
      ? `Unresolved reference. None of the following candidates is applicable because of a receiver type mismatch:\n${renderFunction(candidate.symbol)}`
      : problem;
    return `${renderFunction(candidate.symbol)}:\n  ${why}`;
  });
  world.report(
    request.at,
    `None of the following candidates is applicable:\n\n${lines.join('\n\n')}`,
  );
  return false;
}

function wrongReceiver(candidate: Candidate): string {
  return `Unresolved reference. None of the following candidates is applicable because of a receiver type mismatch:\n${renderFunction(candidate.symbol)}`;
}

function isImported(name: string, scope: Scope): boolean {
  return scope.file.imports.has(name);
}
