import {type LibraryClass, type LibraryPackage} from '../library';
import {caughtValue} from '../run/compile/attempt';
import {typed} from '../run/compile/library';
import {Lazy} from '../run/compile/globals';
import {Collected, KotlinMap, List, list, MapValues, Sequence} from '../run/collections';
import {compare, equals, hashOf} from '../run/equality';
import {EXCEPTIONS, fail, Throwable, Thrown} from '../run/failures';
import {Instance} from '../run/instances';
import {items} from '../run/iterate';
import {machine} from '../run/machine';
import {text} from '../run/text';
import {testOf} from '../run/typeTests';
import {Char, Float, type Function, KotlinArray, Pair, Triple} from '../run/values';
import {type Type} from '../symbols';
import {Double} from '../run/values';

type F = Function;

const never = (): boolean => false;
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Double ||
  value instanceof Float;

/** Marks a library function that wants its type arguments. */
function withTypes<T extends (types: Type[], ...args: never[]) => unknown>(run: T): T {
  typed.add(run);
  return run;
}

export class Result {
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

function catching(run: () => unknown): Result {
  const {depth} = machine;
  try {
    return new Result(run(), undefined);
  } catch (error) {
    machine.depth = depth;
    const value = caughtValue(error);
    if (value === undefined) throw error;
    return new Result(null, value);
  }
}

const throwable = (value: unknown): Throwable | undefined =>
  value instanceof Throwable
    ? value
    : value instanceof Instance && value.base instanceof Throwable
      ? value.base
      : undefined;

/** Whether an exception's class is below another, by the JVM's names. */
function isBelow(name: string, wanted: string): boolean {
  if (name === wanted) return true;
  const found = EXCEPTIONS.find(([, jvm]) => jvm === name);
  const above = EXCEPTIONS.find(([each]) => each === found?.[2]);
  return above !== undefined && isBelow(above[1], wanted);
}

const exceptions: LibraryClass[] = EXCEPTIONS.map(([name, jvm, above]) => ({
  text: `open class ${name}(message: String? = null, cause: Throwable? = null) : ${above}`,
  is: (value) =>
    value instanceof Throwable &&
    (isBelow(value.name, jvm) || (value.above !== undefined && isBelow(value.above, jvm))),
  construct: (message: string | null = null, cause: unknown = null) =>
    new Throwable(jvm, message, cause),
  others: {
    [`class ${name}(cause: Throwable?)`]: (cause: unknown) =>
      new Throwable(jvm, cause === null ? null : text(cause), cause),
  },
}));

const lazily = (message: unknown): string => text((message as F)());

export const core: LibraryPackage = {
  name: 'kotlin',
  aliases: [
    'IntArray = Array<Int>',
    'LongArray = Array<Long>',
    'DoubleArray = Array<Double>',
    'FloatArray = Array<Float>',
    'BooleanArray = Array<Boolean>',
    'CharArray = Array<Char>',
  ],
  classes: [
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
    {text: 'interface CharSequence', is: (value) => typeof value === 'string'},
    {
      text: 'abstract class Enum<E>',
      is: never,
      construct: () => undefined,
      members: {
        'val name: String': (self: Instance) => self.entry?.name,
        'val ordinal: Int': (self: Instance) => self.entry?.ordinal,
        'operator fun compareTo(other: E): Int': (self: Instance, other: Instance) =>
          (self.entry?.ordinal ?? 0) - (other.entry?.ordinal ?? 0),
      },
    },
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
    ...exceptions,
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
    {
      text: 'class Lazy<out T>',
      is: (value) => value instanceof Lazy,
      members: {'val value: T': (self: Lazy) => self.value},
    },
    {
      text: 'class Result<out T>',
      is: (value) => value instanceof Result,
      members: {
        'val isSuccess: Boolean': (self: Result) => self.failure === undefined,
        'val isFailure: Boolean': (self: Result) => self.failure !== undefined,
        'fun getOrNull(): T?': (self: Result) => self.value,
        'fun exceptionOrNull(): Throwable?': (self: Result) => self.failure ?? null,
      },
    },
    {
      text: 'class Array<T>',
      is: (value) => value instanceof KotlinArray,
      members: {
        'operator fun get(index: Int): T': (self: KotlinArray, index: number) => (
          within(self, index),
          self.items[index]
        ),
        'operator fun set(index: Int, value: T): Unit': (
          self: KotlinArray,
          index: number,
          value: unknown,
        ) => {
          within(self, index);
          self.items[index] = value;
        },
        'val size: Int': (self: KotlinArray) => self.items.length,
      },
    },
    {text: 'class Suppress', is: never},
    {text: 'class JvmInline', is: never},
    {text: 'class OptIn', is: never},
  ],
  rows: {
    'infix fun <A, B> A.to(that: B): Pair<A, B>': pair,
    'fun Any?.toString(): String': (self: unknown) => text(self),
    'fun Any?.hashCode(): Int': (self: unknown) => hashOf(self),
    'fun <T> Pair<T, T>.toList(): List<T>': (self: Pair) => list([self.first, self.second]),
    'fun <T> Triple<T, T, T>.toList(): List<T>': (self: Triple) =>
      list([self.first, self.second, self.third]),
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
    'fun error(message: Any): Nothing': (message: unknown) =>
      fail('IllegalStateException', text(message)),
    'fun TODO(reason: String = ""): Nothing': (reason?: string) =>
      fail(
        'NotImplementedError',
        `An operation is not implemented${reason === undefined ? '.' : `: ${reason}`}`,
      ),
    'fun check(value: Boolean): Unit': (value: boolean) =>
      value ? undefined : fail('IllegalStateException', 'Check failed.'),
    'fun check(value: Boolean, lazyMessage: () -> Any): Unit': (value: boolean, message: F) =>
      value ? undefined : fail('IllegalStateException', lazily(message)),
    'fun require(value: Boolean): Unit': (value: boolean) =>
      value ? undefined : fail('IllegalArgumentException', 'Failed requirement.'),
    'fun require(value: Boolean, lazyMessage: () -> Any): Unit': (value: boolean, message: F) =>
      value ? undefined : fail('IllegalArgumentException', lazily(message)),
    'fun <T : Any> checkNotNull(value: T?): T': (value: unknown) =>
      value ?? fail('IllegalStateException', 'Required value was null.'),
    'fun <T : Any> checkNotNull(value: T?, lazyMessage: () -> Any): T': (
      value: unknown,
      message: F,
    ) => value ?? fail('IllegalStateException', lazily(message)),
    'fun <T : Any> requireNotNull(value: T?): T': (value: unknown) =>
      value ?? fail('IllegalArgumentException', 'Required value was null.'),
    'fun <T : Any> requireNotNull(value: T?, lazyMessage: () -> Any): T': (
      value: unknown,
      message: F,
    ) => value ?? fail('IllegalArgumentException', lazily(message)),
    'fun <T> lazy(initializer: () -> T): Lazy<T>': (compute: F) => new Lazy(() => compute()),
    'fun <R> runCatching(block: () -> R): Result<R>': (block: F) => catching(() => block()),
    'fun <T, R> T.runCatching(block: T.() -> R): Result<R>': (self: unknown, block: F) =>
      catching(() => block(self)),
    'fun <T> Result<T>.getOrThrow(): T': (self: Result) => {
      if (self.failure !== undefined) throw new Thrown(self.failure, machine.at);
      return self.value;
    },
    'fun <R, T : R> Result<T>.getOrElse(onFailure: (Throwable) -> R): R': (
      self: Result,
      other: F,
    ) => (self.failure === undefined ? self.value : other(self.failure)),
    'fun <R, T : R> Result<T>.getOrDefault(defaultValue: R): R': (self: Result, other: unknown) =>
      self.failure === undefined ? self.value : other,
    'fun <R, T> Result<T>.map(transform: (T) -> R): Result<R>': (self: Result, transform: F) =>
      self.failure === undefined ? new Result(transform(self.value), undefined) : self,
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
    'fun Throwable.stackTraceToString(): String': (self: unknown) => text(self),
    'fun <T> arrayOf(vararg elements: T): Array<T>': (elements: KotlinArray) => elements,
    'fun intArrayOf(vararg elements: Int): Array<Int>': (elements: KotlinArray) => elements,
    'fun longArrayOf(vararg elements: Long): Array<Long>': (elements: KotlinArray) => elements,
    'fun floatArrayOf(vararg elements: Float): Array<Float>': (elements: KotlinArray) => elements,
    'fun booleanArrayOf(vararg elements: Boolean): Array<Boolean>': (elements: KotlinArray) =>
      elements,
    'fun charArrayOf(vararg elements: Char): Array<Char>': (elements: KotlinArray) => elements,
    'fun <T> arrayOfNulls(size: Int): Array<T?>': (size: number) =>
      size < 0 ? negativeSize(size) : new KotlinArray(made(size, () => null)),
    'fun LongArray(size: Int, init: (Int) -> Long = { 0L }): Array<Long>': (
      size: number,
      init: F = () => 0n,
    ) => new KotlinArray(made(size, init)),
    'fun CharArray(size: Int, init: (Int) -> Char): Array<Char>': (size: number, init: F) =>
      new KotlinArray(made(size, init)),
    'fun doubleArrayOf(vararg elements: Double): Array<Double>': (elements: KotlinArray) =>
      elements,
    'fun <T> emptyArray(): Array<T>': () => new KotlinArray([]),
    'fun <T> Array(size: Int, init: (Int) -> T): Array<T>': (size: number, init: F) =>
      new KotlinArray(made(size, init)),
    'fun IntArray(size: Int, init: (Int) -> Int = { 0 }): Array<Int>': (
      size: number,
      init: F = () => 0,
    ) => new KotlinArray(made(size, init)),
    'fun DoubleArray(size: Int, init: (Int) -> Double = { 0.0 }): Array<Double>': (
      size: number,
      init: F = () => new Double(0),
    ) => new KotlinArray(made(size, init)),
    'fun BooleanArray(size: Int, init: (Int) -> Boolean = { false }): Array<Boolean>': (
      size: number,
      init: F = () => false,
    ) => new KotlinArray(made(size, init)),
  },
};

const negativeSize = (size: number): never => fail('NegativeArraySizeException', String(size));
function pair(a: unknown, b: unknown): Pair {
  machine.allocate(2);
  return new Pair(a, b);
}

export function made(size: number, init: F): unknown[] {
  if (size < 0) fail('IllegalArgumentException', `Illegal capacity: ${size}`);
  machine.allocate(size);
  const values: unknown[] = [];
  for (let index = 0; index < size; index += 1) {
    machine.step();
    values.push(init(index));
  }
  return values;
}

export function at(values: readonly unknown[], index: number): unknown {
  if (index < 0 || index >= values.length)
    fail('IndexOutOfBoundsException', `Index ${index} out of bounds for length ${values.length}`);
  return values[index];
}

function within({items: all}: KotlinArray, index: number): void {
  if (index < 0 || index >= all.length)
    fail('ArrayIndexOutOfBoundsException', `Index ${index} out of bounds for length ${all.length}`);
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

export const internal: LibraryPackage = {
  name: 'kotlin.internal',
  rows: {
    'fun <E> List<E>.entryNamed(value: String): E': (self: List, name: string) =>
      self.items.find((each) => (each as Instance).entry?.name === name) ??
      fail('IllegalArgumentException', `No enum constant ${enumName(self)}.${name}`),
  },
};

/** `filterIsInstance` and others that look at a type. */
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

export const isIterable = (value: unknown): boolean =>
  value instanceof List ||
  value instanceof Collected ||
  value instanceof MapValues ||
  (typeof value === 'object' &&
    value !== null &&
    Symbol.iterator in value &&
    !(value instanceof Sequence) &&
    !(value instanceof KotlinMap));
