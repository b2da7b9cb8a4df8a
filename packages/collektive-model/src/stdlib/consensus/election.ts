import type {Field} from '../../field';
import {sharing, yielding} from '../../operators';
import type {Aggregate} from '../../round';
import {MAX_INT, type Values} from '../../values';
import {fold} from '../collapse/reductions';
import {nonOverflowingPlus} from '../util/ints';
import {hops} from '../util/metrics';

/** A device that would lead, and how far it is from here. */
export class Candidacy<Id = unknown, D = unknown, S = unknown> {
  constructor(
    readonly candidate: Id,
    readonly distance: D,
    readonly strength: S,
  ) {}

  /** The stronger is greater; among equally strong ones the nearer. */
  compareTo(other: Candidacy<Id, D, S>, {compare}: Values): number {
    return compare(this.strength, other.strength) || compare(other.distance, this.distance);
  }
}

type SelectBest<Id, D, S> = (a: Candidacy<Id, D, S>, b: Candidacy<Id, D, S>) => Candidacy<Id, D, S>;

/** Distances are `Int`s that do not overflow, unless `bottom` and `accumulateDistance` are given. */
export interface BoundedElection<Id, D, S> {
  /** The own id unless given. */
  strength?: S;
  /** How far from its devices a leader may be. */
  bound: D;
  /** Hops unless given. */
  metric?: Field<Id, D>;
  bottom?: D;
  accumulateDistance?: (distance: D, toNeighbor: D) => D;
  /** The greater candidacy unless given. */
  selectBest?: SelectBest<Id, D, S>;
}

/** @returns what makes an election one over `Double`s */
export const inDoubles = ({doubles}: Values) => ({
  bottom: doubles.zero,
  accumulateDistance: doubles.plus,
});

/** @returns the id of the leader of the area that this device is in */
export function boundedElection<Id, D = number, S = Id>(
  aggregate: Aggregate<Id>,
  options: BoundedElection<Id, D, S>,
): Id {
  const {localId, values} = aggregate;
  const {
    strength = localId as unknown as S,
    bound,
    bottom = 0 as D,
    accumulateDistance = nonOverflowingPlus as unknown as (distance: D, toNeighbor: D) => D,
    selectBest = (a, b) => (a.compareTo(b, values) >= 0 ? a : b),
  } = options;
  aggregate.align('hops');
  const metric = options.metric ?? (hops(aggregate) as Field<Id, unknown> as Field<Id, D>);
  aggregate.dealign();
  const local = new Candidacy<Id, D, S>(localId, bottom, strength);
  aggregate.align('sharing');
  const leader = sharing(aggregate, local, (received) => {
    const candidacies = received.pureZip(
      metric,
      ({candidate, distance, strength}, toNeighbor) =>
        new Candidacy(candidate, accumulateDistance(distance, toNeighbor), strength),
    );
    const best = fold(candidacies.neighbors.values(), local, (current, next) =>
      // Of oneself one knows more than others; what is beyond the bound leads others.
      aggregate.isLocal(next.candidate) || values.compare(next.distance, bound) > 0
        ? current
        : selectBest(current, next),
    );
    return yielding(best, best.candidate);
  });
  aggregate.dealign();
  return leader;
}

/** @returns the id of the leader of the network; one that is gone is not forgotten */
export const globalElection = <Id, S = Id>(
  aggregate: Aggregate<Id>,
  options: Pick<BoundedElection<Id, number, S>, 'strength' | 'metric' | 'selectBest'> = {},
): Id => boundedElection(aggregate, {...options, bound: MAX_INT});
