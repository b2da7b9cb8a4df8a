import {expect, test} from 'vitest';
import type {Outcome} from '@collektive/tasks';
import {verdict} from './limit';
import {STAGES} from './stages';

/** A run in which every stage takes this much of its budget. */
const run = (share: number): Outcome[] =>
  STAGES.map(({name, budget}) => ({
    name,
    passed: true,
    seconds: 1,
    processor: share * budget * 60 * 2,
  }));

test('budgets add up to 20 minutes', () => {
  expect(STAGES.reduce((sum, {budget}) => sum + budget, 0)).toBeCloseTo(20);
});

test('a run may take half more than its budgets, and no longer', () => {
  expect(verdict(STAGES, run(0.9), 1)).toEqual({
    words: '18.0 minutes of 2 quiet cores, of a target of 20 and a limit of 30.',
    ok: true,
  });
  expect(verdict(STAGES, run(1.49), 1).ok).toBe(true);
  expect(verdict(STAGES, run(1.51), 1).ok).toBe(false);
  expect(verdict(STAGES, run(1.51), 1).words).toMatch(
    /^TOO SLOW: 30\.2 minutes .* unit took 1\.1 of its 0\.7, /,
  );
});

test('a machine that is twice as slow may take twice as long', () => {
  expect(verdict(STAGES, run(1.8), 2)).toEqual({
    words:
      '18.0 minutes of 2 quiet cores, of a target of 20 and a limit of 30 (this machine was 2.0 times slower).',
    ok: true,
  });
  expect(verdict(STAGES, run(3.02), 2).ok).toBe(false);
});

test('how long the clock ran does not matter, and what is not measured is not judged', () => {
  const waiting = run(0.5).map((one) => ({...one, seconds: 100_000}));
  expect(verdict(STAGES, waiting, 1).ok).toBe(true);
  const unmeasured = waiting.map((one) => ({...one, processor: undefined}));
  expect(verdict(STAGES, unmeasured, 1)).toEqual({
    words: 'This system does not tell processor time: no limit was checked.',
    ok: true,
  });
});
