/** Assignments: to variables, properties and elements. */
import {type Code} from '../../code';
import {type Type, type VariableSymbol} from '../../symbols';
import {type AssignTree, type Expression} from '../../tree';
import {isNull, nonNull, render, solved, upperBound} from '../../types';
import {choose} from '../calls/choose';
import {complete} from '../calls/complete';
import {accepts, convert} from '../calls/convert';
import {type Given, type Request} from '../calls/request';
import {unknown} from '../codes';
import {expression} from '../expressions/expression';
import {readOn} from '../expressions/members';
import {safely} from '../expressions/nulls';
import {operatorCall} from '../expressions/operators';
import {factKey} from '../flow';
import {candidatesOn} from '../names/candidates';
import {readProperty} from '../names/properties';
import {isSeen} from '../names/visible';
import {type Scope} from '../scope';
import {assignment} from '../words';
import {placeOf} from './place';

const OPERATORS: Readonly<Record<string, string>> = {
  '+=': 'plus',
  '-=': 'minus',
  '*=': 'times',
  '/=': 'div',
  '%=': 'rem',
};

/** `=`, and `+=` and so on: a function such as `plusAssign`, or the operator and then `=`. */
export function assign(tree: AssignTree, scope: Scope): Code {
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
  const name = OPERATORS[operator] ?? 'plus';
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
export function assignTo(
  target: Expression,
  value: Code,
  scope: Scope,
  at: number,
  valueAt = value.at,
): Code {
  const put = (found: Code): Code => write(found, value, scope, target, at, valueAt);
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

/** Puts a value into the variable or property that a code reads. */
export function assignRead(
  found: Code,
  value: Code,
  scope: Scope,
  target: Expression,
  at: number,
  valueAt = value.at,
): Code {
  return write(found, value, scope, target, at, valueAt);
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
  fits(value, type, scope, valueAt);
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
function write(
  found: Code,
  value: Code,
  scope: Scope,
  target: Expression,
  at: number,
  valueAt: number,
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
  fits(value, declaredType(found, scope), scope, valueAt);
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
function fits(value: Code, type: Type, scope: Scope, at: number): void {
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
