import {evolving, share, yielding} from '../../operators';
import type {Aggregate} from '../../round';
import {max} from '../collapse/extremes';
import {maxOf} from '../util/limits';

/** The time since the round before: 0 in the first, never negative. */
export const localDeltaTime = <I, D>(aggregate: Aggregate, now: I): D =>
  evolving(aggregate, now, (previous) => {
    const {values} = aggregate;
    const {between, zero} = values.times;
    const delta = maxOf(values, between(previous, now), zero);
    return yielding(now, delta as D);
  });

/** A clock that the fastest device of the network drives; starts in the distant past. */
export function sharedClock<I>(aggregate: Aggregate, localTime: I): I {
  const {values} = aggregate;
  const {times} = values;
  aggregate.align('localDeltaTime');
  const delta = localDeltaTime(aggregate, localTime);
  aggregate.dealign();
  aggregate.align('share');
  const clock = share(aggregate, times.distantPast as I, (clocks) =>
    maxOf(values, times.after(clocks.localValue, delta) as I, max(clocks.all.values()) as I),
  );
  aggregate.dealign();
  return clock;
}

/** Counts down from `timeToWait` by the shared clock; when it has reached 0 or less, it starts again. */
export const sharedTimeLeftTo = <I, D>(aggregate: Aggregate, now: I, timeToWait: D): D =>
  evolving(aggregate, timeToWait, (previous) => {
    const {values} = aggregate;
    const {minus, zero} = values.times;
    aggregate.align('sharedClock');
    const clock = sharedClock(aggregate, now);
    aggregate.dealign();
    aggregate.align('localDeltaTime');
    const delta = localDeltaTime(aggregate, clock);
    aggregate.dealign();
    const left = minus(previous, delta) as D;
    return yielding(values.compare(left, zero) <= 0 ? timeToWait : left, left);
  });
