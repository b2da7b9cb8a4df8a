import {type LibraryClass, type Rows} from '../../library';
import {caughtValue} from '../../run/compile/jumps';
import {Thrown} from '../../run/failures';
import {machine} from '../../run/machine';
import {text} from '../../run/text';
import {type F} from '../functions';

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
function catching(run: () => unknown): Result {
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
export const resultTypes: readonly LibraryClass[] = [
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
export const ofResults: Rows = {
  'fun <R> runCatching(block: () -> R): Result<R>': (block: F) => catching(() => block()),
  'fun <T, R> T.runCatching(block: T.() -> R): Result<R>': (self: unknown, block: F) =>
    catching(() => block(self)),
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
    self.failure === undefined ? catching(() => make(self.value)) : self,
  'fun <R, T : R> Result<T>.recover(transform: (Throwable) -> R): Result<R>': (
    self: Result,
    make: F,
  ) => (self.failure === undefined ? self : new Result(make(self.failure), undefined)),
  'fun <R, T : R> Result<T>.recoverCatching(transform: (Throwable) -> R): Result<R>': (
    self: Result,
    make: F,
  ) => (self.failure === undefined ? self : catching(() => make(self.failure))),
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
