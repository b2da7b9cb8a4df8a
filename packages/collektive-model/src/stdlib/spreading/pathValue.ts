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
}

/** @returns the data as it is here: from its distance, the distance to the neighbour, and what that sent */
export type AccumulateData<T, D> = (fromSource: D, toNeighbor: D, data: T) => T;

/** A path that a neighbour sent, on its way to be one from here. */
export class Candidate<Id, T, D> {
  constructor(
    private readonly sent: PathValue<Id, T, D>,
    readonly neighbor: Id,
    private readonly toNeighbor: D,
    /** From here to the source. */
    readonly distance: D,
  ) {}

  /** The hops as sent: the neighbour is one more. */
  get hops(): readonly Id[] {
    return this.sent.hops;
  }

  data(accumulateData: AccumulateData<T, D>): T {
    return accumulateData(this.sent.distance, this.toNeighbor, this.sent.data);
  }

  path(data: T): PathValue<Id, T, D> {
    return new PathValue(this.distance, data, [...this.hops, this.neighbor]);
  }
}

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
): Candidate<Id, T, D>[] {
  const {ids} = received;
  const paths = received.traverse();
  const toNeighbors = received.alongside(metric);
  const accumulated = paths.map((path, i) =>
    path ? distances.accumulateDistance(path.distance, toNeighbors[i]) : null,
  );
  const isShorterThere = (hop: Id, distance: D): boolean => {
    const at = ids.indexOf(hop);
    if (at < 0) {
      return false;
    }
    const there = accumulated[at];
    return there === null || values.compare(there, distance) < 0;
  };
  const nearest: number[] = [];
  for (let i = 0; i < paths.length; i++) {
    const hops = paths[i]?.hops;
    const distance = accumulated[i] as D;
    if (!hops || hops.length > maxDiameter || hops.includes(localId)) {
      continue;
    }
    if (hops.some((hop) => isShorterThere(hop, distance))) {
      continue;
    }
    // Sorted by insertion: there are few, and equal ones keep their order.
    let at = nearest.length;
    while (at > 0 && values.compare(accumulated[nearest[at - 1]], distance) > 0) {
      at--;
    }
    nearest.splice(at, 0, i);
  }
  return nearest.map((i) => {
    const path = paths[i]!;
    const toNeighbor = toNeighbors[i];
    const total = accumulate(distances, path.distance, toNeighbor);
    return new Candidate(path, ids.list[i], toNeighbor, total);
  });
}

/** Those candidates that no shorter one contradicts: at most `limit`. */
export function coherentPaths<Id, T, D>(
  {values}: Aggregate<Id>,
  candidates: readonly Candidate<Id, T, D>[],
  limit = Infinity,
): Candidate<Id, T, D>[] {
  const isCoherent = (one: Candidate<Id, T, D>, other: Candidate<Id, T, D>): boolean => {
    const [length, otherLength] = [one.hops.length, other.hops.length];
    return (
      otherLength > length ||
      (otherLength === length && values.compare(one.distance, other.distance) === 0) ||
      commonHopsInOrder(one, other)
    );
  };
  const coherent: Candidate<Id, T, D>[] = [];
  for (const one of candidates) {
    if (coherent.length === limit) {
      break;
    }
    if (one.hops.length === 0 || candidates.every((other) => isCoherent(one, other))) {
      coherent.push(one);
    }
  }
  return coherent;
}

/**
 * Whether the hops that both ways have come in the same order in both. No way has a hop twice, and two
 * neighbours are different. Devices' ids are always the same objects.
 */
function commonHopsInOrder<Id>(
  {hops, neighbor}: Candidate<Id, unknown, unknown>,
  other: Candidate<Id, unknown, unknown>,
): boolean {
  // Ways from the same source mostly begin alike.
  let start = 0;
  while (start < hops.length && hops[start] === other.hops[start]) {
    start++;
  }
  let last = start - 1;
  for (let i = start; i <= hops.length; i++) {
    const hop = i < hops.length ? hops[i] : neighbor;
    const at = hop === other.neighbor ? other.hops.length : other.hops.indexOf(hop, start);
    if (at < 0) {
      continue;
    }
    if (at < last) {
      return false;
    }
    last = at;
  }
  return true;
}
