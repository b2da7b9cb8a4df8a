/** What figures fetch when it is wanted, as they know it. */
import {type FigureData} from '../figure/data';
import {type Page} from '../player/changes';
import {type Figure} from './figure';
import {type Moment} from './moments';

/** What the workbench of the playground is handed. */
export interface WorkbenchOptions {
  readonly figure: Figure;
  readonly data: FigureData;
  readonly root: ShadowRoot;
  readonly page: Page;
  /** A figure by its name; where it is unavailable, that is said, with another try. */
  readonly load: (name: string, again: () => void) => Promise<FigureData | undefined>;
}

/** packages/playground/src/workbench */
export interface WorkbenchModule {
  readonly open: (options: WorkbenchOptions) => Promise<void>;
}

/** packages/playground/src/hero */
export interface HeroModule {
  readonly open: (host: HTMLElement, page: Page, data: FigureData) => Promise<void>;
}

/** A figure as it is saved. */
export interface SavedFigure {
  readonly name: string;
  readonly networks: readonly SVGSVGElement[];
  /** What values of programs are called. */
  readonly labels: readonly string[];
  /** All rounds that are kept. */
  readonly moments: readonly Moment[];
  /** The one that is shown. */
  readonly round: number;
}

/** packages/playground/src/save */
export interface SaveModule {
  readonly saveDrawing: (figure: SavedFigure) => void;
  readonly saveValues: (figure: SavedFigure) => void;
}
