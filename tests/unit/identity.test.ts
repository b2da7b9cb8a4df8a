/** Colours and words of the identity that are repeated where no style sheet reaches follow their source. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {drawingFaults} from '../../scripts/assets/drawings';
import {tokens} from '../../src/pictures/files';
import {ROOT} from './files';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const stops = (file: string): string[] =>
  [...read(file).matchAll(/<stop[^>]*stop-?color="(#[\da-f]{6})"/gi)].map(([, colour]) => colour);

test('icons and the social card are drawn from the mark, words and colours of now', () => {
  expect(drawingFaults(ROOT)).toEqual([]);
});

test('the mark has one gradient wherever it is drawn, between the ends of that of the brand', () => {
  const mark = stops('static/img/logo.svg');
  expect(stops('static/img/favicon.svg')).toEqual(mark);
  expect(stops('src/components/NetworkMark/index.tsx')).toEqual(mark);
  const brand = [
    ...tokens(ROOT)
      .light.get('--brand-gradient')!
      .matchAll(/#[\da-f]{6}/g),
  ].map(([colour]) => colour);
  expect([mark[0], mark.at(-1)]).toEqual([brand[0], brand.at(-1)]);
});

test("browsers colour their own bars as the page's ground, in both modes", () => {
  const {light, dark} = tokens(ROOT);
  const told = [
    ...read('plugins/document-head/tags.ts').matchAll(
      /'theme-color', content: '(#\w+)', media: '\(prefers-color-scheme: (\w+)\)'/g,
    ),
  ];
  expect(Object.fromEntries(told.map(([, colour, mode]) => [mode, colour]))).toEqual({
    light: light.get('--c-bg'),
    dark: dark.get('--c-bg'),
  });
});
