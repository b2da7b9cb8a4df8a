/** Operators: calls of functions with a name of their own, most of them. */
import {type Code} from '../code';
import {PRIMITIVES} from '../primitives';
import {type FunctionSymbol, type Type, UNKNOWN} from '../symbols';
import {type BinaryTree, type Expression} from '../tree';
import {
  constrain,
  isClass,
  isLiteral,
  isNull,
  literalType,
  needsSafeCall,
  nonNull,
  nullable,
  plain,
  render,
  solved,
} from '../types';
import {complete, widened} from './arguments';
import {callOn, type Given, type Request} from './calls';
import {get, keep, truth, unknown} from './codes';
import {condition, elvis, expression, safely, unsafe} from './expressions';
import {candidatesOn} from './names';
import {choose, refuse} from './overloads';
import {factsOf, type Scope} from './scope';
import {placeOf} from './statements';

// Operators, and the functions that they stand for.

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
    return safely(owner, scope, at, (found) =>
      incremented(plain, operator, before, scope, at, found),
    );
  }
  return incremented(target, operator, before, scope, at);
}

/** @param owner stands for what is before a `?.` */
function incremented(
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

// Operators between two values, and infix calls.

const OPERATOR_FUNCTIONS = new Map([
  ['+', 'plus'], ['-', 'minus'], ['*', 'times'], ['/', 'div'], ['%', 'rem'], ['..', 'rangeTo'], ['..<', 'rangeUntil'],
]); // prettier-ignore

export function binary(tree: BinaryTree, scope: Scope, expected: Type | undefined): Code {
  const {operator, left, right, at} = tree;
  if (tree.infix) {
    return infix(tree, scope, expected);
  }
  const call = (name: string, target: Expression, arg: Expression, wanted?: Type): Code => {
    const args: Given[] = [{spread: false, tree: arg, at: arg.at}];
    const written = name === 'contains' ? 'in' : operator;
    return operatorCall(
      name,
      written,
      expression(target, scope, undefined),
      args,
      scope,
      at,
      wanted,
    );
  };
  switch (operator) {
    case '&&': {
      const first = condition(left, scope);
      return both(first, condition(right, scope.where(factsOf(first).whenTrue)), scope, at);
    }
    case '||': {
      const first = condition(left, scope);
      return either(first, condition(right, scope.where(factsOf(first).whenFalse)), scope, at);
    }
    case '?:':
      return elvis(tree, scope, expected);
    case '==':
    case '!=':
    case '===':
    case '!==':
      return equality(tree, scope);
    case '<':
    case '>':
    case '<=':
    case '>=': {
      const value = call('compareTo', left, right);
      return {op: 'compare', operator, value, type: scope.world.types.Boolean, at};
    }
    case 'in':
      return call('contains', right, left);
    case '!in':
      return not(call('contains', right, left), scope);
    default:
      return widened(
        call(OPERATOR_FUNCTIONS.get(operator) ?? operator, left, right, expected),
        expected ?? UNKNOWN,
        scope,
      );
  }
}

/** `a to b`. */
function infix(
  {operator: name, left, right, at}: BinaryTree,
  scope: Scope,
  expected: Type | undefined,
): Code {
  const args = [{spread: false, value: right}];
  const callee: Expression = {kind: 'name', at, name};
  const site = {at, typeArgs: [], args, trailing: undefined, callee, infix: true};
  const code = callOn(expression(left, scope, undefined), name, site, scope, expected);
  if (code.op !== 'call') {
    return code;
  }
  const whole = widened(code, expected ?? UNKNOWN, scope);
  if (whole !== code) {
    return whole;
  }
  const {tree, modifiers, owner, packageName} = code.to;
  if (tree !== undefined && !modifiers.has('infix') && !modifiers.has('override')) {
    scope.world.report(
      at,
      `'infix' modifier is required on '${name}' in '${owner?.qualified ?? packageName}'.`,
    );
  }
  return code;
}

/** `&&`; of a `when`, what a guard adds. */
export function both(left: Code, right: Code, scope: Scope, at: number): Code {
  const no = truth(false, scope, at);
  const cases = [{condition: left, body: right}, {body: no}];
  return {op: 'branches', cases, sort: 'and', type: scope.world.types.Boolean, at};
}

/** `||`; of a `when`, what is between commas. */
export function either(left: Code, right: Code, scope: Scope, at = left.at): Code {
  const yes = truth(true, scope, at);
  const cases = [{condition: left, body: yes}, {body: right}];
  return {op: 'branches', cases, sort: 'or', type: scope.world.types.Boolean, at};
}

// Whether values are the same: `==`, `!=`, `===`, `!==`.

function equality(tree: BinaryTree, scope: Scope): Code {
  const {operator, at} = tree;
  const left = expression(tree.left, scope, undefined);
  const right = expression(tree.right, scope, undefined);
  const [a, b] = [plain(left.type), plain(right.type)];
  if (!isNull(a) && !isNull(b) && areApart(a, b)) {
    scope.world.report(
      at,
      `Operator '${operator}' cannot be applied to '${render(a)}' and '${render(b)}'.`,
    );
  }
  return {
    op: 'equal',
    left,
    right,
    identity: operator.length === 3,
    negated: operator.startsWith('!'),
    type: scope.world.types.Boolean,
    at,
  };
}

/** Whether no value but null can be of both types: neither is above the other, and nothing is below both. */
export function areApart(a: Type, b: Type): boolean {
  const related = constrain(a, nullable(b)) || constrain(b, nullable(a));
  return !related && isFinal(a) && isFinal(b);
}

/** Types of which a value is never of another class that is not above it. */
function isFinal(type: Type): boolean {
  const found = nonNull(type);
  if (found.kind !== 'class') {
    return false;
  }
  const {of} = found;
  return (
    of.name === 'String' ||
    PRIMITIVES.includes(of.name) ||
    of.sort === 'enum' ||
    (of.tree !== undefined && of.modifiers.has('data'))
  );
}
