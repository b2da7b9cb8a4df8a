import {
  AggregateError,
  AlignmentClash,
  Candidacy,
  Field,
  FieldEntry,
  MAX_INT,
  Paths,
  Point2D,
  Point3D,
  type Values,
  project,
  type Aggregate,
} from '@collektive/model';
import {
  times,
  Collected,
  type Entry,
  KotlinMap,
  List,
  MapValues,
  Progression,
  compare,
  equals,
  keyOf,
  fail,
  Throwable,
  hooks,
  type Held,
  hypot,
  Instance,
  items,
  text,
  Char,
  Double,
  double,
  Float,
  Pair,
  Triple,
} from '@collektive/kotlin';

const real = (value: unknown): number => (value as Double).value;

/** Parts of a pivot; the class at run time counts, as in the library's hash. */
function pivotKey(value: unknown): string {
  if (value === null || typeof value !== 'object') {
    return `${typeof value}:${String(value)};`;
  }
  if (value instanceof Double || value instanceof Float || value instanceof Char) {
    return `${value instanceof Char ? 'c' : 'd'}:${String(keyOf(value) instanceof Char ? (value as Char).code : keyOf(value))};`;
  }
  if (value instanceof Pair) {
    return `Pair(${pivotKey(value.first)}${pivotKey(value.second)})`;
  }
  if (value instanceof Triple) {
    return `Triple(${pivotKey(value.first)}${pivotKey(value.second)}${pivotKey(value.third)})`;
  }
  if (value instanceof List) {
    return `${value.mutable ? 'mutable' : ''}List(${value.items.map(pivotKey).join('')})`;
  }
  if (value instanceof Collected || value instanceof Progression || value instanceof MapValues) {
    return `${value.constructor === Progression ? 'Range' : 'Set'}${'mutable' in value && value.mutable ? 'mutable' : ''}(${items(value).map(pivotKey).join('')})`;
  }
  if (value instanceof KotlinMap) {
    return `Map${value.mutable ? 'mutable' : ''}(${[...value.all()].map((each: Entry) => pivotKey(each.key) + pivotKey(each.value)).join('')})`;
  }
  const name = value instanceof Instance ? value.of.name : value.constructor.name;
  if (value instanceof Instance && value.of.anonymous) {
    return fail('IllegalStateException', 'Hashing anonymous types is not supported');
  }
  return fail('IllegalStateException', `Alignment on elements of type ${name} is not supported`);
}

/** Kotlin's values, as the model asks about them. */
export const kotlinValues: Values = {
  ints: {
    zero: 0,
    one: 1,
    lowest: -MAX_INT - 1,
    highest: MAX_INT,
    plus: (a, b) => (a + b) | 0,
    times: Math.imul,
  },
  doubles: {
    zero: double(0),
    one: double(1),
    lowest: double(-Infinity),
    highest: double(Infinity),
    plus: (a, b) => double(real(a) + real(b)),
    times: (a, b) => double(real(a) * real(b)),
  },
  times: times,
  double,
  hypot,
  number: real,
  equals,
  compare: (a, b) =>
    a instanceof Candidacy ? a.compareTo(b as Candidacy, kotlinValues) : compare(a, b),
  text,
  pivot: pivotKey,
  distinct: (values) => [...new Map(values.map((each) => [keyOf(each), each])).values()],
};

let paths = new Paths(tokenText);

function tokenText(token: unknown): string {
  return text(token);
}

/** The paths of the run: those of devices that have no factory of their own. */
export const runPaths = (): Paths => paths;
export const readablePaths = (): Paths => new Paths(tokenText, true);

const CLASH = 'it.unibo.collektive.aggregate.AlignmentClashException';

/** The library's exception for two values at one path. */
export class Clash extends Throwable {
  constructor(
    message: string,
    readonly path: unknown,
  ) {
    super(CLASH, message, null, 'java.lang.IllegalStateException');
  }
}

const JVM = {
  IllegalStateException: 'java.lang.IllegalStateException',
  IllegalArgumentException: 'java.lang.IllegalArgumentException',
  NoSuchElementException: 'java.util.NoSuchElementException',
};

/** An object of this class, whose only property holds the value. */
const holding = (of: string, value: unknown): Held => ({
  of,
  value,
  text: () => `${of}(coordinates=${text(value)})`,
});

/** What a value of the library holds. */
function held(value: object): Held | undefined {
  if (value instanceof FieldEntry) {
    const {id, value: there} = value as FieldEntry;
    return {
      of: 'FieldEntry',
      value: new Pair(id, there),
      text: () => `${text(id)}=${text(there)}`,
    };
  }
  if (value instanceof Point2D) {
    return holding('Point2D', new Pair(double(value.x), double(value.y)));
  }
  if (value instanceof Point3D) {
    return holding('Point3D', new Triple(double(value.x), double(value.y), double(value.z)));
  }
  if (value instanceof Field) {
    return {of: 'Field', value: valuesOf(value), text: () => value.toString()};
  }
  return undefined;
}

function valuesOf(field: Field): KotlinMap {
  const values = new KotlinMap();
  for (const {id, value} of field.all.list()) {
    values.set(id, value);
  }
  return values;
}

/** Joins the running program to the model. */
export function connect(): void {
  paths = new Paths(tokenText);
  hooks.align = (context, token) => (context as Aggregate).align(token);
  hooks.dealign = (context) => (context as Aggregate).dealign();
  hooks.project = project;
  hooks.held = held;
  hooks.translate = (error) => {
    if (error instanceof AlignmentClash) {
      return new Clash(error.message, error.path);
    }
    return error instanceof AggregateError
      ? new Throwable(JVM[error.exception], error.message)
      : undefined;
  };
}
