/** `when`. */
import {type Case, type Code} from '../../code';
import {type Type, UNKNOWN} from '../../symbols';
import {type Expression, type WhenCondition} from '../../tree';
import {bitsOf, plain, render} from '../../types';
import {reportErased, testedType} from '../bare';
import {adapted} from '../calls/convert';
import {get, keep, nullCode, truth} from '../codes';
import {factKey, factsOf} from '../flow';
import {type Scope} from '../scope';
import {localProperty} from '../statements/locals';
import {both, either} from './binary';
import {branch, joined} from './branches';
import {apart} from './equality';
import {exhaustive, isClosed, missingCases} from './exhaustive';
import {condition} from './expected';
import {expression} from './expression';
import {not, operatorCall} from './operators';

type WhenTree = Extract<Expression, {kind: 'when'}>;

/** @param used whether its value matters: then it must name all that its subject can be */
export function checkWhen(
  tree: WhenTree,
  outer: Scope,
  expected: Type | undefined,
  used: boolean,
): Code {
  const {world} = outer;
  const {at} = tree;
  const scope = outer.inner();
  const {before, subject} = subjectOf(tree, scope);
  const cases: Case[] = [];
  let here = scope;
  for (const each of tree.branches) {
    const {conditions, guard} = each;
    if (conditions === undefined && guard === undefined) {
      if (each !== tree.branches.at(-1)) {
        world.report(each.at, "'else' must be the last branch.");
      }
      cases.push({body: branch(each.body, here, expected, used)});
      continue;
    }
    const asked = (conditions ?? [])
      .map((one) => whenTest(one, subject, here))
      .reduce<Code | undefined>(
        (left, right) => (left === undefined ? right : either(left, right, scope)),
        undefined,
      );
    const test = guarded(asked, guard, here);
    const facts = factsOf(test);
    const body = branch(each.body, here.where(facts.whenTrue), expected, used);
    cases.push({condition: test, body});
    here = here.where(facts.whenFalse);
  }
  const complete = cases.some((each) => each.condition === undefined);
  const missing = complete
    ? []
    : missingCases(
        tree.branches.filter(({guard}) => guard === undefined),
        subject,
        scope,
      );
  if (missing.length > 0 && (used || isClosed(subject))) {
    world.report(at, exhaustive(missing));
  }
  const bodies = cases.map((each) => each.body);
  const type = missing.length === 0 ? joined(bodies, scope, expected) : world.types.Unit;
  const all = cases.map((each) => ({...each, body: adapted(each.body, type, scope)}));
  const code: Code = {op: 'branches', cases: all, sort: 'when', type, at};
  return before.length === 0 ? code : {op: 'block', statements: [...before, code], type, at};
}

/** A condition, and what stands after `if`. */
function guarded(test: Code | undefined, guard: Expression | undefined, scope: Scope): Code {
  if (test === undefined || guard === undefined) {
    return test ?? (guard === undefined ? truth(true, scope, 0) : condition(guard, scope));
  }
  const more = condition(guard, scope.where(factsOf(test).whenTrue));
  return both(test, more, scope, more.at);
}

/** What the conditions are about, computed once, and the code that does so. */
function subjectOf(
  {variable, subject: tree, at}: WhenTree,
  scope: Scope,
): {before: Code[]; subject: Code | undefined} {
  if (variable !== undefined) {
    const before = [localProperty(variable, scope)];
    const found = scope.variables.get(variable.name);
    return {before, subject: found === undefined ? undefined : get(found, at)};
  }
  if (tree === undefined) {
    return {before: [], subject: undefined};
  }
  const subject = expression(tree, scope, undefined);
  if (subject.op === 'get') {
    return {before: [], subject};
  }
  const held = scope.declare('<subject>', subject.type, false);
  // A property that never changes keeps what the tests show about it.
  const isStable = factKey(subject) !== undefined;
  return {before: [keep(held, subject, scope, at)], subject: isStable ? subject : get(held, at)};
}

/** A condition, as a test of the subject. */
function whenTest(tree: WhenCondition, subject: Code | undefined, scope: Scope): Code {
  const {world} = scope;
  const {at, value: written} = tree;
  const {Boolean} = world.types;
  if (subject === undefined) {
    return written === undefined ? nullCode(scope, at) : condition(written, scope);
  }
  if (tree.kind === 'is') {
    const of = tree.type === undefined ? UNKNOWN : testedType(tree.type, subject.type, scope);
    reportErased(of, subject.type, at, scope);
    const test: Code = {op: 'is', value: subject, of, type: Boolean, at};
    return tree.negated ? not(test, scope) : test;
  }
  if (written === undefined) {
    return nullCode(scope, at);
  }
  if (tree.kind === 'in') {
    const container = expression(written, scope, undefined);
    const args = [{spread: false, code: subject, at}];
    const test = operatorCall('contains', 'in', container, args, scope, at, undefined);
    return tree.negated ? not(test, scope) : test;
  }
  const isNumber = bitsOf(subject.type) !== undefined;
  const value = expression(written, scope, isNumber ? undefined : subject.type);
  if (apart(plain(value.type), subject.type)) {
    world.report(at, `Incompatible types: '${render(value.type)}' and '${render(subject.type)}'.`);
  }
  return {
    op: 'equal',
    left: subject,
    right: value,
    identity: false,
    negated: false,
    type: Boolean,
    at,
  };
}
