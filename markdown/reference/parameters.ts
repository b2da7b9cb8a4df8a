/** What an entry says of the parameters of its names, held to the library's signatures. */
import {didYouMean} from '@collektive/problems';
import {declared} from './declarations';
import type {Entry} from './entries';
import {parametersOf, type Parameter} from './signature';

/** The parameters of all overloads of an entry's names, by name: one for each overload that has it. */
export function parametersOfEntry(
  page: string,
  names: readonly string[],
): Map<string, Parameter[]> {
  const all = names
    .flatMap((name) => declared(page, name).overloads)
    .flatMap(({signature}) => parametersOf(signature));
  return new Map(
    [...new Set(all.map(({name}) => name))].map((name) => [
      name,
      all.filter((one) => one.name === name),
    ]),
  );
}

/**
 * Sentences about parameters that the library has and an entry does not explain, or the other way round.
 * @param entries of one heading
 */
export function parameterFaults(entries: readonly Entry[]): string[] {
  const [{page, heading, parameters}] = entries;
  const names = entries.map(({name}) => name);
  const known = [...parametersOfEntry(page, names).keys()];
  return [
    ...known
      .filter((name) => !parameters.includes(name))
      .map(
        (name) =>
          `the entry "${heading}" does not explain the parameter "${name}". Add a point below its first paragraph: - \`${name}\`: what it means`,
      ),
    ...parameters
      .filter((name, at) => !known.includes(name) || parameters.indexOf(name) < at)
      .map((name) =>
        known.includes(name)
          ? `the entry "${heading}" explains the parameter "${name}" twice. Keep one of the points`
          : `the entry "${heading}" explains the parameter "${name}", which the library's signatures do not have.${didYouMean(name, known)} Take it out, or write its name as they do`,
      ),
  ];
}
