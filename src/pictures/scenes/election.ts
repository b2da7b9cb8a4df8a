import {area, type Area, device, ink, links, type Picture, note} from '@collektive/pictures';
import {linkedPairs, mesh} from '../mesh';
import {settledRound, valuesAt} from '../runs';

const round = settledRound('election');
const leaderOf = valuesAt<number>('election', round);
const leaders = [...new Set(leaderOf)].sort((a, b) => a - b);
const members = (leader: number): number[] =>
  leaderOf.flatMap((one, id) => (one === leader ? [id] : []));

/** A tint and an ink for each area: those of the callouts, which are read on each other. */
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];
const colours = (leader: number): {tint: string; dark: string} => {
  const kind = KINDS[leaders.indexOf(leader) % KINDS.length];
  return {tint: `var(--c-${kind}-bg)`, dark: `var(--c-${kind}-fg)`};
};

const shape = (leader: number): Area => ({
  tint: colours(leader).tint,
  edge: colours(leader).dark,
  members: members(leader),
  links: linkedPairs((a, b) => leaderOf[a] === leader && leaderOf[b] === leader),
});

export const election: Picture = {
  name: 'election',
  runs: ['election'],
  alt:
    `A network of ${leaderOf.length} devices in ${leaders.length} areas, each around a leader: ` +
    `${leaders
      .map(
        (leader) =>
          `${leader} leads ${members(leader)
            .filter((id) => id !== leader)
            .join(', ')}`,
      )
      .join('; ')}.`,
  caption:
    'A bounded election: areas form around their leaders, none of them reaching further than two ' +
    `links. Nothing changed after round ${round}.`,
  draw(layout) {
    const {points, links: ends, width, height} = mesh(layout);
    const content = [
      ...leaders.map((leader) => area(shape(leader), points)),
      links(ends),
      ...points.map((point, id) => {
        const {dark} = colours(leaderOf[id]);
        return leaderOf[id] === id
          ? device(point, {value: String(id), r: 18, fill: dark, color: ink.paper, stroke: dark})
          : device(point, {value: String(id), r: 14, stroke: dark});
      }),
      note('filled: a leader', {x: width / 2, y: height + 16}),
    ];
    return {width, height: height + 30, content: content.join('')};
  },
};
