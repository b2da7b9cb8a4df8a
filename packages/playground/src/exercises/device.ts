/** A device of a network on which a program fails. */
import {type Place} from '../figure/places';
import {cut, fitsInside, written} from '../figure/values';
import {svg} from '../player/dom';

interface Device {
  readonly id: string;
  readonly value: string | undefined;
  readonly radius: number;
  /** So many have room beside it. */
  readonly letters: number;
}

/** A device, its id and its value. */
export function device({x, y}: Place, {id, value, radius, letters}: Device): SVGGElement {
  const label = value === undefined ? '' : written(value);
  const inside = fitsInside(label);
  return svg(
    'g',
    {class: value === undefined ? 'device device-silent' : 'device'},
    svg('title', {}, value === undefined ? `device ${id}` : `device ${id}: ${value}`),
    svg('circle', {cx: x, cy: y, r: radius}),
    svg('text', {x, y: y - radius - 7, class: 'id'}, cut(id, letters)),
    svg(
      'text',
      {
        x,
        y: inside ? y + 4.5 : y + radius + 16,
        class: inside ? 'value' : 'value value-below',
      },
      inside ? label : cut(label, letters),
    ),
  );
}
