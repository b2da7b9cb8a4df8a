/**
 * What the library itself reaches: thousand device rounds a second of Collektive 28.3.2 on the JVM
 * (Java 17, Kotlin 2.4.10), one thread of a busy machine of two cores, an in-memory mailbox that walks
 * all boxes, devices scattered with about 7 neighbours. Measured in November 2026 with the programs of
 * `tests/traces/Programs.kt`; other numbers of devices were not measured.
 */
export const JVM: Record<string, Record<number, number>> = {
  distanceTo: {200: 23, 500: 18},
  'gradient by share': {200: 69, 500: 54},
  globalElection: {200: 60, 500: 48},
  gossipMax: {200: 35, 500: 28},
  'size by gossip': {200: 6, 500: 3.5},
};
