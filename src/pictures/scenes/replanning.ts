import {
  device,
  halo,
  ink,
  links,
  text,
  at,
  el,
  path,
  type Point,
  WIDTH,
  type Layout,
  type Picture,
  note,
} from '@collektive/pictures';
import {valuesAt} from '../runs';

type Place = [x: number, y: number];
type Told = [leader: [number], plan: number[]];

const robots = valuesAt<Place>('robots', 1);
const tasks = valuesAt<Place>('tasks', 1);
const radio = valuesAt<[number, number]>('radio', 1);
/** What each robot holds before the failure, and after it. */
const [[, before], [, after]] = [1, 2].map(
  (round) => [round, valuesAt<Told>('replanned', round)] as const,
);
const [[leader], plan] = before[0];
const [[heir], newPlan] = after[0];
const moved = tasks.flatMap((_, task) => (plan[task] === newPlan[task] ? [] : [task]));

const SIDE = 292;
const TITLE = 30;
const scale = (value: number): number => 20 + (value / 200) * (SIDE - 40);
const point = ([x, y]: Place): Point => ({x: scale(x), y: TITLE + scale(y)});

/** One state of the mission. @param failed a robot that takes part no more */
function panel(title: string, leading: number, assigned: number[], failed?: number): string {
  const cross = ({x, y}: Point): string =>
    el('path', {
      d: path`M${x - 7} ${y - 7}l14 14M${x + 7} ${y - 7}l-14 14`,
      stroke: ink.accent,
      'stroke-width': 2.5,
    });
  return [
    text(title, {x: SIDE / 2, y: 14}, {anchor: 'middle', weight: 650}),
    links(
      radio
        .filter((pair) => failed === undefined || !pair.includes(failed))
        .map(([a, b]) => [point(robots[a]), point(robots[b])]),
      ink.hair,
    ),
    links(
      assigned.map((robot, task) => [point(robots[robot]), point(tasks[task])]),
      ink.primary,
      2,
    ),
    ...tasks.map((place, task) => {
      const found = point(place);
      const isNew = failed !== undefined && moved.includes(task);
      return (
        (isNew ? halo(found, ink.accent, 11) : '') +
        el('circle', {cx: found.x, cy: found.y, r: 6, fill: ink.primary})
      );
    }),
    ...robots.map((place, robot) =>
      robot === failed
        ? device(point(place), {shape: 'square', stroke: ink.hair}) + cross(point(place))
        : device(point(place), {
            shape: 'square',
            value: String(robot),
            ...(robot === leading ? {fill: ink.text, color: ink.paper, stroke: ink.text} : {}),
          }),
    ),
  ].join('');
}

const wide = (layout: Layout): boolean => layout === 'wide';

export const replanning: Picture = {
  name: 'replanning',
  runs: ['replanned', 'robots', 'tasks'],
  alt:
    `${robots.length} robots and ${tasks.length} tasks, before and after robot ${leader} fails. ` +
    `Then robot ${heir} leads, and ${moved.length} tasks, ringed, belong to others.`,
  caption:
    `Robot ${leader} fails, robot ${heir} is elected, and ${moved.length} tasks change hands (ringed). ` +
    'The leader strategy, in our own run with robots that stay put; no figures from the paper.',
  draw(layout) {
    const height = TITLE + SIDE;
    const width = WIDTH[layout];
    const [x, y] = wide(layout) ? [width - SIDE, 0] : [(width - SIDE) / 2, height + 12];
    const legend = 'dark square: the leader; dots: tasks';
    const bottom = y + height + 16;
    const content = [
      at(wide(layout) ? 0 : x, 0, panel(`robot ${leader} leads`, leader, plan)),
      at(x, y, panel(`robot ${leader} fails, robot ${heir} leads`, heir, newPlan, leader)),
      note(legend, {x: width / 2, y: bottom}),
    ];
    return {width, height: bottom + 14, content: content.join('')};
  },
};
