import {fullName, SYMBOLS, type PlacedSymbol} from './symbols';
import {GENERATED, PACKAGES} from './pages';
import {classLines, parameterCount} from './signature';
import {didYouMean} from '@collektive/problems';

/** A name of a page, and what it stands for. */
export interface Declared {
  name: string;
  overloads: PlacedSymbol[];
}

/**
 * The declarations of a name, in the packages of its page. A member may be called by its own name where that
 * is clear: `cycle` for `Collektive.cycle`.
 * @throws Error when there is none, or when it is a member of several classes
 */
export function declared(page: string, name: string): Declared {
  const own = SYMBOLS.filter((symbol) => PACKAGES[page].includes(symbol.package));
  const named = own.filter((symbol) => fullName(symbol) === name);
  const overloads = named.length > 0 ? named : own.filter((symbol) => symbol.name === name);
  const owners = [...new Set(overloads.map(({owner}) => owner))];
  if (owners.length > 1) {
    throw new Error(
      `"${name}" is a member of ${owners.join(' and ')}. Write one of: ${owners.map((owner) => `${owner}.${name}`).join(', ')}`,
    );
  }
  if (overloads.length === 0 && !GENERATED[page]?.includes(name)) {
    const known = own.flatMap((symbol) => [symbol.name, fullName(symbol)]);
    throw new Error(
      `the library has no public name "${name}" in ${PACKAGES[page].join(', ') || 'what it generates'}.${didYouMean(name, known)} ` +
        'Correct the heading; scripts/symbols reads the names of a new release',
    );
  }
  // The simplest first, which most programs call.
  const simplest = overloads.toSorted(
    (one, other) => parameterCount(one.signature) - parameterCount(other.signature),
  );
  return {name, overloads: simplest};
}

/** Members that a class shows in its own entry, since no other entry explains them. */
export const shownMembers = (
  {name, file}: PlacedSymbol,
  explained: ReadonlySet<PlacedSymbol>,
): PlacedSymbol[] =>
  SYMBOLS.filter((one) => one.owner === name && one.file === file && !explained.has(one));

/** The shown lines of each overload. @param explained what has an entry */
export const linesOf = ({overloads}: Declared, explained: ReadonlySet<PlacedSymbol>): string[][] =>
  overloads.map((symbol) => {
    const members = symbol.kind === 'class' ? shownMembers(symbol, explained) : [];
    const signatures = (isStatic?: true): string[] =>
      members.filter((one) => one.isStatic === isStatic).map(({signature}) => signature);
    return classLines(symbol.signature, signatures(), signatures(true));
  });
