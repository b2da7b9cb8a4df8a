import {describe, expect, test} from 'vitest';
import {mayBeUsed, SENT} from './allowed';
import {licenceFaults} from './locked';

const MIT = {license: 'MIT'};

describe('licences of locked packages', () => {
  test('those on the list have no fault, nor has the project itself', () => {
    const packages = {'': {license: 'GPL-3.0'}, 'node_modules/a': MIT, 'node_modules/@b/c': MIT};
    expect(licenceFaults(packages, () => ({license: '(MIT OR CC0-1.0)'}))).toEqual([]);
  });

  test('one that is not on the list is named, with the folder', () => {
    const packages = {'node_modules/a/node_modules/@b/c': {version: '1.0.0', license: 'MIT'}};
    expect(licenceFaults(packages, () => ({license: 'GPL-3.0'}))).toEqual([
      '@b/c 1.0.0 (node_modules/a/node_modules/@b/c) is under GPL-3.0',
    ]);
  });

  test('what is installed counts before what the lock notes, in each of the ways to say it', () => {
    const packages = {'node_modules/a': {version: '1.0.0'}};
    expect(licenceFaults(packages, () => ({licenses: [{type: 'MIT'}]}))).toEqual([]);
    expect(licenceFaults(packages, () => ({licenses: [{type: 'AGPL'}]}))).toEqual([
      'a 1.0.0 (node_modules/a) is under AGPL',
    ]);
  });

  test('what is not installed is judged by the lock', () => {
    const packages = {'node_modules/a': MIT, 'node_modules/b': {version: '1.0.0', license: 'SSPL'}};
    expect(licenceFaults(packages, () => undefined)).toEqual([
      'b 1.0.0 (node_modules/b) is under SSPL',
    ]);
  });

  test('a package that says nothing is named, unless somebody read its licence', () => {
    const packages = {'node_modules/a': {version: '1.0.0'}, 'node_modules/require-like': {}};
    expect(licenceFaults(packages, () => ({}))).toEqual([
      'a 1.0.0 (node_modules/a) does not say its licence',
    ]);
  });

  test('no licence that binds what it is joined with may be used at all, and fewer may be sent', () => {
    const binding = [
      'GPL-2.0',
      'GPL-3.0-or-later',
      'AGPL-3.0',
      'LGPL-3.0',
      'SSPL-1.0',
      'UNLICENSED',
    ];
    expect(binding.filter(mayBeUsed)).toEqual([]);
    expect(SENT.filter((licence) => !mayBeUsed(licence))).toEqual([]);
    expect(SENT).not.toContain('MPL-2.0');
  });
});
