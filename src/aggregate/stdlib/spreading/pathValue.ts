/**
 * What gradients and gossip send: a value with all the way that it came. Who knows the way can drop
 * loops, and everything that came through a device that says otherwise now. After "Fast self-healing
 * gradients" (SAC 2008, DOI 10.1145/1363686.1364163), as the library does it.
 */
import type {Field} from '../../field';
import type {Aggregate} from '../../round';
import {accumulate, type Distances} from './distances';

/** A value that came from a source through `hops`, the source first and the last sender last. */
export class PathValue<Id, T, D> {
  constructor(
    readonly distance: D,
    readonly data: T,
    readonly hops: readonly Id[],
  ) {}

  /** The neighbour that it came from; none for what is from here. */
  get nextHop(): Id | undefined {
    return this.hops.at(-1);
  }
}

/** @returns the data as it is here: from its distance, the distance to the neighbour, and what that sent */
export type AccumulateData<T, D> = (fromSource: D, toNeighbor: D, data: T) => T;

/**
 * The paths of neighbours that lead here, nearest first: without loops, without those longer than
 * `maxDiameter`, without those that pass through another neighbour which itself is nearer, or has none.
 */
export function nonLoopingPaths<Id, T, D>(
  {localId, values}: Aggregate<Id>,
  received: Field<Id, PathValue<Id, T, D> | null>,
  metric: Field<Id, D>,
  maxDiameter: number,
  distances: Distances<D>,
  accumulateData: AccumulateData<T, D>,
): PathValue<Id, T, D>[] {
  const {ids} = received;
  const paths = received.traverse();
  const toNeighbors = received.pureZip(metric, (_, toNeighbor) => toNeighbor).traverse();
  const accumulated = paths.map((path, i) =>
    path ? distances.accumulateDistance(path.distance, toNeighbors[i]) : null,
  );
  const isShorterThere = (hop: Id, distance: D): boolean => {
    const at = ids.indexOf(hop);
    if (at < 0) return false;
    const there = accumulated[at];
    return there === null || values.compare(there, distance) < 0;
  };
  const nearest: number[] = [];
  for (let i = 0; i < paths.length; i++) {
    const hops = paths[i]?.hops;
    const distance = accumulated[i] as D;
    if (!hops || hops.length > maxDiameter || hops.includes(localId)) continue;
    if (hops.some((hop) => isShorterThere(hop, distance))) continue;
    // Sorted by insertion: there are few, and equal ones keep their order.
    let at = nearest.length;
    while (at > 0 && values.compare(accumulated[nearest[at - 1]], distance) > 0) at--;
    nearest.splice(at, 0, i);
  }
  return nearest.map((i) => {
    const {distance, data, hops} = paths[i]!;
    return new PathValue(
      accumulate(distances, distance, toNeighbors[i]),
      accumulateData(distance, toNeighbors[i], data),
      [...hops, ids.list[i]],
    );
  });
}

/** Those paths that no shorter one contradicts. */
export function coherentPaths<Id, T, D>(
  aggregate: Aggregate<Id>,
  paths: readonly PathValue<Id, T, D>[],
): PathValue<Id, T, D>[] {
  const {values} = aggregate;
  const isCoherent = (one: PathValue<Id, T, D>, other: PathValue<Id, T, D>): boolean => {
    const [length, otherLength] = [one.hops.length, other.hops.length];
    return (
      otherLength > length ||
      (otherLength === length && values.compare(one.distance, other.distance) === 0) ||
      commonHopsInOrder(one.hops, other.hops)
    );
  };
  return paths.filter(
    (path) => path.hops.length <= 1 || paths.every((other) => isCoherent(path, other)),
  );
}

/** Whether the hops that both ways have come in the same order in both. No way has a hop twice. */
function commonHopsInOrder<Id>(one: readonly Id[], other: readonly Id[]): boolean {
  // Ways from the same source mostly begin alike.
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let last = start - 1;
  for (let i = start; i < one.length; i++) {
    const at = other.indexOf(one[i], start);
    if (at < 0) continue;
    if (at < last) return false;
    last = at;
  }
  return true;
}
