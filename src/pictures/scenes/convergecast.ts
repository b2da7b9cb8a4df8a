import {arrow, device, ink, links, type Picture} from '@collektive/pictures';
import {mesh} from '../mesh';
import {settledRound, valuesAt} from '../runs';

type Collected = [parent: number, sum: number, told: number];
const devices = valuesAt<Collected>('convergecast', settledRound('convergecast'));
const sink = devices.findIndex(([parent], id) => parent === id);
const total = devices[sink][1];
const children = devices.flatMap(([parent], id) => (parent === sink && id !== sink ? [id] : []));
const R = 14;

/** The more devices a stream carries, the wider it is. */
const width = (sum: number): number => 1.6 + 2.6 * (Math.log(sum) / Math.log(total));

export const convergecast: Picture = {
  name: 'convergecast',
  runs: ['convergecast'],
  alt:
    `${devices.length} devices that count themselves. An arrow leads from each to its parent, a ` +
    'neighbour nearer to the sink; each shows the count of its own branch, 1 at the ends. The ' +
    `sink's neighbours bring ${children.map((id) => devices[id][1]).join(', ')}; with itself the ` +
    `sink counts ${total}.`,
  caption:
    'Convergecast: each device adds what its children sent to its own 1, and sends the sum to one ' +
    'parent, towards the sink. Only the sink has the total.',
  draw(layout) {
    const {points, links: ends, ...size} = mesh(layout);
    const content = [
      links(ends, ink.hair),
      ...devices.map(([parent, sum], id) =>
        id === sink
          ? ''
          : arrow(points[id], points[parent], {
              width: width(sum),
              gaps: [R + 2, parent === sink ? 22 : R + 3],
            }),
      ),
      ...devices.map(([, sum], id) =>
        id === sink
          ? device(points[id], {value: sum, r: 18, fill: ink.paper, source: true})
          : device(points[id], {value: sum, r: R}),
      ),
    ];
    return {...size, content: content.join('')};
  },
};
