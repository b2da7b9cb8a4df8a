/** Distances, gradients and gossip. */
import * as model from '@collektive/model';
import {type Aggregate, type Field} from '@collektive/model';
import {type LibraryPackage, KotlinMap, items, type Implementation} from '@collektive/kotlin';
import {type F} from './shared';

const cast = 'accumulateData: (D, D, T) -> T = { a, b, c -> c }'.replace('D, D', 'DIST, DIST');
const multi = (entries: readonly (readonly [unknown, unknown])[]): KotlinMap =>
  KotlinMap.of(entries);

export const spreading: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.spreading',
  rows: {
    'fun <reified ID : Any> Aggregate<ID>.distanceTo(source: Boolean, metric: Field<ID, Double> = 0, maxDiameter: Int = 0): Double':
      (self: Aggregate, source: boolean, metric?: Field, most?: number) =>
        model.distanceTo(self, source, metric, most),
    'fun <reified ID : Any, reified Distance : Comparable<Distance>> Aggregate<ID>.distanceTo(source: Boolean, bottom: Distance, top: Distance, metric: Field<ID, Distance>, maxDiameter: Int = 0, accumulateDistance: (Distance, Distance) -> Distance): Distance':
      (
        self: Aggregate,
        source: boolean,
        bottom: unknown,
        top: unknown,
        metric: Field,
        maxDiameter: number | undefined,
        accumulateDistance: F,
      ) => model.distanceToBy(self, {source, bottom, top, metric, maxDiameter, accumulateDistance}),
    'fun <reified ID : Any> Aggregate<ID>.hopDistanceTo(source: Boolean, maxDiameter: Int = 0): Int':
      (self: Aggregate, source: boolean, most?: number) => model.hopDistanceTo(self, source, most),
    [`fun <reified ID : Any, reified T, reified DIST : Comparable<DIST>> Aggregate<ID>.gradientCast(source: Boolean, local: T, bottom: DIST, top: DIST, metric: Field<ID, DIST>, maxDiameter: Int = 0, ${cast}, accumulateDistance: (DIST, DIST) -> DIST): T`]:
      (
        self: Aggregate,
        source: boolean,
        local: unknown,
        bottom: unknown,
        top: unknown,
        metric: Field,
        maxDiameter: number | undefined,
        accumulateData: F | undefined,
        accumulateDistance: F,
      ) =>
        model.gradientCast(self, {
          source,
          local,
          bottom,
          top,
          metric,
          maxDiameter,
          accumulateData,
          accumulateDistance,
        }),
    [`fun <reified ID : Any, reified T> Aggregate<ID>.gradientCast(source: Boolean, local: T, metric: Field<ID, Double>, maxDiameter: Int = 0, ${cast.replace('DIST, DIST', 'Double, Double')}, accumulateDistance: (Double, Double) -> Double = 0): T`]:
      (
        self: Aggregate,
        source: boolean,
        local: unknown,
        metric: Field,
        maxDiameter?: number,
        accumulateData?: F,
        accumulateDistance?: F,
      ) =>
        model.gradientCast(self, {
          source,
          local,
          metric,
          maxDiameter,
          accumulateData,
          accumulateDistance,
        }),
    [`fun <reified ID : Any, reified T> Aggregate<ID>.intGradientCast(source: Boolean, local: T, metric: Field<ID, Int>, maxDiameter: Int = 0, ${cast.replace('DIST, DIST', 'Int, Int')}, accumulateDistance: (Int, Int) -> Int = 0): T`]:
      (
        self: Aggregate,
        source: boolean,
        local: unknown,
        metric: Field<unknown, number>,
        maxDiameter?: number,
        accumulateData?: F,
        accumulateDistance?: F,
      ) =>
        model.intGradientCast(self, {
          source,
          local,
          metric,
          maxDiameter,
          accumulateData,
          ...(accumulateDistance && {accumulateDistance: accumulateDistance as never}),
        }),
    [`fun <reified ID : Any, reified T> Aggregate<ID>.hopGradientCast(source: Boolean, local: T, maxDiameter: Int = 0, ${cast.replace('DIST, DIST', 'Int, Int')}): T`]:
      (
        self: Aggregate,
        source: boolean,
        local: unknown,
        maxDiameter?: number,
        accumulateData?: F,
      ) => model.hopGradientCast(self, {source, local, maxDiameter, accumulateData}),
    [`fun <reified ID : Any, reified T> Aggregate<ID>.multiGradientCast(sources: Iterable<ID>, local: T, metric: Field<ID, Double>, maxDiameter: Int = 0, ${cast.replace('DIST, DIST', 'Double, Double')}): Map<ID, T>`]:
      (
        self: Aggregate,
        sources: unknown,
        local: unknown,
        metric: Field,
        maxDiameter?: number,
        accumulateData?: F,
      ) =>
        multi(
          model.multiGradientCast(self, {
            sources: items(sources),
            local,
            metric,
            maxDiameter,
            accumulateData,
          }),
        ),
    [`fun <reified ID : Any, reified T> Aggregate<ID>.multiIntGradientCast(sources: Iterable<ID>, local: T, metric: Field<ID, Int> = 0, maxDiameter: Int = 0, ${cast.replace('DIST, DIST', 'Int, Int')}): Map<ID, T>`]:
      (
        self: Aggregate,
        sources: unknown,
        local: unknown,
        metric?: Field<unknown, number>,
        maxDiameter?: number,
        accumulateData?: F,
      ) =>
        multi(
          model.multiIntGradientCast(self, {
            sources: items(sources),
            local,
            metric,
            maxDiameter,
            accumulateData,
          }),
        ),
    [`fun <reified ID : Any, reified T, reified DIST : Comparable<DIST>> Aggregate<ID>.bellmanFordGradientCast(source: Boolean, local: T, bottom: DIST, top: DIST, ${cast}, accumulateDistance: (DIST, DIST) -> DIST, metric: Field<ID, DIST>): T`]:
      (
        self: Aggregate,
        source: boolean,
        local: unknown,
        bottom: unknown,
        top: unknown,
        accumulateData: F | undefined,
        accumulateDistance: F,
        metric: Field,
      ) =>
        model.bellmanFordGradientCast(self, {
          source,
          local,
          bottom,
          top,
          accumulateData,
          accumulateDistance,
          metric,
        }),
    [`fun <reified ID : Any, reified T> Aggregate<ID>.bellmanFordGradientCast(source: Boolean, local: T, ${cast.replace('DIST, DIST', 'Double, Double')}, accumulateDistance: (Double, Double) -> Double = 0, metric: Field<ID, Double>): T`]:
      (
        self: Aggregate,
        source: boolean,
        local: unknown,
        accumulateData: F | undefined,
        accumulateDistance: F | undefined,
        metric: Field,
      ) =>
        model.bellmanFordGradientCast(self, {
          source,
          local,
          accumulateData,
          accumulateDistance,
          metric,
        }),
    'fun <reified ID : Comparable<ID>, reified Value> Aggregate<ID>.gossip(local: Value, maxDiameter: Int = 0, reducer: (Value, Value) -> Value = { a, b -> a }): Value':
      (self: Aggregate, local: unknown, most?: number, reducer?: F) =>
        model.gossip(self, local, most, reducer),
    ...Object.fromEntries(
      (['Max', 'Min'] as const).flatMap((name): [string, Implementation][] => [
        [
          `fun <reified ID : Comparable<ID>, reified Value : Comparable<Value>> Aggregate<ID>.gossip${name}(local: Value, maxDiameter: Int = 0): Value`,
          (self: Aggregate, local: unknown, most?: number) =>
            model[`gossip${name}`](self, local, most),
        ],
        [
          `fun <reified ID : Comparable<ID>, reified Value, C : Comparable<C>> Aggregate<ID>.gossip${name}By(local: Value, maxDiameter: Int = 0, selector: (Value) -> C): Value`,
          (self: Aggregate, local: unknown, most: number | undefined, key: F) =>
            model[`gossip${name}By`](self, local, key, most),
        ],
        [
          `fun <reified ID : Comparable<ID>, reified Value> Aggregate<ID>.gossip${name}With(local: Value, comparator: Comparator<Value>, maxDiameter: Int = 0): Value`,
          (self: Aggregate, local: unknown, order: F, most?: number) =>
            model[`gossip${name}With`](self, local, order as never, most),
        ],
      ]),
    ),
    'fun <reified ID : Comparable<ID>> Aggregate<ID>.isHappeningAnywhere(condition: () -> Boolean): Boolean':
      (self: Aggregate, test: F) => model.isHappeningAnywhere(self, () => test() === true),
    'fun <ID : Any, reified Value> Aggregate<ID>.nonStabilizingGossip(value: Value, reducer: (Value, Value) -> Value): Value':
      (self: Aggregate, value: unknown, reducer: F) =>
        model.nonStabilizingGossip(self, value, reducer),
    'fun <ID : Any> Aggregate<ID>.everHappened(condition: () -> Boolean): Boolean': (
      self: Aggregate,
      test: F,
    ) => model.everHappened(self, () => test() === true),
  },
};
