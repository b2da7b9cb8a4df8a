/** Lines over all rounds that are kept: what each network has come to as a whole. */
import {type FigureData} from '../figure/data';
import {digits} from '../figure/part';
import {type Reading, READING, type Readout} from '../figure/readings';
import {html, svg} from '../player/dom';
import {type Truth} from '../figure/truths';
import {type Moment, type Moments} from './moments';

/** Of a drawing, which is stretched to its place. */
const [WIDTH, HEIGHT] = [100, 40];

type Point = readonly [x: number, y: number];

const path = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index > 0 ? 'L' : 'M'}${digits(x)} ${digits(y)}`).join('');

/** What lines of one kind reach, so that those of two programs can be compared. */
interface Reach {
  readonly least: number;
  readonly greatest: number;
}

/** One line, of one program. */
class Line {
  private readonly words = html('span');
  private readonly paths = ['band', 'line', 'now'].map((name) => svg('path', {class: name}));
  readonly element: HTMLElement;
  private readonly known = new WeakMap<Moment, Reading>();

  constructor(
    private readonly readout: Readout,
    private readonly truth: Truth | undefined,
    private readonly index: number,
    label: string,
  ) {
    const size = {viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none'};
    const drawing = svg('svg', {...size, 'aria-hidden': 'true'}, ...this.paths);
    this.element = html('p', {}, html('span', {}, html('b', {}, label), this.words), drawing);
  }

  readings({all}: Moments): Reading[] {
    const {known, index, truth} = this;
    return all.map((moment, at) => {
      const [round, before] = [moment.ran[index], all[at - 1]?.ran[index]];
      const {world} = moment.given;
      const reading = known.get(moment) ?? READING[this.readout]({round, before, world, truth});
      known.set(moment, reading);
      return reading;
    });
  }

  show({round, first, last}: Moments, readings: Reading[], {least, greatest}: Reach): void {
    const x = (at: number): number => (WIDTH * at) / Math.max(1, last - first);
    const y = (value: number): number =>
      HEIGHT - 1 - ((HEIGHT - 2) * (value - least)) / (greatest - least || 1);
    const points = (of: (reading: Reading) => number | undefined): Point[] =>
      readings.flatMap((reading, at) => {
        const value = of(reading);
        return value === undefined ? [] : [[x(at), y(value)] as const];
      });
    const [low, high] = [0, 1].map((end) => points(({band}) => band?.[end]));
    const drawn = [
      path([...low, ...high.reverse()]),
      path(points(({line}) => line)),
      `M${digits(x(round - first))} 0v${HEIGHT}`,
    ];
    this.paths.forEach((one, index) => one.setAttribute('d', drawn[index]));
    this.words.textContent = readings[round - first]?.words ?? '';
  }
}

export class Readouts {
  readonly element = html('div');
  private readonly rows: readonly (readonly Line[])[];

  /** @param data asks for them */
  constructor({readouts, truth, programs}: FigureData) {
    this.rows = readouts.map((readout) =>
      programs.map(
        ({label}, index) =>
          new Line(readout, truth, index, programs.length > 1 ? `${label}: ` : ''),
      ),
    );
    this.element.append(
      ...this.rows.map((row) =>
        html('div', {class: 'readout'}, ...row.map(({element}) => element)),
      ),
    );
  }

  show(moments: Moments): void {
    for (const row of this.rows) {
      const all = row.map((line) => line.readings(moments));
      const values = all.flat().flatMap(({line = [], band = [0]}) => [...band].concat(line));
      const reach = {least: Math.min(...values), greatest: Math.max(...values)};
      row.forEach((line, index) => line.show(moments, all[index], reach));
    }
  }
}
