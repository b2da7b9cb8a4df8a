/** What a reader makes on the workbench: kept in this browser, and in links. */
import {type FigureData} from '../figure/data';
import {figureIn} from '../player/link';
import {unpacked} from './delta';
import {partsOf, readState, type WorkbenchState} from './state';

/** What was read of a link or a store. */
export interface Kept {
  readonly state: WorkbenchState;
  /** What it began as, as that is today; nothing where it is not on this site any more. */
  readonly figure: FigureData | undefined;
}

/** The figure that the address names, among those that there are. */
export function namedFigure(): string | undefined {
  const name = figureIn(window.location.hash);
  return OFFERED_FIGURES.find((one) => one.name === name)?.name;
}

/**
 * Reads what a link or a store holds.
 * @param load finds a figure by its name
 * @throws Unreadable where a part of it is wrong
 */
export async function readKept(
  text: string,
  load: (name: string) => Promise<FigureData | undefined>,
): Promise<Kept> {
  const parts = partsOf(text);
  const {figure: name} = parts;
  const figure = typeof name === 'string' ? await load(name) : undefined;
  return {state: readState(unpacked(parts, figure)), figure};
}
