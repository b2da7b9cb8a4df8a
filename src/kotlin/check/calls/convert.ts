/** Whether a value can go where a type is expected, and what becomes of it there. */
import {type Code} from '../../code';
import {type Type} from '../../symbols';
import {constrain, expectation, nonNull, render, same, solved} from '../../types';
import {type Scope} from '../scope';
import {wantedFunction} from './functional';

/** The sentence about an argument that cannot go there. */
export function mismatch(actual: Type, expected: Type): string {
  return `Argument type mismatch: actual type is '${render(actual)}', but '${render(expectation(expected))}' was expected.`;
}

/** Whether a value can go where a type is expected; literals adapt to `Long` and so on. */
export function accepts(code: Code, type: Type, scope: Scope): boolean {
  if (constrain(code.type, type)) return true;
  const sup = nonNull(type);
  const {Long, Int} = scope.world.types;
  if (isLiteral(code) && same(sup, Long) && same(code.type, Int)) return true;
  const wanted = wantedFunction(sup);
  return (
    wanted !== undefined && solved(code.type).kind === 'function' && constrain(code.type, wanted)
  );
}

/** A literal, also with a sign. */
function isLiteral(code: Code): boolean {
  if (code.op === 'constant') return code.literal;
  const [operand] = code.op === 'call' ? code.args : [];
  return (
    code.op === 'call' &&
    code.to.name === 'unaryMinus' &&
    operand !== undefined &&
    isLiteral(operand)
  );
}

/** A function where a functional interface is wanted becomes one, an `Int` literal where a `Long` is wanted a `Long`. */
export function convert(code: Code, type: Type, scope: Scope): Code {
  const wanted = nonNull(type);
  if (wanted.kind !== 'class') return code;
  if (wanted.of.modifiers.has('fun') && solved(code.type).kind === 'function')
    return {op: 'convert', to: wanted.of, value: code, type: wanted, at: code.at};
  const {Long, Int} = scope.world.types;
  return wanted.of === Long.of && isLiteral(code) && same(code.type, Int)
    ? longLiteral(code, scope)
    : code;
}

function longLiteral(code: Code, scope: Scope): Code {
  const type = scope.world.types.Long;
  if (code.op === 'constant') return {...code, value: BigInt(code.value as number), type};
  const [operand] = code.op === 'call' ? code.args : [];
  const negated = operand?.op === 'constant' ? -BigInt(operand.value as number) : 0n;
  return {op: 'constant', value: negated, type, at: code.at, literal: true};
}
