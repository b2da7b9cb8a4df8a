/** The call of the function that was chosen. */
import {type Code} from '../../code';
import {type FunctionSymbol, type Parameter, type Type, UNKNOWN} from '../../symbols';
import {
  constrain,
  expectation,
  fresh,
  isKnown,
  isNothing,
  isUnit,
  solved,
  substitute,
} from '../../types';
import {expression} from '../expressions/expression';
import {type Scope} from '../scope';
import {assign} from './assign';
import {accepts, adapted, convert, mismatch} from './convert';
import {Drafts} from './drafts';
import {bindTypeArgs, expect, fixAll, settled, substitutionOf} from './inference';
import {type Candidate, type Given, isSpread, type Request, waits} from './request';
import {checkWaiting} from './waiting';

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
  const slots = assign(symbol, request.args);
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
      if (waits(given)) {
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
