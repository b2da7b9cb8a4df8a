/** What leaves a place: `return`, `throw`, `break`, `continue`. */
import {type Body, type Code} from '../../code';
import {type Expression} from '../../tree';
import {constrain, isKnown, isUnit, render} from '../../types';
import {unknown} from '../codes';
import {type Scope} from '../scope';
import {returned} from '../words';
import {typed} from './expected';
import {expression} from './expression';

/** `return`, and `return@label`. */
export function returns(tree: Extract<Expression, {kind: 'return'}>, scope: Scope): Code {
  const {world} = scope;
  const {at} = tree;
  const target = bodyToLeave(tree.label, scope);
  if (target === undefined) {
    world.report(
      at,
      tree.label === undefined
        ? "'return' is not allowed here."
        : `Unresolved label '@${tree.label}'.`,
    );
    return unknown(at);
  }
  const wanted = target.result;
  if (tree.value === undefined) {
    if (
      wanted !== undefined &&
      !isUnit(wanted) &&
      isKnown(wanted) &&
      !constrain(world.types.Unit, wanted)
    ) {
      world.report(at, `This function must return a value of type '${render(wanted)}'.`);
    }
    if (wanted === undefined || isUnit(wanted)) {
      target.returned.push(world.types.Unit);
    }
    return {op: 'return', target, value: undefined, type: world.types.Nothing, at};
  }
  let value: Code;
  if (wanted === undefined) {
    value = expression(tree.value, scope, undefined);
    target.returned.push(value.type);
  } else if (isUnit(wanted) && target.sort === 'lambda') {
    value = expression(tree.value, scope, undefined);
    target.returned.push(wanted);
  } else {
    value = typed(tree.value, scope, wanted, returned);
  }
  return {op: 'return', target, value, type: world.types.Nothing, at};
}

/** The function around a place, or the one that a label names. */
function bodyToLeave(label: string | undefined, scope: Scope): Body | undefined {
  let target: Body | undefined = scope.body;
  while (
    target !== undefined &&
    (label === undefined
      ? target.sort !== 'function' && (target.sort !== 'initialiser' || target.result === undefined)
      : target.label !== label)
  ) {
    target = target.parent;
  }
  return target;
}

export function throws(tree: Extract<Expression, {kind: 'throw'}>, scope: Scope): Code {
  const {world} = scope;
  const value = expression(tree.value, scope, undefined);
  if (!constrain(value.type, world.type('Throwable'))) {
    world.report(
      tree.value.at,
      `Type mismatch: inferred type is '${render(value.type)}', but 'Throwable' was expected.`,
    );
  }
  return {op: 'throw', value, type: world.types.Nothing, at: tree.at};
}

/** `break` and `continue`. */
export function jump({label, word, at}: Extract<Expression, {kind: 'jump'}>, scope: Scope): Code {
  const loop = scope.loopNamed(label);
  if (loop !== undefined) {
    return {op: 'jump', loop, word, type: scope.world.types.Nothing, at};
  }
  scope.world.report(at, "'break' and 'continue' are only allowed inside loops.");
  return unknown(at);
}
