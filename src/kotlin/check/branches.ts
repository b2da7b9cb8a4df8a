import {type Case, type Code} from '../code';
import {type ClassSymbol, type Type, UNKNOWN} from '../symbols';
import {
  type Block,
  type Expression,
  type IfTree,
  type WhenBranch,
  type WhenCondition,
} from '../tree';
import {
  constrain,
  isClass,
  isNothing,
  isSubclass,
  isUnit,
  join,
  nonNull,
  nullable,
  render,
  upperBound,
} from '../types';
import {nullCode} from './codes';
import {condition, expression, not} from './expressions';
import {factKey, factsOf} from './flow';
import {callOperator} from './operators';
import {resolveType} from './resolveType';
import {type Scope} from './scope';
import {statements} from './statements/block';
import {localProperty} from './statements/locals';

/** A branch: a block, or an expression in its place. */
export function branch(
  tree: Expression | Block,
  scope: Scope,
  expected: Type | undefined,
  used: boolean,
): Code {
  const inner = scope.inner();
  if (tree.kind === 'block')
    return statements(tree.statements, inner, {value: expected, used, at: tree.at});
  return expression(tree, inner, expected, used);
}

function joined(codes: readonly Code[], scope: Scope, expected: Type | undefined): Type {
  const any = nullable(scope.world.types.Any) as typeof scope.world.types.Any;
  if (codes.some((each) => each.type.kind === 'unknown')) return UNKNOWN;
  const type = join(
    codes.map((each) => each.type),
    any,
  );
  // Where all fit what is expected, it is that.
  const fits =
    expected !== undefined &&
    expected.kind !== 'unknown' &&
    !isNothing(type) &&
    codes.every((each) => constrain(each.type, expected));
  return fits && isClass(nonNull(type), 'kotlin.Any') ? expected : type;
}

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
  if (tree.otherwise === undefined)
    return {op: 'branches', cases, sort: 'if', type: world.types.Unit, at: tree.at};
  const otherwise = branch(tree.otherwise, scope.where(facts.whenFalse), expected, used);
  const type = joined([then, otherwise], scope, expected);
  return {op: 'branches', cases: [...cases, {body: otherwise}], sort: 'if', type, at: tree.at};
}

type WhenTree = Extract<Expression, {kind: 'when'}>;

export function checkWhen(
  tree: WhenTree,
  outer: Scope,
  expected: Type | undefined,
  used: boolean,
): Code {
  const {world} = outer;
  const {at} = tree;
  const scope = outer.inner();
  const before: Code[] = [];
  let subject: Code | undefined;
  if (tree.variable !== undefined) {
    before.push(localProperty(tree.variable, scope));
    const variable = scope.variables.get(tree.variable.name);
    if (variable !== undefined) subject = {op: 'get', variable, type: variable.type, at};
  } else if (tree.subject !== undefined) {
    subject = expression(tree.subject, scope, undefined);
    if (factKey(subject) === undefined || subject.op !== 'get') {
      const stable = factKey(subject) !== undefined;
      const held = scope.declare('<subject>', subject.type, false);
      before.push({
        op: 'set',
        variable: held,
        value: subject,
        declares: true,
        type: world.types.Unit,
        at,
      });
      // A property that never changes keeps what the tests show about it.
      if (!stable) subject = {op: 'get', variable: held, type: subject.type, at};
    }
  }
  const cases: Case[] = [];
  let here = scope;
  for (const each of tree.branches) {
    if (each.conditions === undefined) {
      cases.push({body: branch(each.body, here, expected, used)});
      continue;
    }
    const tests = each.conditions.map((one) => whenTest(one, subject, here));
    const test = tests.reduce((left, right) => either(left, right, scope));
    const facts = factsOf(test);
    cases.push({
      condition: test,
      body: branch(each.body, here.where(facts.whenTrue), expected, used),
    });
    here = here.where(facts.whenFalse);
  }
  const complete = cases.some((each) => each.condition === undefined);
  const missing = complete ? [] : missingCases(tree.branches, subject, scope);
  if (missing.length > 0 && (used || isClosed(subject))) {
    world.report(at, exhaustive(missing));
  }
  const type =
    complete || missing.length === 0
      ? joined(
          cases.map((each) => each.body),
          scope,
          expected,
        )
      : world.types.Unit;
  const code: Code = {op: 'branches', cases, sort: 'when', type, at};
  return before.length === 0 ? code : {op: 'block', statements: [...before, code], type, at};
}

function exhaustive(missing: readonly string[]): string {
  const named = missing.filter((each) => each !== 'else').map((each) => `'${each}'`);
  const what =
    named.length === 0
      ? "an 'else' branch"
      : `the ${named.join(', ')} branch${named.length > 1 ? 'es' : ''} or an 'else' branch`;
  return `'when' expression must be exhaustive. Add ${what}.`;
}

/** Whether all that a value can be is known: then a `when` must name it all, also as a statement. */
function isClosed(subject: Code | undefined): boolean {
  const type = subject === undefined ? undefined : upperBound(subject.type);
  if (type?.kind !== 'class') return false;
  return (
    type.of.sort === 'enum' ||
    type.of.modifiers.has('sealed') ||
    isClass(nonNull(type), 'kotlin.Boolean')
  );
}

function missingCases(
  branches: readonly WhenBranch[],
  subject: Code | undefined,
  scope: Scope,
): string[] {
  const type = subject === undefined ? undefined : upperBound(subject.type);
  if (type?.kind === 'unknown') return [];
  if (type?.kind !== 'class') return ['else'];
  const conditions = branches.flatMap((each) => each.conditions ?? []);
  const names = new Set(
    conditions.flatMap(({kind, value}) =>
      kind === 'value' && value !== undefined ? [lastName(value)] : [],
    ),
  );
  const missing: string[] = [];
  if (type.nullable && !names.has('null')) missing.push('null');
  if (type.of.sort === 'enum') missing.push(...type.of.entries.filter((each) => !names.has(each)));
  else if (type.of.modifiers.has('sealed')) {
    const tested = conditions.flatMap((each) =>
      each.kind === 'is' && each.type !== undefined
        ? [scope.world.trial(() => resolveType(each.type as never, scope)).result]
        : [],
    );
    const covers = (one: ClassSymbol): boolean =>
      tested.some((each) => each.kind === 'class' && isSubclass(one, each.of)) ||
      (one.isObject && names.has(one.name)) ||
      (one.below.length > 0 && one.modifiers.has('sealed') && one.below.every(covers));
    missing.push(
      ...type.of.below
        .filter((each) => !covers(each))
        .map((each) => `${each.isObject ? '' : 'is '}${each.name}`),
    );
  } else if (isClass(nonNull(type), 'kotlin.Boolean'))
    missing.push(...['true', 'false'].filter((each) => !names.has(each)));
  else if (!isNothing(type)) return ['else'];
  return missing;
}

function lastName(tree: Expression): string {
  if (tree.kind === 'name' || tree.kind === 'member') return tree.name;
  return tree.kind === 'constant' ? tree.text : '';
}

function whenTest(tree: WhenCondition, subject: Code | undefined, scope: Scope): Code {
  const {world} = scope;
  const {at} = tree;
  const {Boolean} = world.types;
  if (subject === undefined)
    return tree.value === undefined ? nullCode(scope, at) : condition(tree.value, scope);
  if (tree.kind === 'is') {
    const of = tree.type === undefined ? UNKNOWN : resolveType(tree.type, scope);
    const test: Code = {op: 'is', value: subject, of, type: Boolean, at};
    return tree.negated ? not(test, scope) : test;
  }
  if (tree.value === undefined) return nullCode(scope, at);
  if (tree.kind === 'in') {
    const test = callOperator(
      'contains',
      'in',
      expression(tree.value, scope, undefined),
      [{spread: false, code: subject, at}],
      scope,
      at,
    );
    return tree.negated ? not(test, scope) : test;
  }
  const value = expression(tree.value, scope, subject.type);
  const clash =
    !constrain(value.type, nullable(subject.type)) &&
    !constrain(nonNull(subject.type), nullable(value.type));
  if (clash && isFinal(value.type) && isFinal(subject.type)) {
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

/** Types of which a value is never of another class that is not above it. */
export function isFinal(type: Type): boolean {
  const found = nonNull(type);
  if (found.kind !== 'class') return false;
  const {of} = found;
  return (
    ['Int', 'Long', 'Double', 'Float', 'Boolean', 'String', 'Char'].includes(of.name) ||
    of.sort === 'enum' ||
    (of.tree !== undefined && of.modifiers.has('data'))
  );
}

export function either(left: Code, right: Code, scope: Scope): Code {
  const {Boolean} = scope.world.types;
  const yes: Code = {op: 'constant', value: true, type: Boolean, at: left.at, literal: false};
  return {
    op: 'branches',
    cases: [{condition: left, body: yes}, {body: right}],
    sort: 'or',
    type: Boolean,
    at: left.at,
  };
}

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
    const variable = inner.declare(each.name, type, false);
    return {variable, body: branch(each.body, inner, expected, used)};
  });
  const last = tree.last === undefined ? undefined : branch(tree.last, scope, undefined, false);
  const type = joined([body, ...catches.map((each) => each.body)], scope, expected);
  return {
    op: 'try',
    body,
    catches,
    last,
    type: isUnit(type) ? scope.world.types.Unit : type,
    at: tree.at,
  };
}
