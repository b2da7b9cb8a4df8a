import {device, halo, ink, links, shade, el, type Picture, note} from '@collektive/pictures';
import {mesh} from '../mesh';
import {valuesAt} from '../runs';

type Vessel = [parent: number, branch: number, resource: number];
const whole = valuesAt<Vessel>('vascular', 1);
const cut = valuesAt<Vessel>('vascular', 2);
const rootsOf = (vessels: Vessel[]): number[] =>
  vessels.flatMap(([parent], id) => (parent === id ? [id] : []));
const [first] = rootsOf(whole);
const roots = rootsOf(cut);
const most = cut[roots[0]][2];

/** On which side of the cut a device is: its root. */
const rootOf = (id: number): number => (cut[id][0] === id ? id : rootOf(cut[id][0]));
const size = (resource: number): number => 10 + 8 * Math.sqrt(resource / most);

export const fieldvmc: Picture = {
  name: 'fieldvmc',
  runs: ['vascular', 'links'],
  alt:
    `A network of ${cut.length} devices that was cut in two, with a tree in each part. Lines grow wider ` +
    `towards the roots, devices ${roots.join(' and ')}, which have ${most} of resource each.`,
  caption:
    `Two trees after a cut, where one had its root at device ${first}: success flows to each root, and ` +
    'its resource back. The idea of FieldVMC, in our own run; nothing grows in it.',
  draw(layout) {
    const {points, width, height} = mesh(layout);
    const pairs = valuesAt<[number, number]>('links', 1);
    const isCut = ([a, b]: [number, number]): boolean => rootOf(a) !== rootOf(b);
    const ends = (some: [number, number][]) =>
      some.map(([a, b]) => [points[a], points[b]] as const);
    const content = [
      links(ends(pairs.filter((pair) => !isCut(pair))), ink.hair),
      el('g', {'stroke-dasharray': '2 6'}, links(ends(pairs.filter(isCut)))),
      ...cut.map(([parent, , resource], id) =>
        parent === id
          ? ''
          : links([[points[id], points[parent]]], ink.muted, 1.5 + 7 * (resource / most)),
      ),
      ...cut.map(([parent, , resource], id) => {
        const root = parent === id;
        return (
          (root ? halo(points[id], ink.text, size(resource) + 5) : '') +
          device(points[id], {value: resource, r: size(resource), ...shade(resource, most)})
        );
      }),
      note('ringed: a root; in a device, the resource that it gets', {
        x: width / 2,
        y: height + 16,
      }),
    ];
    return {width, height: height + 30, content: content.join('')};
  },
};
