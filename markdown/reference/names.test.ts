import {describe, expect, test} from 'vitest';
import type {Entry} from './entries';
import {Names} from './names';

const entry = (page: string, name: string): Entry => ({
  page,
  name,
  heading: name,
  summary: 'Words.',
  parameters: [],
  line: 1,
});

const names = new Names([
  entry('spreading', 'distanceTo'),
  entry('fields', 'Field'),
  entry('fields', 'Field.all'),
  entry('fields', 'Field.map'),
  entry('fields', 'checkAligned'),
  entry('fields', 'values'),
  entry('collapse', 'all'),
  entry('util', 'values'),
]);

/** `page#name` of what a piece of code means. */
function meant(...[code, page, said]: Parameters<Names['meantBy']>): string | undefined {
  const found = names.meantBy(code, page, said);
  return found && `${found.page}#${found.name}`;
}

describe('a name', () => {
  test.each([
    ['distanceTo', 'spreading#distanceTo'],
    ['distanceTo()', 'spreading#distanceTo'],
    ['distanceTo(source = localId == 0)', 'spreading#distanceTo'],
    ['distanceTo(source = isOn(0)): Double', 'spreading#distanceTo'],
    ['Field<Int, Double>', 'fields#Field'],
    ['Field.map { … }', 'fields#Field.map'],
    ['Field.checkAligned(a, b)', 'fields#checkAligned'],
  ])('F21 %s leads to its entry', (code, wanted) => {
    expect(meant(code)).toBe(wanted);
  });

  test.each([
    'nobody',
    'distance',
    'distanceTo == 0.0',
    'val distanceTo = 0',
    'point.distanceTo(other)',
    'it.unibo.collektive.stdlib.spreading.distanceTo',
    '!distanceTo',
    '',
  ])('F21 %j names nothing', (code) => {
    expect(meant(code)).toBeUndefined();
  });
});

describe('a name of several meanings', () => {
  test('F21 means what the table says, with braces and without', () => {
    expect(meant('all')).toBe('fields#Field.all');
    expect(meant('all { it > 1 }')).toBe('collapse#all');
    expect(meant('values')).toBe('fields#values');
    expect(meant('map')).toBeUndefined();
  });

  test("F21 means the page's own first", () => {
    expect(meant('values', 'util')).toBe('util#values');
    expect(meant('all', 'collapse')).toBe('collapse#all');
  });

  test('F21 means what the page says before all', () => {
    const said = new Map([
      ['map', 'Field.map'],
      ['values', 'util#values'],
      ['distanceTo', null],
    ]);
    expect(meant('map', undefined, said)).toBe('fields#Field.map');
    expect(meant('values', 'fields', said)).toBe('util#values');
    expect(meant('distanceTo', undefined, said)).toBeUndefined();
  });

  test('F21 has to be settled', () => {
    expect(new Names([entry('a', 'twice'), entry('b', 'twice')]).unsettled()).toEqual(['twice']);
  });
});
