/** Fields, and what they collapse to. */
import {Collapse, Field, FieldEntry} from '@collektive/model';
import {
  type LibraryPackage,
  KotlinMap,
  KotlinSet,
  list,
  Sequence,
  Pair,
  type Implementation,
} from '@collektive/kotlin';
import {Result} from '../network';
import {Clash} from '../values';
import {type F} from './shared';

const aggregated = (count: number): Record<string, Implementation> => {
  const names = ['B', 'C', 'D', 'E', 'F', 'G'].slice(0, count);
  const fields = names
    .map((name, index) => `f${index + 1}: Field<ID, ${name}>`)
    .join(', ')
    .replace(/^f1/, count === 1 ? 'other' : 'f1');
  const generics = [...names, 'R'].join(', ');
  return {
    [`fun <${generics}> alignedMap(${fields}, transform: (ID, T, ${names.join(', ')}) -> R): Field<ID, R>`]:
      (self: Field, ...args: unknown[]) =>
        self.alignedMap(args.slice(0, count) as Field[], args[count] as F),
    [`fun <${generics}> alignedMapValues(${fields}, transform: (T, ${names.join(', ')}) -> R): Field<ID, R>`]:
      (self: Field, ...args: unknown[]) =>
        self.alignedMapValues(args.slice(0, count) as Field[], args[count] as F),
  };
};

export const aggregate: LibraryPackage = {
  name: 'it.unibo.collektive.aggregate',
  classes: [
    {
      text: 'interface Field<ID : Any, out T>',
      is: (value) => value instanceof Field,
      members: {
        'val local: FieldEntry<ID, T>': (self: Field) => self.local,
        'val neighbors: CollapseNeighbors<FieldEntry<ID, T>>': (self: Field) => self.neighbors,
        'val all: CollapseAll<FieldEntry<ID, T>>': (self: Field) => self.all,
        'val context: Aggregate<ID>': (self: Field) => self.context,
        'fun <B> map(transform: (FieldEntry<ID, T>) -> B): Field<ID, B>': (self: Field, make: F) =>
          self.map(make),
        'fun <B> mapValues(transform: (T) -> B): Field<ID, B>': (self: Field, make: F) =>
          self.mapValues(make),
        'fun <B> mapToConstant(singleton: B): Field<ID, B>': (self: Field, value: unknown) =>
          self.mapToConstant(value),
        'operator fun get(id: ID): T': (self: Field, id: unknown) => self.get(id),
        ...Object.fromEntries(
          [1, 2, 3, 4, 5, 6].flatMap((count) => Object.entries(aggregated(count))),
        ),
      },
    },
    {
      text: 'class FieldEntry<out ID : Any, out T>(id: ID, value: T)',
      is: (value) => value instanceof FieldEntry,
      construct: (id: unknown, value: unknown) => new FieldEntry(id, value),
      members: {
        'val id: ID': (self: FieldEntry) => self.id,
        'val value: T': (self: FieldEntry) => self.value,
        'val pair: Pair<ID, T>': (self: FieldEntry) => new Pair(self.id, self.value),
        'operator fun component1(): ID': (self: FieldEntry) => self.id,
        'operator fun component2(): T': (self: FieldEntry) => self.value,
        'fun <R> map(transform: (FieldEntry<ID, T>) -> R): FieldEntry<ID, R>': (
          self: FieldEntry,
          make: F,
        ) => new FieldEntry(self.id, make(self)),
        'fun <R> mapValue(transform: (T) -> R): FieldEntry<ID, R>': (self: FieldEntry, make: F) =>
          new FieldEntry(self.id, make(self.value)),
      },
    },
    {
      text: 'interface Collapse<out E>',
      is: (value) => value instanceof Collapse,
      members: {
        'val list: List<E>': (self: Collapse) => list([...self.list()]),
        'val set: Set<E>': (self: Collapse) => new KotlinSet(self.set()),
        'val sequence: Sequence<E>': (self: Collapse) => {
          const elements = self.sequence();
          return new Sequence(() => elements[Symbol.iterator]());
        },
        'val size: Int': (self: Collapse) => self.size(),
      },
    },
    {text: 'interface CollapseAll<out E> : Collapse<E>', is: (value) => value instanceof Collapse},
    {
      text: 'interface CollapseNeighbors<out E> : Collapse<E>',
      is: (value) => value instanceof Collapse,
    },
    {
      text: 'class AggregateResult<ID : Any, out R>',
      is: (value) => value instanceof Result,
      members: {
        'val localId: ID': (self: Result) => self.localId,
        'val result: R': (self: Result) => self.result,
        'val toSend: OutboundEnvelope<ID>': (self: Result) => self.toSend,
        'val newState: Map<Path, Any?>': (self: Result) => self.newState,
      },
    },
    {
      text: 'class AlignmentClashException : IllegalStateException',
      is: (value) => value instanceof Clash,
      members: {'val path: Path': (self: Clash) => self.path},
    },
  ],
  rows: {
    ...Object.fromEntries(
      ['All', 'Neighbors'].flatMap((kind) => [
        [
          `val <ID : Any> Collapse${kind}<FieldEntry<ID, *>>.ids: Collapse${kind}<ID>`,
          (self: Collapse<FieldEntry>) => self.ids(),
        ],
        [
          `val <T> Collapse${kind}<FieldEntry<*, T>>.values: Collapse${kind}<T>`,
          (self: Collapse<FieldEntry>) => self.values(),
        ],
      ]),
    ),
    'fun <ID : Any, T> Collapse<FieldEntry<ID, T>>.toMap(): Map<ID, T>': (
      self: Collapse<FieldEntry>,
    ) => KotlinMap.of([...self.sequence()].map((each) => [each.id, each.value])),
    'operator fun <E> Collapse<E>.contains(element: E): Boolean': (
      self: Collapse,
      element: unknown,
    ) => self.contains(element),
  },
};
