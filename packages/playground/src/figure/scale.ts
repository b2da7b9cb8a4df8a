/** How large a network is drawn. */
import {type Place} from './places';
import {type Frame} from './editableNetwork';

/** Wide stands beside a sidebar, narrow fits a phone. */
export type Width = 'wide' | 'narrow';

/** Units of a drawing are CSS pixels where it has all the room it wants. */
const WIDTH: Record<Width, number> = {wide: 640, narrow: 336};
const HIGHEST = 330;
/** Units between devices that are 1 apart. */
export const MOST_SPACING = 86;
export const MARGIN = {side: 30, top: 36, bottom: 38};
const LEGEND = 30;
/** What a network is called, where there are two. */
const LABEL = 22;
export const RADIUS = {least: 3.5, most: 17, share: 0.33};
/** Closer ones have no room for words around them, unless they stand in one row. */
const LEAST_SPACING = 60;

/** How places become units of a drawing. */
export interface Scale {
  readonly width: number;
  readonly height: number;
  /** Units between devices that are 1 apart. */
  readonly spacing: number;
  readonly radius: number;
  /** Is there room around devices? */
  readonly isRoomy: boolean;
  readonly at: (place: Place) => Place;
  /** The place of a point in the drawing. */
  readonly placeAt: (point: Place) => Place;
}

/** @param most units between devices that are 1 apart */
export function scaleOf(
  frame: Frame,
  kind: Width,
  label?: string,
  most: number = MOST_SPACING,
): Scale {
  const width = WIDTH[kind];
  const top = MARGIN.top + (label === undefined ? 0 : LABEL);
  const fit = (room: number, size: number): number => (size > 0 ? room / size : Infinity);
  const spacing = Math.min(
    most,
    fit(width - 2 * MARGIN.side, frame.width),
    fit(HIGHEST - top - MARGIN.bottom, frame.height),
  );
  const left = (width - frame.width * spacing) / 2;
  return {
    width,
    height: Math.ceil(top + frame.height * spacing + MARGIN.bottom + LEGEND),
    spacing,
    isRoomy: frame.height === 0 || spacing >= LEAST_SPACING,
    radius: Math.max(RADIUS.least, Math.min(RADIUS.most, spacing * RADIUS.share)),
    at: ({x, y}) => ({
      x: left + (x - frame.left) * spacing,
      y: top + (y - frame.top) * spacing,
    }),
    placeAt: ({x, y}) => ({
      x: (x - left) / spacing + frame.left,
      y: (y - top) / spacing + frame.top,
    }),
  };
}

/** Drawings of two networks stand side by side where there is room for both. */
export const kindFor = (kind: Width, networks: number): Width => (networks > 1 ? 'narrow' : kind);
