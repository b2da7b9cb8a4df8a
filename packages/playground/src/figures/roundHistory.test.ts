import {expect, test} from 'vitest';
import {type Given, RoundHistory, MOST_KEPT} from './roundHistory';

const GIVEN: Given = {
  conditions: {loss: 0, asynchronous: false, seed: 1},
  world: {devices: [], links: []},
};
const ARRANGED = {devices: [], cuts: [], range: 1};

function history(values: readonly string[], given = GIVEN, own = new RoundHistory()): RoundHistory {
  for (const value of values) {
    own.add({
      ...{given, arranged: ARRANGED},
      ran: [{shown: [{id: 0, value}], fired: [], outcome: {ended: 'well'}}],
    });
  }
  return own;
}

test('rounds are shown again as they were, to and fro', () => {
  const own = history(['a', 'b', 'c']);
  const at = (round: number): string | undefined => {
    own.go(round);
    return own.shown[0]?.[0].value;
  };
  expect([at(3), at(1), at(2), at(99), at(-1)]).toEqual(['c', 'a', 'b', 'c', 'a']);
  expect([own.round, own.isPast, own.first, own.last]).toEqual([1, true, 1, 3]);
});

test('from an earlier round on others come in the place of those that were', () => {
  const own = history(['a', 'b', 'c']);
  own.go(2);
  expect(own.branch()).toBe(true);
  history(['x'], GIVEN, own);
  own.go(3);
  expect([own.last, own.shown[0][0].value]).toEqual([3, 'x']);
});

test('rounds are asked for again as they were asked for', () => {
  const own = history(['a', 'b']);
  const other = {...GIVEN};
  history(['c'], other, own);
  expect(own.asked).toEqual([
    {given: GIVEN, rounds: 2},
    {given: other, rounds: 1},
  ]);
});

test('more are not kept than a limit says; then there is no way back to the start', () => {
  const own = history(Array.from({length: MOST_KEPT + 5}, (_, round) => String(round + 1)));
  expect([own.first, own.last]).toEqual([6, MOST_KEPT + 5]);
  own.go(1);
  expect([own.round, own.shown[0][0].value]).toEqual([6, '6']);
  expect(own.branch()).toBe(false);
  expect(own.last).toBe(MOST_KEPT + 5);
});

test('it is known for how long nothing has changed', () => {
  expect(history(['a', 'b', 'c', 'c', 'c']).quiet).toBe(2);
  expect(history(['a']).quiet).toBe(0);
  expect(history([]).quiet).toBe(0);
});
