/** Lines over all rounds that are kept: what each network has come to as a whole. */
import {digits} from '../figure/part';
import {type Reading, READING, type Readout} from '../figure/readings';
import {type Truth} from '../figure/truths';
import {type Moment, type RoundHistory} from './roundHistory';

/** Of a drawing, which is stretched to its place. */
export const SIZE = {width: 100, height: 40} as const;

type Point = readonly [x: number, y: number];

const path = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index > 0 ? 'L' : 'M'}${digits(x)} ${digits(y)}`).join('');

/** A line as it is drawn, in paths: the values between which most are, the line itself, the round that is shown. */
export interface Drawn {
  readonly band: string;
  readonly line: string;
  readonly now: string;
  /** What it is in the round that is shown. */
  readonly words: string;
}

export const NOTHING: Drawn = {band: '', line: '', now: '', words: ''};

/** What lines of one kind reach, so that those of two programs can be compared. */
interface Reach {
  readonly least: number;
  readonly greatest: number;
}

function drawn(
  {round, first, last}: RoundHistory,
  readings: readonly Reading[],
  {least, greatest}: Reach,
): Drawn {
  const x = (at: number): number => (SIZE.width * at) / Math.max(1, last - first);
  const y = (value: number): number =>
    SIZE.height - 1 - ((SIZE.height - 2) * (value - least)) / (greatest - least || 1);
  const points = (of: (reading: Reading) => number | undefined): Point[] =>
    readings.flatMap((reading, at) => {
      const value = of(reading);
      return value === undefined ? [] : [[x(at), y(value)] as const];
    });
  const [low, high] = [0, 1].map((end) => points(({band}) => band?.[end]));
  return {
    band: path([...low, ...high.reverse()]),
    line: path(points(({line}) => line)),
    now: `M${digits(x(round - first))} 0v${SIZE.height}`,
    words: readings[round - first]?.words ?? '',
  };
}

/** The lines of one readout, of each program. */
export class Lines {
  private readonly known = new WeakMap<Moment, Reading[]>();

  constructor(
    private readonly readout: Readout,
    private readonly truth: Truth | undefined,
  ) {}

  of(history: RoundHistory): Drawn[] {
    const all = history.all.map((moment, at) => this.read(moment, history.all[at - 1]));
    const values = all.flat().flatMap(({line = [], band = [0]}) => [...band].concat(line));
    const reach = {least: Math.min(...values), greatest: Math.max(...values)};
    return (history.now?.ran ?? []).map((_, index) =>
      drawn(
        history,
        all.map((own) => own[index]),
        reach,
      ),
    );
  }

  private read(moment: Moment, before: Moment | undefined): Reading[] {
    const {known, readout, truth} = this;
    const readings =
      known.get(moment) ??
      moment.ran.map((round, index) =>
        READING[readout]({
          ...{round, before: before?.ran[index], truth},
          world: moment.given.world,
        }),
      );
    known.set(moment, readings);
    return readings;
  }
}
