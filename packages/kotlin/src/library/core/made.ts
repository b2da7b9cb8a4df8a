/** Items made and found by their places. */
import {Collected, KotlinMap, List, MapValues, Sequence} from '../../run/collections';
import {fail} from '../../run/failures';
import {machine} from '../../run/machine';
import {type F} from '../functions';

const negativeSize = (size: number): never => fail('NegativeArraySizeException', String(size));
export function made(size: number, init: F, isArray = false): unknown[] {
  if (size < 0) {
    return isArray
      ? negativeSize(size)
      : fail('IllegalArgumentException', `Illegal Capacity: ${size}`);
  }
  machine.allocate(size);
  const values: unknown[] = [];
  for (let index = 0; index < size; index += 1) {
    machine.step();
    values.push(init(index));
  }
  return values;
}
export function at(values: readonly unknown[], index: number): unknown {
  if (index < 0 || index >= values.length) {
    fail('IndexOutOfBoundsException', `Index ${index} out of bounds for length ${values.length}`);
  }
  return values[index];
}
export const isIterable = (value: unknown): boolean =>
  value instanceof List ||
  value instanceof Collected ||
  value instanceof MapValues ||
  (typeof value === 'object' &&
    value !== null &&
    Symbol.iterator in value &&
    !(value instanceof Sequence) &&
    !(value instanceof KotlinMap));
