import {
  device,
  halo,
  ink,
  links,
  shade,
  text,
  slots,
  at,
  type Picture,
  note,
} from '@collektive/pictures';
import {mesh, neighborsOf} from '../mesh';
import {settledRound, valuesAt} from '../runs';

const values = valuesAt<number>('field', settledRound('field'));
const farthest = Math.max(...values);
/** The device whose own view is shown. */
const SEEN = 14;
const seen = [...neighborsOf(SEEN), SEEN].sort((a, b) => a - b);
const SLOT = {width: 46, height: 30};

/** The device's Field, numbers of devices beneath. */
function view(): string {
  const row = {values: seen.map((id) => values[id]), own: seen.indexOf(SEEN), slot: SLOT};
  const numbers = seen.map((id, i) =>
    note(String(id), {x: (i - (seen.length - 1) / 2) * SLOT.width, y: 27}),
  );
  return slots({x: 0, y: 0}, row) + numbers.join('');
}

export const field: Picture = {
  name: 'field',
  runs: ['field'],
  alt:
    `A network of ${values.length} devices. Each shows its distance to the source in links, from 0 ` +
    `to ${farthest}; the nearer, the lighter its colour. Below, the view of device ${SEEN}: its own ` +
    `value and those of its neighbours, ` +
    `${seen.map((id) => `${values[id]} at device ${id}`).join(', ')}.`,
  caption:
    'A field gives every device a value; here, its distance to the source. A device holds only its ' +
    "own part of it: a `Field` with its value and its neighbours'.",
  draw(layout) {
    const {width, height, points, links: ends} = mesh(layout);
    const wide = layout === 'wide';
    const around = neighborsOf(SEEN).map((id) => [points[SEEN], points[id]] as const);
    const title = text(
      `What device ${SEEN} sees`,
      {x: wide ? 100 : width / 2, y: height + (wide ? 42 : 26)},
      {weight: 600, anchor: wide ? 'start' : 'middle'},
    );
    const content = [
      links(ends),
      links(around, ink.primary, 2.5),
      ...points.map((point, id) =>
        device(point, {
          value: values[id],
          source: values[id] === 0,
          ...shade(values[id], farthest),
        }),
      ),
      halo(points[SEEN], ink.primary),
      title,
      at(wide ? 400 : width / 2, height + (wide ? 42 : 58), view()),
    ];
    return {width, height: height + (wide ? 80 : 96), content: content.join('')};
  },
};
