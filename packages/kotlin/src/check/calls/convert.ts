/** Whether a value can go where a type is expected, and what becomes of it there. */
import {type Code} from '../../code';
import {type Type} from '../../symbols';
import {small} from '../../run/values';
import {
  bitsOf,
  constrain,
  expectation,
  mayBecome,
  nonNull,
  render,
  same,
  solved,
} from '../../types';
import {type Scope} from '../scope';
import {wantedFunction} from './functional';

/** The sentence about an argument that cannot go there. */
export function mismatch(actual: Type, expected: Type): string {
  return `Argument type mismatch: actual type is '${render(actual)}', but '${render(expectation(expected))}' was expected.`;
}

/** Whether a value can go where a type is expected; literals adapt to `Long` and so on. */
export function accepts(code: Code, type: Type, scope: Scope): boolean {
  // What a call gives was inferred before it was known what it is for.
  if (constrain(code.type, type, code.op !== 'get')) {
    return true;
  }
  const sup = nonNull(type);
  if (widened(code, sup, scope) !== code) {
    return true;
  }
  const wanted = wantedFunction(sup);
  return (
    wanted !== undefined && solved(code.type).kind === 'function' && constrain(code.type, wanted)
  );
}

/** A function where a functional interface is wanted becomes one, an `Int` literal where a `Long` is wanted a `Long`. */
export function convert(code: Code, type: Type, scope: Scope): Code {
  const wanted = nonNull(type);
  if (wanted.kind !== 'class') {
    return code;
  }
  if (wanted.of.modifiers.has('fun') && solved(code.type).kind === 'function') {
    return {op: 'convert', to: wanted.of, value: code, type: wanted, at: code.at};
  }
  return widened(code, wanted, scope);
}

/** An `Int` of literals where a `Long` is wanted, as a `Long`; a literal where a `Byte` or a `Short` is, as that. */
export function widened(code: Code, wanted: Type, scope: Scope): Code {
  const type = nonNull(wanted);
  const bits = bitsOf(type);
  if (bits === undefined || !same(code.type, scope.world.types.Int)) {
    return code;
  }
  const whole = bits === 64 || mayBecome(code.type, type) ? wholeOf(code) : undefined;
  if (whole === undefined) {
    return code;
  }
  const value = bits === 64 ? BigInt(whole) : small(bits, whole);
  return {op: 'constant', value, type, at: code.at, literal: true};
}

const ARITHMETIC: Readonly<Record<string, (a: number, b: number) => number>> = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: Math.imul,
  div: (a, b) => a / b,
  rem: (a, b) => a % b,
  shl: (a, b) => a << b,
  shr: (a, b) => a >> b,
  ushr: (a, b) => a >>> b,
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

/**
 * The number that literals give, also with signs and in arithmetic, which is that of `Int`; nothing where there is
 * anything else.
 */
function wholeOf(code: Code): number | undefined {
  if (code.op === 'constant') {
    return code.literal && typeof code.value === 'number' ? code.value : undefined;
  }
  if (code.op !== 'call' || code.to.tree !== undefined) {
    return undefined;
  }
  const [a, b] = code.args.map((each) => (each === undefined ? undefined : wholeOf(each)));
  const {name} = code.to;
  if (a === undefined) {
    return undefined;
  }
  if (code.args.length === 1) {
    return name === 'unaryMinus'
      ? -a | 0
      : name === 'unaryPlus'
        ? a
        : name === 'inv'
          ? ~a
          : undefined;
  }
  const isDivision = name === 'div' || name === 'rem';
  const found = b === undefined || (isDivision && b === 0) ? undefined : ARITHMETIC[name]?.(a, b);
  return found === undefined ? undefined : found | 0;
}

/** Makes the whole numbers that code ends in what they turned out to be: `Long`, say. */
export function adapted(code: Code, type: Type, scope: Scope): Code {
  const wanted = solved(type);
  if (wanted.kind === 'function') {
    if (code.op === 'lambda' && code.body.code !== undefined) {
      code.body.code = adapted(code.body.code, wanted.result, scope);
    }
    return code;
  }
  if (bitsOf(wanted) === undefined || same(nonNull(wanted), nonNull(code.type))) {
    return code;
  }
  if (code.op === 'block') {
    const last = code.statements.at(-1);
    if (last === undefined) {
      return code;
    }
    const end = adapted(last, type, scope);
    return {...code, statements: [...code.statements.slice(0, -1), end], type: end.type};
  }
  if (code.op === 'branches') {
    const cases = code.cases.map((each) => ({...each, body: adapted(each.body, type, scope)}));
    return {...code, cases, type};
  }
  return widened(code, type, scope);
}
