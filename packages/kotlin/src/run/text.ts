import {Collected, Entry, KotlinMap, List, MapValues, Sequence} from './collections';
import {Progression, ClosedRange, Char, Double, Float, KotlinArray, Tuple} from './values';
import {hashOf} from './equality';
import {Throwable} from './failures';
import {type ClassSymbol} from '../symbols';
import {Instance, shownParts} from './instances';
import {hooks} from './hooks';
import {machine} from './machine';
import {callMethod} from './procedure';

/** How deep collections within collections are printed. */
const TEXT_DEPTH = 200;
let depth = 0;

/** Kotlin's `toString`. */
export function text(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'undefined':
      return 'kotlin.Unit';
    case 'function':
      return 'a function';
    case 'object':
      return value === null ? 'null' : nested(value);
    case 'symbol':
      return '';
  }
}

function nested(value: object): string {
  depth += 1;
  try {
    machine.step();
    if (depth > TEXT_DEPTH) {
      machine.tooDeep();
    }
    return textOf(value);
  } finally {
    depth -= 1;
  }
}

function itemTexts(values: Iterable<unknown>, self: object): string[] {
  const texts: string[] = [];
  for (const each of values) {
    const one = each === self ? '(this Collection)' : text(each);
    machine.write(one.length);
    texts.push(one);
  }
  return texts;
}

function textOf(value: object): string {
  if (value instanceof Double) {
    return doubleText(value.value);
  }
  if (value instanceof Char) {
    return String.fromCharCode(value.code);
  }
  if (value instanceof List || value instanceof Collected || value instanceof MapValues) {
    return `[${itemTexts(value, value).join(', ')}]`;
  }
  if (value instanceof Tuple) {
    return `(${itemTexts(value.parts, value).join(', ')})`;
  }
  if (value instanceof KotlinMap) {
    return `{${itemTexts(value.all(), value).join(', ')}}`;
  }
  if (value instanceof Entry) {
    return `${text(value.key)}=${text(value.value)}`;
  }
  if (value instanceof Instance) {
    return instanceText(value);
  }
  if (value instanceof Float) {
    return floatText(value.value);
  }
  if (value instanceof Throwable) {
    return value.message === null ? value.name : `${value.name}: ${value.message}`;
  }
  if (value instanceof Progression) {
    return progressionText(value);
  }
  if (value instanceof ClosedRange) {
    return `${text(value.start)}${value.until ? '..<' : '..'}${text(value.endInclusive)}`;
  }
  if (value instanceof KotlinArray) {
    return `${value.javaName}@${identity(value)}`;
  }
  if (value instanceof Sequence) {
    return `kotlin.sequences.Sequence@${identity(value)}`;
  }
  const held = hooks.held(value);
  if (held !== undefined) {
    return held.text();
  }
  const own = (value as {toString?: unknown}).toString;
  return typeof own === 'function' && own !== Object.prototype.toString
    ? String(own.call(value))
    : 'an object';
}

const identity = (value: object): string => (hashOf(value) >>> 0).toString(16);

function progressionText({first, last, step, wrap, isRange}: Progression): string {
  const ends = `${text(wrap(first))}..${text(wrap(last))}`;
  if (isRange) {
    return ends;
  }
  return step > 0
    ? `${ends} step ${step}`
    : `${text(wrap(first))} downTo ${text(wrap(last))} step ${-step}`;
}

function instanceText(value: Instance): string {
  const own = value.running.named.get('toString/0');
  if (own !== undefined) {
    return callMethod(own, [value]) as string;
  }
  return plainText(value);
}

/** The text of an instance whose class says nothing of it. */
export function plainText(value: Instance): string {
  if (value.entry !== undefined) {
    return value.entry.name;
  }
  const {of} = value;
  if (value.base instanceof Throwable) {
    const message = messageOf(value);
    return message === null ? nameOf(of) : `${nameOf(of)}: ${text(message)}`;
  }
  if (value.running.isData) {
    if (of.isObject) {
      return of.name;
    }
    const shown = shownParts(value).map(
      (each, index) => `${of.tree?.parameters?.[index]?.name}=${text(each)}`,
    );
    return `${of.name}(${shown.join(', ')})`;
  }
  return `${nameOf(of)}@${identity(value)}`;
}

/** The name of a class as the JVM has it: of nested ones with a dollar. */
export function nameOf(of: ClassSymbol): string {
  return of.enclosing === undefined ? of.qualified : `${nameOf(of.enclosing)}$${of.name}`;
}

/** The message of an exception, which its class may override. */
function messageOf(value: Instance): unknown {
  const own = value.running.named.get('message/0');
  return own === undefined ? (value.base as Throwable).message : callMethod(own, [value]);
}

/** As `Double.toString` of the JVM: between 0.001 and 10,000,000 without an exponent. */
export function doubleText(value: number): string {
  if (Number.isNaN(value)) {
    return 'NaN';
  }
  if (!Number.isFinite(value)) {
    return value > 0 ? 'Infinity' : '-Infinity';
  }
  if (value === 0) {
    return Object.is(value, -0) ? '-0.0' : '0.0';
  }
  // Of the least one, the JVM writes two digits.
  if (Math.abs(value) === Number.MIN_VALUE) {
    return value > 0 ? '4.9E-324' : '-4.9E-324';
  }
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) {
    const plain = String(value);
    return plain.includes('.') ? plain : `${plain}.0`;
  }
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`;
}

/** The shortest text of two digits or more that is this `Float` again. */
function floatText(value: number): string {
  for (let digits = 2; digits <= 9; digits += 1) {
    const shorter = Number(value.toPrecision(digits));
    if (Object.is(Math.fround(shorter), value)) {
      return doubleText(value === 0 ? value : shorter);
    }
  }
  return doubleText(value);
}
