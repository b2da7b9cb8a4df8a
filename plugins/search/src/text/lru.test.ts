import {expect, test, vi} from 'vitest';
import {lru} from './lru';

test('computes an answer once, and forgets the one that was asked for longest ago', () => {
  const compute = vi.fn((word: string) => word.length);
  const lengthOf = lru(2, compute);
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 3, 1, 2]);
  expect(compute.mock.calls.map(([word]) => word)).toEqual(['a', 'bb', 'ccc', 'bb']);
});

test('tells questions apart by their key', () => {
  const sumOf = lru(9, ([a, b]: number[]) => a + b, JSON.stringify);
  expect([sumOf([1, 2]), sumOf([2, 2])]).toEqual([3, 4]);
});
