/** Loops. */
import {type Code, type Loop, partsOf} from '../../code';
import {type Type, UNKNOWN, type VariableSymbol} from '../../symbols';
import {type ForTree, type LoopTree} from '../../tree';
import {asSuper, constrain, isNothing, upperBound} from '../../types';
import {get, keep} from '../codes';
import {branch} from '../expressions/branches';
import {condition} from '../expressions/expected';
import {expression} from '../expressions/expression';
import {operatorCall} from '../expressions/operators';
import {factsOf} from '../flow';
import {resolveType} from '../resolveType';
import {type Scope} from '../scope';
import {statements} from './block';
import {destructure} from './locals';

/** `while` and `do`. */
export function loop(tree: LoopTree, outer: Scope): Code {
  const {at} = tree;
  const target: Loop = {label: tree.label, body: outer.body};
  const scope = outer.inner();
  scope.loop = target;
  const {Unit, Nothing} = outer.world.types;
  if (tree.kind === 'do') {
    // The condition sees what the body declares.
    const body = statements(tree.body.statements, scope, {value: undefined, used: false, at});
    const test = condition(tree.condition, scope);
    const isEndless = test.op === 'constant' && test.value === true && !leaves(body, target);
    const type = isEndless || isNothing(body.type) ? Nothing : Unit;
    return {op: 'loop', loop: target, condition: test, body, bodyFirst: true, type, at};
  }
  const test = condition(tree.condition, scope);
  const facts = factsOf(test);
  const body = branch(tree.body, scope.where(facts.whenTrue), undefined, false);
  const ends = !leaves(body, target);
  if (ends) {
    for (const [key, type] of facts.whenFalse) {
      outer.facts.set(key, type);
    }
  }
  const type = ends && test.op === 'constant' && test.value === true ? Nothing : Unit;
  return {op: 'loop', loop: target, condition: test, body, bodyFirst: false, type, at};
}

/** Whether there is a `break` out of the loop. */
const leaves = (code: Code, target: Loop): boolean =>
  code.op === 'jump'
    ? code.word === 'break' && code.loop === target
    : (code.op === 'lambda' && code.body.code !== undefined && leaves(code.body.code, target)) ||
      partsOf(code).some((each) => leaves(each, target));

/** `for`: through what the language itself knows, or by an iterator. */
export function forLoop(tree: ForTree, outer: Scope): Code {
  const {at} = tree;
  const target: Loop = {label: tree.label, body: outer.body};
  const subject = expression(tree.subject, outer, undefined);
  const item = itemType(subject, outer);
  const scope = outer.inner();
  scope.loop = target;
  if (item === undefined) {
    return iterated(tree, subject, scope, target);
  }
  const {type} = tree.variable;
  const {variable, body} = eachItem(
    tree,
    type === undefined ? item : resolveType(type, scope),
    scope,
  );
  return {op: 'each', loop: target, variable, subject, body, type: outer.world.types.Unit, at};
}

/** The variable of a `for`, and its body for one item. */
function eachItem(
  {variable: {name, entries, at}, body}: ForTree,
  type: Type,
  scope: Scope,
  first?: (held: VariableSymbol) => Code,
): {variable: VariableSymbol; body: Code} {
  const variable = scope.declare(entries === undefined ? name : '<item>', type, false);
  const parts = destructure(entries ?? [], get(variable, at), false, scope);
  const inside = branch(body, scope, undefined, false);
  const before = first === undefined ? [] : [first(variable)];
  const statements = [...before, ...parts, inside];
  return {variable, body: {op: 'block', statements, type: inside.type, at: inside.at}};
}

/** The type of the items of what the language itself can go through. */
function itemType(subject: Code, scope: Scope): Type | undefined {
  const {world} = scope;
  const type = upperBound(subject.type);
  if (type.kind === 'unknown') {
    return UNKNOWN;
  }
  if (type.kind !== 'class' || type.nullable) {
    return undefined;
  }
  for (const name of ['Iterable', 'Sequence', 'AnyArray']) {
    const seen = asSuper(type, world.library(name));
    if (seen !== undefined && type.of.test !== undefined) {
      return seen.args[0] ?? UNKNOWN;
    }
  }
  if (constrain(type, world.types.String)) {
    return world.types.Char;
  }
  const map = asSuper(type, world.library('Map'));
  const entry = world.library('Map').nested.get('Entry');
  return map === undefined || entry === undefined
    ? undefined
    : {kind: 'class', of: entry, args: map.args, nullable: false};
}

/** Anything else has an iterator. */
function iterated(tree: ForTree, subject: Code, scope: Scope, target: Loop): Code {
  const {at} = tree;
  const {Unit} = scope.world.types;
  const call = (name: string, value: Code, where: Scope, place = at): Code =>
    operatorCall(name, `${name}()`, value, [], where, place, undefined);
  const iterator = call('iterator', subject, scope, tree.subject.at);
  const held = scope.declare('<iterator>', iterator.type, false);
  const got = get(held, at);
  const hasNext = call('hasNext', got, scope);
  const inner = scope.inner();
  const next = call('next', got, inner);
  const {body} = eachItem(tree, next.type, inner, (item) => keep(item, next, scope, at));
  return {
    op: 'block',
    statements: [
      keep(held, iterator, scope, at),
      {op: 'loop', loop: target, condition: hasNext, body, bodyFirst: false, type: Unit, at},
    ],
    type: Unit,
    at,
  };
}
