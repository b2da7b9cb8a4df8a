/** Whether values are the same: `==`, `!=`, `===`, `!==`. */
import {type Code} from '../../code';
import {PRIMITIVES} from '../../primitives';
import {type Type} from '../../symbols';
import {type BinaryTree} from '../../tree';
import {constrain, isNull, nonNull, nullable, plain, render} from '../../types';
import {type Scope} from '../scope';
import {expression} from './expression';

export function equality(tree: BinaryTree, scope: Scope): Code {
  const {operator, at} = tree;
  const left = expression(tree.left, scope, undefined);
  const right = expression(tree.right, scope, undefined);
  const [a, b] = [plain(left.type), plain(right.type)];
  if (!isNull(a) && !isNull(b) && apart(a, b)) {
    scope.world.report(
      at,
      `Operator '${operator}' cannot be applied to '${render(a)}' and '${render(b)}'.`,
    );
  }
  return {
    op: 'equal',
    left,
    right,
    identity: operator.length === 3,
    negated: operator.startsWith('!'),
    type: scope.world.types.Boolean,
    at,
  };
}

/** Whether no value but null can be of both types: neither is above the other, and nothing is below both. */
export function apart(a: Type, b: Type): boolean {
  const related = constrain(a, nullable(b)) || constrain(b, nullable(a));
  return !related && isFinal(a) && isFinal(b);
}

/** Types of which a value is never of another class that is not above it. */
function isFinal(type: Type): boolean {
  const found = nonNull(type);
  if (found.kind !== 'class') {
    return false;
  }
  const {of} = found;
  return (
    of.name === 'String' ||
    PRIMITIVES.includes(of.name) ||
    of.sort === 'enum' ||
    (of.tree !== undefined && of.modifiers.has('data'))
  );
}
