/** Small networks for tests. Devices sense nothing but their id. */
import type {Aggregate} from './round';
import {Network, type NetworkOptions} from './network';

export type Context = Aggregate<number>;

/** Runs a call below its token, as Kotlin's compiler plugin does. */
export function at<R>(aggregate: Aggregate, token: unknown, call: () => R): R {
  aggregate.align(token);
  const result = call();
  aggregate.dealign();
  return result;
}

/** Devices 0, 1, 2, …, linked where `linked` says so; each senses its own id. */
export function network<R>(
  size: number,
  linked: (a: number, b: number) => boolean,
  program: (aggregate: Context) => R,
  options?: NetworkOptions,
): Network<number, R> {
  const made = new Network<number, R>((aggregate) => program(aggregate), options);
  for (let id = 0; id < size; id++) {
    made.add(id, id);
  }
  made.relink(linked);
  return made;
}

export const inLine = (a: number, b: number): boolean => Math.abs(a - b) === 1;
export const everyone = (): boolean => true;

/** What the devices return in the last of some rounds, in the order of their ids. */
export function results<R>(network: Network<number, R>, rounds = 1): R[] {
  let last = new Map<number, R>();
  for (let round = 0; round < rounds; round++) {
    last = network.step();
  }
  return [...last.entries()].sort(([a], [b]) => a - b).map(([, result]) => result);
}
