import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {Cards, HEIGHT, WIDTH} from './cards';
import {cardFile} from './file';

const dir = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => rmSync(dir, {recursive: true}));

const CARD = {path: '/docs/a/', title: 'Glossary', section: 'Documentation', site: 'Collektive'};
const TITLES = [
  'A',
  'First Collektive program: count the devices',
  'it.unibo.collektive.stdlib.accumulation.countDevicesInTheNeighbourhood',
  'Words and more words, '.repeat(9),
  'Words and more words, '.repeat(30),
  'W'.repeat(60),
];

/** Bottom and right of all that is drawn: numbers of paths are places. */
function reach(svg: string): {x: number; y: number} {
  const places = [...svg.matchAll(/[ML]\s*(-?[\d.]+)[ ,]+(-?[\d.]+)/g)];
  return {
    x: Math.max(...places.map(([, x]) => Number(x))),
    y: Math.max(...places.map(([, , y]) => Number(y))),
  };
}

test.each(TITLES)('no word of "%s" is cut', async (title) => {
  const {x, y} = reach(await new Cards(dir).words({...CARD, title}));
  expect(x).toBeLessThanOrEqual(740);
  expect(y).toBeLessThanOrEqual(HEIGHT - 40);
});

test('a card is small, the same each time, and another for another page', async () => {
  const [one, again, other] = await Promise.all([
    new Cards(path.join(dir, 'one')).draw(CARD),
    new Cards(path.join(dir, 'two')).draw(CARD),
    new Cards(path.join(dir, 'two')).draw({...CARD, path: '/docs/b/'}),
  ]);
  expect(one.equals(again)).toBe(true);
  expect(one.equals(other)).toBe(false);
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
  expect(one.length).toBeLessThanOrEqual(100_000);
  const drawn = readdirSync(path.join(dir, 'two'));
  await new Cards(path.join(dir, 'two')).draw(CARD);
  expect(readdirSync(path.join(dir, 'two'))).toEqual(drawn);
});

test('a card is named by its page', () => {
  expect(cardFile('docs/a/b/')).toBe('img/cards/docs-a-b.png');
  expect(cardFile('')).toBe('img/cards/home.png');
});
