import {illegalState} from '../../failure';
import type {Values} from '../../values';
import {coerceIn} from '../util/limits';

/** How distances of one type are added, and between what they lie. */
export interface Distances<D> {
  values: Values;
  /** The distance of a source. */
  bottom: D;
  /** The distance where no source is known. */
  top: D;
  /** May not be smaller than either operand. */
  accumulateDistance: (fromSource: D, toNeighbor: D) => D;
}

/** The distance through a neighbour, within its limits. */
export function accumulate<D>(distances: Distances<D>, fromSource: D, toNeighbor: D): D {
  const {values, bottom, top} = distances;
  const total = coerceIn(values, distances.accumulateDistance(fromSource, toNeighbor), bottom, top);
  if (values.compare(total, fromSource) < 0 || values.compare(total, toNeighbor) < 0) {
    const {text} = values;
    throw illegalState(
      `The provided distance accumulation function violates the triangle inequality: accumulating ${text(fromSource)} and ${text(toNeighbor)} produced ${text(total)}`,
    );
  }
  return total;
}
