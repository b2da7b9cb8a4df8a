/** Where an arrow key leads. */
import {type Sensed} from '../session';

/** The nearest device in a direction; one that is off to the side counts as farther. */
export function nearest(
  {id, x, y}: Sensed,
  devices: readonly Sensed[],
  [right, down]: readonly [number, number],
): number | undefined {
  let best: {id: number; far: number} | undefined;
  for (const other of devices) {
    const [dx, dy] = [other.x - x, other.y - y];
    const along = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    const far = along + 2 * aside;
    if (other.id !== id && along > 0.01 && (best === undefined || far < best.far)) {
      best = {id: other.id, far};
    }
  }
  return best?.id;
}
