/** The names of the library as an editor completes them: with their signatures, and what they are, in a sentence. */
import {type LibraryName} from '@collektive/playground/samples';
import {readEntries} from './entries';
import {parameterCount} from './signature';
import {fullName, type PlacedSymbol, SYMBOLS} from './symbols';

/** Names that programs of pages have no use for. */
const TESTING = /\.testing$/;

/** What devices of pages sense, and what they do: `samples/src/main/kotlin/playground`. */
const OF_DEVICES: readonly LibraryName[] = [
  ['id', 'Int', 'Its number in the network.'],
  ['source', 'Boolean', 'Whether it is a source.'],
  ['value', 'Double', 'The number it senses.'],
  ['flag', 'Boolean', 'Whether it has a flag.'],
  ['team', 'String', 'Its team, "red" or "blue".'],
  ['x', 'Double', 'Where it is, from left to right.'],
  ['y', 'Double', 'Where it is, from top to bottom.'],
].map(([name, type, says]) => ({
  ...{name, owner: 'Device', package: 'playground', kind: 'val', says},
  signatures: [`val ${name}: ${type}`],
}));

/** @param siteDir where the reference is */
export function libraryNames(siteDir: string): LibraryName[] {
  const says = new Map(readEntries(siteDir).map(({name, summary}) => [name, summary]));
  const byName = new Map<string, PlacedSymbol[]>();
  for (const one of SYMBOLS.filter((symbol) => !TESTING.test(symbol.package))) {
    const key = `${one.package} ${fullName(one)}`;
    byName.set(key, [...(byName.get(key) ?? []), one]);
  }
  const names = [...byName.values()].map((all): LibraryName => {
    const [{name, owner, kind, package: own}] = all;
    const signatures = all
      .map(({signature}) => signature)
      .sort((one, other) => parameterCount(one) - parameterCount(other));
    return {
      ...{name, package: own, kind, signatures},
      ...(owner === undefined ? {} : {owner}),
      says: says.get(fullName(all[0])) ?? says.get(name),
    };
  });
  return [...names, ...OF_DEVICES];
}
