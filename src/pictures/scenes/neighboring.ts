import {valuesAt} from '../runs';
import {slots, type Picture, weave} from '@collektive/pictures';

type View = Record<string, number>;
const rounds = [1, 2, 3].map((round) => valuesAt<View>('neighboring', round));
const offered = (device: number, k: number): number => rounds[k][device][device];

const told = rounds[2]
  .map(
    (view, i) =>
      `device ${i} sees ${Object.keys(view)
        .sort()
        .map((id) => `${view[id]} of ${id}`)
        .join(', ')}`,
  )
  .join('; ');

export const neighboring: Picture = {
  name: 'neighboring',
  runs: ['neighboring'],
  alt:
    'Three devices in a line over three rounds. Each sends its temperature to its neighbours and ' +
    'keeps nothing. Its field holds its own temperature of this round, and what its neighbours ' +
    `sent in the round before. In round 3 ${told}.`,
  caption:
    "`neighboring`: a field has a place for each neighbour. The device's own value (outlined) is from this " +
    'round; the others are the latest that have arrived.',
  draw: (layout) =>
    weave(
      {
        rounds: ['round 1', 'round 2', 'round 3'],
        node: (i, k, point) =>
          slots(point, {values: [0, 1, 2].map((id) => rounds[k][i][id]), own: i}),
        flow: (from, to, k) => (from === to ? undefined : String(offered(from, k))),
        half: (one) => (one === 'wide' ? {along: 41, across: 14} : {along: 14, across: 41}),
        kinds: ['sends'],
      },
      layout,
    ),
};
