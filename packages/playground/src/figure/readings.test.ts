import {expect, test} from 'vitest';
import {type Round, type World} from '../session';
import {newDevice} from './data';
import {READING} from './readings';

const round = (values: readonly string[], heard: readonly number[] = []): Round => ({
  shown: values.map((value, id) => ({id, value})),
  fired: values.map((_, id) => ({id, heard})),
  outcome: {ended: 'well'},
});

/** 0–1–2 and 3 alone; 0 is the source. */
const world: World = {
  devices: [0, 1, 2, 3].map((id) => ({...newDevice(id, id, 0), source: id === 0})),
  links: [
    [0, 1],
    [1, 2],
  ],
};

test('of values that are numbers the least, the mean and the greatest are read, and how many are none', () => {
  expect(READING.values({round: round(['2.0', '-1.5', '8', '1.0E1']), world})).toEqual({
    line: 4.625,
    band: [-1.5, 10],
    words: 'least -1.5, mean 4.63, greatest 10',
  });
  expect(READING.values({round: round(['0.0', 'Infinity', 'NaN', 'on']), world})).toEqual({
    line: 0,
    band: [0, 0],
    words: 'least 0, mean 0, greatest 0; 3 without a number',
  });
  expect(READING.values({round: round(['on']), world})).toEqual({
    line: undefined,
    words: '1 without a number',
  });
});

test('messages are those that devices heard', () => {
  expect(READING.messages({round: round(['a', 'b', 'c'], [1, 2]), world})).toEqual({
    line: 6,
    words: 'messages heard: 6',
  });
});

test('settled are those that say what they said in the round before', () => {
  const before = round(['1', '2']);
  expect(READING.settled({round: round(['1', '3', '4']), before, world})).toEqual({
    line: 1,
    words: '1 of 3 devices unchanged',
  });
  expect(READING.settled({round: before, world}).line).toBe(0);
});

test.each([
  ['hops', ['0.0', '1', '2.0', 'Infinity'], 0],
  ['hops', ['0.0', '1', '3.0', '4.0'], 2],
  ['size', ['3', '3', '3', '1'], 0],
  ['size', ['4', '4', '4', 'null'], 4],
  ['greatest-id', ['2', '2', '2', '3'], 0],
  ['greatest-id', ['3', '2', 'NaN', '3'], 2],
] as const)(
  'devices are wrong that say something other than the truth: %s, %j',
  (truth, all, line) => {
    expect(READING.wrong({round: round(all), world, truth})).toEqual({
      line,
      words: `wrong: ${line} of 4 devices`,
    });
  },
);
