/** Expressions, each by its kind. */
import {type Body, type Case, type Code} from '../code';
import {effort} from '../effort';
import {char, double, float} from '../run/values';
import {
  type ClassSymbol,
  type FunctionType,
  type Type,
  UNKNOWN,
  type VariableSymbol,
} from '../symbols';
import {
  type BinaryTree,
  type Block,
  type Expression,
  type IfTree,
  type WhenBranch,
  type WhenCondition,
} from '../tree';
import {
  bitsOf,
  classType,
  constrain,
  isClass,
  isKnown,
  isNothing,
  isNull,
  isSubclass,
  isUnit,
  join,
  literalType,
  nonNull,
  nullable,
  plain,
  render,
  solved,
  upperBound,
} from '../types';
import {adapted, convert, widened} from './arguments';
import {declareLocalClass} from './classes';
import {
  get,
  initializer,
  isNone,
  keep,
  nullCode,
  returned,
  truth,
  unknown,
  type Words,
} from './codes';
import {anonymousFunction, checkLambda} from './functions';
import {call, member, readName, self} from './members';
import {areApart, binary, both, either, increment, not, operatorCall, prefix} from './operators';
import {checkReference} from './references';
import {reportErased, resolveType, testedType} from './resolveType';
import {factKey, factsOf, factsOfType, type Scope} from './scope';
import {localProperty, statements} from './statements';

// Expressions, each by its kind.

/** Checks an expression; `used` is false where its value does not matter. */
export function expression(
  tree: Expression,
  scope: Scope,
  expected: Type | undefined,
  used = true,
): Code {
  const {world} = scope;
  const {at} = tree;
  effort.at = at;
  effort.spend();
  switch (tree.kind) {
    case 'constant':
      return constant(tree, scope, expected);
    case 'template': {
      const parts = tree.parts.map((part) =>
        typeof part === 'string' ? part : expression(part, scope, undefined),
      );
      return {op: 'text', parts, type: world.types.String, at};
    }
    case 'name':
      return readName(tree.name, scope, at);
    case 'this':
      return self(tree.label, scope, at);
    case 'super':
      world.report(
        at,
        "'super' is not an expression, it can only be used on the left-hand side of a dot ('.').",
      );
      return unknown(at);
    case 'call':
      return call(tree, scope, expected);
    case 'member':
      return member(tree, scope);
    case 'index':
      return operatorCall(
        'get',
        '[]',
        expression(tree.target, scope, undefined),
        tree.args.map((each) => ({spread: false, tree: each, at: each.at})),
        scope,
        at,
        expected,
      );
    case 'prefix':
      return prefix(tree, scope, expected);
    case 'postfix':
      if (tree.operator !== '!!') {
        return increment(tree.operand, tree.operator, false, scope, at);
      }
      return notNull(expression(tree.operand, scope, expected && nullable(expected)), scope, at);
    case 'binary':
      return binary(tree, scope, expected);
    case 'is': {
      const value = expression(tree.operand, scope, undefined);
      const of = testedType(tree.type, value.type, scope);
      reportErased(of, value.type, at, scope);
      const test: Code = {op: 'is', value, of, type: world.types.Boolean, at};
      return tree.negated ? not(test, scope) : test;
    }
    case 'as': {
      const value = expression(tree.operand, scope, undefined);
      const of = testedType(tree.type, value.type, scope);
      const key = factKey(value);
      if (key !== undefined && !tree.safe) {
        scope.facts.set(key, of);
      }
      return {op: 'as', value, of, safe: tree.safe, type: tree.safe ? nullable(of) : of, at};
    }
    case 'if':
      return checkIf(tree, scope, expected, used);
    case 'when':
      return checkWhen(tree, scope, expected, used);
    case 'try':
      return checkTry(tree, scope, expected, used);
    case 'throw':
      return throws(tree, scope);
    case 'return':
      return returns(tree, scope);
    case 'jump':
      return jump(tree, scope);
    case 'lambda':
      return checkLambda(tree, scope, functionOf(expected), undefined);
    case 'anonymous':
      return anonymousFunction(tree.declaration, scope, expected);
    case 'object': {
      const of = declareLocalClass(tree.declaration, scope, at);
      if (of.construct === undefined) {
        throw new Error('an object is made by its constructor');
      }
      return {
        op: 'call',
        to: of.construct,
        args: [],
        typeArgs: [],
        direct: false,
        type: classType(of),
        at,
      };
    }
    case 'reference':
      return checkReference(tree, scope, functionOf(expected));
    case 'block':
      return branch(tree, scope, expected, used);
  }
}

/** The function type that is expected, if any. */
function functionOf(expected: Type | undefined): FunctionType | undefined {
  const wanted = expected === undefined ? undefined : solved(nonNull(expected));
  return wanted?.kind === 'function' ? wanted : undefined;
}

// Expressions of which a type is expected.

/** Checks an expression and that it can go where a type is expected. */
export function typed(tree: Expression, scope: Scope, expected: Type, words: Words): Code {
  const code = expression(tree, scope, expected);
  if (tree.kind === 'if' && tree.otherwise === undefined) {
    missingElse(tree.at, scope);
  }
  const isWritten = tree.kind === 'name' || (tree.kind === 'call' && tree.typeArgs.length > 0);
  return fitting(code, expected, scope, words, tree.at, !isWritten);
}

/** The delegate `lazy { … }` of a property: what it computes goes where the property's type is expected. */
export function lazyDelegate(tree: Expression, declared: Type | undefined, scope: Scope): Code {
  if (declared === undefined) {
    return expression(tree, scope, undefined);
  }
  const wanted = scope.world.type('Lazy', declared);
  return {...convert(typed(tree, scope, wanted, initializer), wanted, scope), type: wanted};
}

/** Reports an `if` that has no value where one is needed. */
export function missingElse(at: number, scope: Scope): void {
  scope.world.report(
    at,
    "'if' must have both main and 'else' branches when used as an expression.",
  );
}

/**
 * Reports a value that cannot go where a type is expected.
 *
 * @param isInferred what a call gives, say, which was inferred before it was known what it is for
 */
export function fitting(
  code: Code,
  expected: Type,
  scope: Scope,
  words: Words,
  at = code.at,
  isInferred = true,
): Code {
  const wanted = nonNull(expected);
  const isInterface =
    wanted.kind === 'class' &&
    wanted.of.modifiers.has('fun') &&
    solved(code.type).kind === 'function';
  if (!isInterface && !constrain(code.type, expected, isInferred)) {
    if (isNull(code.type)) {
      scope.world.report(at, `Null cannot be a value of a non-null type '${render(expected)}'.`);
    } else {
      scope.world.report(at, words(render(expected), render(code.type)));
    }
  }
  return code;
}

/** Checks a condition. */
export function condition(tree: Expression, scope: Scope): Code {
  const {Boolean} = scope.world.types;
  const code = expression(tree, scope, Boolean);
  if (!constrain(code.type, Boolean)) {
    scope.world.report(
      tree.at,
      `Condition type mismatch: inferred type is '${render(code.type)}' but 'Boolean' was expected.`,
    );
  }
  return code;
}

// Literals.

/** A literal; a whole number is a `Long` where no `Int` is so large. */
function constant(
  tree: Extract<Expression, {kind: 'constant'}>,
  scope: Scope,
  expected: Type | undefined,
): Code {
  const {types} = scope.world;
  const make = (value: unknown, type: Type): Code => ({
    op: 'constant',
    value,
    type,
    at: tree.at,
    literal: true,
  });
  switch (tree.sort) {
    case 'Int': {
      const number = BigInt(tree.text);
      const limit = tree.text.startsWith('0') ? 0xffffffffn : 2147483648n;
      if (number > 9223372036854775807n) {
        scope.world.report(tree.at, 'The value is out of range.');
      }
      const value = Number(number) | 0;
      return number < limit
        ? widened(make(value, literalType(types.Int, value)), expected ?? types.Int, scope)
        : make(number, types.Long);
    }
    case 'Long':
      return make(BigInt.asIntN(64, BigInt(tree.text)), types.Long);
    case 'Double':
      return make(double(Number(tree.text)), types.Double);
    case 'Float':
      return make(float(Number(tree.text)), types.Float);
    case 'Char':
      return make(char(tree.text.charCodeAt(0)), types.Char);
    case 'Boolean':
      return make(tree.text === 'true', types.Boolean);
    case 'String':
      return make(tree.text, types.String);
    case 'Null':
      return make(null, nullable(types.Nothing));
  }
}

// What may be null: `?.`, `!!`, `?:`.

/** `value?.…`: nothing is done when the value is null. */
export function safely(
  value: Code,
  scope: Scope,
  at: number,
  use: (value: Code, there: Scope) => Code,
): Code {
  const held = scope.declare('<safe>', value.type, false);
  const solid = nonNull(value.type);
  const result = use(get(held, at, solid), scope.where(factsOfType(value, solid)));
  const type = result.type.kind === 'unknown' ? UNKNOWN : nullable(result.type);
  return ifNone(held, value, nullCode(scope, at), result, 'safe', type, scope, at);
}

/** Computes a value once; if it is null, another one, else what is made of it. */
function ifNone(
  held: VariableSymbol,
  value: Code,
  none: Code,
  some: Code,
  sort: 'safe' | 'elvis',
  type: Type,
  scope: Scope,
  at: number,
): Code {
  const cases = [{condition: isNone(get(held, at), scope, at), body: none}, {body: some}];
  return {
    op: 'block',
    statements: [keep(held, value, scope, at), {op: 'branches', cases, sort, type, at}],
    type,
    at,
  };
}

/** Reports that something is asked of what may be null. */
export function unsafe(type: Type, at: number, scope: Scope): void {
  scope.world.report(
    at,
    `Only safe (?.) or non-null asserted (!!.) calls are allowed on a nullable receiver of type '${render(type)}'.`,
  );
}

/** `value!!`: from then on it is known not to be null. */
function notNull(value: Code, scope: Scope, at: number): Code {
  const type = nonNull(value.type);
  const key = factKey(value);
  if (key !== undefined) {
    scope.facts.set(key, type);
  }
  return {op: 'notNull', value, type, at};
}

/** `value ?: other`. */
export function elvis(tree: BinaryTree, scope: Scope, expected: Type | undefined): Code {
  const {at} = tree;
  const value = expression(tree.left, scope, expected && nullable(expected));
  const held = scope.declare('<elvis>', value.type, false);
  const right = expression(tree.right, scope.inner(), expected);
  const own = get(held, at, nonNull(value.type));
  const isUnknown = value.type.kind === 'unknown' || right.type.kind === 'unknown';
  const type = isUnknown ? UNKNOWN : join([own.type, right.type], scope.world.top);
  const key = factKey(value);
  if (isNothing(right.type) && key !== undefined) {
    scope.facts.set(key, own.type);
  }
  return ifNone(held, value, adapted(right, type, scope), own, 'elvis', type, scope, at);
}

// Branches: `if` and `try`, and what their values have in common.

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
function joinedType(codes: readonly Code[], scope: Scope, expected: Type | undefined): Type {
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
function checkIf(tree: IfTree, scope: Scope, expected: Type | undefined, used: boolean): Code {
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
  const type = joinedType([then, otherwise], scope, expected);
  const all = [...cases, {body: otherwise}].map((each) => ({
    ...each,
    body: adapted(each.body, type, scope),
  }));
  return {op: 'branches', cases: all, sort: 'if', type, at: tree.at};
}

/** `try`, with what catches and what is done at last. */
function checkTry(
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
  const own = joinedType([body, ...catches.map((each) => each.body)], scope, expected);
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

// `when`.

type WhenTree = Extract<Expression, {kind: 'when'}>;

/** @param used whether its value matters: then it must name all that its subject can be */
function checkWhen(tree: WhenTree, outer: Scope, expected: Type | undefined, used: boolean): Code {
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
  const type = missing.length === 0 ? joinedType(bodies, scope, expected) : world.types.Unit;
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
  if (areApart(plain(value.type), subject.type)) {
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

// Whether a `when` names all that its subject can be.

/** The sentence about what is missing. */
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
  if (type?.kind !== 'class') {
    return false;
  }
  return (
    type.of.sort === 'enum' ||
    type.of.modifiers.has('sealed') ||
    isClass(nonNull(type), 'kotlin.Boolean')
  );
}

/** What a `when` without `else` does not name. */
function missingCases(
  branches: readonly WhenBranch[],
  subject: Code | undefined,
  scope: Scope,
): string[] {
  const type = subject === undefined ? undefined : upperBound(subject.type);
  if (type?.kind === 'unknown') {
    return [];
  }
  if (type?.kind !== 'class') {
    return ['else'];
  }
  const conditions = branches.flatMap((each) => each.conditions ?? []);
  const names = new Set(
    conditions.flatMap(({kind, value}) =>
      kind === 'value' && value !== undefined ? [lastName(value)] : [],
    ),
  );
  const missing: string[] = [];
  if (type.nullable && !names.has('null')) {
    missing.push('null');
  }
  if (type.of.sort === 'enum') {
    missing.push(...type.of.entries.filter((each) => !names.has(each)));
  } else if (type.of.modifiers.has('sealed')) {
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
  } else if (isClass(nonNull(type), 'kotlin.Boolean')) {
    missing.push(...['true', 'false'].filter((each) => !names.has(each)));
  } else if (!isNothing(type)) {
    return ['else'];
  }
  return missing;
}

function lastName(tree: Expression): string {
  if (tree.kind === 'name' || tree.kind === 'member') {
    return tree.name;
  }
  return tree.kind === 'constant' ? tree.text : '';
}

// What leaves a place: `return`, `throw`, `break`, `continue`.

/** `return`, and `return@label`. */
function returns(tree: Extract<Expression, {kind: 'return'}>, scope: Scope): Code {
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

function throws(tree: Extract<Expression, {kind: 'throw'}>, scope: Scope): Code {
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
function jump({label, word, at}: Extract<Expression, {kind: 'jump'}>, scope: Scope): Code {
  const loop = scope.loopNamed(label);
  if (loop !== undefined) {
    return {op: 'jump', loop, word, type: scope.world.types.Nothing, at};
  }
  scope.world.report(at, "'break' and 'continue' are only allowed inside loops.");
  return unknown(at);
}
