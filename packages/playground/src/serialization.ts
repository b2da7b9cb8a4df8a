import type {Aggregate, Message} from '@collektive/model';
import {
  bytesOf,
  Double,
  fail,
  Instance,
  type LibraryPackage,
  solved,
  text,
  type Type,
} from '@collektive/kotlin';

/** What was made text, and may be made bytes: the value itself goes along, nothing here leaves the page. */
class Encoded {
  constructor(readonly value: unknown) {}

  /** Nothing is put on a wire: this is as long as the text of what is sent. */
  toString(): string {
    return text(this.value);
  }
}

/** A value as the bytes that travel. */
export const encoded = (value: unknown): unknown => bytesOf(new Encoded(value));

/** How JSON is written: all that matters here is what it refuses. */
class Format {
  allowSpecialFloatingPointValues = false;
}

const JSON_BY_DEFAULT = new Format();

/** What makes messages of bytes, in a format. */
export class BytesFactory {
  constructor(readonly format: unknown) {}
}

/** Infinity or NaN in a value, as Kotlin writes it, or nothing. */
function specialIn(value: unknown): string | undefined {
  if (value instanceof Double) {
    return Number.isFinite(value.value) ? undefined : text(value);
  }
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const parts = value instanceof Instance ? value.fields : Object.values(value);
  for (const part of Symbol.iterator in value ? (value as Iterable<unknown>) : parts) {
    const found = specialIn(part);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** Plain JSON has no infinite numbers. @throws what the library throws where one is sent */
export function checkFinite(factory: unknown, message: Message): void {
  const format = factory instanceof BytesFactory ? factory.format : undefined;
  if (format instanceof Format && !format.allowSpecialFloatingPointValues) {
    message.forEach((_, value) => {
      const found = specialIn(value);
      if (found !== undefined) {
        fail(
          'kotlinx.serialization.json.JsonEncodingException',
          `Unexpected special floating-point value ${found}. By default, non-finite floating point values are prohibited because they do not conform JSON specification.\nIt is possible to deserialize them using 'JsonBuilder.allowSpecialFloatingPointValues = true'`,
        );
      }
    });
  }
}

const BUILT_IN = new Set([
  'Int',
  'Long',
  'Double',
  'Float',
  'Boolean',
  'String',
  'Char',
  'Unit',
  'Pair',
  'Triple',
  'List',
  'MutableList',
  'Set',
  'MutableSet',
  'Map',
  'MutableMap',
  'Any',
  'Array',
  'Instant',
  'Duration',
  'Field',
  'Point2D',
  'Point3D',
  'Collection',
  'Iterable',
]);

/** A class that cannot travel, by its name, or nothing. */
function unserializable(type: Type): string | undefined {
  const found = solved(type);
  if (found.kind !== 'class') {
    return undefined;
  }
  const {of} = found;
  const fine =
    of.tree === undefined
      ? BUILT_IN.has(of.name)
      : of.sort === 'enum' ||
        of.tree.modifiers.annotations.some((each) => each.name.endsWith('Serializable'));
  if (!fine) {
    return of.qualified;
  }
  for (const arg of found.args) {
    const inner = unserializable(arg);
    if (inner !== undefined) {
      return inner;
    }
  }
  return undefined;
}

/** On a network that is not in memory, each shared type needs a serialiser. */
export function checkSerializable(aggregate: Aggregate, type: Type | undefined): void {
  if (aggregate.inMemoryOnly || type === undefined) {
    return;
  }
  const name = unserializable(type);
  if (name !== undefined) {
    fail(
      'kotlinx.serialization.SerializationException',
      `Serializer for class '${name}' is not found.\nPlease ensure that class is marked as '@Serializable' and that the serialization compiler plugin is applied.`,
    );
  }
}

const key = (name: string): {key: string} => ({key: name});
const never = (): boolean => false;
const kotlin = (name: string): LibraryPackage => ({
  name: 'kotlinx.serialization.builtins',
  rows: {[`fun ${name}.Companion.serializer(): KSerializer<${name}>`]: () => key(name)},
});

export const serialization: readonly LibraryPackage[] = [
  {
    name: 'kotlinx.serialization',
    classes: [
      {text: 'class Serializable', is: never},
      {text: 'interface KSerializer<T>', is: never},
      {text: 'class SerialFormat', is: never},
    ],
  },
  kotlin('Int'),
  {
    name: 'kotlinx.serialization.json',
    rows: {
      'fun Json(from: Json = Json, builderAction: JsonBuilder.() -> Unit): Json': (
        from: Format = JSON_BY_DEFAULT,
        build: (format: Format) => void,
      ) => {
        const format = Object.assign(new Format(), from);
        build(format);
        return format;
      },
    },
    classes: [
      {
        text: 'class JsonBuilder',
        is: never,
        members: {
          'var allowSpecialFloatingPointValues: Boolean': (self: Format, value?: boolean) =>
            (self.allowSpecialFloatingPointValues = value ?? self.allowSpecialFloatingPointValues),
        },
      },
      {
        text: 'object Json : SerialFormat',
        is: (value) => value instanceof Format,
        instance: JSON_BY_DEFAULT,
        members: {
          'fun <T> encodeToString(serializer: KSerializer<T>, value: T): String': (
            _json: unknown,
            _serializer: unknown,
            value: unknown,
          ) => new Encoded(value),
          'fun <T> decodeFromString(serializer: KSerializer<T>, text: String): T': (
            _json: unknown,
            _serializer: unknown,
            text: unknown,
          ) => (text instanceof Encoded ? text.value : text),
        },
      },
    ],
  },
];
