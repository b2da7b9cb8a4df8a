import {illegalState} from '../../failure';
import type {Field} from '../../field';
import {evolving, sharing, yielding} from '../../operators';
import type {Aggregate} from '../../round';
import {sharedTimeLeftTo} from '../time/clocks';

/**
 * Runs up to `maxReplicas` copies of a process, each started `timeToSpawn` after the one before, and
 * returns what the oldest does: so a process that never forgets does forget.
 */
export const timeReplicated = <I, D, R>(
  aggregate: Aggregate,
  currentTime: I,
  maxReplicas: number,
  timeToSpawn: D,
  process: () => R,
): R =>
  evolving(aggregate, [] as readonly number[], (running) => {
    aggregate.align('newReplica');
    const spawned = newReplica(aggregate, timeToSpawn, currentTime);
    aggregate.dealign();
    const all = spawned === null ? running : [...running, spawned];
    const replicas = all.slice(Math.max(all.length - maxReplicas, 0));
    if (replicas.length === 0) {
      throw illegalState(
        'There should be at least one replica running after evaluating timeReplicated.',
      );
    }
    const [oldest] = replicas.map((replica) => aggregate.alignedOn(replica, process));
    return yielding(replicas, oldest);
  });

/** The youngest replica that a device knows, and when it starts the next. */
interface Youngest<D> {
  replica: number;
  timeLeft: D;
}

/** @returns the number of a replica to start now, or null */
function newReplica<I, D>(aggregate: Aggregate, timeToSpawn: D, now: I): number | null {
  const {values} = aggregate;
  const {zero} = values.times;
  aggregate.align('sharedTimeLeftTo');
  const timeLeft = sharedTimeLeftTo(aggregate, now, timeToSpawn);
  aggregate.dealign();
  const initial: Youngest<D> = {replica: 0, timeLeft: zero as D};
  aggregate.align('sharing');
  const started = sharing(aggregate, initial, (received: Field<unknown, Youngest<D>>) => {
    const known = received.localValue;
    const others = received.traverse().map(({replica}) => replica);
    const youngest = Math.max(known.replica, ...others);
    const next =
      youngest > known.replica
        ? {replica: youngest, timeLeft: timeToSpawn}
        : values.compare(known.timeLeft, zero) <= 0
          ? {replica: youngest + 1, timeLeft: timeToSpawn}
          : {replica: known.replica, timeLeft};
    return yielding(next, next.replica === known.replica ? null : next.replica);
  });
  aggregate.dealign();
  return started;
}
