import {expect, test} from 'vitest';
import {networkWords, OFFERED} from './networks';

test.each([
  ['line 6', 'Six devices in a line'],
  ['line 1', 'One device in a line'],
  ['grid 5x4', 'A grid of 5 by 4 devices'],
  ['ring 8', 'Eight devices in a ring'],
  ['everyone 6', 'Six devices, all linked'],
  ['islands 3 3', 'Two islands of three devices'],
  ['islands 3', 'Two islands of three devices'],
  ['islands 4 2', 'Two islands, of four devices and of two'],
  ['scattered 250', '250 devices, scattered'],
])('%s: %s', (name, words) => expect(networkWords(name)).toBe(words));

test('all that are offered have words of their own', () => {
  const words = OFFERED.map(networkWords);
  expect(new Set(words).size).toBe(OFFERED.length);
  expect(words.filter((one, at) => one === OFFERED[at])).toEqual([]);
});
