/** Runs figures while the site is built: what a page shows before anything is touched. */
import type {Shown} from '@collektive/playground';
import {
  devicesOf,
  Domain,
  type FigureData,
  DEFAULTS,
  draw,
  type Part,
  layoutOf,
  kindFor,
  type Scale,
  scaleOf,
  type Width,
  frameOf,
  isNamed,
  EditableNetwork,
} from '@collektive/playground/figure';
import {el, words} from '@collektive/pictures';
import {resultOf} from './results';

/** What came of a figure's rounds. */
export interface Ran {
  readonly data: FigureData;
  readonly editable: EditableNetwork;
  /** Of each program. */
  readonly shown: readonly (readonly Shown[])[];
  /** What its colours mean, in all of its rounds. */
  readonly domain: Domain;
}

const editableOf = (data: FigureData): EditableNetwork =>
  new EditableNetwork(devicesOf(data), layoutOf(data.network).range);

/**
 * Runs a figure.
 * @throws Error with half a sentence for a program that is refused
 */
export function runFigure(data: FigureData): Ran {
  const all = resultOf('rounds', data);
  return {
    data,
    editable: editableOf(data),
    shown: all.map((own) => own[own.length - 1]),
    domain: new Domain(all.flat(2).map(({value}) => value)),
  };
}

const textOf = ({tag, attributes, parts}: Part): string =>
  el(tag, attributes, ...parts.map((one) => (typeof one === 'string' ? words(one) : textOf(one))));

/** How large the drawing of each of a figure's networks is. */
export const scaleOfDrawing = ({data, editable}: Ran, width: Width): Scale =>
  scaleOf(
    frameOf(editable.devices),
    kindFor(width, data.programs.length),
    isNamed(data) ? data.programs[0].label : undefined,
  );

/** A drawing of the network that a program of a figure runs on. */
export interface NetworkDrawing {
  /** Of the program. */
  readonly index: number;
  readonly width: Width;
}

/** One is drawn for a wide column and for a phone; two stand side by side there, and are narrow. */
export const drawingsOf = ({data: {programs}}: Pick<Ran, 'data'>): NetworkDrawing[] =>
  programs.flatMap((_, index) =>
    (programs.length > 1 ? (['narrow'] as const) : (['wide', 'narrow'] as const)).map((width) => ({
      index,
      width,
    })),
  );

/** What a drawing is called in its file. */
export const fragmentOf = (width: Width, index: number): string => `${width}-${index}`;

/** The file of a figure's drawings, by their fragments. */
export function drawingFile(ran: Ran): string {
  const {data, editable, shown, domain} = ran;
  const {world, broken} = editable;
  const groups = drawingsOf(ran).map(({index, width}) => {
    const label = isNamed(data) ? data.programs[index].label : undefined;
    const view = {world, broken, shown: shown[index], domain, quantity: data.title, label};
    const drawn = draw(view, scaleOfDrawing(ran, width)).map(textOf);
    return el('g', {id: fragmentOf(width, index), ...DEFAULTS}, ...drawn);
  });
  return el('svg', {xmlns: 'http://www.w3.org/2000/svg'}, ...groups);
}

/** Where a figure's drawings are, below the base URL. */
export const drawingPath = (name: string): string => `img/figures/${name}.svg`;
