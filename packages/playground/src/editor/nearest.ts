/** The name that was meant where one is not known. */
import {nearest} from '@collektive/problems';
import {type Name} from './names';

/** The name that a message does not know. */
export const unresolvedIn = (message: string): string | undefined =>
  /^Unresolved reference '(\w+)'/.exec(message)?.[1];

/** Of the program's names and those of the library the nearest to one that is not known. */
export function nearestOf(
  missing: string,
  program: string,
  names: readonly Pick<Name, 'name'>[],
): string | undefined {
  const own: readonly string[] = program.match(/\b[a-zA-Z_]\w+\b/g) ?? [];
  // What is written once only is the mistake itself, or as lonely.
  const known = new Set([
    ...own.filter((one, at) => one !== missing && own.indexOf(one) !== at),
    ...names.map(({name}) => name),
  ]);
  known.delete(missing);
  return nearest(missing, [...known]);
}
