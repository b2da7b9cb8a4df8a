/** Devices go where their programs want, and wander. */
import {type EditableNetwork} from '../figure/editableNetwork';
import {type Shown} from '../session';

/** How far a device wanders in a round, at most. */
const WANDER = 0.12;

/** @param random from 0 to 1, where devices wander */
export function move(
  editable: EditableNetwork,
  shown: readonly Shown[],
  random?: () => number,
): void {
  const wants = new Map(shown.map(({id, move: by}) => [id, by]));
  for (const {id, x, y} of [...editable.devices]) {
    const [dx, dy] = wants.get(id) ?? [0, 0];
    const by = (): number => (random === undefined ? 0 : (2 * random() - 1) * WANDER);
    const [right, down] = [dx + by(), dy + by()];
    if (right !== 0 || down !== 0) {
      editable.move(id, {x: x + right, y: y + down});
    }
  }
}
