import {share} from '../../operators';
import type {Aggregate} from '../../round';
import {MAX_INT} from '../../values';
import {reduce} from '../collapse/reductions';
import type {Comparator} from '../collapse/extremes';
import {hops} from '../util/metrics';
import type {Distances} from './distances';
import {coherentPaths, nonLoopingPaths, PathValue} from './pathValue';

type Reducer<T> = (a: T, b: T) => T;

/**
 * The value of the network that the reducer prefers. It chooses one of its two arguments: without one,
 * each device prefers its own. Forgets a value when the device that had it is gone.
 */
export function gossip<Id, T>(
  aggregate: Aggregate<Id>,
  local: T,
  maxDiameter = MAX_INT,
  reducer: Reducer<T> = (first) => first,
): T {
  const {values} = aggregate;
  const same = (a: T, b: T): boolean => a === b || values.equals(a, b);
  const distances: Distances<number> = {
    values,
    bottom: 0,
    top: MAX_INT,
    accumulateDistance: values.ints.plus,
  };
  const here = new PathValue<Id, T, number>(0, local, []);
  const prefer = (current: PathValue<Id, T, number>, next: PathValue<Id, T, number>) => {
    const preferred = reducer(current.data, next.data);
    if (same(current.data, next.data)) {
      return next.hops.length < current.hops.length ? next : current;
    }
    return same(preferred, current.data) ? current : next;
  };
  aggregate.align('share');
  const best = share(aggregate, here, (received) => {
    aggregate.align('hops');
    const metric = hops(aggregate);
    aggregate.dealign();
    const candidates = nonLoopingPaths(aggregate, received, metric, maxDiameter, distances);
    return coherentPaths(aggregate, candidates)
      .map((one) => one.path(one.data((_fromSource, _toNeighbor, data) => reducer(local, data))))
      .reduce(prefer, here);
  });
  aggregate.dealign();
  return best.data ?? local;
}

export const gossipMaxWith = <Id, T>(
  aggregate: Aggregate<Id>,
  local: T,
  comparator: Comparator<T>,
  maxDiameter?: number,
): T => gossip(aggregate, local, maxDiameter, (a, b) => (comparator(a, b) < 0 ? b : a));

export const gossipMinWith = <Id, T>(
  aggregate: Aggregate<Id>,
  local: T,
  comparator: Comparator<T>,
  maxDiameter?: number,
): T => gossipMaxWith(aggregate, local, (a, b) => comparator(b, a), maxDiameter);

export const gossipMaxBy = <Id, T>(
  aggregate: Aggregate<Id>,
  local: T,
  selector: (value: T) => unknown,
  maxDiameter?: number,
): T => {
  const {values} = aggregate;
  const comparator: Comparator<T> = (a, b) => values.compare(selector(a), selector(b));
  return gossipMaxWith(aggregate, local, comparator, maxDiameter);
};

export const gossipMinBy = <Id, T>(
  aggregate: Aggregate<Id>,
  local: T,
  selector: (value: T) => unknown,
  maxDiameter?: number,
): T => {
  const {values} = aggregate;
  const comparator: Comparator<T> = (a, b) => values.compare(selector(a), selector(b));
  return gossipMinWith(aggregate, local, comparator, maxDiameter);
};

export const gossipMax = <Id, T>(aggregate: Aggregate<Id>, local: T, maxDiameter?: number): T =>
  gossipMaxWith(aggregate, local, (a, b) => aggregate.values.compare(a, b), maxDiameter);

export const gossipMin = <Id, T>(aggregate: Aggregate<Id>, local: T, maxDiameter?: number): T =>
  gossipMinWith(aggregate, local, (a, b) => aggregate.values.compare(a, b), maxDiameter);

/** Whether a condition holds anywhere in the network now. */
export const isHappeningAnywhere = (aggregate: Aggregate, condition: () => boolean): boolean =>
  gossipMax(aggregate, condition());

/** The reduction of all values ever: never forgets. */
export function nonStabilizingGossip<Id, T>(
  aggregate: Aggregate<Id>,
  value: T,
  reducer: Reducer<T>,
): T {
  aggregate.align('share');
  const reduced = share(
    aggregate,
    value,
    (received) => reduce(received.all.values(), reducer) as T,
  );
  aggregate.dealign();
  return reduced;
}

/** Whether a condition held anywhere, ever. */
export const everHappened = (aggregate: Aggregate, condition: () => boolean): boolean =>
  nonStabilizingGossip(aggregate, condition(), (a, b) => a || b);
