/** Branches: `if` and `try`, and what their values have in common. */
import {type Case, type Code} from '../../code';
import {type Type, UNKNOWN} from '../../symbols';
import {type Block, type Expression, type IfTree} from '../../tree';
import {constrain, isClass, isNothing, isUnit, join, nonNull, render} from '../../types';
import {adapted} from '../calls/convert';
import {factsOf} from '../flow';
import {resolveType} from '../resolveType';
import {type Scope} from '../scope';
import {statements} from '../statements/block';
import {condition} from './expected';
import {expression} from './expression';

/** A branch: a block, or an expression in its place. */
export function branch(
  tree: Expression | Block,
  scope: Scope,
  expected: Type | undefined,
  used: boolean,
): Code {
  const inner = scope.inner();
  if (tree.kind === 'block') {
    return statements(tree.statements, inner, {value: expected, used, at: tree.at});
  }
  return expression(tree, inner, expected, used);
}

/** The type of one of several values. */
export function joined(codes: readonly Code[], scope: Scope, expected: Type | undefined): Type {
  if (codes.some((each) => each.type.kind === 'unknown')) {
    return UNKNOWN;
  }
  const type = join(
    codes.map((each) => each.type),
    scope.world.top,
  );
  // Where all fit what is expected, it is that.
  const fits =
    expected !== undefined &&
    expected.kind !== 'unknown' &&
    !isNothing(type) &&
    codes.every((each) => constrain(each.type, expected));
  return fits && isClass(nonNull(type), 'kotlin.Any') ? expected : type;
}

/** `if`; without `else` it has no value. */
export function checkIf(
  tree: IfTree,
  scope: Scope,
  expected: Type | undefined,
  used: boolean,
): Code {
  const {world} = scope;
  const test = condition(tree.condition, scope);
  const facts = factsOf(test);
  const both = tree.otherwise !== undefined;
  const then = branch(
    tree.then,
    scope.where(facts.whenTrue),
    both ? expected : undefined,
    used && both,
  );
  const cases: Case[] = [{condition: test, body: then}];
  if (tree.otherwise === undefined) {
    return {op: 'branches', cases, sort: 'if', type: world.types.Unit, at: tree.at};
  }
  const otherwise = branch(tree.otherwise, scope.where(facts.whenFalse), expected, used);
  const type = joined([then, otherwise], scope, expected);
  const all = [...cases, {body: otherwise}].map((each) => ({
    ...each,
    body: adapted(each.body, type, scope),
  }));
  return {op: 'branches', cases: all, sort: 'if', type, at: tree.at};
}

/** `try`, with what catches and what is done at last. */
export function checkTry(
  tree: Extract<Expression, {kind: 'try'}>,
  scope: Scope,
  expected: Type | undefined,
  used: boolean,
): Code {
  const body = branch(tree.body, scope, expected, used);
  const catches = tree.catches.map((each) => {
    const inner = scope.inner();
    const type = resolveType(each.type, scope);
    if (!constrain(type, scope.world.type('Throwable'))) {
      scope.world.report(
        each.type.at,
        `Throwable type mismatch: actual type is '${render(type)}'.`,
      );
    }
    const variable = inner.declare(each.name, type, false);
    return {variable, body: branch(each.body, inner, expected, used)};
  });
  const last = tree.last === undefined ? undefined : branch(tree.last, scope, undefined, false);
  const own = joined([body, ...catches.map((each) => each.body)], scope, expected);
  const type = last !== undefined && isNothing(last.type) ? last.type : own;
  return {
    op: 'try',
    body,
    catches,
    last,
    type: isUnit(type) ? scope.world.types.Unit : type,
    at: tree.at,
  };
}
