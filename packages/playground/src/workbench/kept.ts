/** What a reader makes on the workbench: kept in this browser, and in links. */
import {type FigureData} from '../figure/data';
import {type Page} from '../player/changes';
import {figureIn, PLAYGROUND, PREFIX, readFragment} from '../player/link';
import {unpacked} from './delta';
import {type WorkbenchState, lostWords, readState} from './state';

const UNREADABLE = 'This link could not be read, so the page opened without its contents.';

/** What was read of a link or a store, and a sentence where something could not be. */
export interface Kept {
  readonly state: WorkbenchState;
  /** What it began as, as that is today. */
  readonly figure: FigureData | undefined;
  readonly sentence: string;
}

/** Finds a figure by its name. */
type Load = (name: string) => Promise<FigureData | undefined>;

/** The figure that the address names, among those that there are. */
export function namedFigure(): string | undefined {
  const name = figureIn(window.location.hash);
  return OFFERED_FIGURES.find((one) => one.name === name)?.name;
}

/** What the address holds, as text; nothing where it holds none, which is said where it tried. */
export async function linkedText(page: Page): Promise<string | null> {
  const {hash} = window.location;
  if (!hash.startsWith(PREFIX)) {
    return null;
  }
  const found = await readFragment(hash);
  if (found?.run === PLAYGROUND) {
    return found.program;
  }
  page.notify(UNREADABLE, 'Close', () => page.announce(''));
  return null;
}

/**
 * Reads what a link or a store holds, part by part.
 * @returns nothing for what is no state at all
 */
export async function readKept(
  text: string,
  from: 'link' | 'store',
  load: Load,
): Promise<Kept | undefined> {
  let read: Record<string, unknown>;
  try {
    read = {...(JSON.parse(text) as Record<string, unknown>)};
  } catch {
    return undefined;
  }
  const {figure: name} = read;
  const figure = typeof name === 'string' ? await load(name) : undefined;
  const {whole, lost} = unpacked(read, figure);
  const found = readState(JSON.stringify(whole));
  if (found === undefined) {
    return undefined;
  }
  const isGone = found.state.figure !== undefined && figure === undefined;
  const all = [...lost, ...(isGone ? ['the figure that it began as'] : []), ...found.lost];
  return {state: found.state, figure, sentence: lostWords(all, from)};
}
