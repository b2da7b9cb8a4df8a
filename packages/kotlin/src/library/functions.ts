/** What the library is written with: functions of a program, and orders of values. */
import {type Function} from '../run/values';

export type F = Function;
/** An order of values, as `Comparator` has it. */
export type Compare = (a: unknown, b: unknown) => number;
