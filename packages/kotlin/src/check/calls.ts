/** Calls: of what they are, and with what. */
import {type Call, type Code} from '../code';
import {type Diagnostic} from '../source';
import {
  type ClassSymbol,
  FunctionSymbol,
  type FunctionType,
  type Parameter,
  type Type,
  UNKNOWN,
} from '../symbols';
import {
  type Argument,
  type CallTree,
  type Expression,
  type LambdaTree,
  type TypeTree,
} from '../tree';
import {
  classType,
  constrain,
  expectation,
  isNothing,
  needsSafeCall,
  nonNull,
  parametersOf,
  render,
  solved,
  substitute,
  thisType,
} from '../types';
import {accepts, complete, convert, mismatch} from './arguments';
import {unknown} from './codes';
import {expression, unsafe} from './expressions';
import {checkLambda, reportUntyped} from './functions';
import {
  candidatesOf,
  candidatesOn,
  checkVisible,
  isVisible,
  mayBeOfKotlin,
  propertiesOn,
  readProperty,
  readVariable,
} from './names';
import {checkOperator} from './operators';
import {choose, refuse} from './overloads';
import {type Scope} from './scope';

// What a call asks for: a name, its arguments, and the functions that may be meant.

/** An argument: still a tree, or checked already. */
export interface Given {
  readonly name?: string;
  readonly spread: boolean;
  readonly tree?: Expression;
  readonly code?: Code;
  readonly at: number;
}

/** A function that a call may mean, with the values its receivers would have. */
export interface Candidate {
  readonly symbol: FunctionSymbol;
  readonly dispatch?: Code;
  readonly receiver?: Code;
}

/** A call as it is written. */
export interface Request {
  readonly name: string;
  readonly at: number;
  readonly args: readonly Given[];
  readonly typeArgs: readonly TypeTree[];
  readonly expected: Type | undefined;
  readonly scope: Scope;
  /** `super.f()`. */
  readonly direct?: boolean;
}

/** The arguments between the parentheses, and the lambda behind them, whose name is `{}`. */
export function givenArgs(args: readonly Argument[], trailing: LambdaTree | undefined): Given[] {
  const given: Given[] = args.map(({name, spread, value}) => ({
    name,
    spread,
    tree: value,
    at: value.at,
  }));
  if (trailing !== undefined) {
    given.push({spread: false, tree: trailing, at: trailing.at, name: '{}'});
  }
  return given;
}

/** Whether an argument waits for its parameter's type: a lambda or a reference. */
export const waitsForType = (given: Given): boolean =>
  given.code === undefined &&
  (given.tree?.kind === 'lambda' ||
    (given.tree?.kind === 'reference' && given.tree.property === undefined) ||
    given.tree?.kind === 'anonymous');

/** Whether an argument is all items of a `vararg`: with a star, or by name. */
export const isSpread = ({spread, name}: Given, {vararg}: Parameter): boolean =>
  spread || (vararg && name !== undefined && name !== '{}');

/** What is looked at of a call's tree; infix calls have none. */
type CallSite = Pick<CallTree, 'at' | 'typeArgs' | 'args' | 'trailing' | 'callee' | 'operator'> & {
  readonly infix?: boolean;
};

// Functions where a functional interface is wanted: what its lambda looks like.

/** The function type that a parameter wants of a lambda: of a functional interface, its only abstract function's. */
export function wantedFunction(type: Type): FunctionType | undefined {
  const found = nonNull(type);
  if (found.kind === 'function') {
    return found;
  }
  if (found.kind !== 'class' || !found.of.modifiers.has('fun')) {
    return undefined;
  }
  const method = onlyAbstract(found.of);
  if (method === undefined) {
    return undefined;
  }
  const by = parametersOf(found.of, found.args);
  return {
    kind: 'function',
    parameters: method.parameters.map((each) => substitute(each.type, by)),
    result: substitute(method.result(), by),
    extension: false,
    nullable: false,
  };
}

/** The only abstract function of an interface, or of those above it. */
function onlyAbstract(of: ClassSymbol): FunctionSymbol | undefined {
  of.complete();
  for (const name of of.memberNames) {
    for (const member of of.member(name)) {
      if (member.kind === 'function' && member.abstract) {
        return member;
      }
    }
  }
  for (const above of of.supers()) {
    const found = above.of.qualified === 'kotlin.Any' ? undefined : onlyAbstract(above.of);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

// Arguments looked at once, before it is known which function takes them.

interface Draft {
  readonly code: Code;
  /** What is wrong with it, if it is checked without an expectation: not reported yet. */
  readonly diagnostics: readonly Diagnostic[];
}

export class Drafts {
  private readonly made = new Map<Given, Draft>();

  constructor(private readonly scope: Scope) {}

  of(given: Given): Draft {
    let found = this.made.get(given);
    if (found === undefined) {
      found = this.draft(given);
      this.made.set(given, found);
    }
    return found;
  }

  private draft({code, tree}: Given): Draft {
    if (code !== undefined) {
      return {code, diagnostics: []};
    }
    if (tree === undefined) {
      throw new Error('an argument has a tree or code');
    }
    const {result, diagnostics} = this.scope.world.trial(() =>
      expression(tree, this.scope, undefined),
    );
    return {code: result, diagnostics};
  }
}

// Calls as they are written: `name(…)` and `value.name(…)`.

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
  const local = levels === undefined ? localFunctionNamed(name, scope) : undefined;
  if (local !== undefined && takes(local.type, request.args.length)) {
    return invoke(readVariable(local, tree.at, scope), tree, scope);
  }
  const found = levels ?? candidatesOf(name, scope, tree.at);
  const {choice, drafts} = choose(found, request);
  const taken = (candidate: Candidate): Code =>
    finished(complete(candidate, request, drafts), tree, scope);
  // `A(…)` beside a private constructor is what the companion does.
  if (choice.candidate !== undefined && isVisible(choice.candidate.symbol, scope)) {
    return taken(choice.candidate);
  }
  const value = levels === undefined ? readProperty(name, scope, tree.at) : undefined;
  if (value !== undefined && isCallable(value, scope)) {
    return invoke(value, tree, scope);
  }
  const made = samConstructor(name, request);
  if (made !== undefined) {
    return made;
  }
  const object =
    value === undefined && levels === undefined ? objectNamed(name, scope, tree.at) : undefined;
  if (object !== undefined && isCallable(object, scope)) {
    return invoke(object, tree, scope);
  }
  if (choice.candidate !== undefined) {
    return taken(choice.candidate);
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

function localFunctionNamed(name: string, scope: Scope): ReturnType<Scope['variable']> {
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
    if (given.tree !== undefined && !waitsForType(given)) {
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

/** `Comparator { a, b -> … }`: as a function that is given one, `fun <T> Comparator(function: (T, T) -> Int)`. */
function samConstructor(name: string, request: Request): Code | undefined {
  const {scope, at} = request;
  const symbol = scope.typeNamed(name, at);
  if (symbol === undefined || !('kind' in symbol) || symbol.kind !== 'class') {
    return undefined;
  }
  const type = wantedFunction(thisType(symbol));
  if (type === undefined || request.args.length !== 1) {
    return undefined;
  }
  const made = new FunctionSymbol(name, '');
  made.typeParameters = symbol.typeParameters;
  made.parameters = [{name: 'function', type, optional: false, vararg: false}];
  made.result = () => thisType(symbol);
  const call = complete({symbol: made}, request) as Call;
  return {op: 'convert', to: symbol, value: call.args[0] as Code, type: call.type, at};
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

// Calls of values: of functions that variables hold, and of what has an operator `invoke`.

/** Calls a value: a function, or what has an operator `invoke`. */
export function invoke(target: Code, tree: CallSite, scope: Scope, receiver?: Code): Code {
  const {world} = scope;
  const type = solved(target.type);
  const given = givenArgs(tree.args, tree.trailing);
  const {at} = tree;
  if (type.kind === 'unknown') {
    return {
      op: 'invoke',
      target,
      args: given.map((each) => argument(each, UNKNOWN, scope)),
      type: UNKNOWN,
      at,
    };
  }
  if (type.kind === 'function') {
    if (type.nullable) {
      world.report(
        at,
        `Reference has a nullable type '${render(type)}'. Use explicit '?.invoke' to make a function-like call instead.`,
      );
    }
    let args: Code[] = receiver === undefined ? [] : [receiver];
    if (type.extension && receiver === undefined && given.length === type.parameters.length - 1) {
      const wanted = type.parameters[0] ?? UNKNOWN;
      const self = scope
        .receivers()
        .map((each) => each.code(at))
        .find((each) => constrain(each.type, wanted));
      if (self !== undefined) {
        args = [self];
      }
    }
    const rest = type.parameters.slice(args.length);
    if (given.length > rest.length) {
      world.report(
        given[rest.length]?.at ?? at,
        `Too many arguments for 'fun invoke(${type.parameters.map((each, index) => `p${index + 1}: ${render(each)}`).join(', ')}): ${render(type.result)}'.`,
      );
    }
    if (given.length < rest.length) {
      world.report(at, `No value passed for parameter 'p${args.length + given.length + 1}'.`);
    }
    args = [...args, ...given.map((each, index) => argument(each, rest[index] ?? UNKNOWN, scope))];
    return {op: 'invoke', target, args, type: type.result, at};
  }
  const code = callOn(
    target,
    'invoke',
    {...tree, callee: {kind: 'name', at, name: 'invoke'}},
    scope,
    undefined,
  );
  if (code.op === 'call' && code.to.tree !== undefined) {
    const {modifiers} = code.to;
    if (!modifiers.has('operator') && !modifiers.has('override')) {
      world.report(at, "'operator' modifier is required on 'invoke'.");
    }
  }
  return code;
}

/** Checks an argument against the type that is expected of it. */
function argument(given: Given, type: Type, scope: Scope): Code {
  if (given.tree === undefined) {
    return given.code ?? unknown(given.at);
  }
  const code =
    given.tree.kind === 'lambda'
      ? checkLambda(given.tree, scope, wantedFunction(type), undefined)
      : expression(given.tree, scope, expectation(type));
  if (!accepts(code, type, scope)) {
    scope.world.report(given.at, mismatch(code.type, type));
  }
  return convert(code, type, scope);
}
