/** Arguments: which parameter each is of, whether it can go there, and the finished call. */
import {type Code} from '../code';
import {small} from '../run/values';
import {type FunctionSymbol, type Parameter, type Type, UNKNOWN} from '../symbols';
import {
  bitsOf,
  constrain,
  expectation,
  fresh,
  isClass,
  isKnown,
  isNothing,
  isUnit,
  mayBecome,
  nonNull,
  render,
  same,
  solved,
  substitute,
} from '../types';
import {
  type Candidate,
  Drafts,
  type Given,
  isSpread,
  type Request,
  waitsForType,
  wantedFunction,
} from './calls';
import {expression} from './expressions';
import {
  bindTypeArgs,
  checkWaiting,
  expect,
  fixAll,
  settled,
  substitutionOf,
  withinBounds,
} from './inference';
import {type Scope} from './scope';

// Which argument goes to which parameter: by position, by name, a lambda behind the parentheses to the last.

/** Why arguments and parameters do not go together; the place of the argument, where one is to blame. */
interface Unassigned {
  /** A sentence, or `many`: what the function gives may not be known yet. */
  readonly problem: string;
  readonly at: number | undefined;
}

/** The arguments of each parameter, or why there are none. */
export function assignArguments(
  symbol: FunctionSymbol,
  args: readonly Given[],
): Given[][] | Unassigned {
  const {parameters} = symbol;
  const slots: Given[][] = parameters.map(() => []);
  let position = 0;
  for (const given of args) {
    let index: number;
    if (given.name === '{}') {
      index = parameters.length - 1;
      const last = parameters[index];
      if (last === undefined || (slots[index]?.length ?? 0) > 0) {
        return {problem: 'many', at: given.at};
      }
    } else if (given.name !== undefined) {
      index = parameters.findIndex((each) => each.name === given.name);
      if (index < 0) {
        return {problem: `No parameter with name '${given.name}' found.`, at: given.at};
      }
      if ((slots[index]?.length ?? 0) > 0) {
        return {problem: 'An argument is already passed for this parameter.', at: given.at};
      }
      // Positional arguments may follow a named one in its own place.
      position = index === position ? position + 1 : parameters.length;
      if (position === parameters.length && index !== parameters.length - 1) {
        position = index + 1;
      }
    } else {
      index = position;
      if (parameters[index] === undefined) {
        return {problem: 'many', at: given.at};
      }
      if (parameters[index]?.vararg !== true) {
        position += 1;
      }
    }
    slots[index]?.push(given);
  }
  const missing = parameters.find(
    (each, index) => !each.optional && !each.vararg && slots[index]?.length === 0,
  );
  if (missing !== undefined) {
    return {problem: `No value passed for parameter '${missing.name}'.`, at: undefined};
  }
  return slots;
}

// Whether a function can take the arguments of a call, judged without looking into lambdas.

/** Why a function cannot be meant. */
export interface Problem {
  /** A sentence; of what only a check of the whole call can tell, `lambda` or `bounds`; `many` arguments. */
  readonly problem: string;
  readonly at: number;
  /** Whether it is the receiver that does not fit: then nothing else was looked at. */
  readonly receiver: boolean;
}

/** Why a candidate cannot take these arguments; nothing if it can. */
export function problemOf(
  candidate: Candidate,
  request: Request,
  drafts: Drafts,
): Problem | undefined {
  const {symbol} = candidate;
  const no = (problem: string, at = request.at, receiver = false): Problem => ({
    problem,
    at,
    receiver,
  });
  const slots = assignArguments(symbol, request.args);
  const variables = fresh(symbol.typeParameters);
  const by = substitutionOf(candidate, variables);
  if (request.typeArgs.length > 0 && request.typeArgs.length !== symbol.typeParameters.length) {
    return no('Inapplicable candidate: wrong number of type arguments.');
  }
  bindTypeArgs(symbol, variables, request);
  if (symbol.receiver !== undefined && candidate.receiver !== undefined) {
    const fits = constrain(candidate.receiver.type, substitute(symbol.receiver, by));
    if (!fits || !withinBounds(variables, by)) {
      return no('receiver', request.at, true);
    }
  }
  if (!Array.isArray(slots)) {
    return no(slots.problem, slots.at);
  }
  for (const [index, givens] of slots.entries()) {
    const parameter = symbol.parameters[index];
    if (parameter === undefined) {
      continue;
    }
    const type = substitute(parameter.type, by);
    for (const given of givens) {
      if (waitsForType(given)) {
        if (!fitsFunction(given, type)) {
          return no('lambda', given.at);
        }
        continue;
      }
      if (isSpread(given, parameter)) {
        const {code} = drafts.of(given);
        const wanted = request.scope.world.arrayOf(type, parameter.type);
        if (code.type.kind === 'class' && code.type.of !== wanted.of) {
          return no(mismatch(code.type, wanted), given.at);
        }
        continue;
      }
      const {code} = drafts.of(given);
      if (!accepts(code, type, request.scope)) {
        return no(mismatch(code.type, type), given.at);
      }
    }
  }
  return withinBounds(variables, by) ? undefined : no('bounds');
}

/** Whether a function may go there; of a lambda, by the number of its parameters: it may have one that is `it`. */
function fitsFunction({tree}: Given, type: Type): boolean {
  const found = solved(type);
  if (found.kind === 'variable' || found.kind === 'unknown') {
    return true;
  }
  const wanted = wantedFunction(type);
  if (wanted === undefined) {
    return found.kind === 'parameter' || isClass(found, 'kotlin.Any');
  }
  if (tree?.kind !== 'lambda') {
    return true;
  }
  const all = wanted.parameters.length;
  const count = all - (wanted.extension ? 1 : 0);
  const own = tree.parameters?.length;
  return own === undefined ? count <= 1 : own === count || (wanted.extension && own === all);
}

// Whether a value can go where a type is expected, and what becomes of it there.

/** The sentence about an argument that cannot go there. */
export function mismatch(actual: Type, expected: Type): string {
  return `Argument type mismatch: actual type is '${render(actual)}', but '${render(expectation(expected))}' was expected.`;
}

/** Whether a value can go where a type is expected; literals adapt to `Long` and so on. */
export function accepts(code: Code, type: Type, scope: Scope): boolean {
  // What a call gives was inferred before it was known what it is for.
  if (constrain(code.type, type, code.op !== 'get')) {
    return true;
  }
  const sup = nonNull(type);
  if (widened(code, sup, scope) !== code) {
    return true;
  }
  const wanted = wantedFunction(sup);
  return (
    wanted !== undefined && solved(code.type).kind === 'function' && constrain(code.type, wanted)
  );
}

/** A function where a functional interface is wanted becomes one, an `Int` literal where a `Long` is wanted a `Long`. */
export function convert(code: Code, type: Type, scope: Scope): Code {
  const wanted = nonNull(type);
  if (wanted.kind !== 'class') {
    return code;
  }
  if (wanted.of.modifiers.has('fun') && solved(code.type).kind === 'function') {
    return {op: 'convert', to: wanted.of, value: code, type: wanted, at: code.at};
  }
  return widened(code, wanted, scope);
}

/** An `Int` of literals where a `Long` is wanted, as a `Long`; a literal where a `Byte` or a `Short` is, as that. */
export function widened(code: Code, wanted: Type, scope: Scope): Code {
  const type = nonNull(wanted);
  const bits = bitsOf(type);
  if (bits === undefined || !same(code.type, scope.world.types.Int)) {
    return code;
  }
  const whole = bits === 64 || mayBecome(code.type, type) ? wholeOf(code) : undefined;
  if (whole === undefined) {
    return code;
  }
  const value = bits === 64 ? BigInt(whole) : small(bits, whole);
  return {op: 'constant', value, type, at: code.at, literal: true};
}

const ARITHMETIC: Readonly<Record<string, (a: number, b: number) => number>> = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: Math.imul,
  div: (a, b) => a / b,
  rem: (a, b) => a % b,
  shl: (a, b) => a << b,
  shr: (a, b) => a >> b,
  ushr: (a, b) => a >>> b,
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

/**
 * The number that literals give, also with signs and in arithmetic, which is that of `Int`; nothing where there is
 * anything else.
 */
function wholeOf(code: Code): number | undefined {
  if (code.op === 'constant') {
    return code.literal && typeof code.value === 'number' ? code.value : undefined;
  }
  if (code.op !== 'call' || code.to.tree !== undefined) {
    return undefined;
  }
  const [a, b] = code.args.map((each) => (each === undefined ? undefined : wholeOf(each)));
  const {name} = code.to;
  if (a === undefined) {
    return undefined;
  }
  if (code.args.length === 1) {
    return name === 'unaryMinus'
      ? -a | 0
      : name === 'unaryPlus'
        ? a
        : name === 'inv'
          ? ~a
          : undefined;
  }
  const isDivision = name === 'div' || name === 'rem';
  const found = b === undefined || (isDivision && b === 0) ? undefined : ARITHMETIC[name]?.(a, b);
  return found === undefined ? undefined : found | 0;
}

/** Makes the whole numbers that code ends in what they turned out to be: `Long`, say. */
export function adapted(code: Code, type: Type, scope: Scope): Code {
  const wanted = solved(type);
  if (wanted.kind === 'function') {
    if (code.op === 'lambda' && code.body.code !== undefined) {
      code.body.code = adapted(code.body.code, wanted.result, scope);
    }
    return code;
  }
  if (bitsOf(wanted) === undefined || same(nonNull(wanted), nonNull(code.type))) {
    return code;
  }
  if (code.op === 'block') {
    const last = code.statements.at(-1);
    if (last === undefined) {
      return code;
    }
    const end = adapted(last, type, scope);
    return {...code, statements: [...code.statements.slice(0, -1), end], type: end.type};
  }
  if (code.op === 'branches') {
    const cases = code.cases.map((each) => ({...each, body: adapted(each.body, type, scope)}));
    return {...code, cases, type};
  }
  return widened(code, type, scope);
}

// The call of the function that was chosen.

/**
 * Checks the call of a function: infers its types, looks into lambdas, reports what is wrong.
 *
 * @param drafts arguments that were looked at to choose the function
 */
export function complete(
  candidate: Candidate,
  request: Request,
  drafts = new Drafts(request.scope),
): Code {
  const {symbol} = candidate;
  const {scope, at} = request;
  const {world} = scope;
  const any = world.top;
  const variables = fresh(symbol.typeParameters);
  bindTypeArgs(symbol, variables, request);
  const by = substitutionOf(candidate, variables);
  if (symbol.receiver !== undefined && candidate.receiver !== undefined) {
    constrain(candidate.receiver.type, substitute(symbol.receiver, by));
  }
  // `T : S`: what is known of T is known of S.
  for (const [parameter, type] of variables) {
    if (parameter.bound?.kind === 'parameter' && variables.has(parameter.bound.of)) {
      constrain(type, substitute(parameter.bound, by));
    }
  }
  // What is expected of the result helps where the arguments do not say it.
  const result = substitute(symbol.result(), by);
  if (request.expected !== undefined && !isUnit(request.expected)) {
    expect(result, request.expected, variables);
  }
  const slots = assignArguments(symbol, request.args);
  if (!Array.isArray(slots)) {
    throw new Error('a function that was chosen takes the arguments');
  }
  const values = new Map<Given, Code>();
  const waiting: {given: Given; parameter: Parameter}[] = [];
  /** Those of which the bound tells what they are, when all else is known: `mapTo(mutableListOf()) { … }`. */
  const last: {given: Given; parameter: Parameter; bound: Type}[] = [];
  slots.forEach((givens, index) => {
    const parameter = symbol.parameters[index];
    if (parameter === undefined) {
      return;
    }
    const bound = parameter.type.kind === 'parameter' ? parameter.type.of.bound : undefined;
    for (const given of givens) {
      if (waitsForType(given)) {
        waiting.push({given, parameter});
      } else if (
        bound?.kind === 'class' &&
        bound.args.length > 0 &&
        !isKnown(drafts.of(given).code.type)
      ) {
        last.push({given, parameter, bound});
      } else {
        const type = substitute(parameter.type, by);
        values.set(given, checkArgument(given, parameter, type, request, drafts));
      }
    }
  });
  for (const {given, parameter} of waiting) {
    const type = substitute(parameter.type, by);
    const inlined = isInlined(symbol, parameter);
    values.set(given, checkWaiting(given, type, request, variables, any, inlined));
  }
  for (const {given, parameter, bound} of last) {
    const type = substitute(parameter.type, by);
    const wanted = substitute(bound, by);
    values.set(given, checkArgument(given, parameter, type, request, drafts, wanted));
  }
  fixAll(variables, by, any, at, world);
  const args = symbol.parameters.map((parameter, index) =>
    argumentCode(parameter, slots[index] ?? [], values, substitute(parameter.type, by), scope),
  );
  const head = [
    ...(symbol.owner === undefined ? [] : [candidate.dispatch]),
    ...(symbol.receiver === undefined ? [] : [candidate.receiver]),
  ];
  return {
    op: 'call',
    to: symbol,
    args: [...head, ...args],
    order: orderOf(request.args, slots, head.length),
    typeArgs: symbol.typeParameters.map((each) => solved(variables.get(each) ?? UNKNOWN)),
    direct: request.direct === true,
    type: args.some((each) => each !== undefined && neverEnds(each, symbol))
      ? world.types.Nothing
      : settled(substitute(symbol.result(), by)),
    at,
  };
}

/** What a function of the library gives that keeps its lambda for later. */
const LATER = new Set(['Sequence', 'Comparator', 'Lazy', 'Iterator']);

/** Whether a lambda is inlined where it is given; of the library all are that are not kept for later. */
function isInlined(symbol: FunctionSymbol, {tree}: Parameter): boolean {
  if (symbol.implementation !== undefined) {
    const result = symbol.result();
    return result.kind !== 'class' || !LATER.has(result.of.name);
  }
  const words = tree?.modifiers.words;
  return (
    symbol.modifiers.has('inline') &&
    words?.has('noinline') !== true &&
    words?.has('crossinline') !== true
  );
}

/** Functions of Kotlin that run their block once, by a contract, and give something else than it does. */
const LEAVE_WITH_BLOCK = new Set(['also', 'apply']);

/** Whether a call with this argument never comes to its end. */
const neverEnds = ({type}: Code, {name, tree}: FunctionSymbol): boolean =>
  isNothing(type) ||
  (type.kind === 'function' &&
    isNothing(type.result) &&
    tree === undefined &&
    LEAVE_WITH_BLOCK.has(name));

/** The order in which arguments are written, where it is not that of the parameters: the receivers come first. */
function orderOf(
  given: readonly Given[],
  slots: readonly (readonly Given[])[],
  heads: number,
): number[] | undefined {
  const indices = [
    ...new Set(given.map((each) => slots.findIndex((slot) => slot.includes(each)) + heads)),
  ];
  return indices.every((each, position) => position === 0 || each > (indices[position - 1] ?? 0))
    ? undefined
    : [...Array(heads).keys(), ...indices];
}

/** An argument that does not wait: its draft, unless something else is to be expected of it. */
function checkArgument(
  given: Given,
  parameter: Parameter,
  type: Type,
  {scope}: Request,
  drafts: Drafts,
  wanted = type,
): Code {
  const draft = drafts.of(given);
  const item = isSpread(given, parameter) ? UNKNOWN : type;
  let code = draft.code;
  const fine =
    given.code !== undefined ||
    (!draft.diagnostics.some((each) => each.severity === 'error') &&
      isKnown(code.type) &&
      constrain(code.type, item));
  if (fine || given.tree === undefined) {
    for (const each of draft.diagnostics) {
      scope.world.report(each.at, each.message, each.severity);
    }
  } else {
    code = expression(given.tree, scope, expectation(wanted === type ? item : wanted));
    if (!accepts(code, item, scope)) {
      scope.world.report(given.at, mismatch(code.type, item));
    }
  }
  return convert(code, item, scope);
}

/** What a parameter gets: nothing where its default is meant, all that is given where it is a `vararg`. */
function argumentCode(
  parameter: Parameter,
  givens: readonly Given[],
  values: ReadonlyMap<Given, Code>,
  type: Type,
  scope: Scope,
): Code | undefined {
  const codes = givens.map((given) => ({
    code: values.get(given),
    spread: isSpread(given, parameter),
  }));
  if (parameter.vararg) {
    const items = codes.flatMap(({code, spread}) =>
      code === undefined ? [] : [{code: spread ? code : adapted(code, type, scope), spread}],
    );
    return {
      op: 'list',
      items,
      type: scope.world.arrayOf(type, parameter.type),
      at: givens[0]?.at ?? 0,
    };
  }
  const [first] = codes;
  return first?.code === undefined ? undefined : adapted(first.code, type, scope);
}
