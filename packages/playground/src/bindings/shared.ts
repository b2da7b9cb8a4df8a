/** What the packages below are written with. */
import {type Double, type Function} from '@collektive/kotlin';
import {kotlinValues} from '../values';

/** A function that a program hands over. */
export type F = Function;

/** Of types that no value here is of. */
export const never = (): boolean => false;

export const {ints, doubles} = kotlinValues;

/** The number of a `Double`. */
export const real = (value: unknown): number => (value as Double).value;
