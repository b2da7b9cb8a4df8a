/** Operators, and the functions that they stand for. */
import {type Code} from '../../code';
import {type FunctionSymbol, type Type, UNKNOWN} from '../../symbols';
import {type Expression} from '../../tree';
import {isClass, isLiteral, isNull, literalType, needsSafeCall, nonNull, solved} from '../../types';
import {choose} from '../calls/choose';
import {complete} from '../calls/complete';
import {widened} from '../calls/convert';
import {refuse} from '../calls/refuse';
import {type Given, type Request} from '../calls/request';
import {get, keep, unknown} from '../codes';
import {candidatesOn} from '../names/candidates';
import {type Scope} from '../scope';
import {placeOf} from '../statements/place';
import {expression} from './expression';
import {safely, unsafe} from './nulls';

/** Reports a function that stands for an operator without saying so. */
export function checkOperator(symbol: FunctionSymbol, at: number, scope: Scope): void {
  const {name, tree, modifiers, owner, packageName} = symbol;
  if (tree !== undefined && !modifiers.has('operator') && !modifiers.has('override')) {
    scope.world.report(
      at,
      `'operator' modifier is required on '${name}' in '${owner?.qualified ?? packageName}'.`,
    );
  }
}

/**
 * The call that an operator stands for.
 *
 * @param operator as it is written, for what is wrong with it
 */
export function operatorCall(
  name: string,
  operator: string,
  target: Code,
  args: readonly Given[],
  scope: Scope,
  at: number,
  expected: Type | undefined,
): Code {
  const value = {...target, at};
  const request: Request = {name, at, args, typeArgs: [], expected, scope};
  if (solved(value.type).kind === 'unknown') {
    const codes = args.map(
      (given) => given.code ?? expression(given.tree as Expression, scope, undefined),
    );
    const candidates = scope.file.membersNamed(name).flat();
    return {op: 'late', name, args: [value, ...codes], candidates, type: UNKNOWN, at};
  }
  const nullableValue = needsSafeCall(value.type);
  const all = candidatesOn(value, name, scope);
  const levels = nullableValue
    ? all.map((level) => level.filter((each) => each.dispatch !== value))
    : all;
  const {choice, drafts} = choose(levels, request);
  if (choice.candidate !== undefined) {
    checkOperator(choice.candidate.symbol, at, scope);
    return complete(choice.candidate, request, drafts);
  }
  if (nullableValue && !isNull(value.type)) {
    const solid = {...value, type: nonNull(value.type)};
    if (choose(candidatesOn(solid, name, scope), request).choice.candidate !== undefined) {
      unsafe(value.type, at, scope);
      return unknown(at);
    }
  }
  refuse(name, request, choice, scope, value.type, operator);
  return unknown(at);
}

export function not(value: Code, scope: Scope): Code {
  return operatorCall('not', '!', value, [], scope, value.at, undefined);
}

/** What a delegate gives in its stead, if it provides one. */
export function provided(delegate: Code, about: readonly Expression[], scope: Scope): Code {
  const name = 'provideDelegate';
  if (candidatesOn(delegate, name, scope).length === 0) {
    return delegate;
  }
  const args = about.map((tree) => ({tree, spread: false, at: tree.at}));
  return operatorCall(name, name, delegate, args, scope, delegate.at, undefined);
}

/** `-x`, `+x`, `!x`, `++x`, `--x`. */
export function prefix(
  {operator, operand, at}: Extract<Expression, {kind: 'prefix'}>,
  scope: Scope,
  expected: Type | undefined,
): Code {
  if (operator === '++' || operator === '--') {
    return increment(operand, operator, true, scope, at);
  }
  const isWritten = operand.kind === 'constant';
  const value = expression(operand, scope, isWritten || operator !== '-' ? undefined : expected);
  // The least Int has no positive counterpart.
  const isLeast =
    operator === '-' &&
    value.op === 'constant' &&
    value.value === 2147483648n &&
    operand.kind === 'constant' &&
    operand.sort === 'Int' &&
    !isClass(expected ?? UNKNOWN, 'kotlin.Long');
  if (isLeast) {
    return {...value, value: -2147483648, type: scope.world.types.Int, at};
  }
  if (value.op === 'constant' && operator !== '!' && isLiteral(value.type)) {
    const number = (Number(value.value) * (operator === '-' ? -1 : 1)) | 0;
    const type = literalType(scope.world.types.Int, number);
    return widened({...value, value: number, type, at}, expected ?? type, scope);
  }
  const name = operator === '-' ? 'unaryMinus' : operator === '+' ? 'unaryPlus' : 'not';
  return operatorCall(name, operator, value, [], scope, at, undefined);
}

/** `++` and `--`, before or after. */
export function increment(
  target: Expression,
  operator: string,
  before: boolean,
  scope: Scope,
  at: number,
): Code {
  if (target.kind === 'member' && target.safe) {
    const owner = expression(target.target, scope, undefined);
    const plain = {...target, safe: false};
    return safely(owner, scope, at, (found) => stepped(plain, operator, before, scope, at, found));
  }
  return stepped(target, operator, before, scope, at);
}

/** @param owner stands for what is before a `?.` */
function stepped(
  target: Expression,
  operator: string,
  before: boolean,
  scope: Scope,
  at: number,
  owner?: Code,
): Code {
  const place = placeOf(target, scope, owner);
  const value = place.read();
  const held = scope.declare('<old>', value.type, false);
  const old = get(held, at);
  const name = operator === '++' ? 'inc' : 'dec';
  const next = operatorCall(name, operator, old, [], scope, at, undefined);
  const result = scope.declare('<new>', next.type, false);
  const fresh = get(result, at);
  const statements = [
    ...place.before,
    keep(held, value, scope, at),
    keep(result, next, scope, at),
    place.write(fresh, at),
  ];
  // What stands before is read once more: the property or the element may have changed what it was given.
  const shown = !before ? old : value.op === 'get' ? fresh : place.read();
  return {op: 'block', statements: [...statements, shown], type: shown.type, at};
}
