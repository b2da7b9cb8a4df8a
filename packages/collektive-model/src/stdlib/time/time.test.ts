import {expect, test} from 'vitest';
import {everyone, network, results} from '../../fixture';
import {
  localDeltaTime,
  nonStabilizingGossip,
  plainValues,
  sharedClock,
  sharedTimeLeftTo,
  timeReplicated,
} from '../..';

const SECOND = 1000;

/** A network whose time goes on by `step` before each round. */
function clocked<R>(
  size: number,
  step: number,
  program: (aggregate: Parameters<typeof localDeltaTime>[0], now: number) => R,
): () => R[] {
  let now = 0;
  const devices = network(size, everyone, (aggregate) => program(aggregate, now));
  return () => {
    now += step;
    return results(devices);
  };
}

test('the time since the last round is never negative', () => {
  const times = [5, 7, 6, 9];
  const deltas = network(1, everyone, (aggregate) => localDeltaTime(aggregate, times.shift()!));
  expect([1, 2, 3, 4].map(() => results(deltas)[0])).toEqual([0, 2, 0, 3]);
});

test('the shared clock starts in the distant past and follows the fastest', () => {
  const round = clocked(2, 2 * SECOND, (aggregate, now) =>
    sharedClock(aggregate, aggregate.localId === 0 ? now : now * 3),
  );
  const start = plainValues.times.distantPast as number;
  const since = (): number[] => round().map((time) => time - start);
  expect([since(), since(), since()]).toEqual([
    [0, 0],
    [2 * SECOND, 6 * SECOND],
    [6 * SECOND, 12 * SECOND],
  ]);
});

test('the time left counts down and starts again', () => {
  const round = clocked(1, 2 * SECOND, (aggregate, now) =>
    sharedTimeLeftTo(aggregate, now, 5 * SECOND),
  );
  expect([1, 2, 3, 4, 5].map(() => round()[0] / SECOND)).toEqual([5, 3, 1, -1, 3]);
});

test('replication makes a process forget that never forgets', () => {
  let signal = true;
  const program = (aggregate: Parameters<typeof localDeltaTime>[0]): boolean =>
    nonStabilizingGossip(aggregate, signal, (a, b) => a || b);
  const forever = clocked(3, SECOND, program);
  const replicated = clocked(3, SECOND, (aggregate, now) =>
    timeReplicated(aggregate, now, 3, 2 * SECOND, () => program(aggregate)),
  );
  for (const round of [forever, replicated]) {
    expect(round()).toEqual([true, true, true]);
  }
  signal = false;
  const last = (round: () => boolean[]): boolean[] => Array.from({length: 20}, round).at(-1)!;
  expect(last(forever)).toEqual([true, true, true]);
  expect(last(replicated)).toEqual([false, false, false]);
});
