/**
 * The programs of `Programs.kt`, written against the model. Where Kotlin's compiler plugin aligns by
 * itself, the tokens stand here: `at(token, call)`.
 */
import {
  type Aggregate,
  alignedOn,
  bellmanFordGradientCast,
  boundedElection,
  convergeCast,
  convergeSum,
  countDevices,
  distanceTo,
  euclideanDistance,
  everHappened,
  evolve,
  evolving,
  exchanging,
  type Field,
  fielded,
  globalElection,
  gossipMax,
  gradientCast,
  hopDistanceTo,
  hopGradientCast,
  isHappeningAnywhere,
  min,
  neighborhood,
  neighboring,
  nonStabilizingGossip,
  plainValues,
  Point2D,
  share,
  sum,
  yielding,
} from '@collektive/model';

/** What a device senses: where it is, whether it is a source, a number, whether it is of the red team. */
export interface Sensors {
  x: number;
  y: number;
  source: boolean;
  value: number;
  red: boolean;
}

type Context = Aggregate<number>;
export type Program = (aggregate: Context, sensors: Sensors) => unknown;

const {doubles} = plainValues;
const plus = (a: number, b: number): number => a + b;
const mean = (list: readonly number[]): number => list.reduce(plus) / list.length;

/** Runs a call below its token. */
function at<R>(aggregate: Context, token: string, call: () => R): R {
  aggregate.align(token);
  const result = call();
  aggregate.dealign();
  return result;
}

const near = (aggregate: Context, {x, y}: Sensors): Field<number, number> =>
  at(aggregate, 'near', () => euclideanDistance(aggregate, new Point2D(x, y)));

export const hopGradient: Program = (aggregate, {source}) => distanceTo(aggregate, source);

export function shareGradient(aggregate: Context, sensors: Sensors): number {
  const metric = near(aggregate, sensors);
  return share(aggregate, Infinity, (distances: Field<number, number>) => {
    const sums = fielded(plus, distances, metric) as Field<number, number>;
    const through = min(sums.neighbors.values(), doubles.highest as number)!;
    return sensors.source ? 0 : through;
  });
}

function sizeOfNetwork(aggregate: Context, leader: number): number {
  const isLeader = leader === aggregate.localId;
  const total = at(aggregate, 'countDevices', () => countDevices(aggregate, isLeader));
  return hopGradientCast(aggregate, {source: isLeader, local: total});
}

function areaSum(aggregate: Context, {value}: Sensors): unknown {
  const leader = at(aggregate, 'election', () => boundedElection(aggregate, {bound: 2}));
  const total = alignedOn(aggregate, leader, () => {
    const isLeader = leader === aggregate.localId;
    const local = at(aggregate, 'sum', () => convergeSum(aggregate, doubles, value, isLeader));
    return hopGradientCast(aggregate, {source: isLeader, local});
  });
  return [leader, total];
}

function channel(aggregate: Context, sensors: Sensors): boolean {
  const {source, red, value} = sensors;
  const metric = near(aggregate, sensors);
  const toA = at(aggregate, 'distanceTo', () => distanceTo(aggregate, source, metric));
  const toB = at(aggregate, 'distanceTo(2)', () => distanceTo(aggregate, red, metric));
  const aToB = gradientCast(aggregate, {source, local: toB, metric});
  return toA + toB <= aToB + value;
}

const splitEvenly = (aggregate: Context, amount: number): number =>
  exchanging(aggregate, 0, (incoming: Field<number, number>) => {
    const received = sum(incoming.neighbors.values(), doubles) as number;
    const portion = amount / Math.max(incoming.neighbors.size(), 1);
    const toSend = incoming.map(({id}) => (id === aggregate.localId ? 0 : portion));
    return yielding(toSend, received);
  });

const distancesFrom = (aggregate: Context, sources: number[]): Map<number, number> =>
  new Map(
    sources.map((id) => [
      id,
      alignedOn(aggregate, id, () => distanceTo<number>(aggregate, aggregate.localId === id)),
    ]),
  );

/** Both branches are the same text, and still two places. */
const teamSize = (aggregate: Context, red: boolean): number =>
  at(aggregate, String(red), () => neighborhood(aggregate).all.size());

/** The size of the network with an elected leader. */
const sizeBy =
  (elect: (aggregate: Context) => number): Program =>
  (aggregate) => {
    const leader = at(aggregate, 'elect', () => elect(aggregate));
    return at(aggregate, 'sizeOfNetwork', () => sizeOfNetwork(aggregate, leader));
  };

export const sizeByGossip = sizeBy((aggregate) => gossipMax(aggregate, aggregate.localId));

export const programs = new Map<string, Program>([
  ['rounds', (aggregate) => evolve(aggregate, 0, (count) => count + 1)],
  ['degree', (aggregate) => neighborhood(aggregate).neighbors.size()],
  ['localMean', (aggregate, {value}) => mean(neighboring(aggregate, value).all.values().list())],
  ['hopGradient', hopGradient],
  ['hopDistance', (aggregate, {source}) => hopDistanceTo(aggregate, source)],
  ['metricGradient', (aggregate, s) => distanceTo(aggregate, s.source, near(aggregate, s))],
  ['shareGradient', shareGradient],
  [
    'bellmanFord',
    (aggregate, sensors) =>
      bellmanFordGradientCast(aggregate, {
        source: sensors.source,
        local: sensors.source ? 0 : Infinity,
        accumulateData: (_fromSource: number, toNeighbor: number, data: number) =>
          data + toNeighbor,
        metric: near(aggregate, sensors),
      }),
  ],
  [
    'gradientCast',
    (aggregate, sensors) =>
      gradientCast(aggregate, {
        source: sensors.source,
        local: sensors.value,
        metric: near(aggregate, sensors),
      }),
  ],
  ['gossipMax', (aggregate, {value}) => gossipMax(aggregate, value)],
  [
    'nonStabilizingGossip',
    (aggregate, {value}) => nonStabilizingGossip(aggregate, value, Math.max),
  ],
  ['isHappeningAnywhere', (aggregate, {red}) => isHappeningAnywhere(aggregate, () => red)],
  ['everHappened', (aggregate, {red}) => everHappened(aggregate, () => red)],
  ['globalElection', (aggregate) => globalElection(aggregate)],
  ['boundedElection', (aggregate) => boundedElection(aggregate, {bound: 2})],
  ['gossipElection', (aggregate) => gossipMax(aggregate, aggregate.localId)],
  [
    'convergeIds',
    (aggregate, {source}) =>
      convergeCast(aggregate, [aggregate.localId], source, (a, b) =>
        [...a, ...b].sort((one, other) => one - other),
      ),
  ],
  ['convergeSum', (aggregate, {value, source}) => convergeSum(aggregate, doubles, value, source)],
  ['sizeByGlobalElection', sizeBy((aggregate) => globalElection(aggregate))],
  ['sizeByBoundedElection', sizeBy((aggregate) => boundedElection(aggregate, {bound: 6}))],
  ['sizeByGossip', sizeByGossip],
  ['areaSum', areaSum],
  ['channel', channel],
  ['blink', (aggregate) => evolving(aggregate, false, (on) => yielding(!on, on ? 'on' : 'off'))],
  ['splitEvenly', (aggregate, {value}) => splitEvenly(aggregate, value)],
  [
    'average',
    (aggregate, {value}) =>
      share(aggregate, value, (received: Field<number, number>) =>
        mean(received.all.values().list()),
      ),
  ],
  ['distancesFrom', (aggregate) => distancesFrom(aggregate, [0, 3])],
  ['teamSize', (aggregate, {red}) => teamSize(aggregate, red)],
]);
