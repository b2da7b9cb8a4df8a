/** The network on which a program fails: what devices say, and beneath those that are wrong what they should say. */
import {type Failing} from '../exercise/check';
import {LETTER} from '../figure/part';
import {frameOf} from '../figure/terrain';
import {cut, written} from '../figure/values';
import {html, svg} from '../player/dom';
import {device} from './device';

const NOTE = 'A ring: wrong. The arrow leads to what the device should say.';

const RADIUS = 15;
const RING = 4;
/** Around devices, for words too, and from one to the line beneath its value. */
const [MARGIN, BELOW] = [48, 30];
const MOST_SPACING = 96;

/** @param room in pixels, from left to right */
export function drawFailing({world, answers}: Failing, room: number): HTMLElement {
  const frame = frameOf(world.devices);
  const spacing = Math.min(MOST_SPACING, (room - 2 * MARGIN) / (frame.width || 1));
  const [width, height] = [frame.width, frame.height].map((size) => size * spacing + 2 * MARGIN);
  const radius = Math.min(RADIUS, spacing / 3);
  const letters = Math.floor(spacing / LETTER);
  const place = new Map(
    world.devices.map(({id, x, y}) => [
      id,
      {x: MARGIN + (x - frame.left) * spacing, y: MARGIN + (y - frame.top) * spacing},
    ]),
  );
  const links = world.links
    .map((ends) => ends.map((id) => place.get(id)!))
    .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`);
  const devices = answers.flatMap(({id, says, wants}) => {
    const {x, y} = place.get(id)!;
    const drawn = device({x, y}, {id: String(id), value: says, radius, letters});
    if (wants === undefined) {
      return [drawn];
    }
    const ring = svg('circle', {cx: x, cy: y, r: radius + RING});
    const below = {x, y: y + radius + BELOW, class: 'value-below'};
    const words = svg('text', below, cut(`→ ${written(wants)}`, letters));
    return [drawn, svg('g', {class: 'wrong'}, ring, words)];
  });
  const said = answers.map(({id, says, wants = says}) =>
    wants === says
      ? `device ${id} says ${says}`
      : `device ${id} says ${says} and should say ${wants}`,
  );
  const drawing = svg(
    'svg',
    {viewBox: `0 0 ${width} ${height}`, width, role: 'img', 'aria-label': said.join('; ')},
    svg('path', {d: links.join(''), class: 'links'}),
    ...devices,
  );
  return html('div', {class: 'drawing'}, drawing, html('p', {class: 'note'}, NOTE));
}
