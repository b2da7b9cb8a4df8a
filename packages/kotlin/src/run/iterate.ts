import {Collected, KotlinMap, List, MapValues, Sequence} from './collections';
import {Progression} from './ranges';
import {fail} from './failures';
import {Instance} from './instances';
import {machine} from './machine';
import {callMethod} from './procedure';
import {char, KotlinArray} from './values';

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
