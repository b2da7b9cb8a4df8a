import type {Field} from '../../field';
import type {Aggregate} from '../../round';
import {hops} from '../util/metrics';
import type {Distances} from './distances';
import {gradientCast, hopGradientCast} from './gradientCast';

export interface DistanceTo<Id, D> extends Omit<Distances<D>, 'values'> {
  source: boolean;
  metric: Field<Id, D>;
  maxDiameter?: number;
}

/** The distance to the nearest source, in a type of distances of the caller's. */
export const distanceToBy = <Id, D>(aggregate: Aggregate<Id>, options: DistanceTo<Id, D>): D =>
  gradientCast(aggregate, {
    ...options,
    local: options.source ? options.bottom : options.top,
    accumulateData: options.accumulateDistance,
  });

/** The distance to the nearest source as a `Double`, in hops unless a metric is given. */
export function distanceTo<Id, D = number>(
  aggregate: Aggregate<Id>,
  source: boolean,
  metric?: Field<Id, D>,
  maxDiameter?: number,
): D {
  const {doubles, double} = aggregate.values;
  aggregate.align('hops');
  const distances = metric ?? hops(aggregate).pureMap((count) => double(count) as D);
  aggregate.dealign();
  return distanceToBy<Id, D>(aggregate, {
    source,
    metric: distances,
    maxDiameter,
    bottom: doubles.zero as D,
    top: doubles.highest as D,
    accumulateDistance: doubles.plus as (a: D, b: D) => D,
  });
}

/** The number of hops to the nearest source; 0 where none is reachable. */
export const hopDistanceTo = <Id>(
  aggregate: Aggregate<Id>,
  source: boolean,
  maxDiameter?: number,
): number =>
  hopGradientCast(aggregate, {
    source,
    local: 0,
    maxDiameter,
    accumulateData: aggregate.values.ints.plus,
  });
