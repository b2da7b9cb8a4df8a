import {expect, test} from 'vitest';
import {earlier, putAway} from './earlier';

function storeOf(most = Infinity) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > most) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      kept.set(key, value);
    },
  };
}

test('F19 the last few are kept, the newest first, each once', () => {
  const store = storeOf();
  for (const text of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) {
    putAway(store, 'x', text);
  }
  expect(earlier(store, 'x')).toEqual(['f', 'e', 'd', 'b', 'c']);
  expect(earlier(store, 'y')).toEqual([]);
});

test('F19 of a full store the oldest go; without one nothing is kept', () => {
  const store = storeOf(10);
  for (const text of ['aaa', 'bbb']) {
    expect(putAway(store, 'x', text)).toBe(true);
  }
  expect(earlier(store, 'x')).toEqual(['bbb']);
  expect(putAway(store, 'x', 'long'.repeat(9))).toBe(false);
  expect(earlier(store, 'x')).toEqual(['bbb']);
  expect(putAway(null, 'x', 'a')).toBe(false);
  expect(earlier(null, 'x')).toEqual([]);
});

test.each(['{', '7', '[1, null]'])('F19 %s in the store is none', (text) => {
  expect(earlier({getItem: () => text, setItem: () => undefined}, 'x')).toEqual([]);
});
