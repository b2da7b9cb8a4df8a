/** Sentences of Kotlin's compiler that several parts of the checker say, and functions as it writes them. */
import {type FunctionSymbol, type Member, type TypeParameter} from '../symbols';
import {render} from '../types';

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
    return `constructor${generics}(${parametersOf(symbol)}): ${render(symbol.result())}`;
  }
  const generics = renderTypeParameters(symbol.typeParameters);
  const receiver = symbol.receiver === undefined ? '' : `${render(symbol.receiver)}.`;
  return `fun ${generics}${receiver}${symbol.name}(${parametersOf(symbol)}): ${render(symbol.result())}`;
}

function parametersOf(symbol: FunctionSymbol): string {
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

export function renderMember(member: Member): string {
  return member.kind === 'function'
    ? renderFunction(member)
    : `va${member.mutable ? 'r' : 'l'} ${member.name}: ${render(member.type())}`;
}
