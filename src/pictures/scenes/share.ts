import {device, shade, shown, type Picture, weave} from '@collektive/pictures';
import {valuesAt} from '../runs';

const rounds = [1, 2, 3].map((round) => valuesAt<number>('share', round));
const farthest = 3;

export const share: Picture = {
  name: 'share',
  runs: ['share'],
  alt:
    'Three devices in a line over three rounds; device 0 is the source. Each device keeps its ' +
    'value and sends the same value to every neighbour. Values in hops, by round: ' +
    `${rounds.map((row) => row.map(shown).join(', ')).join('; then ')}.`,
  caption:
    '`share`: a device keeps what it computes and sends the same to all. Here the distance to ' +
    'device 0 travels one hop a round.',
  draw: (layout) =>
    weave(
      {
        rounds: ['round 1', 'round 2', 'round 3'],
        node: (i, k, point) =>
          device(point, {
            value: rounds[k][i],
            r: 17,
            source: i === 0,
            ...shade(rounds[k][i], farthest),
          }),
        flow: (from, _to, k) => shown(rounds[k][from]),
        half: () => ({along: 17, across: 17}),
        kinds: ['sends', 'keeps'],
      },
      layout,
    ),
};
