// cspell:ignore rond nextsteps
import {expect, test} from 'vitest';
import {didYouMean} from './didYouMean';

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
