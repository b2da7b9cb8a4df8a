/** What devices would say at once if they saw the whole network: where a page knows what its values should be. */
import {type World} from '../session';

/** Whom each device hears. */
function aroundOf({devices, links}: World): Map<number, number[]> {
  const around = new Map<number, number[]>(devices.map(({id}) => [id, []]));
  for (const [a, b] of links) {
    around.get(a)?.push(b);
    around.get(b)?.push(a);
  }
  return around;
}

/** Hops from the nearest of some devices; of those that can be reached. */
function hopsFrom(starts: readonly number[], around: Map<number, number[]>): Map<number, number> {
  const hops = new Map(starts.map((id) => [id, 0]));
  // A map goes through what is added on the way, too.
  for (const [id, far] of hops) {
    for (const other of around.get(id) ?? []) {
      if (!hops.has(other)) {
        hops.set(other, far + 1);
      }
    }
  }
  return hops;
}

/** Of the part of the network in which a device is. */
const ofParts =
  (valueOf: (ids: readonly number[]) => number) =>
  (world: World): Map<number, number> => {
    const around = aroundOf(world);
    const values = new Map<number, number>();
    for (const {id} of world.devices) {
      if (!values.has(id)) {
        const part = [...hopsFrom([id], around).keys()];
        const value = valueOf(part);
        part.forEach((one) => values.set(one, value));
      }
    }
    return values;
  };

/** What pages can name: the true value of each device; endless where there is none. */
export const TRUTHS = {
  hops: (world: World): Map<number, number> =>
    hopsFrom(
      world.devices.flatMap(({id, source}) => (source ? [id] : [])),
      aroundOf(world),
    ),
  size: ofParts((ids) => ids.length),
  'greatest-id': ofParts((ids) => Math.max(...ids)),
};
export type Truth = keyof typeof TRUTHS;
