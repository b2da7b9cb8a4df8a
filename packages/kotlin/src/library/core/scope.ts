import {type Rows} from '../../library';
import {list} from '../../run/collections';
import {Lazy} from '../../run/compile/properties';
import {hashOf} from '../../run/equality';
import {fail} from '../../run/failures';
import {Instance} from '../../run/instances';
import {machine} from '../../run/machine';
import {callMethod} from '../../run/procedure';
import {text} from '../../run/text';
import {type Pair, type Triple} from '../../run/values';
import {type F} from '../functions';
import {pair} from './tuples';

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
export const scope: Rows = {
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
