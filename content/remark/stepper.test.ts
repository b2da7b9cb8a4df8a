import {describe, expect, test} from 'vitest';
import {recordedRounds} from './stepper';

const NAMED = 'round 8: [0.0, 1.5]\nround 9: [Infinity, -2]\nround 10: [kitchen, 3]';

describe('rounds of a stepper', () => {
  test('are those that it asks for, with their values', () => {
    expect(recordedRounds(NAMED, '8-9')).toEqual({
      firstRound: 8,
      rounds: [
        [0, 1.5],
        ['∞', -2],
      ],
    });
    expect(recordedRounds(NAMED, undefined).rounds).toHaveLength(3);
  });

  test('are counted from 1 where lines do not say', () => {
    expect(recordedRounds('[1]\nother words\n[2]', '2-2')).toEqual({firstRound: 2, rounds: [[2]]});
  });

  test('have to be in the output', () => {
    expect(() => recordedRounds(NAMED, '9-11')).toThrow('has no round 11 (it has: 8, 9, 10)');
    expect(() => recordedRounds('words', undefined)).toThrow('has no round 1 (it has: none)');
  });
});
