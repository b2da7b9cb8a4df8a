/** A figure as it is saved. */
import {isNamed, sensesSource} from '../figure/data';
import {type FigureModel} from './model';
import {type Moment} from './moments';

/** A figure as it is saved. */
export interface SavedFigure {
  readonly name: string;
  readonly networks: readonly SVGSVGElement[];
  /** What values of programs are called. */
  readonly labels: readonly string[];
  /** A program asks which devices are sources. */
  readonly hasSources: boolean;
  /** All rounds that are kept. */
  readonly moments: readonly Moment[];
  /** The one that is shown. */
  readonly round: number;
}

/** @param networks their drawings */
export const savedOf = (
  {data, moments}: Pick<FigureModel, 'data' | 'moments'>,
  networks: readonly SVGSVGElement[],
): SavedFigure => ({
  ...{name: data.name, round: moments.round, moments: moments.all, networks},
  labels: isNamed(data) ? data.programs.map(({label}) => label) : ['value'],
  hasSources: sensesSource(data),
});
