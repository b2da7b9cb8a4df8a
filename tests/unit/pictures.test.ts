/** The pictures: each file is what its scene draws, readable, in colours by role, with the figures of its run. */
import {describe, expect, test} from 'vitest';
import {PICTURES} from '../../src/pictures';
import {LAYOUTS, WIDTH, type Picture} from '@collektive/pictures';
import {pictureFiles, tokens} from '../../src/pictures/files';
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
});
