/** Keys on a device that has the focus. */
import {type Sensed} from '../session';
import {type Actions} from './actions';
import {nearest} from './nearest';

/** How far a key moves a device. */
const STEP = 0.25;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Does what a key asks for.
 *
 * @param own the device that has the focus
 * @param go lets another one have it
 * @param stay lets the one that is current have it, when `own` is gone
 * @returns whether the key means something
 */
export function pressKey(
  {key, shiftKey}: KeyboardEvent,
  own: Sensed,
  devices: readonly Sensed[],
  actions: Actions,
  go: (id: number) => void,
  stay: () => void,
): boolean {
  const arrow = ARROWS[key];
  if (arrow !== undefined && shiftKey) {
    actions.move(own.id, {x: own.x + STEP * arrow[0], y: own.y + STEP * arrow[1]});
  } else if (arrow !== undefined) {
    const next = nearest(own, devices, arrow);
    if (next !== undefined) {
      go(next);
    }
  } else if (key === 'Enter' || key === ' ') {
    actions.press(own.id);
  } else if (key === 'Delete' || key === 'Backspace') {
    actions.remove(own.id);
    stay();
  } else if (key === 'c') {
    actions.isolate(own.id);
  } else if (key === '+') {
    actions.add({x: own.x + 3 * STEP, y: own.y + 3 * STEP});
  } else {
    return false;
  }
  return true;
}
