/** The pictures: each file is what its scene draws, readable, in colours by role, with the figures of its run. */
import {describe, expect, test} from 'vitest';
import {PICTURES} from '../../src/pictures';
import {LAYOUTS, WIDTH, type Picture} from '@collektive/pictures';
import {run} from '../../src/pictures/runs';
import {pictureFiles, tokens} from '../../src/pictures/files';
import {written} from '../../src/pictures/words';
import {figureFaults, pictureFaults} from '../../scripts/assets/pictures';
import {ROOT} from './files';

const roles = [...tokens(ROOT).light.keys()];
/** The smallest text, where the drawing is as wide as it wants; on a phone of 390 px it nearly is. */
const SMALLEST = 12;

describe.each(PICTURES.map((picture) => [picture.name, picture] as const))('%s', (_, picture) => {
  test.each(LAYOUTS)('%s: colours by role, text large enough, width as promised', (layout) => {
    const {width, height, content} = picture.draw(layout);
    expect(content).not.toMatch(/#[\da-f]{3,8}\b|rgb|NaN|undefined/i);
    for (const [, role] of content.matchAll(/var\((--[\w-]+)\)/g)) {
      expect(roles, role).toContain(role);
    }
    const sizes = [...content.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(SMALLEST, ...sizes)).toBe(SMALLEST);
    expect(width).toBeLessThanOrEqual(WIDTH[layout]);
    expect(height).toBeGreaterThan(0);
  });

  test('words: an alternative that tells it, a caption that is short', () => {
    expect(picture.alt.length).toBeGreaterThan(100);
    expect(picture.alt).toMatch(/\.$/);
    expect(picture.caption.length).toBeLessThan(220);
    expect(picture.caption).toMatch(/\.$/);
  });
});

test('each file is what its scene draws, names are different, and none is left without a scene', () => {
  expect(pictureFaults(ROOT)).toEqual([]);
  expect(pictureFiles(ROOT).size).toBe(PICTURES.length);
});

describe('figures are those of the recorded run', () => {
  const gradient = PICTURES.find(({name}) => name === 'gradient')!;
  test.each<[string, Partial<Picture>]>([
    ['drawn', {draw: (layout) => ({...gradient.draw(layout), content: '<text>77</text>'})}],
    ['told', {alt: `${gradient.alt} 77.`}],
    ['of a run that the picture does not name', {runs: ['evolve']}],
  ])('one that is typed, %s', (_, by) => {
    expect(figureFaults(gradient)).toEqual([]);
    expect(figureFaults({...gradient, ...by})).toContainEqual(
      expect.stringMatching(/^The picture gradient says \d+, which is in none of its runs/),
    );
  });

  type Collected = [parent: number, sum: number, told: number];
  const finite = (values: number[]): string[] => values.filter(Number.isFinite).map(String);
  const last = <Value>(name: string): Value[] => run<Value>(name).at(-1)!;

  test.each([
    ['evolve', [1, 2, 3].flatMap((round) => finite(run<number>('evolve')[round - 1]))],
    ['share', [1, 2, 3].flatMap((round) => finite(run<number>('share')[round - 1]))],
    ['field', finite(last('field'))],
    ['gradient', [1, 2, 3, 4].flatMap((round) => finite(run<number>('gradient')[round - 1]))],
    ['convergecast', last<Collected>('convergecast').map(([, sum]) => String(sum))],
    ['split', [12, 24].flatMap((round) => finite(run<number>('split-global')[round - 1]))],
    ['healing', [12, 13, 14].flatMap((round) => finite(run<number>('healing')[round - 1]))],
  ])('%s', (name, expected) => {
    const drawn = written(PICTURES.find((one) => one.name === name)!.draw('narrow').content);
    // In the order of the devices and rounds, other words between them.
    let from = 0;
    for (const figure of expected) {
      const found = drawn.indexOf(figure, from);
      expect(found, `${figure} after ${drawn.slice(0, from).join(' ')}`).toBeGreaterThanOrEqual(0);
      from = found + 1;
    }
  });
});
