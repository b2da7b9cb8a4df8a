// cspell:ignore rond nextsteps
import {expect, test} from 'vitest';
import {didYouMean, thereAre} from './didYouMean';

const NAMES = ['round', 'source', 'self-stabilisation', 'NextSteps'];

test.each([
  ['rond', 'round'],
  ['Round', 'round'],
  ['self-stabilization', 'self-stabilisation'],
  ['NextStep', 'NextSteps'],
  ['nextsteps', 'NextSteps'],
  ['sou', 'source'],
])('%s is meant to be %s', (wrong, right) => {
  expect(didYouMean(wrong, NAMES)).toBe(` Did you mean "${right}"?`);
});

test.each(['', 'gradient', 'zzz'])('nothing is near "%s"', (wrong) => {
  expect(didYouMean(wrong, NAMES)).toBe('');
});

test('all known names are said after the nearest', () => {
  expect(thereAre('rond', ['round', 'source'])).toBe(
    ' Did you mean "round"? There are: round, source',
  );
  expect(thereAre('zzz', ['round'])).toBe(' There are: round');
});
