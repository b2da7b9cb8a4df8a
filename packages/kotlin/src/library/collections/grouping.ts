import {type Rows} from '../../library';
import {KotlinMap, iterate} from '../../run/collections';
import {type F} from '../functions';

/** What `groupingBy` gives: items and the key of each. */
export class Grouping {
  constructor(
    readonly values: unknown,
    readonly key: F,
  ) {}

  /** @param run of the value so far, which is null at first */
  fold(run: (key: unknown, acc: unknown, item: unknown, first: boolean) => unknown): KotlinMap {
    const map = new KotlinMap();
    for (const each of iterate(this.values)) {
      const key = this.key(each);
      map.set(key, run(key, map.get(key), each, !map.has(key)));
    }
    return map;
  }
}

/** What can be done with groups. */
export const groupingRows: Rows = {
  'fun <T, K> Grouping<T, K>.eachCount(): Map<K, Int>': (self: Grouping) =>
    self.fold((_key, acc) => ((acc as number | null) ?? 0) + 1),
  'fun <T, K, R> Grouping<T, K>.fold(initialValue: R, operation: (acc: R, T) -> R): Map<K, R>': (
    self: Grouping,
    initial: unknown,
    run: F,
  ) => self.fold((_key, acc, item, isFirst) => run(isFirst ? initial : acc, item)),
  'fun <S, T : S, K> Grouping<T, K>.reduce(operation: (key: K, acc: S, T) -> S): Map<K, S>': (
    self: Grouping,
    run: F,
  ) => self.fold((key, acc, item, isFirst) => (isFirst ? item : run(key, acc, item))),
  'fun <T, K, R> Grouping<T, K>.aggregate(operation: (key: K, acc: R?, T, first: Boolean) -> R): Map<K, R>':
    (self: Grouping, run: F) => self.fold(run),
};
