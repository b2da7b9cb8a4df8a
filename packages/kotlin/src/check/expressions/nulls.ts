/** What may be null: `?.`, `!!`, `?:`. */
import {type Code} from '../../code';
import {type Type, type VariableSymbol, UNKNOWN} from '../../symbols';
import {type BinaryTree} from '../../tree';
import {isNothing, join, nonNull, nullable, render} from '../../types';
import {adapted} from '../calls/convert';
import {get, isNone, keep, nullCode} from '../codes';
import {about, factKey} from '../flow';
import {type Scope} from '../scope';
import {expression} from './expression';

/** `value?.…`: nothing is done when the value is null. */
export function safely(
  value: Code,
  scope: Scope,
  at: number,
  use: (value: Code, there: Scope) => Code,
): Code {
  const held = scope.declare('<safe>', value.type, false);
  const solid = nonNull(value.type);
  const result = use(get(held, at, solid), scope.where(about(value, solid)));
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
export function notNull(value: Code, scope: Scope, at: number): Code {
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
