import {expect, test} from 'vitest';
import {neighboursOf, readingOrder} from './neighbours';

test('documents are read from top to bottom, through categories', () => {
  expect(readingOrder(['a', {items: ['b/c', 'd']}, 'e'])).toEqual(['a', 'b/c', 'd', 'e']);
});

test('a document leads to those beside it, the first and the last to one', () => {
  const order = ['a', 'b/c', 'd'];
  expect(neighboursOf('b/c', order)).toEqual({pagination_prev: 'a', pagination_next: 'd'});
  expect(neighboursOf('a', order)).toEqual({pagination_prev: null, pagination_next: 'b/c'});
  expect(neighboursOf('d', order)).toEqual({pagination_prev: 'b/c', pagination_next: null});
  expect(neighboursOf('parts', order)).toBeUndefined();
});
