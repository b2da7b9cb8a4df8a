import {type Body, type Code} from '../code';
import {
  type ClassSymbol,
  type FunctionSymbol,
  type FunctionType,
  type Parameter,
  type Type,
  type TypeParameter,
  UNKNOWN,
} from '../symbols';
import {type Diagnostic} from '../source';
import {type Argument, type Expression, type LambdaTree, type TypeTree} from '../tree';
import {
  constrain,
  expectation,
  fix,
  fresh,
  isKnown,
  isUnit,
  nonNull,
  parametersOf,
  render,
  same,
  solved,
  substitute,
  asSuper,
  upperBound,
} from '../types';
import {checkLambda} from './lambdas';
import {checkReference} from './references';
import {expression} from './expressions';
import {resolveType} from './resolveType';
import {libraryMemberNames} from './signatures';
import {type Scope} from './scope';
import {renderFunction} from './words';

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

export function givenArgs(args: readonly Argument[], trailing: LambdaTree | undefined): Given[] {
  const given: Given[] = args.map(({name, spread, value}) => ({
    name,
    spread,
    tree: value,
    at: value.at,
  }));
  if (trailing !== undefined)
    given.push({spread: false, tree: trailing, at: trailing.at, name: '{}'});
  return given;
}

/** Whether an argument waits for its parameter's type: a lambda or a reference. */
const waits = (given: Given): boolean =>
  given.code === undefined &&
  (given.tree?.kind === 'lambda' ||
    given.tree?.kind === 'reference' ||
    given.tree?.kind === 'anonymous');

/** Which arguments go to which parameter, or why they do not. */
function assign(
  symbol: FunctionSymbol,
  args: readonly Given[],
): readonly Given[][] | {problem: string; at: number | undefined} {
  const {parameters} = symbol;
  const slots: Given[][] = parameters.map(() => []);
  let position = 0;
  for (const given of args) {
    let index: number;
    if (given.name === '{}') {
      index = parameters.length - 1;
      const last = parameters[index];
      if (last === undefined || (slots[index]?.length ?? 0) > 0)
        return {problem: tooMany(symbol), at: given.at};
    } else if (given.name !== undefined) {
      index = parameters.findIndex((each) => each.name === given.name);
      if (index < 0)
        return {problem: `No parameter with name '${given.name}' found.`, at: given.at};
      if ((slots[index]?.length ?? 0) > 0)
        return {problem: 'An argument is already passed for this parameter.', at: given.at};
      // Positional arguments may follow a named one in its own place.
      position = index === position ? position + 1 : parameters.length;
      if (position === parameters.length && index !== parameters.length - 1) position = index + 1;
    } else {
      index = position;
      if (parameters[index] === undefined) return {problem: tooMany(symbol), at: given.at};
      if (parameters[index]?.vararg !== true) position += 1;
    }
    slots[index]?.push(given);
  }
  const missing = parameters.find(
    (each, index) => !each.optional && !each.vararg && slots[index]?.length === 0,
  );
  if (missing !== undefined)
    return {problem: `No value passed for parameter '${missing.name}'.`, at: undefined};
  return slots;
}

const tooMany = (symbol: FunctionSymbol): string =>
  `Too many arguments for '${renderFunction(symbol)}'.`;

interface Draft {
  readonly code: Code;
  readonly diagnostics: readonly Diagnostic[];
}

/** The type of a value parameter with receivers' and own type parameters replaced. */
function substitutionOf(
  candidate: Candidate,
  variables: ReadonlyMap<TypeParameter, Type>,
): Map<TypeParameter, Type> {
  const {owner} = candidate.symbol;
  const by = new Map<TypeParameter, Type>(variables);
  if (owner !== undefined && candidate.dispatch !== undefined) {
    const type = upperBound(nonNull(candidate.dispatch.type));
    const seen = type.kind === 'class' ? asSuper(type, owner) : undefined;
    // What is not known of the receiver yet, the arguments may tell: `yielding { … }`.
    const unknown = fresh(owner.typeParameters);
    for (const [parameter, arg] of parametersOf(owner, seen?.args ?? []))
      by.set(parameter, arg.kind === 'unknown' ? (unknown.get(parameter) ?? arg) : arg);
  }
  return by;
}

/** The function type that a parameter wants of a lambda: of a functional interface, its only abstract function's. */
export function wantedFunction(type: Type): FunctionType | undefined {
  const found = nonNull(type);
  if (found.kind === 'function') return found;
  if (found.kind !== 'class' || !found.of.modifiers.has('fun')) return undefined;
  const method = onlyAbstract(found.of);
  if (method === undefined) return undefined;
  const by = parametersOf(found.of, found.args);
  return {
    kind: 'function',
    parameters: method.parameters.map((each) => substitute(each.type, by)),
    result: substitute(method.result(), by),
    extension: false,
    nullable: false,
  };
}

export function onlyAbstract(of: ClassSymbol): FunctionSymbol | undefined {
  of.complete();
  for (const name of memberNames(of)) {
    for (const member of of.members.get(name) ?? [])
      if (member.kind === 'function' && member.abstract) return member;
  }
  for (const above of of.supers()) {
    const found = above.of.qualified === 'kotlin.Any' ? undefined : onlyAbstract(above.of);
    if (found !== undefined) return found;
  }
  return undefined;
}

function memberNames(of: ClassSymbol): readonly string[] {
  return libraryMemberNames.get(of) ?? [...of.members.keys()];
}

/** How many parameters a lambda has for sure; none when `it` may be one. */
function fitsFunction(given: Given, type: Type): boolean {
  if (solved(type).kind === 'variable' || solved(type).kind === 'unknown') return true;
  const wanted = wantedFunction(type);
  if (wanted === undefined) return solved(type).kind === 'parameter' || isClassNamed(type, 'Any');
  if (given.tree?.kind !== 'lambda') return true;
  const count = wanted.parameters.length - (wanted.extension ? 1 : 0);
  const {parameters} = given.tree;
  return parameters === undefined
    ? count <= 1
    : parameters.length === count ||
        (wanted.extension && parameters.length === wanted.parameters.length);
}

function isClassNamed(type: Type, name: string): boolean {
  const found = solved(type);
  return found.kind === 'class' && found.of.name === name;
}

class Drafts {
  private readonly made = new Map<Given, Draft>();

  constructor(private readonly scope: Scope) {}

  of(given: Given): Draft {
    let found = this.made.get(given);
    if (found === undefined) {
      if (given.code !== undefined) found = {code: given.code, diagnostics: []};
      else {
        const {tree} = given;
        if (tree === undefined) throw new Error('an argument has a tree or code');
        const {result, diagnostics} = this.scope.world.trial(() =>
          expression(tree, this.scope, undefined),
        );
        found = {code: result, diagnostics};
      }
      this.made.set(given, found);
    }
    return found;
  }
}

/** Whether a candidate can take these arguments, judged without looking into lambdas; else the reason. */
function problemOf(
  candidate: Candidate,
  request: Request,
  drafts: Drafts,
): {problem: string; at: number; receiver: boolean} | undefined {
  const {symbol} = candidate;
  const slots = assign(symbol, request.args);
  const variables = fresh(symbol.typeParameters);
  const by = substitutionOf(candidate, variables);
  if (request.typeArgs.length > 0 && request.typeArgs.length !== symbol.typeParameters.length) {
    return {
      problem: 'Inapplicable candidate: wrong number of type arguments.',
      at: request.at,
      receiver: false,
    };
  }
  bindTypeArgs(symbol, variables, request);
  if (symbol.receiver !== undefined && candidate.receiver !== undefined) {
    if (
      !constrain(candidate.receiver.type, substitute(symbol.receiver, by)) ||
      !withinBounds(variables, by)
    ) {
      return {problem: 'receiver', at: request.at, receiver: true};
    }
  }
  if (!Array.isArray(slots)) {
    const {problem, at} = slots as {problem: string; at: number | undefined};
    return {problem, at: at ?? request.at, receiver: false};
  }
  for (const [index, givens] of (slots as Given[][]).entries()) {
    const parameter = symbol.parameters[index];
    if (parameter === undefined) continue;
    const type = substitute(parameter.type, by);
    for (const given of givens) {
      if (waits(given)) {
        if (!fitsFunction(given, type)) return {problem: 'lambda', at: given.at, receiver: false};
        continue;
      }
      if (given.spread) continue;
      const {code} = drafts.of(given);
      if (!accepts(code, type, request.scope)) {
        return {problem: mismatch(code.type, type), at: given.at, receiver: false};
      }
    }
  }
  return withinBounds(variables, by)
    ? undefined
    : {problem: 'bounds', at: request.at, receiver: false};
}

export function mismatch(actual: Type, expected: Type): string {
  return `Argument type mismatch: actual type is '${render(actual)}', but '${render(expectation(expected))}' was expected.`;
}

/** Whether a value can go where a type is expected; literals adapt to `Long` and so on. */
export function accepts(code: Code, type: Type, scope: Scope): boolean {
  if (constrain(code.type, type)) return true;
  const sup = nonNull(type);
  const {Long, Int} = scope.world.types;
  if (isLiteral(code) && same(sup, Long) && same(code.type, Int)) return true;
  const wanted = wantedFunction(sup);
  return (
    wanted !== undefined && solved(code.type).kind === 'function' && constrain(code.type, wanted)
  );
}

/** A literal, also with a sign. */
function isLiteral(code: Code): boolean {
  if (code.op === 'constant') return code.literal;
  const [operand] = code.op === 'call' ? code.args : [];
  return (
    code.op === 'call' &&
    code.to.name === 'unaryMinus' &&
    operand !== undefined &&
    isLiteral(operand)
  );
}

function withinBounds(
  variables: ReadonlyMap<TypeParameter, Type>,
  by: ReadonlyMap<TypeParameter, Type>,
): boolean {
  for (const [parameter, type] of variables) {
    if (parameter.bound === undefined || type.kind !== 'variable') continue;
    const bound = substitute(parameter.bound, by);
    for (const lower of type.of.fixed === undefined ? type.of.lower : [type.of.fixed]) {
      const found = solved(lower);
      if (found.kind === 'variable' || found.kind === 'unknown') continue;
      if (!quietly(() => constrain(found, bound), variables)) return false;
    }
  }
  return true;
}

/** Asks without remembering anything about the variables. */
function quietly(ask: () => boolean, variables: ReadonlyMap<TypeParameter, Type>): boolean {
  const lengths = [...variables.values()].map((type) =>
    type.kind === 'variable' ? [type.of.lower.length, type.of.upper.length] : [],
  );
  const answer = ask();
  [...variables.values()].forEach((type, index) => {
    if (type.kind !== 'variable') return;
    type.of.lower.length = Math.min(type.of.lower.length, lengths[index]?.[0] ?? 0);
    type.of.upper.length = Math.min(type.of.upper.length, lengths[index]?.[1] ?? 0);
  });
  return answer;
}

function bindTypeArgs(
  symbol: FunctionSymbol,
  variables: ReadonlyMap<TypeParameter, Type>,
  request: Request,
): void {
  request.typeArgs.forEach((tree, index) => {
    const parameter = symbol.typeParameters[index];
    const variable = parameter === undefined ? undefined : variables.get(parameter);
    if (variable?.kind === 'variable' && tree.name !== '_')
      variable.of.fixed = resolveType(tree, request.scope);
  });
}

export interface Choice {
  readonly candidate: Candidate | undefined;
  /** Why none of the level that came closest fits. */
  readonly problems: readonly {
    candidate: Candidate;
    problem: string;
    at: number;
    receiver: boolean;
  }[];
}

/** Chooses by levels: the first that has a function that fits, there the most specific one. */
export function choose(
  levels: readonly (readonly Candidate[])[],
  request: Request,
): {choice: Choice; drafts: Drafts} {
  const drafts = new Drafts(request.scope);
  let problems: Choice['problems'] = [];
  for (const level of levels) {
    const judged = level.map((candidate) => ({
      candidate,
      found: problemOf(candidate, request, drafts),
    }));
    const fitting = judged.filter(({found}) => found === undefined).map(({candidate}) => candidate);
    const [best] = fitting;
    if (best !== undefined) {
      const candidate = fitting.length === 1 ? best : mostSpecific(fitting, request);
      return {choice: {candidate, problems: []}, drafts};
    }
    const failed = judged.map(({candidate, found}) => ({
      candidate,
      ...(found ?? {problem: '', at: request.at, receiver: false}),
    }));
    // The closest failure: one whose receiver fits.
    const better =
      problems.length === 0 ||
      (problems.every((each) => each.receiver) && failed.some((each) => !each.receiver));
    if (better) problems = failed;
  }
  return {choice: {candidate: undefined, problems}, drafts};
}

function mostSpecific(candidates: readonly Candidate[], request: Request): Candidate {
  const shapes = candidates.map((candidate) => ({
    candidate,
    types: shapeOf(candidate, request),
    generic: candidate.symbol.typeParameters.length,
    unused: candidate.symbol.parameters.length,
    vararg: candidate.symbol.parameters.some((each) => each.vararg),
  }));
  const better = (a: (typeof shapes)[number], b: (typeof shapes)[number]): boolean => {
    const variables = fresh(b.candidate.symbol.typeParameters);
    const narrower =
      a.types.every((type, index) => {
        const other = b.types[index];
        return (
          type === undefined || other === undefined || constrain(type, substitute(other, variables))
        );
      }) && withinBounds(variables, variables);
    return narrower;
  };
  const found = shapes.filter((a) => shapes.every((b) => a === b || better(a, b)));
  const pool = found.length > 0 ? found : shapes;
  if (found.length > 1 && request.args.some(waits)) {
    // Alike but for what the lambda gives: `sumOf`.
    const fitting = found.find(
      (each) =>
        !request.scope.world
          .trial(() => complete(each.candidate, request))
          .diagnostics.some(({severity}) => severity === 'error'),
    );
    if (fitting !== undefined) return fitting.candidate;
  }
  pool.sort(
    (a, b) =>
      Number(a.vararg) - Number(b.vararg) ||
      Number(a.generic > 0) - Number(b.generic > 0) ||
      a.unused - b.unused,
  );
  const [first] = pool;
  if (first === undefined) throw new Error('there is a candidate');
  return first.candidate;
}

/** The types against which the receiver and each argument are held. */
function shapeOf(candidate: Candidate, request: Request): (Type | undefined)[] {
  const {symbol} = candidate;
  const slots = assign(symbol, request.args);
  const types: (Type | undefined)[] = [symbol.receiver];
  if (!Array.isArray(slots)) return types;
  for (const given of request.args) {
    const index = (slots as Given[][]).findIndex((each) => each.includes(given));
    types.push(waits(given) ? undefined : symbol.parameters[index]?.type);
  }
  return types;
}

/** Checks the call of the function that was chosen: infers its types, looks into lambdas, reports what is wrong. */
export function complete(
  candidate: Candidate,
  request: Request,
  drafts: Drafts = new Drafts(request.scope),
): Code {
  const {symbol} = candidate;
  const {scope, at} = request;
  const {world} = scope;
  const any = {...world.types.Any, nullable: true};
  const variables = fresh(symbol.typeParameters);
  bindTypeArgs(symbol, variables, request);
  const by = substitutionOf(candidate, variables);
  if (symbol.receiver !== undefined && candidate.receiver !== undefined)
    constrain(candidate.receiver.type, substitute(symbol.receiver, by));
  // What is expected of the result helps where the arguments do not say it.
  const resultType = substitute(symbol.result(), by);
  if (request.expected !== undefined && !isUnit(request.expected)) {
    quietlyUnless(() => constrain(resultType, request.expected ?? UNKNOWN), variables);
  }
  const slots = assign(symbol, request.args) as Given[][];
  const values = new Map<Given, Code>();
  const waiting: {given: Given; parameter: Parameter}[] = [];
  slots.forEach((givens, index) => {
    const parameter = symbol.parameters[index];
    if (parameter === undefined) return;
    for (const given of givens) {
      if (waits(given)) waiting.push({given, parameter});
      else values.set(given, checkArgument(given, substitute(parameter.type, by), request, drafts));
    }
  });
  for (const {given, parameter} of waiting) {
    const type = substitute(parameter.type, by);
    values.set(given, checkWaiting(given, type, request, variables, any));
  }
  for (const [parameter, type] of variables) {
    if (type.kind !== 'variable') continue;
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
  for (const type of by.values()) if (type.kind === 'variable') fix(type.of, any);
  const args = symbol.parameters.map((parameter, index) =>
    argumentCode(parameter, slots[index] ?? [], values, substitute(parameter.type, by), scope),
  );
  const head = [
    ...(symbol.owner === undefined && symbol.constructs === undefined
      ? []
      : symbol.owner === undefined
        ? []
        : [candidate.dispatch]),
    ...(symbol.receiver === undefined ? [] : [candidate.receiver]),
  ];
  const typeArgs = symbol.typeParameters.map((each) => solved(variables.get(each) ?? UNKNOWN));
  const type = settled(substitute(symbol.result(), by));
  return {
    op: 'call',
    to: symbol,
    args: [...head, ...args],
    typeArgs,
    direct: request.direct === true,
    type,
    at,
  };
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

function quietlyUnless(ask: () => boolean, variables: ReadonlyMap<TypeParameter, Type>): void {
  const before = [...variables.values()].map((type) =>
    type.kind === 'variable' ? type.of.upper.length : 0,
  );
  if (ask()) return;
  [...variables.values()].forEach((type, index) => {
    if (type.kind === 'variable') type.of.upper.length = before[index] ?? 0;
  });
}

function checkArgument(given: Given, type: Type, request: Request, drafts: Drafts): Code {
  const {scope} = request;
  const draft = drafts.of(given);
  const item = given.spread ? UNKNOWN : type;
  let code = draft.code;
  const fine =
    given.code !== undefined ||
    (!draft.diagnostics.some((each) => each.severity === 'error') &&
      isKnown(code.type) &&
      constrain(code.type, item));
  if (fine || given.tree === undefined)
    for (const each of draft.diagnostics) scope.world.report(each.at, each.message, each.severity);
  else {
    code = expression(given.tree, scope, expectation(item));
    if (!accepts(code, item, scope)) scope.world.report(given.at, mismatch(code.type, item));
  }
  return convert(code, item, scope);
}

/** A function where a functional interface is wanted becomes one. */
export function convert(code: Code, type: Type, scope: Scope): Code {
  const wanted = nonNull(type);
  if (
    wanted.kind === 'class' &&
    wanted.of.modifiers.has('fun') &&
    solved(code.type).kind === 'function'
  ) {
    return {op: 'convert', to: wanted.of, value: code, type: wanted, at: code.at};
  }
  if (
    wanted.kind === 'class' &&
    wanted.of === scope.world.types.Long.of &&
    isLiteral(code) &&
    same(code.type, scope.world.types.Int)
  ) {
    return longLiteral(code, scope);
  }
  return code;
}

function longLiteral(code: Code, scope: Scope): Code {
  const type = scope.world.types.Long;
  if (code.op === 'constant') return {...code, value: BigInt(code.value as number), type};
  const [operand] = code.op === 'call' ? code.args : [];
  const negated = operand?.op === 'constant' ? -BigInt(operand.value as number) : 0n;
  return {op: 'constant', value: negated, type, at: code.at, literal: true};
}

/** A lambda or a reference, now that the other arguments have said what they could. */
function checkWaiting(
  given: Given,
  type: Type,
  request: Request,
  variables: ReadonlyMap<TypeParameter, Type>,
  any: Type,
): Code {
  const {scope} = request;
  const {world} = scope;
  const {tree} = given;
  // A type still to infer of which a function is expected.
  const open = solved(type);
  const wanted = wantedFunction(open.kind === 'variable' ? expectation(open) : type);
  if (tree?.kind === 'reference') {
    wanted?.parameters.forEach((each) => {
      fixWithin(each, any);
    });
    const code = checkReference(
      tree,
      scope,
      wanted === undefined ? undefined : (expectation(wanted) as FunctionType),
    );
    if (wanted !== undefined && !constrain(code.type, wanted))
      world.report(given.at, mismatch(code.type, type));
    return convert(code, type, scope);
  }
  if (tree?.kind === 'anonymous') {
    const code = expression(tree, scope, wanted === undefined ? undefined : expectation(wanted));
    if (!constrain(code.type, wanted ?? type)) world.report(given.at, mismatch(code.type, type));
    return convert(code, type, scope);
  }
  if (tree?.kind !== 'lambda') throw new Error('only functions wait');
  if (wanted === undefined) {
    const code = checkLambda(tree, scope, undefined, request.name);
    constrain(code.type, type);
    return code;
  }
  // Types that the lambda declares itself.
  const offset = wanted.extension ? 1 : 0;
  tree.parameters?.forEach((parameter, index) => {
    const own =
      wanted.parameters[
        index + (tree.parameters?.length === wanted.parameters.length ? 0 : offset)
      ];
    if (parameter.type !== undefined && own !== undefined) {
      const {result} = world.trial(() => resolveType(parameter.type as TypeTree, scope));
      constrain(result, own);
      constrain(own, result);
    }
  });
  wanted.parameters.forEach((each) => {
    fixWithin(each, any);
  });
  const parameters = wanted.parameters.map(settled);
  const code = checkLambda(
    tree,
    scope,
    {...wanted, parameters, result: isFree(wanted.result) ? UNKNOWN : expectation(wanted.result)},
    request.name,
  );
  const body = code.op === 'lambda' ? code.body : undefined;
  if (code.type.kind === 'function' && !isUnit(wanted.result)) {
    const own = code.type;
    if (own.parameters.length === parameters.length) {
      constrainResult(own.result, wanted.result, body, given, scope);
    } else {
      constrain(
        own.result.kind === 'unknown' ? knownResult(body?.code) : own.result,
        wanted.result,
      );
      for (const variable of variables.values())
        if (variable.kind === 'variable') fix(variable.of, any as never);
      world.report(
        given.at,
        `Argument type mismatch: actual type is '${renderActual({...own, result: settled(wanted.result)}, parameters.length, own)}', but '${render(settled(type))}' was expected.`,
      );
    }
  } else if (code.type.kind === 'function' && code.type.parameters.length !== parameters.length) {
    world.report(
      given.at,
      `Argument type mismatch: actual type is '${renderActual(code.type, parameters.length)}', but '${render(settled(type))}' was expected.`,
    );
  }
  return convert(code, type, scope);
}

/** Parameters that the expected function does not have are unknown, and said to be. */
function renderActual(own: FunctionType, known: number, named = own): string {
  const parameters = own.parameters.map((each, index) => {
    const name = extraNames.get(named)?.[index];
    return index < known || name === undefined || isKnown(each)
      ? render(each)
      : `??? (Unknown type for value parameter ${name})`;
  });
  return `(${parameters.join(', ')}) -> ${render(own.result)}`;
}

/** The names of a lambda's parameters, for the message about too many of them. */
export const extraNames = new WeakMap<FunctionType, readonly string[]>();

function isFree(type: Type): boolean {
  const found = solved(type);
  return found.kind === 'variable';
}

function fixWithin(type: Type, any: Type): void {
  const found = solved(type);
  if (found.kind === 'variable' && found.of.lower.length + found.of.upper.length > 0)
    fix(found.of, any as never);
  if (found.kind === 'class') for (const each of found.args) fixWithin(each, any);
  if (found.kind === 'function') {
    for (const each of found.parameters) fixWithin(each, any);
    fixWithin(found.result, any);
  }
}

function constrainResult(
  own: Type,
  wanted: Type,
  body: Body | undefined,
  given: Given,
  scope: Scope,
): void {
  if (constrain(own, wanted)) return;
  const at = body?.code === undefined ? given.at : lastPlace(body.code);
  scope.world.report(
    at,
    `Return type mismatch: expected '${render(expectation(wanted))}', actual '${render(own)}'.`,
  );
}

/** What is known of a result of which a part is not. */
function knownResult(code: Code | undefined): Type {
  if (code?.op === 'block') return knownResult(code.statements.at(-1));
  if (code?.op === 'branches')
    return code.cases.map((each) => knownResult(each.body)).find(isKnown) ?? UNKNOWN;
  return code?.type ?? UNKNOWN;
}

function lastPlace(code: Code): number {
  if (code.op !== 'block') return code.at;
  const last = code.statements.at(-1);
  return last === undefined ? code.at : lastPlace(last);
}

function argumentCode(
  parameter: Parameter,
  givens: readonly Given[],
  values: ReadonlyMap<Given, Code>,
  type: Type,
  scope: Scope,
): Code | undefined {
  const codes = givens.map((given) => ({code: values.get(given), spread: given.spread}));
  if (parameter.vararg) {
    const items = codes.flatMap(({code, spread}) => (code === undefined ? [] : [{code, spread}]));
    return {op: 'list', items, type: scope.world.type('Array', type), at: givens[0]?.at ?? 0};
  }
  return codes[0]?.code;
}

export {Drafts};
