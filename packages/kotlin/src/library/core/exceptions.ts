import {type LibraryClass} from '../../library';
import {EXCEPTIONS, Throwable} from '../../run/failures';
import {Instance} from '../../run/instances';
import {text} from '../../run/text';

const throwable = (value: unknown): Throwable | undefined =>
  value instanceof Throwable
    ? value
    : value instanceof Instance && value.base instanceof Throwable
      ? value.base
      : undefined;
/** Whether an exception's class is below another, by the JVM's names. */
function isBelow(name: string, wanted: string): boolean {
  if (name === wanted) {
    return true;
  }
  const found = EXCEPTIONS.find(([, jvm]) => jvm === name);
  const above = EXCEPTIONS.find(([each]) => each === found?.[2]);
  return above !== undefined && isBelow(above[1], wanted);
}
export const exceptions: LibraryClass[] = EXCEPTIONS.map(([name, jvm, above]) => ({
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

/** Above all exceptions. */
export const throwables: readonly LibraryClass[] = [
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
