/** The `Collektive` of a device. */
import {type Paths, type PathTable} from '@collektive/model';
import {type LibraryPackage} from '@collektive/kotlin';
import {aggregateOnce, Collektive, Result} from '../network';
import {type F, never} from './shared';

export const collektive: LibraryPackage = {
  name: 'it.unibo.collektive',
  classes: [
    {
      text: 'class Collektive<ID : Any, R>(localId: ID, network: Mailbox<ID>, pathFactory: PathFactory = DigestHashingFactory(), computeFunction: Aggregate<ID>.() -> R)',
      is: (value) => value instanceof Collektive,
      construct: (id: unknown, mailbox: unknown, paths: Paths | undefined, compute: F) =>
        new Collektive(id, mailbox, paths, compute),
      members: {
        'val localId: ID': (self: Collektive) => self.localId,
        'val state: Map<Path, Any?>': (self: Collektive) => self.state,
        'fun cycle(): R': (self: Collektive) => self.cycle(),
        'fun cycleWhile(condition: (AggregateResult<ID, R>) -> Boolean): R': (
          self: Collektive,
          condition: F,
        ) =>
          self.cycleWhile(
            (last) =>
              condition(new Result(last.localId, last.result, last.toSend, last.newState)) === true,
          ),
      },
      nested: [
        {
          text: 'object Companion',
          is: never,
          instance: {key: 'Collektive'},
          members: {
            'fun <ID : Any, R> aggregate(localId: ID, previousState: Map<Path, Any?> = emptyMap(), inbound: NeighborsData<ID> = NoNeighborsData(), inMemory: Boolean = true, pathFactory: PathFactory = DigestHashingFactory(), compute: Aggregate<ID>.() -> R): AggregateResult<ID, R>':
              (
                _self: unknown,
                id: unknown,
                state: PathTable | undefined,
                inbound: unknown,
                memory: boolean | undefined,
                paths: Paths | undefined,
                compute: F,
              ) => aggregateOnce(id, state, inbound, memory, paths, compute),
          },
        },
      ],
    },
  ],
};
