/** Elections. */
import * as model from '@collektive/model';
import {type Aggregate, type Field} from '@collektive/model';
import {type LibraryPackage, type Rows} from '@collektive/kotlin';
import {kotlinValues} from '../values';
import {type F} from './shared';

const select = 'selectBest: (Candidacy<ID, D, S>, Candidacy<ID, D, S>) -> Candidacy<ID, D, S> = 0';
const selecting = (distance: string, strength: string): string =>
  select.replaceAll('D, S>', `${distance}, ${strength}>`);
const elections = (distance: 'Int' | 'Double'): Rows => {
  const metric = `metric: Field<ID, ${distance}>${distance === 'Int' ? ' = 0' : ''}`;
  const more = distance === 'Int' ? {} : model.inDoubles(kotlinValues);
  const best = (given: F | undefined): {selectBest?: never} =>
    given === undefined ? {} : {selectBest: given as never};
  return {
    [`fun <reified ID : Comparable<ID>, reified S : Comparable<S>> Aggregate<ID>.boundedElection(strength: S, bound: ${distance}, ${metric}, ${selecting(distance, 'S')}): ID`]:
      (self: Aggregate, strength: unknown, bound: unknown, field?: Field, given?: F) =>
        model.boundedElection(self, {strength, bound, metric: field, ...more, ...best(given)}),
    [`fun <reified ID : Comparable<ID>> Aggregate<ID>.boundedElection(bound: ${distance}, ${metric}, ${selecting(distance, 'ID')}): ID`]:
      (self: Aggregate, bound: unknown, field?: Field, given?: F) =>
        model.boundedElection(self, {bound, metric: field, ...more, ...best(given)}),
  };
};

export const consensus: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.consensus',
  classes: [
    {
      text: 'class Candidacy<ID : Any, Distance : Comparable<Distance>, Strength : Comparable<Strength>> : Comparable<Candidacy<ID, Distance, Strength>>',
      is: (value) => value instanceof model.Candidacy,
      members: {
        'val candidate: ID': (self: model.Candidacy) => self.candidate,
        'val distance: Distance': (self: model.Candidacy) => self.distance,
        'val strength: Strength': (self: model.Candidacy) => self.strength,
        'operator fun compareTo(other: Candidacy<ID, Distance, Strength>): Int': (
          self: model.Candidacy,
          other: model.Candidacy,
        ) => self.compareTo(other, kotlinValues),
      },
    },
  ],
  rows: {
    ...elections('Int'),
    ...elections('Double'),
    [`fun <reified ID : Comparable<ID>, reified S : Comparable<S>, reified D : Comparable<D>> Aggregate<ID>.boundedElection(strength: S, bound: D, metric: Field<ID, D>, bottom: D, accumulateDistance: (D, D) -> D, ${select}): ID`]:
      (
        self: Aggregate,
        strength: unknown,
        bound: unknown,
        metric: Field,
        bottom: unknown,
        accumulateDistance: F,
        given?: F,
      ) =>
        model.boundedElection(self, {
          strength,
          bound,
          metric,
          bottom,
          accumulateDistance,
          ...(given && {selectBest: given as never}),
        }),
    [`fun <reified ID : Comparable<ID>, reified D : Comparable<D>> Aggregate<ID>.boundedElection(bound: D, metric: Field<ID, D>, bottom: D, accumulateDistance: (D, D) -> D, ${selecting('D', 'ID')}): ID`]:
      (
        self: Aggregate,
        bound: unknown,
        metric: Field,
        bottom: unknown,
        accumulateDistance: F,
        given?: F,
      ) =>
        model.boundedElection(self, {
          bound,
          metric,
          bottom,
          accumulateDistance,
          ...(given && {selectBest: given as never}),
        }),
    [`fun <reified ID : Comparable<ID>, reified S : Comparable<S>> Aggregate<ID>.globalElection(strength: S, metric: Field<ID, Int> = 0, ${selecting('Int', 'S')}): ID`]:
      (self: Aggregate, strength: unknown, metric?: Field<unknown, number>, given?: F) =>
        model.globalElection(self, {strength, metric, ...(given && {selectBest: given as never})}),
    'fun <reified ID : Comparable<ID>> Aggregate<ID>.globalElection(): ID': (self: Aggregate) =>
      model.globalElection(self),
  },
};
