import {device, shown, type Picture, weave} from '@collektive/pictures';
import {valuesAt} from '../runs';

interface Exchanged {
  sent: Record<string, number>;
  received: number;
}

const before = valuesAt<Exchanged>('exchange', 2);
const after = valuesAt<Exchanged>('exchange', 3);
const total = (sent: Record<string, number>): number =>
  Object.values(sent).reduce((sum, one) => sum + one, 0);
const amounts = before.map(({sent}) => total(sent));
const received = after.map((one) => one.received);

export const exchange: Picture = {
  name: 'exchange',
  runs: ['exchange'],
  alt:
    `Three devices in a line have ${amounts.join(', ')} and split it among their neighbours: device ` +
    `1 sends ${before[1].sent['0']} to device 0 and ${before[1].sent['2']} to device 2, the others ` +
    `send all they have to device 1. In the next round they receive ${received.join(', ')}.`,
  caption:
    '`exchange`: each neighbour gets its own value. Here a device splits what it has, by what ' +
    'its neighbours need, and adds up what it gets.',
  draw: (layout) =>
    weave(
      {
        rounds: ['has', 'receives'],
        node: (i, k, point) => device(point, {value: k === 0 ? amounts[i] : received[i], r: 17}),
        flow: (from, to) => (from === to ? undefined : shown(before[from].sent[to])),
        half: () => ({along: 17, across: 17}),
        kinds: ['sends'],
      },
      layout,
    ),
};
