/** Variables within functions: one, or several from the parts of a value. */
import {type Code} from '../../code';
import {UNKNOWN} from '../../symbols';
import {
  type DestructuringTree,
  type Expression,
  type ParameterTree,
  type PropertyTree,
} from '../../tree';
import {isLiteral, isNothing, nonNull} from '../../types';
import {convert} from '../calls/convert';
import {get, keep, unitCode} from '../codes';
import {fitting, lazyValue, missingElse, typed} from '../expressions/expected';
import {expression} from '../expressions/expression';
import {operatorCall, provided} from '../expressions/operators';
import {resolveType} from '../resolveType';
import {about, asking, holderOf, isLazy, nobody} from '../../parser/delegates';
import {type Scope} from '../scope';
import {initializer} from '../words';

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
      const delegate = lazyValue(tree.delegate, declared, scope);
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
export function destructuring(tree: DestructuringTree, scope: Scope): Code {
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
