import * as model from '../aggregate';
import {
  Aggregate,
  Collapse,
  Envelope,
  Field,
  FieldEntry,
  Message,
  Path,
  Paths,
  type PathTable,
  Point2D,
  Point3D,
  YieldingResult,
  yielding,
} from '../aggregate';
import {type LibraryPackage, type Rows} from '../kotlin/library';
import {typed} from '../kotlin/run/compile/library';
import {KotlinMap, KotlinSet, list, Sequence} from '../kotlin/run/collections';
import {items} from '../kotlin/run/iterate';
import {double, type Double, type Function, Pair, Triple} from '../kotlin/run/values';
import {int} from '../kotlin/run/intrinsics';
import {type Implementation, type Type} from '../kotlin/symbols';
import {
  aggregateOnce,
  Collektive,
  inMemory,
  NoNeighbors,
  Result,
  SharedData,
  Sharing,
} from './network';
import {checkSerializable, serialization} from './serialization';
import {Clash, kotlinValues, readablePaths, runPaths} from './values';

type F = Function;
const never = (): boolean => false;
const {ints, doubles} = kotlinValues;
const real = (value: unknown): number => (value as Double).value;

/** An operator that shares: it must be able to send the type it is called with. */
function sharing(
  run: (aggregate: Aggregate, ...args: never[]) => unknown,
  parameter = 1,
): Implementation {
  const checked = (types: readonly Type[], aggregate: Aggregate, ...args: never[]): unknown => {
    checkSerializable(aggregate, types[parameter]);
    return run(aggregate, ...args);
  };
  typed.add(checked);
  return checked;
}

const context = {key: 'YieldingContext'};
const pathLines = (path: Path, separator: string): string =>
  path.lines().split('\n').join(separator);

const collektive: LibraryPackage = {
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

const aggregate: LibraryPackage = {
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
      text: 'class FieldEntry<out ID : Any, out T>',
      is: (value) => value instanceof FieldEntry,
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
        'val sequence: Sequence<E>': (self: Collapse) =>
          new Sequence(() => self.list()[Symbol.iterator]()),
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
    ) => KotlinMap.of(self.list().map((each) => [each.id, each.value])),
    'operator fun <E> Collapse<E>.contains(element: E): Boolean': (
      self: Collapse,
      wanted: unknown,
    ) => new KotlinSet(self.list()).has(wanted),
  },
};

const api: LibraryPackage = {
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

const networking: LibraryPackage = {
  name: 'it.unibo.collektive.networking',
  classes: [
    {
      text: 'interface Mailbox<ID : Any>',
      is: never,
      members: {
        'val inMemory: Boolean': undefined,
        'fun deliverableFor(outboundMessage: OutboundEnvelope<ID>): Unit': undefined,
        'fun deliverableReceived(message: Message<ID, *>): Unit': undefined,
        'fun currentInbound(): NeighborsData<ID>': undefined,
      },
    },
    {
      text: 'interface NeighborsData<ID : Any>',
      is: (value) => value instanceof NoNeighbors,
      members: {
        'val neighbors: Set<ID>': undefined,
        'fun <Value> dataAt(path: Path, dataSharingMethod: DataSharingMethod<Value>): Map<ID, Value>':
          undefined,
      },
    },
    {
      text: 'class NoNeighborsData<ID : Any>() : NeighborsData<ID>',
      is: (value) => value instanceof NoNeighbors,
      construct: () => new NoNeighbors(),
    },
    {
      text: 'interface OutboundEnvelope<ID : Any>',
      is: (value) => value instanceof Envelope,
      members: {
        'fun isEmpty(): Boolean': (self: Envelope) => self.defaults.size === 0,
        'fun isNotEmpty(): Boolean': (self: Envelope) => self.defaults.size > 0,
        'fun prepareMessageFor(receiverId: ID, factory: Any = 0): Message<ID, Any?>': (
          self: Envelope,
          id: unknown,
        ) => self.messageFor(id),
      },
    },
    {
      text: 'interface Message<ID : Any, out Payload>',
      is: (value) => value instanceof Message,
      members: {
        'val senderId: ID': (self: Message) => self.senderId,
        'val sharedData: Map<Path, Payload>': (self: Message) => new SharedData(self),
      },
    },
    {
      text: 'class SerializedMessage<ID : Any> : Message<ID, ByteArray>',
      is: (value) => value instanceof Message,
      nested: [
        {
          text: 'object Companion',
          is: never,
          instance: {key: 'SerializedMessage'},
          members: {
            'fun <ID : Any> serializer(idSerializer: KSerializer<ID>): KSerializer<SerializedMessage<ID>>':
              () => ({key: 'serializer'}),
          },
        },
      ],
    },
    {
      text: 'class SerializedMessageFactory<ID : Any, Payload>(serializerFormat: SerialFormat)',
      is: never,
      construct: () => ({key: 'factory'}),
    },
  ],
};

const paths: LibraryPackage = {
  name: 'it.unibo.collektive.path',
  classes: [
    {
      text: 'interface Path',
      is: (value) => value instanceof Path,
      members: {'fun toMultilineString(separator: String): String': pathLines},
    },
    {text: 'interface PathFactory', is: (value) => value instanceof Paths},
    {
      text: 'class DigestHashingFactory() : PathFactory',
      is: (value) => value instanceof Paths && !value.readable,
      construct: () => runPaths(),
    },
    {
      text: 'object FullPathFactory : PathFactory',
      is: (value) => value instanceof Paths && value.readable,
      instance: readablePaths(),
    },
  ],
};

const anyCollapse = (name: string, lambda: string, result: string): string =>
  `fun <T> Collapse<T>.${name}(${lambda}): ${result}`;
const extreme = (name: 'max' | 'min'): Rows => {
  const limit = name === 'max' ? 'lowest' : 'highest';
  const find = model[name];
  return {
    [`fun <T : Comparable<T>> CollapseAll<T>.${name}(): T`]: (self: Collapse) => find(self),
    [`fun <T : Comparable<T>> CollapseNeighbors<T>.${name}(): T?`]: (self: Collapse) => find(self),
    [`fun <T : Comparable<T>> Collapse<T>.${name}(base: T): T`]: (self: Collapse, base: unknown) =>
      find(self, base),
    [`fun CollapseNeighbors<Double>.${name}(): Double`]: (self: Collapse) =>
      find(self, doubles[limit]),
    [`fun CollapseNeighbors<Int>.${name}(): Int`]: (self: Collapse) => find(self, ints[limit]),
  };
};
const by = (name: 'max' | 'min'): Rows => {
  const Name = name === 'max' ? 'Max' : 'Min';
  const rows: Record<string, Implementation> = {};
  for (const [kind, mark] of [
    ['All', ''],
    ['Neighbors', '?'],
  ] as const) {
    const entries = `Collapse${kind}<FieldEntry<ID, T>>`;
    rows[`fun <T, R : Comparable<R>> Collapse${kind}<T>.${name}By(selector: (T) -> R): T${mark}`] =
      (self: Collapse, key: F) => model[`${name}By`](self, key);
    rows[`fun <T> Collapse${kind}<T>.${name}With(comparator: Comparator<T>): T${mark}`] = (
      self: Collapse,
      order: F,
    ) => model[`${name}With`](self, order as never);
    rows[
      `fun <ID : Any, T, R : Comparable<R>> ${entries}.idOf${Name}By(selector: (FieldEntry<ID, T>) -> R): ID${mark}`
    ] = (self: Collapse<FieldEntry>, key: F) => model[`idOf${Name}By`](self, key);
    rows[
      `fun <ID : Any, T> ${entries}.idOf${Name}With(comparator: Comparator<FieldEntry<ID, T>>): ID${mark}`
    ] = (self: Collapse<FieldEntry>, order: F) => model[`idOf${Name}With`](self, order as never);
    rows[
      `fun <ID : Any, T, R : Comparable<R>> ${entries}.valueOf${Name}By(selector: (FieldEntry<ID, T>) -> R): T${mark}`
    ] = (self: Collapse<FieldEntry>, key: F) => model[`valueOf${Name}By`](self, key);
    rows[
      `fun <ID : Any, T> ${entries}.valueOf${Name}With(comparator: Comparator<FieldEntry<ID, T>>): T${mark}`
    ] = (self: Collapse<FieldEntry>, order: F) => model[`valueOf${Name}With`](self, order as never);
  }
  rows[
    `fun <ID : Any, T : Comparable<T>> CollapseNeighbors<FieldEntry<ID, T>>.idOf${Name}(): ID?`
  ] = (self: Collapse<FieldEntry>) => model[`idOf${Name}`](self);
  return rows;
};

const collapse: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.collapse',
  rows: {
    ...extreme('max'),
    ...extreme('min'),
    ...by('max'),
    ...by('min'),
    [anyCollapse('all', 'predicate: (T) -> Boolean', 'Boolean')]: (self: Collapse, test: F) =>
      model.all(self, test as never),
    [anyCollapse('any', 'predicate: (T) -> Boolean', 'Boolean')]: (self: Collapse, test: F) =>
      model.any(self, test as never),
    [anyCollapse('none', 'predicate: (T) -> Boolean', 'Boolean')]: (self: Collapse, test: F) =>
      model.none(self, test as never),
    [anyCollapse('countMatching', 'predicate: (T) -> Boolean', 'Int')]: (self: Collapse, test: F) =>
      model.countMatching(self, test as never),
    'fun <T, R> Collapse<T>.fold(initial: R, accumulator: (R, T) -> R): R': (
      self: Collapse,
      initial: unknown,
      run: F,
    ) => model.fold(self, initial, run),
    'fun <T> CollapseAll<T>.reduce(reducer: (T, T) -> T): T': (self: Collapse, run: F) =>
      model.reduce(self, run),
    'fun <T> CollapseNeighbors<T>.reduce(reducer: (T, T) -> T): T?': (self: Collapse, run: F) =>
      model.reduce(self, run),
    'val Collapse<Boolean>.all: Boolean': (self: Collapse<boolean>) => model.allTrue(self),
    'val Collapse<Boolean>.any: Boolean': (self: Collapse<boolean>) => model.anyThere(self),
    'val Collapse<Boolean>.none: Boolean': (self: Collapse<boolean>) => model.noneThere(self),
    'fun Collapse<Int>.sum(): Int': (self: Collapse<number>) => model.sum(self, ints),
    'fun Collapse<Double>.sum(): Double': (self: Collapse) => model.sum(self, doubles),
    'fun Collapse<Int>.product(): Int': (self: Collapse<number>) => model.product(self, ints),
    'fun Collapse<Double>.product(): Double': (self: Collapse) => model.product(self, doubles),
  },
};

const set = (ids: Iterable<unknown>): KotlinSet => new KotlinSet(ids);
const cast = 'accumulateData: (D, D, T) -> T = { a, b, c -> c }'.replace('D, D', 'DIST, DIST');
const multi = (entries: readonly (readonly [unknown, unknown])[]): KotlinMap =>
  KotlinMap.of(entries);

const spreading: LibraryPackage = {
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

/** The potential in its three forms: a field, the own value, whether this is the sink. */
function potentials(
  head: string,
  rest: string,
  result: string,
  run: (self: Aggregate, potential: unknown, select: F | undefined, ...args: unknown[]) => unknown,
  count: number,
): Rows {
  const tail = rest === '' ? '' : `, ${rest}`;
  const entry = 'selectParent: Comparator<FieldEntry<ID, P>> = 0';
  return {
    [`${head}potential: Field<ID, P>, ${entry}${tail}): ${result}`]: (
      self: Aggregate,
      ...args: unknown[]
    ) =>
      run(
        self,
        args[count],
        args[count + 1] as F,
        ...args.slice(0, count),
        ...args.slice(count + 2),
      ),
    [`${head}potential: P, ${entry}${tail}): ${result}`]: (self: Aggregate, ...args: unknown[]) =>
      run(
        self,
        args[count],
        args[count + 1] as F,
        ...args.slice(0, count),
        ...args.slice(count + 2),
      ),
    [`${head.replace(', reified P : Comparable<P>', '')}sink: Boolean${tail}): ${result}`]: (
      self: Aggregate,
      ...args: unknown[]
    ) => run(self, args[count], undefined, ...args.slice(0, count), ...args.slice(count + 1)),
  };
}

const accumulation: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.accumulation',
  rows: {
    ...potentials(
      'fun <reified ID : Any, reified T, reified P : Comparable<P>> Aggregate<ID>.convergeCast(local: T, ',
      'accumulateData: (T, T) -> T',
      'T',
      (self, potential, select, local, reduce) =>
        model.convergeCast(self, local, potential, reduce as F, select as never),
      1,
    ),
    ...potentials(
      'fun <reified ID : Any, reified P : Comparable<P>> Aggregate<ID>.convergeSum(local: Int, ',
      '',
      'Int',
      (self, potential, select, local) =>
        model.convergeSum(self, ints, local as number, potential, select as never),
      1,
    ),
    ...potentials(
      'fun <reified ID : Any, reified P : Comparable<P>> Aggregate<ID>.convergeSum(local: Double, ',
      '',
      'Double',
      (self, potential, select, local) =>
        model.convergeSum(self, doubles, local, potential, select as never),
      1,
    ),
    ...potentials(
      'fun <reified ID : Any, reified P : Comparable<P>> Aggregate<ID>.convergeMean(local: Double, ',
      '',
      'Double',
      (self, potential, select, local) =>
        model.convergeMean(self, local, potential, select as never),
      1,
    ),
    ...potentials(
      'fun <reified ID : Any, reified P : Comparable<P>> Aggregate<ID>.countDevices(',
      '',
      'Int',
      (self, potential, select) => model.countDevices(self, potential, select as never),
      0,
    ),
    'fun <ID : Any, reified P : Comparable<P>> Aggregate<ID>.findParent(potential: Field<ID, P>, comparator: Comparator<FieldEntry<ID, P>> = 0): ID':
      (self: Aggregate, potential: unknown, order?: F) =>
        model.findParent(self, potential, order as never),
    'fun <ID : Any, reified P : Comparable<P>> Aggregate<ID>.findParent(potential: P, comparator: Comparator<FieldEntry<ID, P>> = 0): ID':
      (self: Aggregate, potential: unknown, order?: F) =>
        model.findParent(self, potential, order as never),
    'fun <ID : Any, reified P : Comparable<P>> Aggregate<ID>.findParents(potential: Field<ID, P>): Set<ID>':
      (self: Aggregate, potential: unknown) => set(model.findParents(self, potential)),
    'fun <ID : Any, reified P : Comparable<P>> Aggregate<ID>.findParents(potential: P): Set<ID>': (
      self: Aggregate,
      potential: unknown,
    ) => set(model.findParents(self, potential)),
  },
};

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

const consensus: LibraryPackage = {
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

const timing: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.time',
  rows: {
    'fun Aggregate<*>.localDeltaTime(now: Instant): Duration': (self: Aggregate, now: unknown) =>
      model.localDeltaTime(self, now),
    'fun Aggregate<*>.sharedClock(localTime: Instant): Instant': (self: Aggregate, now: unknown) =>
      model.sharedClock(self, now),
    'fun Aggregate<*>.sharedTimeLeftTo(now: Instant, timeToWait: Duration): Duration': (
      self: Aggregate,
      now: unknown,
      wait: unknown,
    ) => model.sharedTimeLeftTo(self, now, wait),
  },
};

const processes: LibraryPackage = {
  name: 'it.unibo.collektive.stdlib.processes',
  rows: {
    'fun <reified Type> Aggregate<*>.timeReplicated(currentTime: Instant, maxReplicas: Int, timeToSpawn: Duration, process: () -> Type): Type':
      (self: Aggregate, now: unknown, most: number, spawn: unknown, process: F) =>
        model.timeReplicated(self, now, most, spawn, () => process()),
  },
};

const point = (value: unknown): Point2D | Point3D => {
  if (value instanceof Pair) return new Point2D(real(value.first), real(value.second));
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
      double(self.distanceTo(other)),
  },
});

const util: LibraryPackage = {
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

/** Operators on fields: with a field, with a value for all, and the other way round. */
function fieldedOperators(
  type: string,
  results: Readonly<Record<string, readonly [result: string, run: F, operator: boolean]>>,
): Rows {
  const rows: Record<string, Implementation> = {};
  for (const [name, [result, run, operator]] of Object.entries(results)) {
    const word = operator ? 'operator ' : 'infix ';
    const apply = (a: unknown, b: unknown): unknown => model.fielded(run, a, b);
    rows[
      `${word}fun <ID : Any> Field<ID, ${type}>.${name}(other: Field<ID, ${type}>): Field<ID, ${result}>`
    ] = apply;
    rows[`${word}fun <ID : Any> Field<ID, ${type}>.${name}(other: ${type}): Field<ID, ${result}>`] =
      apply;
    rows[`${word}fun <ID : Any> ${type}.${name}(other: Field<ID, ${type}>): Field<ID, ${result}>`] =
      apply;
  }
  return rows;
}

function fieldedCalls(
  type: string,
  calls: Readonly<Record<string, readonly [result: string, run: F]>>,
): Rows {
  return Object.fromEntries(
    Object.entries(calls).map(([name, [result, run]]) => [
      `fun <ID : Any> Field<ID, ${type}>.${name}(): Field<ID, ${result}>`,
      (self: Field) => model.fielded(run, self),
    ]),
  );
}

const arithmetic = (run: (a: number, b: number) => number): readonly [string, F, boolean] => [
  'Double',
  (a, b) => double(run(real(a), real(b))),
  true,
];
const whole = (name: 'plus' | 'minus' | 'times' | 'div' | 'rem'): readonly [string, F, boolean] => [
  'Int',
  int[name] as unknown as F,
  true,
];
const logic = (run: (a: boolean, b: boolean) => boolean): readonly [string, F, boolean] => [
  'Boolean',
  run as unknown as F,
  false,
];

const fielded: readonly LibraryPackage[] = [
  {
    name: 'it.unibo.collektive.stdlib.doubles.FieldedDoubles',
    rows: {
      ...fieldedOperators('Double', {
        plus: arithmetic((a, b) => a + b),
        minus: arithmetic((a, b) => a - b),
        times: arithmetic((a, b) => a * b),
        div: arithmetic((a, b) => a / b),
        rem: arithmetic((a, b) => a % b),
      }),
      ...fieldedCalls('Double', {
        unaryMinus: ['Double', (a) => double(-real(a))],
        toInt: ['Int', (a) => Math.trunc(real(a))],
        isNaN: ['Boolean', (a) => Number.isNaN(real(a))],
      }),
    },
  },
  {
    name: 'it.unibo.collektive.stdlib.ints.FieldedInts',
    rows: {
      ...fieldedOperators('Int', {
        plus: whole('plus'),
        minus: whole('minus'),
        times: whole('times'),
        div: whole('div'),
        rem: whole('rem'),
      }),
      ...fieldedCalls('Int', {
        unaryMinus: ['Int', (a) => -(a as number) | 0],
        toDouble: ['Double', (a) => double(a as number)],
      }),
    },
  },
  {
    name: 'it.unibo.collektive.stdlib.booleans.FieldedBooleans',
    rows: {
      ...fieldedOperators('Boolean', {
        and: logic((a, b) => a && b),
        or: logic((a, b) => a || b),
        xor: logic((a, b) => a !== b),
      }),
      ...fieldedCalls('Boolean', {not: ['Boolean', (a) => a !== true]}),
    },
  },
];

/** Collektive's library: package, signature, implementation. */
export const collektiveLibrary: readonly LibraryPackage[] = [
  collektive, aggregate, api, networking, paths, collapse, spreading, accumulation, consensus, timing, processes, util, ...fielded, ...serialization,
]; // prettier-ignore
