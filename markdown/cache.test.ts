import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {cached} from './cache';

const CODE = ['packages/one/src', 'markdown/play'];

let site = '';
const write = (file: string, text: string): void => writeFileSync(path.join(site, file), text);
const results = (): string[] =>
  readdirSync(path.join(site, 'node_modules/.cache/results'), {recursive: true, encoding: 'utf8'});

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'kept-'));
  CODE.forEach((folder) => mkdirSync(path.join(site, folder), {recursive: true}));
  write('packages/one/src/a.ts', '1');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(site, {recursive: true}));

/** What a build of its own gives for an input, and how often it had to run something. */
function build(kind: string, ...inputs: {of: string}[]): {gave: unknown[]; runs: number} {
  let runs = 0;
  const ask = cached(kind, CODE, ({of}: {of: string}) => ({text: of, run: (runs += 1)}), site);
  return {gave: inputs.map((input) => ask(input).text), runs};
}

test('a result is made once in a build, and not again in the next', () => {
  expect(build('one', {of: 'a'}, {of: 'a'}, {of: 'b'})).toEqual({gave: ['a', 'a', 'b'], runs: 2});
  expect(build('one', {of: 'b'}, {of: 'a'})).toEqual({gave: ['b', 'a'], runs: 0});
  expect(build('other', {of: 'a'}).runs).toBe(1);
});

test('is made again when the code is another, and the old ones are gone', () => {
  build('one', {of: 'a'}, {of: 'b'});
  write('packages/one/src/a.ts', '2');
  expect(build('one', {of: 'a'}).runs).toBe(1);
  expect(results()).toHaveLength(3);
});

test('is made again with other libraries', () => {
  build('one', {of: 'a'});
  write('package-lock.json', '{"another": 1}');
  expect(build('one', {of: 'a'}).runs).toBe(1);
});

test('is made again when its file is cut off', () => {
  build('one', {of: 'a'});
  const [file] = results().filter((one) => one.endsWith('.json'));
  write(path.join('node_modules/.cache/results', file), '{"te');
  expect(build('one', {of: 'a'})).toEqual({gave: ['a'], runs: 1});
  expect(build('one', {of: 'a'}).runs).toBe(0);
});

test('what is refused is refused again', () => {
  const refuse = (words: string) => () =>
    cached<object, never>(
      'one',
      CODE,
      () => {
        throw new Error(words);
      },
      site,
    )({});
  expect(refuse('first')).toThrow('first');
  expect(refuse('second')).toThrow('second');
});
