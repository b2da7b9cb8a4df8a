// cspell:ignore hopps
import path from 'node:path';
import {expect, test} from 'vitest';
import {find} from '../../tests/unit/trees';
import {attribute, block, inline, paragraph, text, textOf, type Node} from '../nodes';
import figureCommand from './figureCommand';

const SITE = path.join(__dirname, '../..');

const figure = (title = 'Hops', network = 'line 4'): Node =>
  block('Playground', {region: 'Gradient.kt#gradient', calls: 'device.id', title, network}, []);

const phrase = (attributes: Record<string, string>): Node => ({
  ...inline('Act', attributes, [text('cut it')]),
  position: {start: {line: 7, column: 3}},
});

function page(...children: Node[]): Node {
  const tree: Node = {type: 'root', children};
  figureCommand({siteDir: SITE})(tree, {path: path.join(SITE, 'docs/a.mdx')});
  return tree;
}

test.each([
  ['by the title of its figure', {on: 'Hops', does: 'cut 2 3'}],
  ['of the only figure', {does: 'cut 2 3'}],
])('a phrase acts %s, and is plain words without a script', (_, attributes) => {
  const span = find(page(paragraph([phrase(attributes)]), figure()), 'span');
  expect(attribute(span, 'data-act')).toBe('cut 2 3');
  expect(attribute(span, 'data-on')).toBe('Gradient-gradient-line-4');
  expect(textOf(span)).toBe('cut it');
});

test.each([
  ['no figure', {does: 'restore'}, [], 'this page has none'],
  [
    'no title',
    {does: 'restore'},
    [figure(), figure('Ways')],
    'has 2 figures. Say which one: on="Hops"',
  ],
  [
    'another title',
    {on: 'Hopps', does: 'restore'},
    [figure()],
    'has the title "Hopps". Did you mean',
  ],
  [
    'two of a title',
    {on: 'Hops', does: 'restore'},
    [figure(), figure('Hops', 'line 5')],
    '2 figures',
  ],
  ['no device', {does: 'fail 4'}, [figure()], 'cannot be done to "Hops". There is no device 4.'],
  ['no link', {does: 'cut 0 2'}, [figure()], 'There is no link between devices 0 and 2.'],
  ['what came before', {does: 'fail 1; cut 0 1'}, [figure()], 'There is no device 1.'],
  ['no other program', {does: 'compare'}, [figure()], 'no other program to compare with'],
  ['no verb', {does: 'explode'}, [figure()], 'not something that words can do'],
] as [string, Record<string, string>, Node[], string][])(
  'refuses %s',
  (_, attributes, figures, words) => {
    const make = () => page(paragraph([phrase(attributes)]), ...figures);
    expect(make).toThrow(words);
    expect(make).toThrow(/^docs\/a\.mdx:7:3: /);
  },
);

test('what begins again has all that was there', () => {
  expect(() =>
    page(paragraph([phrase({does: 'fail 1; restart; cut 0 1'})]), figure()),
  ).not.toThrow();
});
