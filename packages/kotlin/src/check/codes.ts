/** Code that is not written in the program, and sentences that several parts of the checker say. */
import {type Code} from '../code';
import {
  type FunctionSymbol,
  type Type,
  type TypeParameter,
  UNKNOWN,
  type VariableSymbol,
} from '../symbols';
import {nullable, render} from '../types';
import {type Scope} from './scope';

// Small pieces of code that are not written in the program.

/** In the place of what is not understood: something was reported, and nothing follows from it. */
export function unknown(at: number): Code {
  return {op: 'constant', value: null, type: UNKNOWN, at, literal: false};
}

export function nullCode(scope: Scope, at: number): Code {
  const type = nullable(scope.world.types.Nothing);
  return {op: 'constant', value: null, type, at, literal: true};
}

export function unitCode(scope: Scope, at: number): Code {
  return {op: 'constant', value: undefined, type: scope.world.types.Unit, at, literal: false};
}

export function truth(value: boolean, scope: Scope, at: number): Code {
  return {op: 'constant', value, type: scope.world.types.Boolean, at, literal: false};
}

/** Reads a variable, as it was declared. */
export function get(variable: VariableSymbol, at: number, type: Type = variable.type): Code {
  return {op: 'get', variable, type, at};
}

/** Gives a variable its first value. */
export function keep(variable: VariableSymbol, value: Code, scope: Scope, at: number): Code {
  return {op: 'set', variable, value, declares: true, type: scope.world.types.Unit, at};
}

/** Whether a value is null. */
export function isNone(left: Code, scope: Scope, at: number): Code {
  return {
    op: 'equal',
    left,
    right: nullCode(scope, at),
    identity: true,
    negated: false,
    type: scope.world.types.Boolean,
    at,
  };
}

// Sentences of Kotlin's compiler that several parts of the checker say, and functions as it writes them.

/** What is said of a value whose type is not the one that is expected. */
export type Words = (expected: string, actual: string) => string;

export const initializer: Words = (expected, actual) =>
  `Initializer type mismatch: expected '${expected}', actual '${actual}'.`;

export const returned: Words = (expected, actual) =>
  `Return type mismatch: expected '${expected}', actual '${actual}'.`;

export const assignment: Words = (expected, actual) =>
  `Assignment type mismatch: actual type is '${actual}', but '${expected}' was expected.`;

export const RECURSIVE =
  'Type checking has run into a recursive problem. Easiest workaround: specify the types of your declarations explicitly.';

export const CYCLE = 'Cycle in supertypes and/or containing declarations detected.';

export const notInferred = (parameter: string): string =>
  `Cannot infer type for value parameter '${parameter}'. Specify it explicitly.`;

/** A function as Kotlin's compiler writes it: `fun <T : Comparable<T>> CollapseAll<T>.max(): T`. */
export function renderFunction(symbol: FunctionSymbol): string {
  if (symbol.constructs !== undefined) {
    const generics = renderTypeParameters(symbol.typeParameters).trimEnd();
    return `constructor${generics}(${renderParameters(symbol)}): ${render(symbol.result())}`;
  }
  const generics = renderTypeParameters(symbol.typeParameters);
  const receiver = symbol.receiver === undefined ? '' : `${render(symbol.receiver)}.`;
  return `fun ${generics}${receiver}${symbol.name}(${renderParameters(symbol)}): ${render(symbol.result())}`;
}

function renderParameters(symbol: FunctionSymbol): string {
  return symbol.parameters
    .map(
      (each) =>
        `${each.vararg ? 'vararg ' : ''}${each.name}: ${render(each.type)}${each.optional ? ' = ...' : ''}`,
    )
    .join(', ');
}

function renderTypeParameters(parameters: readonly TypeParameter[]): string {
  if (parameters.length === 0) {
    return '';
  }
  return `<${parameters.map((each) => each.name + (each.bound === undefined ? '' : ` : ${render(each.bound)}`)).join(', ')}> `;
}
