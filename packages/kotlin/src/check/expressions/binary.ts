/** Operators between two values, and infix calls. */
import {type Code} from '../../code';
import {type Type, UNKNOWN} from '../../symbols';
import {type BinaryTree, type Expression} from '../../tree';
import {widened} from '../calls/convert';
import {callOn} from '../calls/invocations';
import {type Given} from '../calls/request';
import {truth} from '../codes';
import {factsOf} from '../flow';
import {type Scope} from '../scope';
import {equality} from './equality';
import {condition} from './expected';
import {expression} from './expression';
import {elvis} from './nulls';
import {not, operatorCall} from './operators';

const NAMES = new Map([
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
        call(NAMES.get(operator) ?? operator, left, right, expected),
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
