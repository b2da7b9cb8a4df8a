/** Maps made of entries. */
import {type Entry, KotlinMap} from '../../run/collections';
import {compare} from '../../run/equality';
import {type Compare} from '../functions';

export function mapFrom(entries: Iterable<Entry>, mutable = false): KotlinMap {
  const map = new KotlinMap(mutable);
  for (const {key, value} of entries) {
    map.set(key, value);
  }
  return map;
}
export function sortedMap(entries: Iterable<Entry>, order: Compare = compare): KotlinMap {
  const map = new KotlinMap(true, order);
  for (const {key, value} of entries) {
    map.set(key, value);
  }
  return map;
}
