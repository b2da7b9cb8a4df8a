/** Parts of a network that belong together, as soft shapes behind their devices. */
import {el, path, type Point} from './svg';

export interface Area {
  tint: string;
  edge: string;
  members: number[];
  links: [number, number][];
  /** Half the width of the shape around a link. */
  reach?: number;
}

/** Closed ways along the links, short ones first found: what they enclose belongs to the area. */
function rings({members, links}: Area): number[][] {
  const next = new Map(members.map((id) => [id, [] as number[]]));
  for (const [a, b] of links) {
    next.get(a)?.push(b);
    next.get(b)?.push(a);
  }
  const found: number[][] = [];
  const walk = (way: number[]): void => {
    for (const id of next.get(way[way.length - 1]) ?? []) {
      if (id === way[0] && way.length > 2 && way[1] < way[way.length - 1]) {
        found.push(way);
      } else if (id > way[0] && !way.includes(id)) {
        walk([...way, id]);
      }
    }
  };
  members.forEach((id) => walk([id]));
  return found;
}

/** Positive or negative by the sense in which a closed way runs. */
const turn = (way: number[], points: Point[]): number =>
  way.reduce((sum, id, i) => {
    const [a, b] = [points[id], points[way[(i + 1) % way.length]]];
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

/** Thick strokes along the links run together into one shape; a wider one beneath is its edge. */
export function area(options: Area, points: Point[]): string {
  const {tint, edge, members, links, reach = 22} = options;
  const to = (id: number): string => path`${points[id].x} ${points[id].y}`;
  const d = [
    ...links.map(([a, b]) => `M${to(a)}L${to(b)}`),
    ...members.map((id) => `M${to(id)}h0`),
  ].join('');
  // Drawn the same way round: opposite ones would cut each other out.
  const filled = rings(options)
    .map((way) => (turn(way, points) < 0 ? [...way].reverse() : way))
    .map((way) => `M${way.map(to).join('L')}z`)
    .join('');
  const layer = (color: string, width: number): string =>
    el('path', {
      d,
      fill: 'none',
      stroke: color,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) + (filled ? el('path', {d: filled, fill: color}) : '');
  return layer(edge, reach * 2 + 3) + layer(tint, reach * 2);
}
