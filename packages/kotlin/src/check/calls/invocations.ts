/** Calls as they are written: `name(…)` and `value.name(…)`. */
import {type Call, type Code} from '../../code';
import {type Type, UNKNOWN} from '../../symbols';
import {classType, isNothing, needsSafeCall, nonNull, render, solved} from '../../types';
import {unknown} from '../codes';
import {expression} from '../expressions/expression';
import {checkOperator} from '../expressions/operators';
import {unsafe} from '../expressions/nulls';
import {checkLambda, reportUntyped} from '../lambdas';
import {candidatesOf, candidatesOn} from '../names/candidates';
import {propertiesOn, readProperty, readVariable} from '../names/properties';
import {mayBeOfKotlin} from '../names/unresolved';
import {checkVisible} from '../names/visible';
import {resolveType} from '../resolveType';
import {type Scope} from '../scope';
import {choose} from './choose';
import {complete} from './complete';
import {onlyAbstract} from './functional';
import {refuse} from './refuse';
import {type CallSite, type Candidate, givenArgs, type Request, waits} from './request';
import {argument, invoke} from './values';

function requestOf(
  name: string,
  tree: CallSite,
  scope: Scope,
  expected: Type | undefined,
): Request {
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
  tree: CallSite,
  scope: Scope,
  expected: Type | undefined,
  levels?: Candidate[][],
): Code {
  const request = requestOf(name, tree, scope, expected);
  const local = levels === undefined ? localFunction(name, scope) : undefined;
  if (local !== undefined && takes(local.type, request.args.length)) {
    return invoke(readVariable(local, tree.at, scope), tree, scope);
  }
  const found = levels ?? candidatesOf(name, scope, tree.at);
  const {choice, drafts} = choose(found, request);
  if (choice.candidate !== undefined) {
    return finished(complete(choice.candidate, request, drafts), tree, scope);
  }
  const value = levels === undefined ? readProperty(name, scope, tree.at) : undefined;
  if (value !== undefined && isCallable(value, scope)) {
    return invoke(value, tree, scope);
  }
  const made = samConstructor(name, tree, scope);
  if (made !== undefined) {
    return made;
  }
  const object =
    value === undefined && levels === undefined ? objectNamed(name, scope, tree.at) : undefined;
  if (object !== undefined && isCallable(object, scope)) {
    return invoke(object, tree, scope);
  }
  const type = found.length === 0 ? scope.typeNamed(name, tree.at) : undefined;
  if (type !== undefined && 'kind' in type && type.kind === 'class' && type.isInterface) {
    scope.world.report(tree.at, `Interface '${type.name}' does not have constructors.`);
  } else if (value !== undefined && found.length === 0) {
    scope.world.report(
      tree.at,
      `Expression '${name}' of type '${render(value.type)}' cannot be invoked as a function. Function 'invoke()' is not found.`,
    );
  } else if (refuse(name, request, choice, scope)) {
    return unknown(tree.at);
  }
  checkForgotten(request);
  return unknown(tree.at);
}

function localFunction(name: string, scope: Scope): ReturnType<Scope['variable']> {
  for (let here: Scope | undefined = scope; here !== undefined; here = here.parent) {
    if (here.functions.has(name)) {
      return undefined;
    }
    const variable = here.variables.get(name);
    if (variable !== undefined) {
      return solved(variable.type).kind === 'function' ? variable : undefined;
    }
    if (here.classBody !== undefined) {
      return undefined;
    }
  }
  return undefined;
}

/** Whether a function takes so many arguments; its receiver may be one of them. */
function takes(type: Type, count: number): boolean {
  const found = solved(type);
  if (found.kind !== 'function') {
    return true;
  }
  const all = found.parameters.length;
  return count === all || (found.extension && count === all - 1);
}

/** The object of a name, or the companion of a class. */
function objectNamed(name: string, scope: Scope, at: number): Code | undefined {
  const type = scope.typeNamed(name, at);
  if (type === undefined || !('kind' in type) || type.kind !== 'class') {
    return undefined;
  }
  const of = type.isObject ? type : type.companion;
  return of === undefined ? undefined : {op: 'instance', of, type: classType(of), at};
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
function checkForgotten({args, scope}: Request, on?: Type): void {
  for (const given of args) {
    if (given.tree !== undefined && !waits(given)) {
      expression(given.tree, scope, undefined);
    } else if (given.tree?.kind === 'lambda' && !mayBeOfKotlin(on, scope)) {
      // What else is wrong in a lambda may be so because of the call; where Kotlin may know the call, nothing is.
      reportUntyped(given.tree.parameters ?? [], scope);
    }
  }
}

/** `value.name(…)`. */
export function callOn(
  target: Code,
  name: string,
  tree: CallSite,
  scope: Scope,
  expected: Type | undefined,
  direct = false,
): Code {
  const at = tree.callee.at;
  const value = {...target, at};
  const request = {...requestOf(name, tree, scope, expected), at, direct};
  if (solved(value.type).kind === 'unknown') {
    return late(value, name, request);
  }
  const isFunction = solved(value.type).kind === 'function';
  if (name === 'invoke' && isFunction && !needsSafeCall(value.type)) {
    return invoke(value, tree, scope);
  }
  const levels = infixFirst(candidatesOn(value, name, scope), tree.infix === true);
  const nullableValue = needsSafeCall(value.type);
  const usable = nullableValue
    ? levels
        .map((level) => level.filter((each) => each.dispatch !== value))
        .filter((level) => level.length > 0)
    : levels;
  const {choice, drafts} = choose(usable, request);
  if (choice.candidate !== undefined) {
    return finished(complete(choice.candidate, request, drafts), {...tree, at}, scope);
  }
  // A property that holds a function, or a variable whose function type has this receiver.
  const property = propertiesOn(value, name, scope);
  if (property !== undefined && isCallable(property, scope)) {
    return invoke(property, tree, scope);
  }
  const variable = readProperty(name, scope, at);
  const type = variable === undefined ? undefined : solved(variable.type);
  if (variable !== undefined && type?.kind === 'function' && type.extension) {
    return invoke(variable, tree, scope, value);
  }
  if (nullableValue && !isNothing(nonNull(value.type))) {
    const solid = {...value, type: nonNull(value.type)};
    const {choice: other} = choose(candidatesOn(solid, name, scope), request);
    if (other.candidate !== undefined) {
      unsafe(value.type, at, scope);
      return unknown(at);
    }
  }
  if (!refuse(name, request, choice, scope, value.type)) {
    checkForgotten(request, value.type);
  }
  return unknown(at);
}

const isInfix = ({symbol: {modifiers}}: Candidate): boolean =>
  modifiers.has('infix') || modifiers.has('override');

/** Between two values what is no `infix` function is meant only where nothing else can be. */
const infixFirst = (levels: Candidate[][], infix: boolean): Candidate[][] =>
  infix
    ? [
        ...levels.map((level) => level.filter(isInfix)),
        ...levels.map((level) => level.filter((each) => !isInfix(each))),
      ].filter((level) => level.length > 0)
    : levels;

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

/** `Comparator { a, b -> … }`. */
function samConstructor(name: string, tree: CallSite, scope: Scope): Code | undefined {
  const symbol = scope.typeNamed(name, tree.at);
  if (
    symbol === undefined ||
    !('kind' in symbol) ||
    symbol.kind !== 'class' ||
    !symbol.modifiers.has('fun')
  ) {
    return undefined;
  }
  const [given] = givenArgs(tree.args, tree.trailing);
  if (given === undefined || onlyAbstract(symbol) === undefined) {
    return undefined;
  }
  const type = classType(
    symbol,
    symbol.typeParameters.map((_, index) => {
      const arg = tree.typeArgs[index];
      return arg === undefined ? UNKNOWN : resolveType(arg, scope);
    }),
  );
  return {...argument(given, type, scope), type};
}

/** What Kotlin says about a call that was understood. */
function finished(code: Code, tree: CallSite, scope: Scope): Code {
  if (code.op === 'call') {
    const of = code.to.constructs;
    if (
      of !== undefined &&
      (of.modifiers.has('abstract') || of.modifiers.has('sealed')) &&
      of.test === undefined
    ) {
      scope.world.report(tree.at, 'Cannot create an instance of an abstract class.');
    }
    checkVisible(code.to, tree.at, scope);
    if (tree.operator === true) {
      checkOperator(code.to, tree.at, scope);
    }
    checkWaits(code, scope);
  }
  return code;
}

/** A block that waits is written where it is handed over, and waits by itself, not in a lambda within. */
function checkWaits({to, args, at}: Call, scope: Scope): void {
  const [first] = args;
  if (to.packageName === 'kotlin.sequences' && ['sequence', 'iterator'].includes(to.name)) {
    if (first?.op === 'lambda') {
      first.body.waits = true;
    } else {
      scope.world.report(at, `'${to.name}' without a lambda is not known here.`);
    }
  }
  if (to.owner?.qualified !== 'kotlin.sequences.SequenceScope') {
    return;
  }
  if (first?.op !== 'get' || first.variable.body !== scope.body) {
    scope.world.report(at, `'${to.name}' in a nested lambda is not known here.`);
  }
}
