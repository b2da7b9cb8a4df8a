/** What every program has: `Any`, `Unit`, exceptions, pairs, `let` and its like. */
import {type F, type LibraryClass, type LibraryPackage, type Rows} from '../library';
import {PRIMITIVES} from '../primitives';
import {entriesOf, testOf} from '../run/classes';
import {items, list, type List} from '../run/collections';
import {takesTypes} from '../run/compile/calls';
import {caughtValue} from '../run/compile/jumps';
import {Lazy} from '../run/compile/properties';
import {className} from '../run/compile/types';
import {compare, equals, hashOf} from '../run/equality';
import {EXCEPTIONS, fail, Throwable, Thrown} from '../run/failures';
import {Instance} from '../run/instances';
import {machine} from '../run/machine';
import {callMethod} from '../run/procedure';
import {text} from '../run/text';
import {Char, isNumber, KotlinArray, Pair, Triple, ZEROS} from '../run/values';
import {type ClassType, type Type} from '../symbols';
import {isSubclass} from '../types';
import {charAt, Cursor, made, StringBuilder, substring} from './basics';
import {KotlinClass, Property} from './delegates';

const never = (): boolean => false;

/** What all values are, and what orders them. */
const anyTypes: readonly LibraryClass[] = [
  {
    text: 'open class Any',
    is: (value) => value !== null,
    construct: () => Object.freeze({key: {}}),
    members: {
      'fun toString(): String': (self: unknown) => text(self),
      'fun hashCode(): Int': (self: unknown) => hashOf(self),
      'operator fun equals(other: Any?): Boolean': (self: unknown, other: unknown) =>
        equals(self, other),
    },
  },
  {text: 'class Nothing', is: never},
  {text: 'object Unit', is: (value) => value === undefined, instance: undefined},
  {
    text: 'interface Comparable<in T>',
    is: (value) =>
      isNumber(value) ||
      typeof value === 'string' ||
      typeof value === 'boolean' ||
      value instanceof Char ||
      (typeof value === 'object' && value !== null && 'compareTo' in value),
    members: {
      'abstract operator fun compareTo(other: T): Int': (a: unknown, b: unknown) => compare(a, b),
    },
  },
  {
    text: 'fun interface Comparator<in T>',
    is: (value) => typeof value === 'function',
    members: {
      'abstract fun compare(a: T, b: T): Int': (self: F, a: unknown, b: unknown) => self(a, b),
    },
  },
  {
    text: 'interface CharSequence',
    is: (value) => typeof value === 'string' || value instanceof StringBuilder,
    members: {
      'val length: Int': (self: string | object) => text(self).length,
      'operator fun get(index: Int): Char': (self: string | object, index: number) =>
        charAt(text(self), index),
      'fun subSequence(startIndex: Int, endIndex: Int): CharSequence': (
        self: string | object,
        start: number,
        end: number,
      ) => substring(text(self), start, end),
    },
  },
  {
    text: 'abstract class Enum<E> : Comparable<E>',
    is: never,
    construct: () => undefined,
    members: {
      'val name: String': (self: Instance) => self.entry?.name,
      'val ordinal: Int': (self: Instance) => self.entry?.ordinal,
      'operator fun compareTo(other: E): Int': (self: Instance, other: Instance) =>
        (self.entry?.ordinal ?? 0) - (other.entry?.ordinal ?? 0),
    },
  },
];

/** What `use` closes, and how careful `lazy` is: here one program runs at a time. */
const otherTypes: readonly LibraryClass[] = [
  {text: 'interface AutoCloseable', is: never, members: {'abstract fun close(): Unit': undefined}},
  {
    text: 'class LazyThreadSafetyMode',
    is: never,
    nested: [
      {
        text: 'object Companion',
        is: never,
        instance: {key: 'LazyThreadSafetyMode'},
        members: Object.fromEntries(
          ['SYNCHRONIZED', 'PUBLICATION', 'NONE'].map((name) => [
            `val ${name}: LazyThreadSafetyMode`,
            () => ({key: name, toString: () => name}),
          ]),
        ),
      },
    ],
  },
];

/** Classes that only stand in declarations. */
const markers: readonly LibraryClass[] = [
  {text: 'class Suppress', is: never},
  {text: 'class JvmInline', is: never},
  {text: 'class OptIn', is: never},
];

const lazyTypes: readonly LibraryClass[] = [
  {
    text: 'class Lazy<out T>',
    is: (value) => value instanceof Lazy,
    members: {
      'val value: T': (self: Lazy) => self.value,
      'fun isInitialized(): Boolean': (self: Lazy) => self.isInitialized,
    },
  },
];

const throwable = (value: unknown): Throwable | undefined =>
  value instanceof Throwable
    ? value
    : value instanceof Instance && value.base instanceof Throwable
      ? value.base
      : undefined;
/** Whether an exception's class is below another, by the JVM's names. */
function isExceptionBelow(name: string, wanted: string): boolean {
  if (name === wanted) {
    return true;
  }
  const found = EXCEPTIONS.find(([, jvm]) => jvm === name);
  const above = EXCEPTIONS.find(([each]) => each === found?.[2]);
  return above !== undefined && isExceptionBelow(above[1], wanted);
}
const exceptions: LibraryClass[] = EXCEPTIONS.map(([name, jvm, above]) => ({
  text: `open class ${name}(message: String? = null, cause: Throwable? = null) : ${above}`,
  is: (value) =>
    value instanceof Throwable &&
    (isExceptionBelow(value.name, jvm) ||
      (value.above !== undefined && isExceptionBelow(value.above, jvm))),
  construct: (message: string | null = null, cause: unknown = null) =>
    new Throwable(jvm, message, cause),
  others: {
    [`class ${name}(cause: Throwable?)`]: (cause: unknown) =>
      new Throwable(jvm, cause === null ? null : text(cause), cause),
  },
}));

/** Above all exceptions. */
const throwables: readonly LibraryClass[] = [
  {
    text: 'open class Throwable(message: String? = null, cause: Throwable? = null)',
    is: (value) => value instanceof Throwable,
    construct: (message: string | null = null, cause: unknown = null) =>
      new Throwable('java.lang.Throwable', message, cause),
    others: {
      'class Throwable(cause: Throwable?)': (cause: unknown) =>
        new Throwable('java.lang.Throwable', cause === null ? null : text(cause), cause),
    },
    members: {
      'open val message: String?': (self: unknown) => throwable(self)?.message,
      'open val cause: Throwable?': (self: unknown) => throwable(self)?.cause,
    },
  },
];

function pair(a: unknown, b: unknown): Pair {
  machine.allocate(2);
  return new Pair(a, b);
}

/** Pairs and triples. */
const tuples: readonly LibraryClass[] = [
  {
    text: 'class Pair<out A, out B>(first: A, second: B)',
    is: (value) => value instanceof Pair,
    construct: pair,
    members: {
      'val first: A': (self: Pair) => self.first,
      'val second: B': (self: Pair) => self.second,
      'operator fun component1(): A': (self: Pair) => self.first,
      'operator fun component2(): B': (self: Pair) => self.second,
      'fun copy(first: A = TODO(), second: B = TODO()): Pair<A, B>': (
        self: Pair,
        a = self.first,
        b = self.second,
      ) => new Pair(a, b),
    },
  },
  {
    text: 'class Triple<out A, out B, out C>(first: A, second: B, third: C)',
    is: (value) => value instanceof Triple,
    construct: (a: unknown, b: unknown, c: unknown) => {
      machine.allocate(2);
      return new Triple(a, b, c);
    },
    members: {
      'val first: A': (self: Triple) => self.first,
      'val second: B': (self: Triple) => self.second,
      'val third: C': (self: Triple) => self.third,
      'operator fun component1(): A': (self: Triple) => self.first,
      'operator fun component2(): B': (self: Triple) => self.second,
      'operator fun component3(): C': (self: Triple) => self.third,
      'fun copy(first: A = TODO(), second: B = TODO(), third: C = TODO()): Triple<A, B, C>': (
        self: Triple,
        a = self.first,
        b = self.second,
        c = self.third,
      ) => new Triple(a, b, c),
    },
  },
];

class Result {
  constructor(
    readonly value: unknown,
    readonly failure: unknown,
  ) {}

  get key(): unknown {
    return this;
  }

  toString(): string {
    return this.failure === undefined
      ? `Success(${text(this.value)})`
      : `Failure(${text(this.failure)})`;
  }
}
function resultOf(run: () => unknown): Result {
  const {depth} = machine;
  try {
    return new Result(run(), undefined);
  } catch (error) {
    machine.depth = depth;
    const value = caughtValue(error);
    if (value === undefined) {
      throw error;
    }
    return new Result(null, value);
  }
}

/** What a block came to. */
const resultTypes: readonly LibraryClass[] = [
  {
    text: 'class Result<out T>',
    is: (value) => value instanceof Result,
    members: {
      'val isSuccess: Boolean': (self: Result) => self.failure === undefined,
      'val isFailure: Boolean': (self: Result) => self.failure !== undefined,
      'fun getOrNull(): T?': (self: Result) => self.value,
      'fun exceptionOrNull(): Throwable?': (self: Result) => self.failure ?? null,
    },
    nested: [
      {
        text: 'object Companion',
        is: () => false,
        instance: {key: 'Result'},
        members: {
          'fun <T> success(value: T): Result<T>': (_self: unknown, value: unknown) =>
            new Result(value, undefined),
          'fun <T> failure(exception: Throwable): Result<T>': (_self: unknown, failure: unknown) =>
            new Result(null, failure),
        },
      },
    ],
  },
];

/** Functions of what a block came to. */
const ofResults: Rows = {
  'fun <R> runCatching(block: () -> R): Result<R>': (block: F) => resultOf(() => block()),
  'fun <T, R> T.runCatching(block: T.() -> R): Result<R>': (self: unknown, block: F) =>
    resultOf(() => block(self)),
  'fun <T> Result<T>.getOrThrow(): T': (self: Result) => {
    if (self.failure !== undefined) {
      throw new Thrown(self.failure, machine.at);
    }
    return self.value;
  },
  'fun <R, T : R> Result<T>.getOrElse(onFailure: (Throwable) -> R): R': (self: Result, other: F) =>
    self.failure === undefined ? self.value : other(self.failure),
  'fun <R, T : R> Result<T>.getOrDefault(defaultValue: R): R': (self: Result, other: unknown) =>
    self.failure === undefined ? self.value : other,
  'fun <R, T> Result<T>.map(transform: (T) -> R): Result<R>': (self: Result, transform: F) =>
    self.failure === undefined ? new Result(transform(self.value), undefined) : self,
  'fun <R, T> Result<T>.mapCatching(transform: (T) -> R): Result<R>': (self: Result, make: F) =>
    self.failure === undefined ? resultOf(() => make(self.value)) : self,
  'fun <R, T : R> Result<T>.recover(transform: (Throwable) -> R): Result<R>': (
    self: Result,
    make: F,
  ) => (self.failure === undefined ? self : new Result(make(self.failure), undefined)),
  'fun <R, T : R> Result<T>.recoverCatching(transform: (Throwable) -> R): Result<R>': (
    self: Result,
    make: F,
  ) => (self.failure === undefined ? self : resultOf(() => make(self.failure))),
  'fun <R, T> Result<T>.fold(onSuccess: (T) -> R, onFailure: (Throwable) -> R): R': (
    self: Result,
    good: F,
    bad: F,
  ) => (self.failure === undefined ? good(self.value) : bad(self.failure)),
  'fun <T> Result<T>.onSuccess(action: (T) -> Unit): Result<T>': (self: Result, action: F) => (
    self.failure === undefined && action(self.value),
    self
  ),
  'fun <T> Result<T>.onFailure(action: (Throwable) -> Unit): Result<T>': (
    self: Result,
    action: F,
  ) => (self.failure !== undefined && action(self.failure), self),
};

function inside({items: all}: KotlinArray, index: number): void {
  if (index < 0 || index >= all.length) {
    fail('ArrayIndexOutOfBoundsException', `Index ${index} out of bounds for length ${all.length}`);
  }
}

const isArray =
  (sort: string) =>
  (value: unknown): boolean =>
    value instanceof KotlinArray && value.sort === sort;

/** `Array<T>`, and `IntArray` and its like. */
const arrayTypes: readonly LibraryClass[] = [
  {
    text: 'class Array<T>(size: Int, init: (Int) -> T) : AnyArray<T>',
    is: isArray(''),
    construct: (size: number, init: F) => new KotlinArray(made(size, init, true)),
  },
  ...PRIMITIVES.map((sort) => ({
    text: `class ${sort}Array(size: Int, init: (Int) -> ${sort} = {}) : AnyArray<${sort}>`,
    is: isArray(sort),
    construct: (size: number, init: F = () => ZEROS.get(`kotlin.${sort}`)) =>
      new KotlinArray(made(size, init, true), sort),
  })),
];

/** What arrays have in common: a class that no program can name. */
const anyArray: LibraryClass = {
  text: 'abstract class AnyArray<T>',
  is: (value) => value instanceof KotlinArray,
  members: {
    'operator fun get(index: Int): T': (self: KotlinArray, index: number) => (
      inside(self, index),
      self.items[index]
    ),
    'operator fun set(index: Int, value: T): Unit': (
      self: KotlinArray,
      index: number,
      value: unknown,
    ) => {
      inside(self, index);
      self.items[index] = value;
    },
    'val size: Int': (self: KotlinArray) => self.items.length,
    'operator fun iterator(): Iterator<T>': (self: KotlinArray) => new Cursor(self.items),
  },
};

const asGiven = (elements: KotlinArray): KotlinArray => elements;

/** Functions that make arrays. */
const arrayMakers: Rows = {
  'fun <T> arrayOf(vararg elements: T): Array<T>': asGiven,
  ...Object.fromEntries(
    PRIMITIVES.map((sort) => [
      `fun ${sort.toLowerCase()}ArrayOf(vararg elements: ${sort}): ${sort}Array`,
      asGiven,
    ]),
  ),
  'fun <T> arrayOfNulls(size: Int): Array<T?>': (size: number) =>
    new KotlinArray(made(size, () => null, true)),
  'fun <T> emptyArray(): Array<T>': () => new KotlinArray([]),
};

/** `check` or `require`, of truth and of what is not null. */
function demands(name: string, exception: string, failed: string): Rows {
  const otherwise = (message: F | string): never =>
    fail(exception, typeof message === 'string' ? message : text(message()));
  const isTrue = (value: boolean, message: F | string = failed): void => {
    if (!value) {
      otherwise(message);
    }
  };
  const isThere = (value: unknown, message: F | string = 'Required value was null.'): unknown =>
    value ?? otherwise(message);
  return {
    [`fun ${name}(value: Boolean): Unit`]: isTrue,
    [`fun ${name}(value: Boolean, lazyMessage: () -> Any): Unit`]: isTrue,
    [`fun <T : Any> ${name}NotNull(value: T?): T`]: isThere,
    [`fun <T : Any> ${name}NotNull(value: T?, lazyMessage: () -> Any): T`]: isThere,
  };
}

/** Functions for any value: scope, checks, what is made late. */
const scope: Rows = {
  'infix fun <A, B> A.to(that: B): Pair<A, B>': pair,
  'fun Any?.toString(): String': (self: unknown) => text(self),
  'fun Any?.hashCode(): Int': (self: unknown) => hashOf(self),
  'fun <T> Pair<T, T>.toList(): List<T>': (self: Pair) => list(self.parts),
  'fun <T> Triple<T, T, T>.toList(): List<T>': (self: Triple) => list(self.parts),
  'fun <T, R> T.let(block: (T) -> R): R': (self: unknown, block: F) => block(self),
  'fun <T, R> T.run(block: T.() -> R): R': (self: unknown, block: F) => block(self),
  'fun <R> run(block: () -> R): R': (block: F) => block(),
  'fun <T, R> with(receiver: T, block: T.() -> R): R': (self: unknown, block: F) => block(self),
  'fun <T> T.apply(block: T.() -> Unit): T': (self: unknown, block: F) => (block(self), self),
  'fun <T> T.also(block: (T) -> Unit): T': (self: unknown, block: F) => (block(self), self),
  'fun <T> T.takeIf(predicate: (T) -> Boolean): T?': (self: unknown, test: F) =>
    test(self) === true ? self : null,
  'fun <T> T.takeUnless(predicate: (T) -> Boolean): T?': (self: unknown, test: F) =>
    test(self) === true ? null : self,
  'fun repeat(times: Int, action: (Int) -> Unit): Unit': (times: number, action: F) => {
    for (let index = 0; index < times; index += 1) {
      machine.step();
      action(index);
    }
  },
  'fun <T : AutoCloseable?, R> T.use(block: (T) -> R): R': (self: unknown, block: F) => {
    const close = self instanceof Instance ? self.running.named.get('close/0') : undefined;
    try {
      return block(self);
    } finally {
      if (close !== undefined) {
        callMethod(close, [self]);
      }
    }
  },
  'fun error(message: Any): Nothing': (message: unknown) =>
    fail('IllegalStateException', text(message)),
  'fun TODO(reason: String = ""): Nothing': (reason?: string) =>
    fail(
      'NotImplementedError',
      `An operation is not implemented${reason === undefined ? '.' : `: ${reason}`}`,
    ),
  ...demands('check', 'IllegalStateException', 'Check failed.'),
  ...demands('require', 'IllegalArgumentException', 'Failed requirement.'),
  'operator fun <T> Lazy<T>.getValue(thisRef: Any?, property: KProperty<*>): T': (self: Lazy) =>
    self.value,
  'fun <T> lazyOf(value: T): Lazy<T>': (value: unknown) => Lazy.of(value),
  'fun <T> lazy(initializer: () -> T): Lazy<T>': (compute: F) => new Lazy(() => compute()),
  'fun <T> lazy(mode: LazyThreadSafetyMode, initializer: () -> T): Lazy<T>': (
    _mode: unknown,
    compute: F,
  ) => new Lazy(() => compute()),
  'fun Throwable.stackTraceToString(): String': (self: unknown) => text(self),
};

/** Marks a library function that wants its type arguments. */
function withTypes<T extends (types: Type[], ...args: never[]) => unknown>(run: T): T {
  takesTypes.add(run);
  return run;
}
export const io: LibraryPackage = {
  name: 'kotlin.io',
  rows: {
    'fun println(): Unit': () => {
      machine.print('\n');
    },
    'fun println(message: Any?): Unit': (message: unknown) => {
      machine.print(`${text(message)}\n`);
    },
    'fun print(message: Any?): Unit': (message: unknown) => {
      machine.print(text(message));
    },
  },
};
function enumName({items: [first]}: List): string {
  return first instanceof Instance
    ? (first.of.sort === 'enum' ? first.of : (first.of.enclosing ?? first.of)).qualified
    : '';
}
const entryNamed = (self: List, name: string): unknown =>
  self.items.find((each) => (each as Instance).entry?.name === name) ??
  fail('IllegalArgumentException', `No enum constant ${enumName(self)}.${name}`);
export const internal: LibraryPackage = {
  name: 'kotlin.internal',
  classes: [anyArray],
  rows: {
    'fun <reified T : Any> classOf(): KClass<T>': withTypes(([type]: Type[]) => {
      const {of} = type as ClassType;
      return new KotlinClass(of.anonymous ? null : of.qualified, testOf(type));
    }),
    'fun <T : Any> classOfValue(value: T): KClass<T>': (value: unknown) => {
      if (value instanceof Instance) {
        const {of} = value;
        return new KotlinClass(
          of.anonymous ? null : of.qualified,
          (other) => other instanceof Instance && isSubclass(other.of, of),
        );
      }
      // What a value of the library is made of is the JVM's business, but for numbers, texts and exceptions.
      const name = className(value).split('.').at(-1)!;
      if (name === 'Object' || name.startsWith('[')) {
        fail('UnsupportedOperationException', 'The class of this value is not known here.');
      }
      const own = {Integer: 'Int', Character: 'Char'}[name] ?? name;
      return new KotlinClass(`kotlin.${own}`, (other) => className(other) === className(value));
    },
    'fun propertyNamed(name: String): KProperty<Any?>': (name: string) => new Property(name),
    'fun <E> List<E>.entryArray(): Array<E>': (self: List) => new KotlinArray(items(self)),
    'fun <E> List<E>.entryNamed(value: String): E': entryNamed,
  },
};
/** `filterIsInstance` and others that look at a type. */
const entriesOfType = ([type]: Type[]): List => entriesOf((type as ClassType).of, '*') as List;

/** `enumValues` and its like. */
export const ofEnums: LibraryPackage = {
  name: 'kotlin',
  rows: {
    'fun <reified T : Enum<T>> enumValues(): Array<T>': withTypes(
      (types: Type[]) => new KotlinArray([...entriesOfType(types)]),
    ),
    'fun <reified T : Enum<T>> enumValueOf(name: String): T': withTypes(
      (types: Type[], name: string) => entryNamed(entriesOfType(types), name),
    ),
  },
};
export const reified: LibraryPackage = {
  name: 'kotlin.collections',
  rows: {
    'fun <reified R> Iterable<*>.filterIsInstance(): List<R>': withTypes(
      (types: Type[], self: unknown) => {
        const [type] = types;
        const test = type === undefined ? () => true : testOf(type);
        return list(items(self).filter(test));
      },
    ),
  },
};

export const core: LibraryPackage = {
  name: 'kotlin',
  classes: [
    ...anyTypes,
    ...throwables,
    ...exceptions,
    ...tuples,
    ...lazyTypes,
    ...resultTypes,
    ...arrayTypes,
    ...markers,
    ...otherTypes,
  ],
  rows: {...scope, ...ofResults, ...arrayMakers},
};
