/** Colours and words of the identity that are repeated where no style sheet reaches follow their source. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {DRAWN, drawingFaults, drawings} from '../../scripts/assets/drawings';
import {tokens} from '../../src/pictures/files';
import {ROOT} from './files';

const TOKENS = 'src/css/tokens.css';
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const stops = (file: string): string[] =>
  [...read(file).matchAll(/<stop[^>]*stop-?color="(#[\da-f]{6})"/gi)].map(([, colour]) => colour);

let root = '';
beforeEach(() => {
  mkdirSync(path.join(ROOT, 'tests/.tmp'), {recursive: true});
  root = mkdtempSync(path.join(ROOT, 'tests/.tmp/identity-'));
  const bitmaps = drawings(ROOT).map(({file}) => file);
  for (const file of [DRAWN, TOKENS, ...bitmaps, 'static/img', 'static/fonts']) {
    cpSync(path.join(ROOT, file), path.join(root, file), {recursive: true});
  }
});
afterEach(() => rmSync(root, {recursive: true}));

test('icons and the social card are drawn from the mark, words and colours of now', () => {
  expect(drawingFaults(ROOT)).toEqual([]);
});

const again = (file: string): string =>
  `static/${file} does not follow the mark, the words or the colours. Draw it anew: npm run images`;

test.each([
  [
    'a colour',
    () => change(TOKENS, '--c-muted: #514c61', '--c-muted: #504c61'),
    ['img/social-card.png'],
  ],
  [
    'the mark',
    () => change('static/img/logo.svg', 'r="6"', 'r="7"'),
    ['img/apple-touch-icon.png', 'img/social-card.png'],
  ],
  [
    'a bitmap, by hand',
    () => appendFileSync(path.join(root, 'static/favicon.ico'), ' '),
    ['favicon.ico'],
  ],
  ['a bitmap, which is gone', () => rmSync(path.join(root, 'static/favicon.ico')), ['favicon.ico']],
])('who changes %s is told by which command it is drawn anew', (_, by, files) => {
  by();
  expect(drawingFaults(root)).toEqual(files.map(again));
});

function change(file: string, before: string, after: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(path.join(root, file), text.replace(before, after));
}

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
