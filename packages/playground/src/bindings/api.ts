/** What a program calls on its `Aggregate`. */
import * as model from '@collektive/model';
import {Aggregate, type Field, YieldingResult, yielding} from '@collektive/model';
import {type LibraryPackage, takesTypes, type Implementation, type Type} from '@collektive/kotlin';
import {inMemory, Sharing} from '../network';
import {checkSerializable} from '../serialization';
import {type F, never} from './shared';

/** An operator that shares: it must be able to send the type it is called with. */
function sharing(
  run: (aggregate: Aggregate, ...args: never[]) => unknown,
  parameter = 1,
): Implementation {
  const checked = (types: readonly Type[], aggregate: Aggregate, ...args: never[]): unknown => {
    checkSerializable(aggregate, types[parameter]);
    return run(aggregate, ...args);
  };
  takesTypes.add(checked);
  return checked;
}

const context = {key: 'YieldingContext'};

export const api: LibraryPackage = {
  name: 'it.unibo.collektive.aggregate.api',
  aliases: [
    'YieldingScope<Shared, Returned> = YieldingContext<Shared, Returned>.(Shared) -> YieldingResult<Shared, Returned>',
  ],
  classes: [
    {
      text: 'interface Aggregate<ID : Any>',
      is: (value) => value instanceof Aggregate,
      members: {
        'val localId: ID': (self: Aggregate) => self.localId,
        'val inMemoryOnly: Boolean': (self: Aggregate) => self.inMemoryOnly,
        'fun <Stored> evolve(initial: Stored, transform: (Stored) -> Stored): Stored': (
          self: Aggregate,
          initial: unknown,
          transform: F,
        ) => model.evolve(self, initial, transform),
        'fun <Stored, Returned> evolving(initial: Stored, transform: YieldingContext<Stored, Returned>.(Stored) -> YieldingResult<Stored, Returned>): Returned':
          (self: Aggregate, initial: unknown, transform: F) =>
            model.evolving(
              self,
              initial,
              (previous) => transform(context, previous) as YieldingResult,
            ),
        'fun <R> alignedOn(pivot: Any?, body: () -> R): R': (
          self: Aggregate,
          pivot: unknown,
          body: F,
        ) => self.alignedOn(pivot, () => body()),
        'fun align(pivot: Any?): Unit': (self: Aggregate, pivot: unknown) => {
          self.align(pivot);
        },
        'fun dealign(): Unit': (self: Aggregate) => {
          self.dealign();
        },
      },
    },
    {
      text: 'class YieldingContext<Shared, Returned>',
      is: (value) => value === context,
      members: {
        'fun Shared.yielding(toReturn: Shared.() -> Returned): YieldingResult<Shared, Returned>': (
          _context: unknown,
          self: unknown,
          toReturn: F,
        ) => yielding(self, toReturn(self)),
      },
    },
    {
      text: 'class YieldingResult<Shared, Return>',
      is: (value) => value instanceof YieldingResult,
      members: {
        'val toSend: Shared': (self: YieldingResult) => self.toSend,
        'val toReturn: Return': (self: YieldingResult) => self.toReturn,
      },
    },
    {text: 'interface DataSharingMethod<in DataType>', is: (value) => value instanceof Sharing},
    {
      text: 'class Serialize<DataType> : DataSharingMethod<DataType>',
      is: (value) => value instanceof Sharing && value.name === 'Serialize',
      members: {'val serializer: KSerializer<DataType>': (self: unknown) => self},
    },
    {
      text: 'object InMemory : DataSharingMethod<Any?>',
      is: (value) => value === inMemory,
      instance: inMemory,
    },
    {text: 'class CollektiveIgnore', is: never},
  ],
  rows: {
    'fun <ID : Any, reified Shared> Aggregate<ID>.neighboring(local: Shared): Field<ID, Shared>':
      sharing((self: Aggregate, local: unknown) => model.neighboring(self, local)),
    'fun <ID : Any, reified Shared, Returned> Aggregate<ID>.exchanging(initial: Shared, body: YieldingContext<Field<ID, Shared>, Returned>.(Field<ID, Shared>) -> YieldingResult<Field<ID, Shared>, Returned>): Returned':
      sharing((self: Aggregate, initial: unknown, body: F) =>
        model.exchanging(
          self,
          initial,
          (field) => body(context, field) as YieldingResult<Field, unknown>,
        ),
      ),
    'fun <ID : Any, reified Shared> Aggregate<ID>.exchange(initial: Shared, body: (Field<ID, Shared>) -> Field<ID, Shared>): Field<ID, Shared>':
      sharing((self: Aggregate, initial: unknown, body: F) =>
        model.exchange(self, initial, (field) => body(field) as Field),
      ),
    'fun <ID : Any, reified Shared> Aggregate<ID>.share(initial: Shared, body: (Field<ID, Shared>) -> Shared): Shared':
      sharing((self: Aggregate, initial: unknown, body: F) =>
        model.share(self, initial, (field) => body(field)),
      ),
    'fun <ID : Any, reified Shared, Returned> Aggregate<ID>.sharing(initial: Shared, body: YieldingContext<Shared, Returned>.(Field<ID, Shared>) -> YieldingResult<Shared, Returned>): Returned':
      sharing((self: Aggregate, initial: unknown, body: F) =>
        model.sharing(self, initial, (field) => body(context, field) as YieldingResult),
      ),
    'fun <ID : Any> Aggregate<ID>.neighborhood(): Field<ID, *>': (self: Aggregate) =>
      model.neighborhood(self),
    'fun <ID : Any, T> Aggregate<ID>.mapNeighborhood(local: (ID) -> T): Field<ID, T>': (
      self: Aggregate,
      local: F,
    ) => model.mapNeighborhood(self, (id) => local(id)),
  },
};
