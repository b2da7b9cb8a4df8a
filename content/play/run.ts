/** Runs figures while the site is built: what a page shows before anything is touched. */
import {LIMITS, Session, type Shown} from '@collektive/playground';
import {
  devicesOf,
  Domain,
  type FigureData,
  SEED,
  DEFAULTS,
  draw,
  type Part,
  layoutOf,
  kindFor,
  scaleOf,
  type Width,
  frameOf,
  isNamed,
  Terrain,
} from '@collektive/playground/figure';
import {el, words} from '@collektive/pictures';
import {kept} from '../kept';
import {RUNNING} from './playable';

/** What came of a figure's rounds. */
export interface Ran {
  readonly data: FigureData;
  readonly terrain: Terrain;
  /** Of each program. */
  readonly shown: readonly (readonly Shown[])[];
  /** What its colours mean, in all of its rounds. */
  readonly domain: Domain;
}

/** What each program's devices showed, round by round, until the page is opened. */
const roundsOf = kept(
  'rounds',
  RUNNING,
  (data: FigureData): readonly (readonly (readonly Shown[])[])[] => {
    const {world} = terrainOf(data);
    return data.programs.map(({calls, program}) => {
      const session = new Session(program, {loss: 0, asynchronous: false, seed: SEED});
      const [mistake] = session.messages.filter(({severity}) => severity === 'error');
      if (mistake !== undefined) {
        throw new Error(
          `${calls} does not run: ${mistake.message} (line ${mistake.position.line} of ${mistake.position.file})`,
        );
      }
      const all: (readonly Shown[])[] = [];
      while (all.length < data.rounds) {
        const {shown, outcome} = session.round(world, LIMITS);
        all.push(shown);
        if (outcome.ended !== 'well') {
          break;
        }
      }
      return all;
    });
  },
);

const terrainOf = (data: FigureData): Terrain =>
  new Terrain(devicesOf(data), layoutOf(data.network).range);

/**
 * Runs a figure.
 * @throws Error with half a sentence for a program that is refused
 */
export function runFigure(data: FigureData): Ran {
  const all = roundsOf(data);
  return {
    data,
    terrain: terrainOf(data),
    shown: all.map((own) => own[own.length - 1]),
    domain: new Domain(all.flat(2).map(({value}) => value)),
  };
}

const textOf = ({tag, attributes, parts}: Part): string =>
  el(tag, attributes, ...parts.map((one) => (typeof one === 'string' ? words(one) : textOf(one))));

export const WIDTHS: readonly Width[] = ['wide', 'narrow'];

/** A figure's drawing: of two networks side by side, or one beneath the other. Its text is SVG. */
export function drawingOf(
  {data, terrain, shown, domain}: Ran,
  width: Width,
): {width: number; height: number; content: string} {
  const {world, broken} = terrain;
  const kind = kindFor(width, shown.length);
  const labels = data.programs.map(({label}) => (isNamed(data) ? label : undefined));
  const scale = scaleOf(frameOf(terrain.devices), kind, labels[0]);
  const isBeside = width === 'wide' && shown.length > 1;
  const content = shown.map((own, index) => {
    const view = {world, broken, shown: own, domain, label: labels[index]};
    const network = draw(view, scale).map(textOf);
    if (index === 0) {
      return el('g', {}, ...network);
    }
    const [x, y] = isBeside ? [index * scale.width, 0] : [0, index * scale.height];
    const border = isBeside ? `M0 0V${scale.height}` : `M0 0H${scale.width}`;
    return el(
      'g',
      {transform: `translate(${x} ${y})`},
      el('path', {d: border, stroke: 'var(--c-hairline)'}),
      ...network,
    );
  });
  return {
    width: scale.width * (isBeside ? shown.length : 1),
    height: scale.height * (isBeside ? 1 : shown.length),
    content: content.join(''),
  };
}

/** The file of a figure's drawings; pages use the fragments #wide and #narrow. */
export function drawingFile(ran: Ran): string {
  const groups = WIDTHS.map((width) =>
    el('g', {id: width, ...DEFAULTS}, drawingOf(ran, width).content),
  );
  return el('svg', {xmlns: 'http://www.w3.org/2000/svg'}, ...groups);
}

/** Where a figure's drawings are, below the base URL. */
export const drawingPath = (name: string): string => `img/figures/${name}.svg`;
