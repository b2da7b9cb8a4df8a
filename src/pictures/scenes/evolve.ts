import {device, shown, type Picture, weave} from '@collektive/pictures';
import {valuesAt} from '../runs';

const rounds = [1, 2, 3].map((round) => valuesAt<number>('evolve', round));

/** A total starts at 0, so the first is what a device measured. */
const [measured] = rounds;

export const evolve: Picture = {
  name: 'evolve',
  runs: ['evolve'],
  alt:
    'Three devices over three rounds. In each round a device hands its total to its own next ' +
    `round, and nothing goes to its neighbours. Totals: ${rounds.map((row) => row.join(', ')).join('; then ')}.`,
  caption: '`evolve`: each device adds what it measures to the total it keeps. Nothing is sent.',
  draw: (layout) =>
    weave(
      {
        rounds: ['round 1', 'round 2', 'round 3'],
        node: (i, k, point) => device(point, {value: rounds[k][i], r: 17}),
        flow: (from, to, k) => (from === to ? shown(rounds[k][from]) : undefined),
        half: () => ({along: 17, across: 17}),
        kinds: ['keeps'],
        about: measured.map((one) => `measures ${one}`),
      },
      layout,
    ),
};
