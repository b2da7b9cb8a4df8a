import type {Field} from '../../field';
import {exchange, project, pureMapNeighborhood, share} from '../../operators';
import type {Aggregate} from '../../round';
import {MAX_INT} from '../../values';
import {valueOfMinBy} from '../collapse/extremes';
import {coerceFieldIn} from '../util/limits';
import {nonOverflowingPlus} from '../util/ints';
import {hops} from '../util/metrics';
import {accumulate, type Distances} from './distances';
import {type AccumulateData, coherentPaths, nonLoopingPaths, PathValue} from './pathValue';

/** What all gradient casts take; `D` is the type of distances. */
export interface Cast<T, D> {
  source: boolean;
  /** What a source spreads, and what is returned where no source is reachable. */
  local: T;
  /** Paths of more hops are not received. */
  maxDiameter?: number;
  /** What becomes of data on its way: stays as it is unless given. */
  accumulateData?: AccumulateData<T, D>;
}

/** Distances are `Double`s from 0 to infinity that are added, unless said otherwise. */
export interface GradientCast<Id, T, D> extends Cast<T, D>, Partial<Omit<Distances<D>, 'values'>> {
  metric: Field<Id, D>;
}

/** The distances of a cast: `Double`s where it says nothing. */
function distancesOf<D>({values}: Aggregate, given: Partial<Distances<D>>): Distances<D> {
  const {zero, highest, plus} = values.doubles;
  return {
    values,
    bottom: given.bottom ?? (zero as D),
    top: given.top ?? (highest as D),
    accumulateDistance: given.accumulateDistance ?? (plus as (a: unknown, b: unknown) => D),
  };
}

const asSent = <T>(_fromSource: unknown, _toNeighbor: unknown, data: T): T => data;

/** The data of the nearest source, by paths that each device remembers whole. */
export function gradientCast<Id, T, D>(
  aggregate: Aggregate<Id>,
  options: GradientCast<Id, T, D>,
): T {
  const {source, local, maxDiameter = MAX_INT, accumulateData = asSent} = options;
  const distances = distancesOf(aggregate, options);
  const metric = coerceFieldIn(options.metric, distances.bottom, distances.top);
  const here = source ? new PathValue<Id, T, D>(distances.bottom, local, []) : null;
  aggregate.align('exchange');
  const sent = exchange(aggregate, here, (received: Field<Id, PathValue<Id, T, D> | null>) => {
    const candidates = nonLoopingPaths(aggregate, received, metric, maxDiameter, distances);
    const [first, second] = here ? [] : coherentPaths(aggregate, candidates, 2);
    const best = first?.path(first.data(accumulateData)) ?? here;
    const nextBest = second?.path(second.data(accumulateData)) ?? null;
    // Nobody is told a path that they told.
    return pureMapNeighborhood(aggregate, (id) => (id === first?.neighbor ? nextBest : best));
  });
  aggregate.dealign();
  const best = sent.localValue;
  return best ? best.data : local;
}

/** `gradientCast` over distances in `Int`, which do not overflow. */
export const intGradientCast = <Id, T>(
  aggregate: Aggregate<Id>,
  options: GradientCast<Id, T, number>,
): T =>
  gradientCast(aggregate, {
    bottom: 0,
    top: MAX_INT,
    accumulateDistance: nonOverflowingPlus,
    ...options,
  });

/** `gradientCast` over the number of hops. */
export function hopGradientCast<Id, T>(aggregate: Aggregate<Id>, options: Cast<T, number>): T {
  aggregate.align('hops');
  const metric = hops(aggregate);
  aggregate.dealign();
  return intGradientCast(aggregate, {
    ...options,
    metric,
    accumulateDistance: aggregate.values.ints.plus,
  });
}

type ManySources<Id, O> = Omit<O, 'source'> & {
  /** Must be the same on all devices. */
  sources: Iterable<Id>;
};

/** One `gradientCast` for each source: what is received of each, in their order. */
export const multiGradientCast = <Id, T, D>(
  aggregate: Aggregate<Id>,
  {sources, ...options}: ManySources<Id, GradientCast<Id, T, D>>,
): [Id, T][] =>
  [...sources].map((id) => [
    id,
    aggregate.alignedOn(id, () =>
      gradientCast(aggregate, {
        ...options,
        source: aggregate.isLocal(id),
        metric: project(options.metric),
      }),
    ),
  ]);

/** `multiGradientCast` over distances in `Int`, of hops unless a metric is given. */
export function multiIntGradientCast<Id, T>(
  aggregate: Aggregate<Id>,
  options: Omit<ManySources<Id, GradientCast<Id, T, number>>, 'metric'> & {
    metric?: Field<Id, number>;
  },
): [Id, T][] {
  aggregate.align('hops');
  const metric = options.metric ?? hops(aggregate);
  aggregate.dealign();
  return multiGradientCast(aggregate, {
    bottom: 0,
    top: MAX_INT,
    accumulateDistance: nonOverflowingPlus,
    ...options,
    metric,
  });
}

/**
 * `gradientCast` by Bellman and Ford's algorithm: devices remember distances alone, so messages are small,
 * and distances to a source that is gone rise step by step.
 */
export function bellmanFordGradientCast<Id, T, D>(
  aggregate: Aggregate<Id>,
  options: Omit<GradientCast<Id, T, D>, 'maxDiameter'>,
): T {
  const {source, local, accumulateData = asSent} = options;
  const distances = distancesOf(aggregate, options);
  const {bottom, top} = distances;
  const metric = coerceFieldIn(options.metric, bottom, top);
  aggregate.align('share');
  const nearest = share(aggregate, new Told(top, local), (received: Field<Id, Told<T, D>>) => {
    const through = received.pureZip(
      metric,
      ({distance, data}, toNeighbor) =>
        new Told(
          accumulate(distances, distance, toNeighbor),
          accumulateData(distance, toNeighbor, data),
        ),
    );
    const best = valueOfMinBy(through.neighbors, ({value}) => value.distance);
    return source ? new Told(bottom, local) : (best ?? new Told(top, local));
  });
  aggregate.dealign();
  return nearest.data;
}

/** What a device says of its way to the nearest source. */
class Told<T, D> {
  constructor(
    readonly distance: D,
    readonly data: T,
  ) {}
}
