/** Literals. */
import {type Code} from '../../code';
import {char, double, float} from '../../run/values';
import {type Type} from '../../symbols';
import {type Expression} from '../../tree';
import {literalType, nullable} from '../../types';
import {widened} from '../calls/convert';
import {type Scope} from '../scope';

/** A literal; a whole number is a `Long` where no `Int` is so large. */
export function constant(
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
