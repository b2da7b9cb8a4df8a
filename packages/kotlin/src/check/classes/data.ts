/** What the compiler adds to a data class: its components, and `copy`. */
import {partOf} from '../../run/instances';
import {copyOf} from '../../run/running';
import {
  type ClassSymbol,
  FunctionSymbol,
  type Parameter,
  type PropertySymbol,
  type Type,
  UNKNOWN,
} from '../../symbols';
import {type ClassTree} from '../../tree';
import {thisType} from '../../types';

/** `component1()` and so on, and `copy(…)`; a value class has none of them. */
export function dataMembers(
  symbol: ClassSymbol,
  tree: ClassTree,
  packageName: string,
): FunctionSymbol[] {
  if (!tree.modifiers.words.has('data')) {
    return [];
  }
  const members: FunctionSymbol[] = [];
  const parameters: Parameter[] = [];
  (tree.parameters ?? []).forEach(({name}, index) => {
    const type =
      (symbol.member(name)[0] as PropertySymbol | undefined)?.type ?? ((): Type => UNKNOWN);
    const operator = new Set(['operator']);
    const component = new FunctionSymbol(`component${index + 1}`, packageName, operator);
    component.result = type;
    component.implementation = partOf(index);
    members.push(component);
    parameters.push({name, type: type(), optional: true, vararg: false});
  });
  const copy = new FunctionSymbol('copy', packageName);
  copy.parameters = parameters;
  copy.result = () => thisType(symbol);
  copy.implementation = copyOf;
  return [...members, copy];
}
