/** A device's `Field`: a row of slots, one for each device, its own marked, the unseen ones empty. */
import {SIZE, figure, ink} from './kit';
import {at, el, path, type Point} from './svg';

interface Slots {
  values: (number | undefined)[];
  /** The slot of the device whose view this is. */
  own: number;
  slot?: {width: number; height: number};
  color?: string;
}

/** Draws the row around its middle. */
export function slots(middle: Point, options: Slots): string {
  const {values, own, slot = {width: 27, height: 28}, color = ink.text} = options;
  const width = values.length * slot.width;
  const centre = (i: number): Point => ({x: (i + 0.5) * slot.width, y: slot.height / 2});
  return at(
    middle.x - width / 2,
    middle.y - slot.height / 2,
    el('rect', {
      width,
      height: slot.height,
      rx: 7,
      fill: ink.paper,
      stroke: ink.line,
      'stroke-width': 1.5,
    }),
    el('path', {
      d: values
        .slice(1)
        .map((_, i) => path`M${(i + 1) * slot.width} 0v${slot.height}`)
        .join(''),
      stroke: ink.hair,
    }),
    el('rect', {
      x: own * slot.width + 3,
      y: 3,
      width: slot.width - 6,
      height: slot.height - 6,
      rx: 4.5,
      fill: ink.tint,
      stroke: ink.primary,
      'stroke-width': 1.5,
    }),
    ...values.map((value, i) =>
      value === undefined
        ? el('path', {
            d: path`M${centre(i).x - 3.5} ${centre(i).y}h7`,
            stroke: ink.line,
            'stroke-width': 1.5,
          })
        : figure(value, centre(i), {
            size: SIZE.small,
            weight: i === own ? 700 : 550,
            color: i === own ? ink.text : color,
          }),
    ),
  );
}
