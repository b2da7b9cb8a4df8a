/** How far news has to travel in a network. */
import {type World} from '../session';

/** The most hops from one device to another that it reaches. */
export function hopsAcross({devices, links}: World): number {
  const at = new Map(devices.map(({id}, index) => [id, index]));
  const near: number[][] = devices.map(() => []);
  for (const [a, b] of links) {
    const [one, other] = [at.get(a) ?? 0, at.get(b) ?? 0];
    near[one].push(other);
    near[other].push(one);
  }
  let most = 0;
  for (const start of near.keys()) {
    const hops = new Int32Array(near.length).fill(-1);
    hops[start] = 0;
    const reached = [start];
    for (const one of reached) {
      for (const other of near[one]) {
        if (hops[other] < 0) {
          hops[other] = hops[one] + 1;
          reached.push(other);
        }
      }
    }
    most = Math.max(most, hops[reached[reached.length - 1]] ?? 0);
  }
  return most;
}
