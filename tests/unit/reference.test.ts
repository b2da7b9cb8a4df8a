/** The reference explains what the library has: all of it, and nothing else. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {declared, shownMembers} from '../../markdown/reference/declarations';
import {readEntries} from '../../markdown/reference/entries';
import {Names} from '../../markdown/reference/names';
import {parameterFaults} from '../../markdown/reference/parameters';
import {PACKAGES, REFERENCE} from '../../markdown/reference/pages';
import {fullName, RELEASE, SYMBOLS} from '../../markdown/reference/symbols';
import {COLLEKTIVE_VERSION} from '../../src/site/versions';
import publicNames from '../public-names.json';
import {ROOT} from './files';

const entries = readEntries(ROOT);
const explained = new Set(entries.flatMap(({page, name}) => declared(page, name).overloads));

/** The lines of an entry, up to the next heading. */
function linesOf({page, line}: (typeof entries)[number]): string[] {
  const source = readFileSync(path.join(ROOT, REFERENCE, `${page}.mdx`), 'utf8').split('\n');
  const rest = source.slice(line);
  const end = rest.findIndex((one) => /^#{2,3} /.test(one));
  return end < 0 ? rest : rest.slice(0, end);
}

test('F20 the names are those of the release that the site speaks of', () => {
  expect(RELEASE, 'scripts/symbols reads those of another').toBe(COLLEKTIVE_VERSION);
});

test('F20 each declaration of the sources has an entry, or is shown by its class', () => {
  const shown = [...explained]
    .filter(({kind}) => kind === 'class')
    .flatMap((symbol) => shownMembers(symbol, explained));
  const told = new Set([...explained, ...shown]);
  expect(SYMBOLS.length).toBeGreaterThan(300);
  expect(SYMBOLS.filter((symbol) => !told.has(symbol)).map(fullName)).toEqual([]);
});

test.each(Object.entries(publicNames.names))(
  'F20 the page %s explains each public name that was read by hand, and no other',
  (page, names) => {
    const own = entries.filter((entry) => entry.page === page).map(({name}) => name);
    expect(own.toSorted()).toEqual(names.toSorted());
  },
);

test('F20 there is a list of names for each page', () => {
  expect(Object.keys(publicNames.names).toSorted()).toEqual(Object.keys(PACKAGES).toSorted());
});

describe('an entry', () => {
  test('starts with a sentence', () => {
    const wrong = entries.filter(({summary}) => !/^[A-Z`].*[a-z)`]\.$/.test(summary));
    expect(wrong.map(({page, line, summary}) => `${page}:${line}: ${summary}`)).toEqual([]);
  });

  test('F20 explains each parameter of its signatures, and no other', () => {
    const faults = entries
      .filter(({name, heading}) => name === heading)
      .flatMap(({page, heading}) =>
        parameterFaults(entries.filter((one) => one.page === page && one.heading === heading)),
      );
    expect(faults).toEqual([]);
    // Not for want of parameters.
    expect(entries.flatMap(({parameters}) => parameters).length).toBeGreaterThan(250);
  });

  test('of a function that gives something says what it returns', () => {
    const silent = entries.filter((entry) => {
      const gives = declared(entry.page, entry.name).overloads.some(
        ({kind, signature}) => kind === 'fun' && /[)\w>?]: [^()]+$/.test(signature),
      );
      return gives && !linesOf(entry).some((line) => line.startsWith('- **Returns:**'));
    });
    expect(silent.map(({page, line, name}) => `${page}:${line}: ${name}`)).toEqual([]);
  });
});

test('F21 what a name of several entries means is settled', () => {
  expect(new Names(entries).unsettled(), 'add a row to AMBIGUOUS').toEqual([]);
});
