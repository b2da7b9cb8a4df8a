/** Statements: blocks, local declarations, loops, assignments. */
import {type Code, type Loop, partsOf} from '../code';
import {about, asking, holderOf, isLazy, nobody} from '../parser/delegates';
import {type Type, UNKNOWN, type VariableSymbol} from '../symbols';
import {
  type AssignTree,
  type DestructuringTree,
  type Expression,
  type ForTree,
  type LoopTree,
  type ParameterTree,
  type PropertyTree,
  type Statement,
} from '../tree';
import {
  asSuper,
  constrain,
  isLiteral,
  isNothing,
  isNull,
  nonNull,
  render,
  solved,
  upperBound,
} from '../types';
import {accepts, complete, convert} from './arguments';
import {type Given, type Request} from './calls';
import {declareLocalClass} from './classes';
import {assignment, get, initializer, keep, unitCode, unknown} from './codes';
import {
  branch,
  condition,
  expression,
  fitting,
  lazyDelegate,
  missingElse,
  safely,
  typed,
} from './expressions';
import {localFunction} from './functions';
import {readOn} from './members';
import {candidatesOn, isSeen, qualifierOf, readProperty} from './names';
import {operatorCall, provided} from './operators';
import {choose} from './overloads';
import {resolveType} from './resolveType';
import {factKey, factsOf, type Scope} from './scope';

// Statements one after the other, and what later ones know from earlier ones.

/** What is wanted of the value of the last statement. */
interface Wanted {
  readonly value: Type | undefined;
  readonly used: boolean;
  readonly at: number;
}

/** Checks statements one after the other; the last one's value is the block's. */
export function statements(trees: readonly Statement[], scope: Scope, wanted: Wanted): Code {
  const {world} = scope;
  reportTwins(trees, scope);
  const codes: Code[] = [];
  let ends = false;
  trees.forEach((tree, index) => {
    const last = index === trees.length - 1;
    const code = statement(tree, scope, last ? wanted.value : undefined, last && wanted.used);
    codes.push(code);
    learn(code, scope);
    ends ||= isNothing(code.type);
  });
  const final = codes.at(-1);
  const type = ends ? world.types.Nothing : (final?.type ?? world.types.Unit);
  return {op: 'block', statements: codes, type, at: trees[0]?.at ?? wanted.at};
}

/** Reports a name that a block declares twice. */
function reportTwins(trees: readonly Statement[], {world}: Scope): void {
  const seen = new Set<string>();
  for (const tree of trees) {
    const declared =
      tree.kind === 'property' ? [tree] : tree.kind === 'destructuring' ? tree.entries : [];
    for (const {name, at} of declared) {
      if (seen.has(name)) {
        world.report(at, `Conflicting declarations: '${name}'.`);
      }
      // `_` declares nothing, and neither do the parentheses within parentheses.
      if (name !== '_' && name !== '') {
        seen.add(name);
      }
    }
  }
}

/** What holds after a statement that leaves when something is so. */
function learn(code: Code, scope: Scope): void {
  if (code.op === 'branches' && code.sort === 'if') {
    const [first, second] = code.cases;
    if (first?.condition === undefined) {
      return;
    }
    const facts = factsOf(first.condition);
    if (isNothing(first.body.type)) {
      for (const [key, type] of facts.whenFalse) {
        scope.facts.set(key, type);
      }
    } else if (second !== undefined && isNothing(second.body.type)) {
      for (const [key, type] of facts.whenTrue) {
        scope.facts.set(key, type);
      }
    }
  }
  if (
    code.op === 'call' &&
    code.to.owner === undefined &&
    ['check', 'require', 'checkNotNull', 'requireNotNull', 'assertNotNull'].includes(code.to.name)
  ) {
    const [value] = code.args;
    if (value === undefined) {
      return;
    }
    const key = factKey(value);
    if (code.to.name.endsWith('NotNull')) {
      if (key !== undefined) {
        scope.facts.set(key, nonNull(value.type));
      }
    } else {
      for (const [name, type] of factsOf(value).whenTrue) {
        scope.facts.set(name, type);
      }
    }
  }
}

function statement(tree: Statement, scope: Scope, expected: Type | undefined, used: boolean): Code {
  switch (tree.kind) {
    case 'property':
      return localProperty(tree, scope);
    case 'destructuring':
      return destructuring(tree, scope);
    case 'function': {
      const word = ['public', 'private', 'protected', 'internal'].find((each) =>
        tree.modifiers.words.has(each),
      );
      if (word !== undefined) {
        scope.world.report(tree.at, `Modifier '${word}' is not applicable to a local function.`);
      }
      return localFunction(tree, scope);
    }
    case 'class':
      declareLocalClass(tree, scope, tree.at);
      return unitCode(scope, tree.at);
    case 'assign':
      return assign(tree, scope);
    case 'while':
    case 'do':
      return loop(tree, scope);
    case 'for':
      return forLoop(tree, scope);
    default:
      return expression(tree, scope, expected, used);
  }
}

// Variables within functions: one, or several from the parts of a value.

/** `val` and `var` within a function. */
export function localProperty(tree: PropertyTree, scope: Scope): Code {
  const {world} = scope;
  const {at} = tree;
  const declared = tree.type === undefined ? undefined : resolveType(tree.type, scope);
  for (const word of ['private', 'protected', 'public', 'internal', 'open', 'override']) {
    if (tree.modifiers.words.has(word)) {
      world.report(at, `Modifier '${word}' is not applicable here.`);
    }
  }
  if (tree.getter !== undefined) {
    world.report(at, 'Accessors of local variables are not known here.');
  }
  if (tree.delegate !== undefined) {
    if (isLazy(tree.delegate)) {
      const delegate = lazyDelegate(tree.delegate, declared, scope);
      const held = scope.declare(tree.name, delegate.type, false);
      held.lazy = true;
      return keep(held, delegate, scope, at);
    }
    const self = nobody(at);
    const value = expression(tree.delegate, scope, undefined);
    const delegate = provided(value, about(tree.name, at, self), scope);
    const held = scope.declare(holderOf(tree), delegate.type, false);
    const variable = scope.declare(tree.name, declared ?? UNKNOWN, tree.mutable);
    variable.delegate = asking('getValue', tree, self);
    const first = keep(held, delegate, scope, at);
    if (declared === undefined) {
      variable.type = expression(variable.delegate, scope, undefined).type;
    }
    return first;
  }
  if (tree.initial === undefined) {
    if (declared === undefined) {
      world.report(at, 'This variable must either have an explicit type or be initialized.');
    }
    const variable = scope.declare(tree.name, declared ?? UNKNOWN, tree.mutable);
    variable.late = true;
    if (tree.modifiers.words.has('lateinit')) {
      variable.assigned = scope;
    }
    return keep(variable, unitCode(scope, at), scope, at);
  }
  const value =
    declared === undefined
      ? expression(tree.initial, scope, undefined)
      : convert(typed(tree.initial, scope, declared, initializer), declared, scope);
  if (declared === undefined) {
    reportNoValue(tree.initial, value, scope);
  }
  const variable = scope.declare(tree.name, declared ?? value.type, tree.mutable);
  // Narrower than declared, until something else is assigned.
  if (
    tree.mutable &&
    declared?.nullable === true &&
    !isLiteral(value.type) &&
    !value.type.nullable &&
    value.type.kind !== 'unknown'
  ) {
    scope.facts.set(String(variable.id), nonNull(declared));
  }
  const code = keep(variable, value, scope, at);
  return isNothing(value.type) ? {op: 'block', statements: [code], type: value.type, at} : code;
}

/** Values of which a variable's type cannot be read. */
function reportNoValue(tree: Expression, value: Code, scope: Scope): void {
  if (tree.kind === 'if' && tree.otherwise === undefined) {
    missingElse(tree.at, scope);
  }
  if (
    value.op === 'call' &&
    value.args.every((each) => each?.op === 'list' && each.items.length === 0) &&
    value.type.kind === 'class' &&
    value.type.args.some((each) => each.kind === 'unknown')
  ) {
    scope.world.report(
      value.at,
      `Cannot infer type for type parameter '${value.to.typeParameters[0]?.name ?? 'T'}'. Specify it explicitly.`,
    );
  }
}

/** `val (a, b) = …`: the value is computed once. */
function destructuring(tree: DestructuringTree, scope: Scope): Code {
  const {at} = tree;
  const value = expression(tree.initial, scope, undefined);
  const held = scope.declare('<parts>', value.type, false);
  const statements = [
    keep(held, value, scope, at),
    ...destructure(tree.entries, get(held, at), tree.mutable, scope),
    unitCode(scope, at),
  ];
  return {op: 'block', statements, type: scope.world.types.Unit, at};
}

/** Declares the names in parentheses. */
export function destructure(
  entries: readonly ParameterTree[],
  value: Code,
  mutable: boolean,
  scope: Scope,
): Code[] {
  return entries.flatMap((entry, index) => {
    const {name, at} = entry;
    if (name === '_') {
      return [];
    }
    const component = `component${index + 1}`;
    const target = {...value, at};
    const part = operatorCall(component, `${component}()`, target, [], scope, at, undefined);
    const type = entry.type === undefined ? part.type : resolveType(entry.type, scope);
    fitting(part, type, scope, initializer);
    const variable = scope.declare(name, type, mutable);
    return [
      keep(variable, part, scope, at),
      ...destructure(entry.entries ?? [], get(variable, at), mutable, scope),
    ];
  });
}

// Loops.

/** `while` and `do`. */
function loop(tree: LoopTree, outer: Scope): Code {
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
function forLoop(tree: ForTree, outer: Scope): Code {
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

// Assignments: to variables, properties and elements.

const ASSIGNED_OPERATORS: Readonly<Record<string, string>> = {
  '+=': 'plus',
  '-=': 'minus',
  '*=': 'times',
  '/=': 'div',
  '%=': 'rem',
};

/** `=`, and `+=` and so on: a function such as `plusAssign`, or the operator and then `=`. */
function assign(tree: AssignTree, scope: Scope): Code {
  const {target, operator, at} = tree;
  if (operator === '=') {
    const wanted = assignedType(target, scope);
    const value = expression(tree.value, scope, wanted);
    const fitting = wanted === undefined ? value : convert(value, wanted, scope);
    return assignTo(target, fitting, scope, at, tree.value.at);
  }
  if (target.kind === 'member' && target.safe) {
    const owner = expression(target.target, scope, undefined);
    const plain = {...target, safe: false};
    return safely(owner, scope, at, (held) => change(tree, plain, scope, held));
  }
  return change(tree, target, scope);
}

/** `+=` and so on; `owner` stands for what is before a `?.`. */
function change(tree: AssignTree, target: Expression, scope: Scope, owner?: Code): Code {
  const {operator, at} = tree;
  const place = placeOf(target, scope, owner);
  const done = (code: Code): Code =>
    place.before.length === 0
      ? code
      : {op: 'block', statements: [...place.before, code], type: code.type, at};
  const current = place.read();
  const name = ASSIGNED_OPERATORS[operator] ?? 'plus';
  const args: Given[] = [{spread: false, tree: tree.value, at: tree.value.at}];
  if (solved(current.type).kind !== 'unknown') {
    const expected = undefined;
    const request: Request = {name: `${name}Assign`, at, args, typeArgs: [], expected, scope};
    const {choice, drafts} = choose(candidatesOn({...current, at}, request.name, scope), request);
    const replaceable =
      current.op === 'get' &&
      current.variable.mutable &&
      !isMutableCollection(current.type) &&
      choose(candidatesOn({...current, at}, name, scope), {...request, name}).choice.candidate;
    if (choice.candidate !== undefined && !replaceable) {
      return done(complete(choice.candidate, request, drafts));
    }
  }
  const value = operatorCall(name, operator, current, args, scope, at, current.type);
  return done(place.write(value, at, tree.value.at));
}

function isMutableCollection(type: Type): boolean {
  const found = upperBound(nonNull(type));
  return found.kind === 'class' && found.of.name.startsWith('Mutable');
}

/** The type of what a value is to be assigned to; of elements, their `set` knows it. */
function assignedType(target: Expression, scope: Scope): Type | undefined {
  if (target.kind === 'name') {
    const {result} = scope.world.trial(() => readProperty(target.name, scope, target.at));
    if (result?.op === 'get') {
      return result.variable.type;
    }
    if (result?.op !== 'read') {
      return undefined;
    }
    const {property} = result;
    return property.receiver === undefined && property.owner === undefined
      ? property.type()
      : declaredType(result, scope);
  }
  if (target.kind !== 'member') {
    return undefined;
  }
  const {result} = scope.world.trial(() => expression(target, scope.inner(), undefined));
  return result.op === 'read' ? declaredType(result, scope) : undefined;
}

/** The type of a property without what tests have shown of it. */
function declaredType(code: Extract<Code, {op: 'read'}>, scope: Scope): Type {
  const key = factKey(code);
  const fact = key === undefined ? undefined : scope.fact(key);
  return fact === undefined ? code.type : code.property.type();
}

/**
 * Puts a value into a variable, a property or an element.
 *
 * @param valueAt the place of the value, for what is wrong with it
 */
function assignTo(
  target: Expression,
  value: Code,
  scope: Scope,
  at: number,
  valueAt = value.at,
): Code {
  const put = (found: Code): Code => assignRead(found, value, scope, target, at, valueAt);
  switch (target.kind) {
    case 'index': {
      const args: Given[] = [
        ...target.args.map((each) => ({spread: false, tree: each, at: each.at})),
        {spread: false, code: value, at: valueAt},
      ];
      const owner = expression(target.target, scope, undefined);
      return operatorCall('set', '[]', owner, args, scope, at, undefined);
    }
    case 'name': {
      const delegate = scope.variable(target.name)?.delegate;
      if (delegate?.callee.kind === 'member') {
        const {mutable} = scope.variable(target.name) as VariableSymbol;
        if (!mutable) {
          scope.world.report(target.at, "'val' cannot be reassigned.");
        }
        const args: Given[] = [
          ...delegate.args.map((each) => ({spread: false, tree: each.value, at})),
          {spread: false, code: value, at: valueAt},
        ];
        const owner = expression(delegate.callee.target, scope, undefined);
        return operatorCall('setValue', 'by', owner, args, scope, at, undefined);
      }
      const found = readProperty(target.name, scope, target.at);
      if (found?.op === 'get') {
        return assignVariable(found.variable, value, scope, target, at, valueAt);
      }
      if (found?.op === 'read') {
        return put(found);
      }
      scope.world.report(
        target.at,
        found === undefined
          ? `Unresolved reference '${target.name}'.`
          : 'The expression cannot be assigned to.',
      );
      return unknown(at);
    }
    case 'member':
      return target.safe
        ? safely(expression(target.target, scope, undefined), scope, at, (held) =>
            put(readOn(held, target, scope)),
          )
        : put(expression(target, scope, undefined));
    default:
      scope.world.report(target.at, 'Only variables, properties and elements can be assigned to.');
      return {...unknown(at), type: scope.world.types.Unit};
  }
}

function assignVariable(
  variable: VariableSymbol,
  value: Code,
  scope: Scope,
  target: Expression,
  at: number,
  valueAt: number,
): Code {
  const {world} = scope;
  const {type} = variable;
  const hasValue = !variable.late || scope.isWithin(variable.assigned);
  if (!variable.mutable && hasValue) {
    world.report(target.at, "'val' cannot be reassigned.");
  }
  variable.assigned ??= scope;
  checkFits(value, type, scope, valueAt);
  const key = String(variable.id);
  const isSome = value.type.kind !== 'unknown' && !value.type.nullable;
  scope.facts.set(key, isSome ? nonNull(type) : type);
  forget(scope, key, type);
  return {op: 'set', variable, value, declares: false, type: world.types.Unit, at};
}

/** After an assignment in a branch, what was known outside of it may be wrong. */
function forget(scope: Scope, key: string, type: Type): void {
  for (let here = scope.parent; here !== undefined; here = here.parent) {
    if (here.facts.has(key)) {
      here.facts.set(key, type);
    }
  }
}

/** Puts a value into the property that a code reads. */
export function assignRead(
  found: Code,
  value: Code,
  scope: Scope,
  target: Expression,
  at: number,
  valueAt = value.at,
): Code {
  const {world, body} = scope;
  if (found.op !== 'read') {
    // Nothing is known of it: unless that is because of something that is said already, it is said.
    const isUnknown = found.type.kind === 'unknown';
    if (!isUnknown || world.diagnostics.every((each) => each.severity !== 'error')) {
      world.report(
        target.at,
        isUnknown
          ? 'An assignment to something whose type cannot be inferred is not known here.'
          : 'The expression cannot be assigned to.',
      );
    }
    return unknown(at);
  }
  const {property, args, from} = found;
  const initialises =
    property.field !== undefined &&
    property.tree?.initial === undefined &&
    body.sort === 'initialiser' &&
    args[0]?.op === 'get';
  const isField = from === 'field';
  if (property.isSetPrivate && !isSeen(property.owner, scope)) {
    world.report(
      target.at,
      `Cannot assign to '${property.name}': the setter is private in '${property.owner?.qualified ?? ''}'.`,
    );
  }
  if (!property.mutable && !initialises && !isField) {
    world.report(target.at, "'val' cannot be reassigned.");
  }
  checkFits(value, declaredType(found, scope), scope, valueAt);
  return {
    op: 'write',
    property,
    args,
    value: convert(value, declaredType(found, scope), scope),
    type: world.types.Unit,
    from:
      from ??
      (initialises && property.setter === undefined && !property.mutable ? 'field' : undefined),
    at,
  };
}

/** Reports a value that cannot go where a type is expected. */
function checkFits(value: Code, type: Type, scope: Scope, at: number): void {
  if (accepts(value, type, scope)) {
    return;
  }
  scope.world.report(
    at,
    isNull(value.type)
      ? `Null cannot be a value of a non-null type '${render(type)}'.`
      : assignment(render(type), render(value.type)),
  );
}

// What is read, changed and put back: `a[f()] += 1`, `++x.y`. What leads there is computed once.

interface Target {
  /** What is computed before, once. */
  readonly before: readonly Code[];
  readonly read: () => Code;
  readonly write: (value: Code, at: number, valueAt?: number) => Code;
}

/** A value that is used twice and computed once. */
function computedOnce(value: Code, scope: Scope, before: Code[]): Code {
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
export function placeOf(tree: Expression, scope: Scope, owner?: Code): Target {
  const before: Code[] = [];
  if (tree.kind === 'index') {
    const {at} = tree;
    const target = computedOnce(expression(tree.target, scope, undefined), scope, before);
    const args: Given[] = tree.args.map((each) => ({
      spread: false,
      at: each.at,
      code: computedOnce(expression(each, scope, undefined), scope, before),
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
      const target = computedOnce(
        owner ?? expression(tree.target, scope, undefined),
        scope,
        before,
      );
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
