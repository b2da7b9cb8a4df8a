import type {Collapse} from '../../collapse';
import type {Numbers} from '../../values';
import {fold} from './reductions';

/** Zero of no neighbours. */
export const sum = <N>(collapse: Collapse<N>, numbers: Numbers<N>): N =>
  fold(collapse, numbers.zero, (a, b) => numbers.plus(a, b));

/** One of no neighbours. */
export const product = <N>(collapse: Collapse<N>, numbers: Numbers<N>): N =>
  fold(collapse, numbers.one, (a, b) => numbers.times(a, b));
