/** The network on which a program fails, as figures are drawn. */
import {type Failing} from '../exercise/check';
import {Domain} from '../figure/domain';
import {type View} from '../figure/drawing';
import {type Scale, scaleOf, type Width} from '../figure/scale';
import {frameOf} from '../figure/editableNetwork';

export const RINGS = 'A ring: wrong. The arrow leads to what the device should say.';

/** @returns the drawing, and all that is to be seen of it in words */
export function pictureOf(
  {world, answers}: Failing,
  width: Width,
): {readonly scale: Scale; readonly view: View; readonly words: string} {
  const said = answers.map(
    ({id, says, wants}) =>
      `device ${id} says ${says}${wants === undefined ? '' : ` and should say ${wants}`}`,
  );
  return {
    scale: scaleOf(frameOf(world.devices), width),
    view: {
      ...{world, broken: []},
      wanted: new Map(answers.map(({id, wants}) => [id, wants])),
      shown: answers.map(({id, says}) => ({id, value: says})),
      domain: new Domain(answers.map(({says}) => says)),
    },
    words: said.join('; '),
  };
}
