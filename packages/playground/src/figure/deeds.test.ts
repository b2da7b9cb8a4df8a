import {describe, expect, test} from 'vitest';
import {devicesOf} from './data';
import {hindrance, perform, readDeeds} from './deeds';
import {layoutOf} from './places';
import {Terrain} from './terrain';

const line = (): Terrain => {
  const network = 'line 4';
  const senses = {network, sources: [0], flags: [], blue: [], values: []};
  return new Terrain(devicesOf(senses), layoutOf(network).range);
};

/** What is said of each deed, on a line of four. */
function after(written: string): {readonly said: string[]; readonly terrain: Terrain} {
  const terrain = line();
  const said = readDeeds(written).map((deed) => hindrance(terrain, deed) ?? perform(terrain, deed));
  return {said, terrain};
}

describe('what words do', () => {
  test.each([
    [
      'cut 2 3',
      'The link between devices 2 and 3 is cut.',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['cut 1', 'All links of device 1 are cut.', [[2, 3]]],
    ['fail 1', 'Device 1 was removed.', [[2, 3]]],
  ])('%s', (written, sentence, links) => {
    const {said, terrain} = after(written);
    expect(said).toEqual([sentence]);
    expect(terrain.world.links).toEqual(links);
  });

  test.each([
    ['sources 3', 'Device 3 is the only source.', [3]],
    ['sources 1 2', 'The sources are devices 1, 2.', [1, 2]],
    ['sources', 'No device is a source.', []],
  ])('%s', (written, sentence, sources) => {
    const {said, terrain} = after(written);
    expect(said).toEqual([sentence]);
    expect(terrain.devices.filter(({source}) => source).map(({id}) => id)).toEqual(sources);
  });

  test('one after the other, and links are there again', () => {
    const {said, terrain} = after('cut 0 1; cut 2; restore');
    expect(said.at(-1)).toBe('No link is cut.');
    expect(terrain.world.links).toEqual(line().world.links);
  });
});

test.each([
  ['cut 0 3', 'There is no link between devices 0 and 3.'],
  ['cut 9', 'There is no device 9.'],
  ['sources 4', 'There is no device 4.'],
  ['fail 2; cut 2 3', 'There is no device 2.'],
  ['fail 0; fail 1; fail 2; fail 3', 'The last device cannot be removed.'],
])('%s cannot be done', (written, sentence) => {
  expect(after(written).said.at(-1)).toBe(sentence);
});

test.each([
  ['explode 2', 'not something that words can do. There are: cut 2 3, restore'],
  ['constructor', 'not something that words can do'],
  ['cut', 'has other numbers than "cut 2 3"'],
  ['cut 1 2 3', 'has other numbers'],
  ['fail -1', 'has other numbers'],
  ['fail one', 'has other numbers'],
  ['restore 1', 'has other numbers'],
  ['run 0', 'is not from 1 to 200 rounds'],
  ['run 201', 'is not from 1 to 200 rounds'],
  ['cut 1 2;', 'not something that words can do'],
])('%s is refused', (written, words) => {
  expect(() => readDeeds(written)).toThrow(words);
});
