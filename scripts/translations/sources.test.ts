import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {noteSources, staleTranslations} from './sources';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

const ITALIAN = 'i18n/it/docusaurus-plugin-content-docs/current/tutorials/a.mdx';
const english = (keywords: string, words: string): string =>
  `---\ntitle: A\nkeywords: [${keywords}]\n---\n\n${words}\n`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translations-'));
  write('docs/tutorials/a.mdx', english('one', 'Words.'));
  write('docs/tutorials/b.mdx', english('one', 'Not translated.'));
  write('i18n/it/code.json', '{}');
  write(ITALIAN, 'Parole.');
});
afterEach(() => rmSync(root, {recursive: true}));

test('a translation is stale until somebody notes its English, and again when that says something else', () => {
  const stale = [`${ITALIAN}: docs/tutorials/a.mdx, its English, has changed since`];
  expect(staleTranslations(root)).toEqual(stale);
  noteSources(root);
  expect(staleTranslations(root)).toEqual([]);
  write('docs/tutorials/a.mdx', english('one', 'Other words.'));
  expect(staleTranslations(root)).toEqual(stale);
});

test('keywords of search say nothing to readers, titles do', () => {
  noteSources(root);
  write('docs/tutorials/a.mdx', english('one, two', 'Words.'));
  expect(staleTranslations(root)).toEqual([]);
  write('docs/tutorials/a.mdx', english('one', 'Words.').replace('title: A', 'title: B'));
  expect(staleTranslations(root)).toHaveLength(1);
});

test('a page that was removed leaves a translation behind', () => {
  noteSources(root);
  rmSync(path.join(root, 'docs/tutorials/a.mdx'));
  expect(staleTranslations(root)).toEqual([
    `${ITALIAN}: docs/tutorials/a.mdx, its English, is gone`,
  ]);
});
