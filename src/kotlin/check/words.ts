import {type FunctionSymbol, type Member, type TypeParameter} from '../symbols';
import {render} from '../types';

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
  if (parameters.length === 0) return '';
  return `<${parameters.map((each) => each.name + (each.bound === undefined ? '' : ` : ${render(each.bound)}`)).join(', ')}> `;
}

export function renderMember(member: Member): string {
  return member.kind === 'function'
    ? renderFunction(member)
    : `va${member.mutable ? 'r' : 'l'} ${member.name}: ${render(member.type())}`;
}
