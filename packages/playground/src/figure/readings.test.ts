import {expect, test} from 'vitest';
import {type Round} from '../session';
import {READING} from './readings';

const round = (values: readonly string[], heard: readonly number[] = []): Round => ({
  shown: values.map((value, id) => ({id, value})),
  fired: values.map((_, id) => ({id, heard})),
  outcome: {ended: 'well'},
});

test('of values that are numbers the least, the mean and the greatest are read, and how many are none', () => {
  expect(READING.values(round(['2.0', '-1.5', '8', '1.0E1']), undefined)).toEqual({
    line: 4.625,
    band: [-1.5, 10],
    words: 'least -1.5, mean 4.63, greatest 10',
  });
  expect(READING.values(round(['0.0', 'Infinity', 'NaN', 'on']), undefined)).toEqual({
    line: 0,
    band: [0, 0],
    words: 'least 0, mean 0, greatest 0; 3 without a number',
  });
  expect(READING.values(round(['on']), undefined)).toEqual({
    line: undefined,
    words: '1 without a number',
  });
});

test('messages are those that devices heard', () => {
  expect(READING.messages(round(['a', 'b', 'c'], [1, 2]), undefined)).toEqual({
    line: 6,
    words: 'messages heard: 6',
  });
});

test('settled are those that say what they said in the round before', () => {
  const before = round(['1', '2']);
  expect(READING.settled(round(['1', '3', '4']), before)).toEqual({
    line: 1,
    words: '1 of 3 devices say what they said before',
  });
  expect(READING.settled(before, undefined).line).toBe(0);
});
