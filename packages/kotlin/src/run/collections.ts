/** Collections, and going through them. */
import {keyOf} from './equality';
import {fail} from './failures';
import {Instance} from './instances';
import {machine} from './machine';
import {callMethod} from './procedure';
import {char, KotlinArray, Progression} from './values';

/** A list; the mutable one is a class of its own for those that look at classes. */
export class List {
  constructor(
    readonly items: unknown[],
    readonly mutable = false,
    /** Of `listOf` and `emptyList`: the JVM has other classes for them, which say other things. */
    readonly fixed = false,
  ) {
    machine.allocate(items.length + 2);
  }

  get size(): number {
    return this.items.length;
  }

  [Symbol.iterator](): Iterator<unknown> {
    return this.items[Symbol.iterator]();
  }
}

export const list = (items: unknown[]): List => new List(items);

/** What shows items of another list: of one that can change, those that it has by then. */
export const view = (of: List, items: () => unknown[]): List =>
  of.mutable ? Object.defineProperty(list([]), 'items', {get: items}) : list(items());

export class Entry {
  constructor(
    readonly key: unknown,
    public value: unknown,
  ) {}
}

/** Another order than that in which things came. */
interface Ordering {
  grow(size: number): void;
  sort<T>(values: T[], key: (value: T) => unknown): T[];
}

/** Goes through what a collection holds, as long as nothing comes or goes meanwhile. */
function* unchanged<T>(values: readonly T[], of: {readonly size: number}): Generator<T> {
  for (const value of values) {
    if (of.size !== values.length) {
      fail('ConcurrentModificationException', null);
    }
    yield value;
  }
}
/** What an empty map or set takes. */
const EMPTY = 5;

/** A map that remembers the order in which keys came, or sorts them. */
export class KotlinMap {
  private readonly entries = new Map<unknown, Entry>();
  /** Of `withDefault`: what `getValue` gives for a key that is not there. */
  other: ((key: unknown) => unknown) | undefined;

  constructor(
    readonly mutable = false,
    private readonly order?: (a: unknown, b: unknown) => number,
    private readonly ordering?: Ordering,
  ) {
    machine.allocate(EMPTY);
  }

  get size(): number {
    return this.entries.size;
  }

  /** The same map, seen with values for the keys that it has not. */
  with(other: (key: unknown) => unknown): KotlinMap {
    return Object.assign(Object.create(this) as KotlinMap, {other});
  }

  get(key: unknown): unknown {
    return this.entries.get(keyOf(key))?.value ?? null;
  }

  has(key: unknown): boolean {
    return this.entries.has(keyOf(key));
  }

  set(key: unknown, value: unknown): unknown {
    const found = this.entries.get(keyOf(key));
    if (found !== undefined) {
      const old = found.value;
      found.value = value;
      return old;
    }
    machine.allocate(4);
    this.entries.set(keyOf(key), new Entry(key, value));
    this.ordering?.grow(this.entries.size);
    return null;
  }

  /** What is there for a key, or is made and put there. */
  getOrPut(key: unknown, make: () => unknown): unknown {
    const found = this.get(key);
    if (found !== null) {
      return found;
    }
    const made = make();
    this.set(key, made);
    return made;
  }

  putAll(entries: Iterable<{readonly key: unknown; readonly value: unknown}>): this {
    for (const {key, value} of entries) {
      this.set(key, value);
    }
    return this;
  }

  /** Puts a value in its place; null takes away what is there. */
  replace(key: unknown, value: unknown): unknown {
    if (value === null) {
      this.delete(key);
    } else {
      this.set(key, value);
    }
    return value;
  }

  delete(key: unknown): unknown {
    const found = this.entries.get(keyOf(key));
    this.entries.delete(keyOf(key));
    return found === undefined ? null : found.value;
  }

  clear(): void {
    this.entries.clear();
  }

  /** The entries, in order. */
  all(): Iterable<Entry> {
    const {order, ordering} = this;
    if (this.size === 0) {
      return [];
    }
    const found = [...this.entries.values()];
    if (ordering !== undefined) {
      ordering.sort(found, ({key}) => key);
    }
    if (order !== undefined) {
      found.sort((a, b) => order(a.key, b.key));
    }
    return this.mutable ? unchanged(found, this) : found;
  }

  static of(entries: Iterable<readonly [unknown, unknown]>, mutable = false): KotlinMap {
    const map = new KotlinMap(mutable);
    for (const [key, value] of entries) {
      map.set(key, value);
    }
    return map;
  }
}

/** What sets and the live views of maps can do. */
export abstract class Collected {
  abstract readonly size: number;
  abstract [Symbol.iterator](): Iterator<unknown>;
  abstract has(value: unknown): boolean;
  abstract delete(value: unknown): boolean;
  readonly mutable: boolean = true;

  /** Whether the value was not there before. */
  add(_value: unknown): boolean {
    return fail('UnsupportedOperationException', null);
  }
}

/** A set that remembers the order in which its elements came, or sorts them. */
export class KotlinSet extends Collected {
  private readonly items = new Map<unknown, unknown>();

  constructor(
    items: Iterable<unknown> = [],
    override readonly mutable = false,
    private readonly order?: (a: unknown, b: unknown) => number,
    private readonly ordering?: Ordering,
  ) {
    super();
    machine.allocate(EMPTY);
    for (const item of items) {
      this.add(item);
    }
  }

  get size(): number {
    return this.items.size;
  }

  [Symbol.iterator](): Iterator<unknown> {
    const {order, ordering} = this;
    const found = [...this.items.values()];
    if (ordering !== undefined) {
      ordering.sort(found, (each) => each);
    }
    if (order !== undefined) {
      found.sort(order);
    }
    return (this.mutable ? unchanged(found, this) : found)[Symbol.iterator]();
  }

  has(value: unknown): boolean {
    return this.items.has(keyOf(value));
  }

  override add(value: unknown): boolean {
    const key = keyOf(value);
    if (this.items.has(key)) {
      return false;
    }
    machine.allocate(3);
    this.items.set(key, value);
    this.ordering?.grow(this.items.size);
    return true;
  }

  delete(value: unknown): boolean {
    return this.items.delete(keyOf(value));
  }
}

/** The keys of a map, live. */
export class Keys extends Collected {
  constructor(private readonly map: KotlinMap) {
    super();
  }

  get size(): number {
    return this.map.size;
  }

  *[Symbol.iterator](): Iterator<unknown> {
    for (const each of this.map.all()) {
      yield each.key;
    }
  }

  has(value: unknown): boolean {
    return this.map.has(value);
  }

  delete(value: unknown): boolean {
    const found = this.map.has(value);
    this.map.delete(value);
    return found;
  }
}

/** The entries of a map, live. */
export class Entries extends Collected {
  constructor(private readonly map: KotlinMap) {
    super();
  }

  get size(): number {
    return this.map.size;
  }

  [Symbol.iterator](): Iterator<unknown> {
    return this.map.all()[Symbol.iterator]();
  }

  has(value: unknown): boolean {
    return (
      value instanceof Entry &&
      this.map.has(value.key) &&
      keyOf(this.map.get(value.key)) === keyOf(value.value)
    );
  }

  delete(value: unknown): boolean {
    return value instanceof Entry && this.has(value) && this.map.delete(value.key) !== undefined;
  }
}

/** The values of a map, live. */
export class MapValues {
  constructor(readonly map: KotlinMap) {}

  get size(): number {
    return this.map.size;
  }

  *[Symbol.iterator](): Iterator<unknown> {
    for (const each of this.map.all()) {
      yield each.value;
    }
  }
}

/** Values computed one by one, when asked for. */
export class Sequence {
  constructor(private readonly iterate: () => Iterator<unknown>) {}

  [Symbol.iterator](): Iterator<unknown> {
    return this.iterate();
  }
}

/** The items of anything that `for` goes through. */
export function iterate(value: unknown): Iterable<unknown> {
  if (value instanceof List) {
    return ofList(value);
  }
  if (
    value instanceof Progression ||
    value instanceof Collected ||
    value instanceof MapValues ||
    value instanceof Sequence
  ) {
    return value as Iterable<unknown>;
  }
  if (value instanceof KotlinMap) {
    return value.all();
  }
  if (value instanceof KotlinArray) {
    return value.items;
  }
  if (typeof value === 'string') {
    return ofText(value);
  }
  if (value instanceof Instance) {
    return ofInstance(value);
  }
  if (typeof value === 'object' && value !== null && Symbol.iterator in value) {
    return value as Iterable<unknown>;
  }
  return fail('ClassCastException', 'This value cannot be iterated over.');
}

function* ofList(list: List): Iterable<unknown> {
  const {items} = list;
  const size = items.length;
  for (let index = 0; index !== items.length; index += 1) {
    if (items.length !== size) {
      fail('ConcurrentModificationException', null);
    }
    yield items[index];
  }
}

function* ofText(text: string): Iterable<unknown> {
  for (let index = 0; index < text.length; index += 1) {
    yield char(text.charCodeAt(index));
  }
}

/** A class of the program with `iterator()`. */
function* ofInstance(value: Instance): Iterable<unknown> {
  const start = value.running.named.get('iterator/0');
  if (start === undefined) {
    return;
  }
  const iterator = callMethod(start, [value]);
  if (!(iterator instanceof Instance)) {
    yield* iterator as Iterable<unknown>;
    return;
  }
  const hasNext = iterator.running.named.get('hasNext/0');
  const next = iterator.running.named.get('next/0');
  if (hasNext === undefined || next === undefined) {
    return;
  }
  while (callMethod(hasNext, [iterator]) === true) {
    yield callMethod(next, [iterator]);
  }
}

/** All of them in an array, which is counted when something is made of it. */
export function items(value: unknown): unknown[] {
  if (value instanceof Progression) {
    machine.fits(value.size);
  }
  const all: unknown[] = [];
  for (const each of iterate(value)) {
    all.push(each);
    machine.fits(all.length);
  }
  return all;
}
