import {type Code} from '../code';
import {type Type, UNKNOWN} from '../symbols';
import {type BinaryTree, type Expression} from '../tree';
import {
  constrain,
  isNothing,
  isNull,
  join,
  needsSafeCall,
  nonNull,
  nullable,
  render,
  solved,
} from '../types';
import {isFinal} from './branches';
import {choose} from './calls/choose';
import {complete} from './calls/complete';
import {callOn} from './calls/invocations';
import {refuse} from './calls/refuse';
import {type Given, type Request} from './calls/request';
import {nullCode, unknown} from './codes';
import {condition, expression, not, unsafe} from './expressions';
import {factKey, factsOf} from './flow';
import {candidatesOn} from './names';
import {type Scope} from './scope';
import {assignTo} from './statements/assignment';

const NAMES = new Map([
  ['+', 'plus'], ['-', 'minus'], ['*', 'times'], ['/', 'div'], ['%', 'rem'], ['..', 'rangeTo'], ['..<', 'rangeUntil'],
]); // prettier-ignore

/** A call that an operator stands for. */
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
    const {symbol} = choice.candidate;
    if (
      symbol.tree !== undefined &&
      !symbol.modifiers.has('operator') &&
      !symbol.modifiers.has('override')
    ) {
      scope.world.report(
        at,
        `'operator' modifier is required on '${symbol.name}' in '${symbol.owner?.qualified ?? symbol.packageName}'.`,
      );
    }
    return complete(choice.candidate, request, drafts);
  }
  if (nullableValue && !isNull(value.type)) {
    const solid = choose(
      candidatesOn({...value, type: nonNull(value.type)}, name, scope),
      request,
    ).choice;
    if (solid.candidate !== undefined) {
      unsafe(value.type, at, scope);
      return unknown(at);
    }
  }
  refuse(name, request, choice, scope, operator);
  return unknown(at);
}

export const callOperator = (
  name: string,
  operator: string,
  target: Code,
  args: readonly Given[],
  scope: Scope,
  at: number,
): Code => operatorCall(name, operator, target, args, scope, at, undefined);

export function binary(tree: BinaryTree, scope: Scope, expected: Type | undefined): Code {
  const {operator, left, right, at} = tree;
  const {world} = scope;
  const {Boolean} = world.types;
  const given: Given[] = [{spread: false, tree: right, at: right.at}];
  if (tree.infix) {
    const target = expression(left, scope, undefined);
    const code = callOn(
      target,
      operator,
      {
        at,
        typeArgs: [],
        args: [{spread: false, value: right}],
        trailing: undefined,
        callee: {kind: 'name', at, name: operator},
      },
      scope,
      expected,
    );
    if (
      code.op === 'call' &&
      code.to.tree !== undefined &&
      !code.to.modifiers.has('infix') &&
      !code.to.modifiers.has('override')
    ) {
      world.report(
        at,
        `'infix' modifier is required on '${operator}' in '${code.to.owner?.qualified ?? code.to.packageName}'.`,
      );
    }
    return code;
  }
  switch (operator) {
    case '&&': {
      const first = condition(left, scope);
      const second = condition(right, scope.where(factsOf(first).whenTrue));
      const no: Code = {op: 'constant', value: false, type: Boolean, at, literal: false};
      return {
        op: 'branches',
        cases: [{condition: first, body: second}, {body: no}],
        sort: 'and',
        type: Boolean,
        at,
      };
    }
    case '||': {
      const first = condition(left, scope);
      const second = condition(right, scope.where(factsOf(first).whenFalse));
      const yes: Code = {op: 'constant', value: true, type: Boolean, at, literal: false};
      return {
        op: 'branches',
        cases: [{condition: first, body: yes}, {body: second}],
        sort: 'or',
        type: Boolean,
        at,
      };
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
      const value = operatorCall(
        'compareTo',
        operator,
        expression(left, scope, undefined),
        given,
        scope,
        at,
        undefined,
      );
      return {op: 'compare', operator, value, type: Boolean, at};
    }
    case 'in':
    case '!in': {
      const container = expression(right, scope, undefined);
      const test = operatorCall(
        'contains',
        'in',
        container,
        [{spread: false, tree: left, at: left.at}],
        scope,
        at,
        undefined,
      );
      return operator === '!in' ? not(test, scope) : test;
    }
    default:
      return operatorCall(
        NAMES.get(operator) ?? operator,
        operator,
        expression(left, scope, undefined),
        given,
        scope,
        at,
        expected,
      );
  }
}

function equality(tree: BinaryTree, scope: Scope): Code {
  const {operator, at} = tree;
  const left = expression(tree.left, scope, undefined);
  const right = expression(tree.right, scope, left.type);
  const a = left.type;
  const b = right.type;
  const apart = !constrain(a, nullable(b)) && !constrain(b, nullable(a));
  if (apart && !isNull(a) && !isNull(b) && isFinal(a) && isFinal(b)) {
    scope.world.report(
      at,
      `Operator '${operator}' cannot be applied to '${render(a)}' and '${render(b)}'.`,
    );
  }
  const identity = operator.length === 3;
  return {
    op: 'equal',
    left,
    right,
    identity,
    negated: operator.startsWith('!'),
    type: scope.world.types.Boolean,
    at,
  };
}

function elvis(tree: BinaryTree, scope: Scope, expected: Type | undefined): Code {
  const {world} = scope;
  const {at} = tree;
  const value = expression(
    tree.left,
    scope,
    expected === undefined ? undefined : nullable(expected),
  );
  const held = scope.declare('<elvis>', value.type, false);
  const got: Code = {op: 'get', variable: held, type: value.type, at};
  const right = expression(tree.right, scope.inner(), expected);
  const isNone: Code = {
    op: 'equal',
    left: got,
    right: nullCode(scope, at),
    identity: true,
    negated: false,
    type: world.types.Boolean,
    at,
  };
  const own: Code = {...got, type: nonNull(value.type)};
  const any = nullable(world.types.Any) as typeof world.types.Any;
  const unknownType = value.type.kind === 'unknown' || right.type.kind === 'unknown';
  const type = unknownType ? UNKNOWN : join([own.type, right.type], any);
  const key = factKey(value);
  if (isNothing(right.type) && key !== undefined) scope.facts.set(key, nonNull(value.type));
  return {
    op: 'block',
    statements: [
      {op: 'set', variable: held, value, declares: true, type: world.types.Unit, at},
      {
        op: 'branches',
        cases: [{condition: isNone, body: right}, {body: own}],
        sort: 'elvis',
        type,
        at,
      },
    ],
    type,
    at,
  };
}

/** `++` and `--`, before or after. */
export function increment(
  target: Expression,
  operator: string,
  before: boolean,
  scope: Scope,
  at: number,
): Code {
  const {world} = scope;
  const value = expression(target, scope, undefined);
  const held = scope.declare('<old>', value.type, false);
  const old: Code = {op: 'get', variable: held, type: value.type, at};
  const next = operatorCall(
    operator === '++' ? 'inc' : 'dec',
    operator,
    old,
    [],
    scope,
    at,
    undefined,
  );
  const result = scope.declare('<new>', next.type, false);
  const fresh: Code = {op: 'get', variable: result, type: next.type, at};
  const unit = world.types.Unit;
  const shown = before ? fresh : old;
  return {
    op: 'block',
    statements: [
      {op: 'set', variable: held, value, declares: true, type: unit, at},
      {op: 'set', variable: result, value: next, declares: true, type: unit, at},
      assignTo(target, fresh, scope, at),
      shown,
    ],
    type: shown.type,
    at,
  };
}
