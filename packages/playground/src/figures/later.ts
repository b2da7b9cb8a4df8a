/** A figure as it is saved. */
import {isNamed, sensesSource} from '../figure/data';
import {type FigureModel} from './model';
import {type Moment} from './roundHistory';

/** A figure as it is saved. */
export interface SavedFigure {
  readonly name: string;
  readonly networks: readonly SVGSVGElement[];
  /** What values of programs are called. */
  readonly labels: readonly string[];
  /** A program asks which devices are sources. */
  readonly hasSources: boolean;
  /** All rounds that are kept. */
  readonly history: readonly Moment[];
  /** The one that is shown. */
  readonly round: number;
}

/** @param networks their drawings */
export const savedOf = (
  {data, history}: Pick<FigureModel, 'data' | 'history'>,
  networks: readonly SVGSVGElement[],
): SavedFigure => ({
  ...{name: data.name, round: history.round, history: history.all, networks},
  labels: isNamed(data) ? data.programs.map(({label}) => label) : ['value'],
  hasSources: sensesSource(data),
});
