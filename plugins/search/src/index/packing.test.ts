import {describe, expect, it} from 'vitest';
import {packNumbers, packWords, unpackNumbers, unpackWords} from './packing';

describe('packing', () => {
  it('gives numbers back', () => {
    const numbers = [0, 1, 57, 90, 92, 1000, 49_999];
    const packed = packNumbers(numbers);
    expect([...unpackNumbers(packed, numbers.length)]).toEqual(numbers);
  });

  it('gives words back', () => {
    const words = [
      'a',
      'aggregate',
      'aggregate<int>',
      'aggregates',
      'c++',
      `z${'y'.repeat(63)}`,
      'ä',
      'мир',
    ].sort();
    expect(unpackWords(packWords(words))).toEqual(words);
  });

  it('says that a list is cut off', () => {
    expect(() => unpackNumbers('##', 3)).toThrow('The search index is cut off.');
  });
});
