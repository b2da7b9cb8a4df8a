/** What is read, changed and put back: `a[f()] += 1`, `++x.y`. What leads there is computed once. */
import {type Code} from '../../code';
import {type Expression} from '../../tree';
import {type Given} from '../calls/request';
import {get, keep} from '../codes';
import {expression} from '../expressions/expression';
import {readOn} from '../expressions/members';
import {operatorCall} from '../expressions/operators';
import {factKey} from '../flow';
import {qualifierOf} from '../names/qualifier';
import {type Scope} from '../scope';
import {assignTo, assignRead} from './assignment';

export interface Place {
  /** What is computed before, once. */
  readonly before: readonly Code[];
  readonly read: () => Code;
  readonly write: (value: Code, at: number, valueAt?: number) => Code;
}

/** A value that is used twice and computed once. */
function once(value: Code, scope: Scope, before: Code[]): Code {
  const isFixed =
    value.op === 'constant' ||
    value.op === 'instance' ||
    (value.op === 'get' && !value.variable.mutable) ||
    (value.op === 'read' && factKey(value) !== undefined);
  if (isFixed) {
    return value;
  }
  const held = scope.declare('<held>', value.type, false);
  before.push(keep(held, value, scope, value.at));
  return get(held, value.at);
}

/** The place that an expression names; `owner` stands for what is before its `?.`. */
export function placeOf(tree: Expression, scope: Scope, owner?: Code): Place {
  const before: Code[] = [];
  if (tree.kind === 'index') {
    const {at} = tree;
    const target = once(expression(tree.target, scope, undefined), scope, before);
    const args: Given[] = tree.args.map((each) => ({
      spread: false,
      at: each.at,
      code: once(expression(each, scope, undefined), scope, before),
    }));
    return {
      before,
      read: () => operatorCall('get', '[]', target, args, scope, at, undefined),
      write: (value, place, valueAt = value.at) =>
        operatorCall(
          'set',
          '[]',
          target,
          [...args, {spread: false, code: value, at: valueAt}],
          scope,
          place,
          undefined,
        ),
    };
  }
  if (tree.kind === 'member' && tree.target.kind !== 'super') {
    const isValue = owner !== undefined || qualifierOf(tree.target, scope) === undefined;
    if (isValue) {
      const target = once(owner ?? expression(tree.target, scope, undefined), scope, before);
      const read = (): Code => readOn(target, tree, scope);
      return {
        before,
        read,
        write: (value, at, valueAt) => assignRead(read(), value, scope, tree, at, valueAt),
      };
    }
  }
  return {
    before,
    read: () => expression(tree, scope, undefined),
    write: (value, at, valueAt) => assignTo(tree, value, scope, at, valueAt),
  };
}
