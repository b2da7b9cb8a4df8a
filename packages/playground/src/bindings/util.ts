/** Points, and other helpers of the standard library. */
import * as model from '@collektive/model';
import {type Aggregate, type Field, Point2D, Point3D} from '@collektive/model';
import {type LibraryPackage, double, type Double, Pair, Triple} from '@collektive/kotlin';
import {kotlinValues} from '../values';
import {type F, real} from './shared';

const point = (value: unknown): Point2D | Point3D => {
  if (value instanceof Pair) {
    return new Point2D(real(value.first), real(value.second));
  }
  return value instanceof Triple
    ? new Point3D(real(value.first), real(value.second), real(value.third))
    : (value as Point2D);
};
const distance = (self: Aggregate, position: unknown): Field =>
  model.euclideanDistance(
    self,
    point(typeof position === 'function' ? (position as F)(self.localId) : position),
  );
const pointClass = (
  name: 'Point2D' | 'Point3D',
  of: typeof Point2D | typeof Point3D,
  parts: readonly ('x' | 'y' | 'z')[],
  pair: string,
): NonNullable<LibraryPackage['classes']>[number] => ({
  text: `class ${name}(${pair})`,
  is: (value) => value instanceof of,
  construct: (value: unknown) => point(value),
  members: {
    ...Object.fromEntries(
      parts.flatMap((part, index) => [
        [`val ${part}: Double`, (self: Point3D) => double(self[part])],
        [`operator fun component${index + 1}(): Double`, (self: Point3D) => double(self[part])],
      ]),
    ),
    [`operator fun plus(other: ${name}): ${name}`]: (self: Point2D, other: Point2D) =>
      self.plus(other),
    [`operator fun minus(other: ${name}): ${name}`]: (self: Point2D, other: Point2D) =>
      self.minus(other),
    [`operator fun times(scalar: Double): ${name}`]: (self: Point2D, by: Double) =>
      self.times(by.value),
    [`operator fun div(scalar: Double): ${name}`]: (self: Point2D, by: Double) =>
      self.div(by.value),
    [`operator fun unaryMinus(): ${name}`]: (self: Point2D) => self.unaryMinus(),
    [`fun distanceTo(other: ${name}): Double`]: (self: Point2D, other: Point2D) =>
      double(self.distanceTo(other, kotlinValues)),
  },
});

export const util: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.util',
  classes: [
    pointClass('Point2D', Point2D, ['x', 'y'], 'point: Pair<Double, Double>'),
    pointClass('Point3D', Point3D, ['x', 'y', 'z'], 'point: Triple<Double, Double, Double>'),
  ],
  rows: {
    'fun <ID : Any> Aggregate<ID>.hops(): Field<ID, Int>': (self: Aggregate) => model.hops(self),
    'fun <reified ID : Any> Aggregate<ID>.euclideanDistance2D(position: Point2D): Field<ID, Double>':
      distance,
    'fun <reified ID : Any> Aggregate<ID>.euclideanDistance2D(position: Pair<Double, Double>): Field<ID, Double>':
      distance,
    'fun <reified ID : Any> Aggregate<ID>.euclideanDistance2D(position: (ID) -> Point2D): Field<ID, Double>':
      distance,
    'fun <reified ID : Any> Aggregate<ID>.euclideanDistance3D(position: Point3D): Field<ID, Double>':
      distance,
    'fun <reified ID : Any> Aggregate<ID>.euclideanDistance3D(position: Triple<Double, Double, Double>): Field<ID, Double>':
      distance,
    'fun <reified ID : Any> Aggregate<ID>.euclideanDistance3D(position: (ID) -> Point3D): Field<ID, Double>':
      distance,
    'fun Int.nonOverflowingPlus(other: Int): Int': model.nonOverflowingPlus,
    'fun <ID : Any, T : Comparable<T>> Field<ID, T>.coerceIn(min: T, max: T): Field<ID, T>': (
      self: Field,
      low: unknown,
      high: unknown,
    ) => model.coerceFieldIn(self, low, high),
    'fun <T : Comparable<T>> T.coerceIn(min: T, max: T): T': (
      self: unknown,
      low: unknown,
      high: unknown,
    ) => model.coerceIn(kotlinValues, self, low, high),
    'fun <ID : Any, T> Field<ID, T>.replaceMatching(replacement: T, predicate: (FieldEntry<ID, T>) -> Boolean): Field<ID, T>':
      (self: Field, other: unknown, test: F) => model.replaceMatching(self, other, test as never),
    'fun <ID : Any, T> Field<ID, T>.replaceMatchingValues(replacement: T, predicate: (T) -> Boolean): Field<ID, T>':
      (self: Field, other: unknown, test: F) =>
        model.replaceMatchingValues(self, other, test as never),
  },
};
