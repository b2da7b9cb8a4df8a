/** Clocks, and processes that are replicated over time. */
import * as model from '@collektive/model';
import {type Aggregate} from '@collektive/model';
import {type LibraryPackage} from '@collektive/kotlin';
import {type F} from './shared';

export const timing: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.time',
  rows: {
    'fun Aggregate<*>.localDeltaTime(now: Instant): Duration': (self: Aggregate, now: unknown) =>
      model.localDeltaTime(self, now),
    'fun Aggregate<*>.sharedClock(localTime: Instant): Instant': (self: Aggregate, now: unknown) =>
      model.sharedClock(self, now),
    'fun Aggregate<*>.sharedTimeLeftTo(now: Instant, timeToWait: Duration): Duration': (
      self: Aggregate,
      now: unknown,
      wait: unknown,
    ) => model.sharedTimeLeftTo(self, now, wait),
  },
};

export const processes: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.processes',
  rows: {
    'fun <reified Type> Aggregate<*>.timeReplicated(currentTime: Instant, maxReplicas: Int, timeToSpawn: Duration, process: () -> Type): Type':
      (self: Aggregate, now: unknown, most: number, spawn: unknown, process: F) =>
        model.timeReplicated(self, now, most, spawn, () => process()),
  },
};
