import {type Code, type Loop} from '../code';
import {type Type, UNKNOWN, type VariableSymbol} from '../symbols';
import {
  type AssignTree,
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
  isClass,
  isNothing,
  isNull,
  nonNull,
  render,
  solved,
  upperBound,
} from '../types';
import {choose} from './calls/choose';
import {complete} from './calls/complete';
import {accepts, convert} from './calls/convert';
import {type Request} from './calls/request';
import {declareLocalClass} from './classes/declare';
import {
  condition,
  expression,
  fitting,
  missingElse,
  readOn,
  safely,
  typed,
  unknown,
} from './expressions';
import {factKey, factsOf} from './flow';
import {localFunction} from './functions';
import {candidatesOn, readProperty} from './names';
import {operatorCall} from './operators';
import {resolveType} from './resolveType';
import {type Scope} from './scope';
import {assignment, initializer} from './words';
import {branch} from './branches';

/** What is wanted of the value of the last statement. */
interface Wanted {
  readonly value: Type | undefined;
  readonly used: boolean;
  readonly at: number;
}

/** Checks statements one after the other; the last one's value is the block's. */
export function statements(trees: readonly Statement[], scope: Scope, wanted: Wanted): Code {
  const {world} = scope;
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

/** What holds after a statement that leaves when something is so. */
function learn(code: Code, scope: Scope): void {
  if (code.op === 'branches' && code.sort === 'if') {
    const [first, second] = code.cases;
    if (first?.condition === undefined) return;
    const facts = factsOf(first.condition);
    if (isNothing(first.body.type))
      for (const [key, type] of facts.whenFalse) scope.facts.set(key, type);
    else if (second !== undefined && isNothing(second.body.type))
      for (const [key, type] of facts.whenTrue) scope.facts.set(key, type);
  }
  if (
    code.op === 'call' &&
    code.to.owner === undefined &&
    ['check', 'require', 'checkNotNull', 'requireNotNull', 'assertNotNull'].includes(code.to.name)
  ) {
    const [value] = code.args;
    if (value === undefined) return;
    const key = factKey(value);
    if (code.to.name.endsWith('NotNull')) {
      if (key !== undefined) scope.facts.set(key, nonNull(value.type));
    } else for (const [name, type] of factsOf(value).whenTrue) scope.facts.set(name, type);
  }
}

function statement(tree: Statement, scope: Scope, expected: Type | undefined, used: boolean): Code {
  switch (tree.kind) {
    case 'property':
      return localProperty(tree, scope);
    case 'destructuring': {
      const value = expression(tree.initial, scope, undefined);
      const held = scope.declare('<parts>', value.type, false);
      const {Unit} = scope.world.types;
      const keep: Code = {
        op: 'set',
        variable: held,
        value,
        declares: true,
        type: Unit,
        at: tree.at,
      };
      const parts = destructure(
        tree.entries,
        {op: 'get', variable: held, type: value.type, at: tree.at},
        tree.mutable,
        scope,
      );
      return {
        op: 'block',
        statements: [keep, ...parts, unitCode(scope, tree.at)],
        type: Unit,
        at: tree.at,
      };
    }
    case 'function':
      return localFunction(tree, scope);
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

export function unitCode(scope: Scope, at: number): Code {
  return {op: 'constant', value: undefined, type: scope.world.types.Unit, at, literal: false};
}

export function localProperty(tree: PropertyTree, scope: Scope): Code {
  const {world} = scope;
  const {at} = tree;
  const declared = tree.type === undefined ? undefined : resolveType(tree.type, scope);
  if (tree.getter !== undefined)
    world.report(at, 'Accessors of local variables are not known here.');
  if (tree.delegate !== undefined) {
    const lazy = expression(tree.delegate, scope, undefined);
    const type = upperBound(lazy.type);
    if (!isClass(type, 'kotlin.Lazy') && type.kind !== 'unknown')
      world.report(tree.delegate.at, "Delegates other than 'lazy' are not known here.");
    const held = scope.declare(tree.name, lazy.type, false);
    held.lazy = true;
    return {op: 'set', variable: held, value: lazy, declares: true, type: world.types.Unit, at};
  }
  if (tree.initial === undefined) {
    if (declared === undefined)
      world.report(at, 'This variable must either have an explicit type or be initialized.');
    const variable = scope.declare(tree.name, declared ?? UNKNOWN, tree.mutable);
    variable.late = true;
    return {
      op: 'set',
      variable,
      value: unitCode(scope, at),
      declares: true,
      type: world.types.Unit,
      at,
    };
  }
  const value =
    declared === undefined
      ? expression(tree.initial, scope, undefined)
      : convert(typed(tree.initial, scope, declared, initializer), declared, scope);
  if (declared === undefined && tree.initial.kind === 'if' && tree.initial.otherwise === undefined)
    missingElse(tree.initial.at, scope);
  if (
    declared === undefined &&
    value.op === 'call' &&
    value.args.length === 0 &&
    value.type.kind === 'class' &&
    value.type.args.some((each) => each.kind === 'unknown')
  ) {
    world.report(
      value.at,
      `Cannot infer type for type parameter '${value.to.typeParameters[0]?.name ?? 'T'}'. Specify it explicitly.`,
    );
  }
  const type = declared ?? value.type;
  const variable = scope.declare(
    tree.name,
    isNothing(type) && declared === undefined ? type : type,
    tree.mutable,
  );
  // Narrower than declared, until something else is assigned.
  if (
    declared !== undefined &&
    declared.nullable &&
    !value.type.nullable &&
    value.type.kind !== 'unknown'
  )
    scope.facts.set(String(variable.id), nonNull(declared));
  const code: Code = {op: 'set', variable, value, declares: true, type: world.types.Unit, at};
  return isNothing(value.type) ? {op: 'block', statements: [code], type: value.type, at} : code;
}

/** Declares the names in parentheses. */
export function destructure(
  entries: readonly ParameterTree[],
  value: Code,
  mutable: boolean,
  scope: Scope,
): Code[] {
  return entries.flatMap((entry, index) => {
    if (entry.name === '_') return [];
    const part = operatorCall(
      `component${index + 1}`,
      `component${index + 1}()`,
      {...value, at: entry.at},
      [],
      scope,
      entry.at,
      undefined,
    );
    const type = entry.type === undefined ? part.type : resolveType(entry.type, scope);
    fitting(part, type, scope, initializer);
    const variable = scope.declare(entry.name, type, mutable);
    const keep: Code = {
      op: 'set',
      variable,
      value: part,
      declares: true,
      type: scope.world.types.Unit,
      at: entry.at,
    };
    if (entry.entries === undefined) return [keep];
    return [
      keep,
      ...destructure(entry.entries, {op: 'get', variable, type, at: entry.at}, mutable, scope),
    ];
  });
}

function assign(tree: AssignTree, scope: Scope): Code {
  const {target, operator, at} = tree;
  if (operator === '=') {
    const wanted = assignedType(target, scope);
    return assignTo(
      target,
      wanted === undefined
        ? expression(tree.value, scope, undefined)
        : convert(expression(tree.value, scope, wanted), wanted, scope),
      scope,
      at,
      tree.value.at,
    );
  }
  if (target.kind === 'member' && target.safe)
    scope.world.report(at, 'Compound assignment after ?. is not known here.');
  const current = expression(target, scope, undefined);
  const name =
    {'+=': 'plus', '-=': 'minus', '*=': 'times', '/=': 'div', '%=': 'rem'}[operator] ?? 'plus';
  const given = [{spread: false, tree: tree.value, at: tree.value.at}];
  if (solved(current.type).kind !== 'unknown') {
    const request: Request = {
      name: `${name}Assign`,
      at,
      args: given,
      typeArgs: [],
      expected: undefined,
      scope,
    };
    const {choice, drafts} = choose(candidatesOn({...current, at}, request.name, scope), request);
    const replaceable = current.op === 'get' && current.variable.mutable;
    if (choice.candidate !== undefined && !(replaceable && !isMutableCollection(current.type)))
      return complete(choice.candidate, request, drafts);
  }
  const value = operatorCall(name, operator, current, given, scope, at, current.type);
  return assignTo(target, value, scope, at, tree.value.at);
}

function isMutableCollection(type: Type): boolean {
  const found = upperBound(nonNull(type));
  return found.kind === 'class' && found.of.name.startsWith('Mutable');
}

function assignedType(target: Expression, scope: Scope): Type | undefined {
  if (target.kind === 'name') {
    const {result} = scope.world.trial(() => readProperty(target.name, scope, target.at));
    if (result?.op === 'get') return result.variable.type;
    return result?.op === 'read'
      ? result.property.receiver === undefined && result.property.owner === undefined
        ? result.property.type()
        : declaredType(result, scope)
      : undefined;
  }
  if (target.kind !== 'member') return undefined;
  const {result} = scope.world.trial(() => expression(target, scope.inner(), undefined));
  return result.op === 'read' ? declaredType(result, scope) : undefined;
}

/** The type of a property without what tests have shown of it. */
function declaredType(code: Extract<Code, {op: 'read'}>, scope: Scope): Type {
  const key = factKey(code);
  const fact = key === undefined ? undefined : scope.fact(key);
  return fact === undefined ? code.type : code.property.type();
}

/** Puts a value into a variable, a property or an element. */
export function assignTo(
  target: Expression,
  value: Code,
  scope: Scope,
  at: number,
  valueAt = value.at,
): Code {
  const {world} = scope;
  const {Unit} = world.types;
  if (target.kind === 'index') {
    const args = [
      ...target.args.map((each) => ({spread: false, tree: each, at: each.at})),
      {spread: false, code: value, at: valueAt},
    ];
    return operatorCall(
      'set',
      '[]',
      expression(target.target, scope, undefined),
      args,
      scope,
      at,
      undefined,
    );
  }
  if (target.kind === 'name') {
    const found = readProperty(target.name, scope, target.at);
    if (found?.op === 'get')
      return assignVariable(found.variable, value, scope, target, at, valueAt);
    if (found?.op === 'read') return write(found, value, scope, target, at, valueAt);
    world.report(
      target.at,
      found === undefined
        ? `Unresolved reference '${target.name}'.`
        : 'The expression cannot be assigned to.',
    );
    return unknown(at);
  }
  if (target.kind === 'member') {
    const owner = target.target;
    if (target.safe)
      return safely(expression(owner, scope, undefined), scope, at, (held) =>
        writeCode(readOn(held, target, scope), value, scope, target, at, valueAt),
      );
    return writeCode(expression(target, scope, undefined), value, scope, target, at, valueAt);
  }
  world.report(
    target.at,
    'The expression cannot be assigned to: only variables, properties and elements can.',
  );
  return {...unknown(at), type: Unit};
}

function writeCode(
  code: Code,
  value: Code,
  scope: Scope,
  target: Expression,
  at: number,
  valueAt: number,
): Code {
  if (code.op === 'read') return write(code, value, scope, target, at, valueAt);
  if (code.type.kind !== 'unknown')
    scope.world.report(target.at, 'The expression cannot be assigned to.');
  return unknown(at);
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
  if (!variable.mutable && !variable.late) world.report(target.at, "'val' cannot be reassigned.");
  fits(value, variable.type, scope, valueAt);
  const key = String(variable.id);
  const known =
    value.type.kind === 'unknown' || isNull(value.type)
      ? variable.type
      : variable.type.nullable && !value.type.nullable
        ? nonNull(variable.type)
        : variable.type;
  scope.facts.set(key, known);
  forget(scope, key, variable.type);
  return {op: 'set', variable, value, declares: false, type: world.types.Unit, at};
}

/** After an assignment in a branch, what was known outside of it may be wrong. */
function forget(scope: Scope, key: string, type: Type): void {
  for (let here = scope.parent; here !== undefined; here = here.parent)
    if (here.facts.has(key)) here.facts.set(key, type);
}

function write(
  found: Extract<Code, {op: 'read'}>,
  value: Code,
  scope: Scope,
  target: Expression,
  at: number,
  valueAt: number,
): Code {
  const {property} = found;
  const initialises =
    property.field !== undefined &&
    property.tree?.initial === undefined &&
    scope.body.sort === 'initialiser' &&
    found.args[0]?.op === 'get';
  if (!property.mutable && !initialises)
    scope.world.report(target.at, "'val' cannot be reassigned.");
  fits(value, declaredType(found, scope), scope, valueAt);
  return {op: 'write', property, args: found.args, value, type: scope.world.types.Unit, at};
}

function fits(value: Code, type: Type, scope: Scope, at: number): void {
  if (accepts(value, type, scope)) return;
  if (isNull(value.type))
    scope.world.report(at, `Null cannot be a value of a non-null type '${render(type)}'.`);
  else scope.world.report(at, assignment(render(type), render(value.type)));
}

function loop(tree: LoopTree, outer: Scope): Code {
  const target: Loop = {label: tree.label, body: outer.body};
  const scope = outer.inner();
  scope.loop = target;
  const {Unit, Nothing} = outer.world.types;
  if (tree.kind === 'do') {
    // The condition sees what the body declares.
    const body = statements(tree.body.statements, scope, {
      value: undefined,
      used: false,
      at: tree.at,
    });
    return {
      op: 'loop',
      loop: target,
      condition: condition(tree.condition, scope),
      body,
      bodyFirst: true,
      type: Unit,
      at: tree.at,
    };
  }
  const test = condition(tree.condition, scope);
  const body = branch(tree.body, scope.where(factsOf(test).whenTrue), undefined, false);
  const endless = test.op === 'constant' && test.value === true && !leaves(body, target);
  for (const [key, type] of factsOf(test).whenFalse)
    if (!leaves(body, target)) outer.facts.set(key, type);
  return {
    op: 'loop',
    loop: target,
    condition: test,
    body,
    bodyFirst: false,
    type: endless ? Nothing : Unit,
    at: tree.at,
  };
}

/** Whether there is a `break` out of the loop. */
function leaves(code: unknown, target: Loop): boolean {
  if (typeof code !== 'object' || code === null) return false;
  if (Array.isArray(code)) return code.some((each) => leaves(each, target));
  if (
    !('op' in code) &&
    !('body' in code && 'condition' in code) &&
    !('code' in code) &&
    !('body' in code)
  )
    return false;
  const node = code as Code;
  if (node.op === 'jump') return node.word === 'break' && node.loop === target;
  if (node.op === 'lambda') return false;
  return Object.entries(node).some(
    ([key, value]) =>
      key !== 'type' &&
      key !== 'variable' &&
      key !== 'to' &&
      key !== 'property' &&
      key !== 'loop' &&
      leaves(value, target),
  );
}

function forLoop(tree: ForTree, outer: Scope): Code {
  const {world} = outer;
  const target: Loop = {label: tree.label, body: outer.body};
  const subject = expression(tree.subject, outer, undefined);
  const item = itemType(subject, outer);
  const scope = outer.inner();
  scope.loop = target;
  if (item === undefined) return iterated(tree, subject, scope, target);
  const {variable} = tree;
  const type = variable.type === undefined ? item : resolveType(variable.type, scope);
  const held = scope.declare(
    variable.entries === undefined ? variable.name : '<item>',
    type,
    false,
  );
  const parts = destructure(
    variable.entries ?? [],
    {op: 'get', variable: held, type, at: variable.at},
    false,
    scope,
  );
  const inside = branch(tree.body, scope, undefined, false);
  const body: Code = {
    op: 'block',
    statements: [...parts, inside],
    type: inside.type,
    at: inside.at,
  };
  return {
    op: 'each',
    loop: target,
    variable: held,
    subject,
    body,
    type: world.types.Unit,
    at: tree.at,
  };
}

/** The type of the items of what the language itself can go through. */
export function itemType(subject: Code, scope: Scope): Type | undefined {
  const {world} = scope;
  const type = upperBound(subject.type);
  if (type.kind === 'unknown') return UNKNOWN;
  if (type.kind !== 'class' || type.nullable) return undefined;
  for (const name of ['Iterable', 'Sequence', 'Array']) {
    const seen = asSuper(type, world.library(name));
    if (seen !== undefined && type.of.test !== undefined) return seen.args[0] ?? UNKNOWN;
  }
  if (constrain(type, world.types.String)) return world.types.Char;
  const map = asSuper(type, world.library('Map'));
  const entry = world.library('Map').nested.get('Entry');
  return map === undefined || entry === undefined
    ? undefined
    : {kind: 'class', of: entry, args: map.args, nullable: false};
}

/** Anything else has an iterator. */
function iterated(tree: ForTree, subject: Code, scope: Scope, target: Loop): Code {
  const {world} = scope;
  const {at} = tree;
  const {Unit} = world.types;
  const iterator = operatorCall(
    'iterator',
    'iterator()',
    subject,
    [],
    scope,
    tree.subject.at,
    undefined,
  );
  const held = scope.declare('<iterator>', iterator.type, false);
  const got: Code = {op: 'get', variable: held, type: iterator.type, at};
  const hasNext = operatorCall('hasNext', 'hasNext()', got, [], scope, at, undefined);
  const inner = scope.inner();
  const next = operatorCall('next', 'next()', got, [], inner, at, undefined);
  const item = inner.declare(
    tree.variable.entries === undefined ? tree.variable.name : '<item>',
    next.type,
    false,
  );
  const parts = destructure(
    tree.variable.entries ?? [],
    {op: 'get', variable: item, type: next.type, at},
    false,
    inner,
  );
  const inside = branch(tree.body, inner, undefined, false);
  const body: Code = {
    op: 'block',
    statements: [
      {op: 'set', variable: item, value: next, declares: true, type: Unit, at},
      ...parts,
      inside,
    ],
    type: Unit,
    at,
  };
  return {
    op: 'block',
    statements: [
      {op: 'set', variable: held, value: iterator, declares: true, type: Unit, at},
      {op: 'loop', loop: target, condition: hasNext, body, bodyFirst: false, type: Unit, at},
    ],
    type: Unit,
    at,
  };
}
