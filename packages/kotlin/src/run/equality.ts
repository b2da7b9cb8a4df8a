/** Which values are equal, and which comes first. */
import {Collected, Entry, KotlinMap, List} from './collections';
import {fail} from './failures';
import {hooks} from './hooks';
import {Instance, parts, shownParts} from './instances';
import {machine} from './machine';
import {callMethod} from './procedure';
import {
  Char,
  ClosedRange,
  Double,
  Float,
  KotlinArray,
  Pair,
  Progression,
  Small,
  Tuple,
} from './values';

const ids = new WeakMap<object, number>();
let lastIdentity = 0;

/** A number that is an object's own. */
export function identityOf(object: object): number {
  let id = ids.get(object);
  if (id === undefined) {
    id = lastIdentity += 1;
    ids.set(object, id);
  }
  return id;
}

/** A value that a JavaScript `Map` tells from others just as Kotlin's `equals` does. */
export function keyOf(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.startsWith('\0') ? `\0s${value}` : value;
  }
  if (typeof value === 'function') {
    const own = references.get(value);
    return own === undefined ? value : `\0F${keyText(own.of)}${keyText(own.bound)}`;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  machine.step();
  if (value instanceof Double) {
    return `\0d${Object.is(value.value, -0) ? '-0' : value.value}`;
  }
  if (value instanceof Char) {
    return value;
  }
  if (value instanceof Float) {
    return `\0f${Object.is(value.value, -0) ? '-0' : value.value}`;
  }
  if (value instanceof Tuple) {
    return `\0T${value.parts.map(keyText).join('')}`;
  }
  if (value instanceof List) {
    return `\0L${value.items.map(keyText).join('')}`;
  }
  if (value instanceof Entry) {
    return `\0E${keyText(value.key)}${keyText(value.value)}`;
  }
  if (value instanceof Collected) {
    return `\0S${[...value].map(keyText).sort().join('')}`;
  }
  if (value instanceof KotlinMap) {
    return `\0M${[...value.all()].map(keyText).sort().join('')}`;
  }
  if (value instanceof Progression) {
    return `\0R${value.isRange ? 'r' : 'p'}${value.sort}${value.size === 0 ? '' : `${value.first},${value.last},${value.step}`}`;
  }
  if (value instanceof Instance) {
    return keyOfInstance(value);
  }
  if ('key' in value) {
    return value.key;
  }
  const held = hooks.held(value);
  if (held !== undefined) {
    return `\0V${held.of}${keyText(held.value)}`;
  }
  return value;
}

function keyOfInstance(value: Instance): unknown {
  const hash = value.running.named.get('hashCode/0');
  const equal = value.running.named.get('equals/1');
  const {isData} = value.running;
  if (equal !== undefined && (hash !== undefined || isData)) {
    return bucketKey(value);
  }
  if (!isData) {
    return value;
  }
  return `\0I${value.running.id}:${parts(value).map(keyText).join('')}`;
}

/** The same for values with the same hash that their own `equals` calls equal. */
function bucketKey(value: Instance): string {
  const hash = hashOf(value);
  const {buckets} = machine.memory;
  let bucket = buckets.get(hash);
  if (bucket === undefined) {
    bucket = [];
    buckets.set(hash, bucket);
  }
  let index = bucket.findIndex((each) => each === value || equals(value, each));
  if (index < 0) {
    index = bucket.push(value) - 1;
  }
  return `\0H${hash}#${index}`;
}

function keyText(value: unknown): string {
  const key = keyOf(value);
  const text =
    typeof key === 'object' && key !== null
      ? `#${identityOf(key)}`
      : typeof key === 'function'
        ? `f${identityOf(key)}`
        : String(key);
  machine.write(text.length);
  return `${(typeof key)[0] ?? ''}${text.length}:${text}`;
}

/** What a reference names, and the value that is bound to it. */
export const references = new WeakMap<object, {readonly of: unknown; readonly bound: unknown}>();

function sameReference(a: object, b: object): boolean {
  const [one, other] = [references.get(a), references.get(b)];
  return (
    one !== undefined &&
    other !== undefined &&
    one.of === other.of &&
    equals(one.bound, other.bound)
  );
}

/** Kotlin's `equals`. */
export function equals(a: unknown, b: unknown): boolean {
  if (a instanceof Instance) {
    machine.step();
    const own = a.running.named.get('equals/1');
    if (own !== undefined) {
      return callMethod(own, [a, b]) === true;
    }
    if (a === b) {
      return true;
    }
    if (!a.running.isData || !(b instanceof Instance) || b.of !== a.of) {
      return false;
    }
    const others = parts(b);
    return parts(a).every((each, index) => equals(each, others[index]));
  }
  if (a === b) {
    return true;
  }
  if (typeof a === 'function' && typeof b === 'function') {
    return sameReference(a, b);
  }
  if (a === null || b === null || typeof a !== 'object') {
    return false;
  }
  if (a instanceof Double) {
    return b instanceof Double && Object.is(a.value, b.value);
  }
  if (typeof b !== 'object') {
    return false;
  }
  machine.step();
  if (a instanceof Pair) {
    return b instanceof Pair && equals(a.first, b.first) && equals(a.second, b.second);
  }
  if (a instanceof List) {
    return (
      b instanceof List &&
      a.size === b.size &&
      a.items.every((item, index) => equals(item, b.items[index]))
    );
  }
  if (a instanceof KotlinArray || b instanceof Instance) {
    return false;
  }
  return keyOf(a) === keyOf(b);
}

/** Kotlin's `hashCode`: the JVM's for numbers, texts and what is made of them. */
export function hashOf(value: unknown): number {
  if (value === null) {
    return 0;
  }
  if (typeof value === 'number') {
    return value;
  }
  if (typeof value === 'boolean') {
    return value ? 1231 : 1237;
  }
  if (typeof value === 'string') {
    let hash = 0;
    for (let index = 0; index < value.length; index += 1) {
      hash = (Math.imul(hash, 31) + value.charCodeAt(index)) | 0;
    }
    return hash;
  }
  if (value === undefined) {
    return hashOf('kotlin.Unit');
  }
  if (typeof value === 'bigint') {
    return Number(BigInt.asIntN(32, value ^ (value >> 32n)));
  }
  if (value instanceof Char) {
    return value.code;
  }
  if (value instanceof Small) {
    return value.value;
  }
  if (value instanceof Double) {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value.value);
    return view.getInt32(0) ^ view.getInt32(4);
  }
  if (value instanceof Float) {
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, value.value);
    return view.getInt32(0);
  }
  if (value instanceof Progression) {
    return hashOfProgression(value);
  }
  if (value instanceof ClosedRange) {
    return value.isEmpty ? -1 : hashAll([value.start, value.endInclusive], 0);
  }
  machine.step();
  if (value instanceof Tuple) {
    return hashAll(value.parts, 0);
  }
  if (value instanceof List) {
    return hashAll(value.items, 1);
  }
  if (value instanceof Entry) {
    return hashOf(value.key) ^ hashOf(value.value);
  }
  if (value instanceof Collected) {
    return [...value].reduce((sum: number, each) => (sum + hashOf(each)) | 0, 0);
  }
  if (value instanceof KotlinMap) {
    return [...value.all()].reduce((sum: number, each) => (sum + hashOf(each)) | 0, 0);
  }
  if (value instanceof Instance) {
    const own = value.running.named.get('hashCode/0');
    if (own !== undefined) {
      return callMethod(own, [value]) as number;
    }
    if (value.running.isData) {
      return hashAll(shownParts(value), 0);
    }
  }
  const held = hooks.held(value);
  if (held !== undefined) {
    return hashOf(held.value);
  }
  const key = keyOf(value);
  if (typeof key === 'string') {
    return hashOf(key);
  }
  return identityOf(value);
}

function hashOfProgression({size, first, last, step, isRange, wrap}: Progression): number {
  if (size === 0) {
    return -1;
  }
  return hashAll([wrap(first), wrap(last), ...(isRange ? [] : [step])], 0);
}

function hashAll(values: readonly unknown[], start: number): number {
  return values.reduce((hash: number, each) => (Math.imul(hash, 31) + hashOf(each)) | 0, start);
}

/** Values of the library's other classes that have an order. */
interface Ordered {
  compareTo(other: unknown, order: {readonly compare: typeof compare}): number;
}

/** Kotlin's `compareTo`. */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') {
    return a < b ? -1 : a > b ? 1 : 0;
  }
  if (a instanceof Double && b instanceof Double) {
    return compareNumbers(a.value, b.value);
  }
  if (typeof a === 'string' && typeof b === 'string') {
    return compareTexts(a, b);
  }
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    return a < b ? -1 : a > b ? 1 : 0;
  }
  if (typeof a === 'boolean' && typeof b === 'boolean') {
    return Number(a) - Number(b);
  }
  if (a instanceof Char && b instanceof Char) {
    return a.code - b.code;
  }
  if (a instanceof Float && b instanceof Float) {
    return compareNumbers(a.value, b.value);
  }
  if (a instanceof Instance) {
    const own = a.running.named.get('compareTo/1');
    if (own !== undefined) {
      return callMethod(own, [a, b]) as number;
    }
    if (a.entry !== undefined && b instanceof Instance && b.entry !== undefined) {
      return a.entry.ordinal - b.entry.ordinal;
    }
  }
  if (typeof a === 'object' && a !== null && 'compareTo' in a) {
    return (a as Ordered).compareTo(b, {compare});
  }
  return fail('ClassCastException', 'These values cannot be compared.');
}

/** The JVM compares texts by their first difference, then by length. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = a.charCodeAt(index) - b.charCodeAt(index);
    if (difference !== 0) {
      return difference;
    }
  }
  return a.length - b.length;
}

/** The JVM's order of numbers with a fraction: -0.0 before 0.0, and NaN after everything. */
export function compareNumbers(a: number, b: number): number {
  if (a < b) {
    return -1;
  }
  if (a > b) {
    return 1;
  }
  if (a === b && a !== 0) {
    return 0;
  }
  const rank = (n: number): number => (Number.isNaN(n) ? 2 : Object.is(n, -0) ? 0 : 1);
  return rank(a) - rank(b);
}
