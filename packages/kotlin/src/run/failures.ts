import {machine} from './machine';

/** An exception of the library, as a value of the program. */
export class Throwable {
  constructor(
    /** Its class, as the JVM calls it. */
    readonly name: string,
    readonly message: string | null,
    readonly cause: unknown = null,
    /** The class above it, of exceptions that are not Kotlin's own. */
    readonly above: string | undefined = undefined,
  ) {}
}

/** What JavaScript throws when the program throws `value`. */
export class Thrown {
  constructor(
    readonly value: unknown,
    readonly at: number,
  ) {}
}

/** A jump out of a function or a loop from within an expression. */
export class Signal {
  value: unknown;

  constructor(readonly word: 'return' | 'break' | 'continue') {}
}

/** The classes of exceptions: name in Kotlin, name on the JVM, the one above. */
export const EXCEPTIONS: readonly (readonly [name: string, jvm: string, above: string])[] = [
  ['Exception', 'java.lang.Exception', 'Throwable'],
  ['Error', 'java.lang.Error', 'Throwable'],
  ['RuntimeException', 'java.lang.RuntimeException', 'Exception'],
  ['IllegalArgumentException', 'java.lang.IllegalArgumentException', 'RuntimeException'],
  ['IllegalStateException', 'java.lang.IllegalStateException', 'RuntimeException'],
  ['IndexOutOfBoundsException', 'java.lang.IndexOutOfBoundsException', 'RuntimeException'],
  ['NoSuchElementException', 'java.util.NoSuchElementException', 'RuntimeException'],
  ['UnsupportedOperationException', 'java.lang.UnsupportedOperationException', 'RuntimeException'],
  ['NumberFormatException', 'java.lang.NumberFormatException', 'IllegalArgumentException'],
  ['ArithmeticException', 'java.lang.ArithmeticException', 'RuntimeException'],
  ['NullPointerException', 'java.lang.NullPointerException', 'RuntimeException'],
  ['ClassCastException', 'java.lang.ClassCastException', 'RuntimeException'],
  [
    'ConcurrentModificationException',
    'java.util.ConcurrentModificationException',
    'RuntimeException',
  ],
  [
    'ArrayIndexOutOfBoundsException',
    'java.lang.ArrayIndexOutOfBoundsException',
    'IndexOutOfBoundsException',
  ],
  [
    'StringIndexOutOfBoundsException',
    'java.lang.StringIndexOutOfBoundsException',
    'IndexOutOfBoundsException',
  ],
  ['NegativeArraySizeException', 'java.lang.NegativeArraySizeException', 'RuntimeException'],
  ['AssertionError', 'java.lang.AssertionError', 'Error'],
  [
    'UninitializedPropertyAccessException',
    'kotlin.UninitializedPropertyAccessException',
    'RuntimeException',
  ],
  ['NotImplementedError', 'kotlin.NotImplementedError', 'Error'],
];

const jvmNames = new Map(EXCEPTIONS.map(([name, jvm]) => [name, jvm]));

/** Throws an exception of the library, by its name in Kotlin. */
export function fail(name: string, message: string | null): never {
  throw new Thrown(new Throwable(jvmNames.get(name) ?? name, message), machine.at);
}

/** A `lateinit` property that is read too early. */
export function uninitialized(name: string): never {
  return fail(
    'UninitializedPropertyAccessException',
    `lateinit property ${name} has not been initialized`,
  );
}
