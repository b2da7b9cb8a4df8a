import {describe, expect, it} from 'vitest';
import {packNumbers, unpackNumbers} from './packing';

describe('packing', () => {
  it('gives numbers back', () => {
    const numbers = [0, 1, 57, 90, 92, 1000, 49_999];
    const packed = packNumbers(numbers);
    expect([...unpackNumbers(packed, numbers.length)]).toEqual(numbers);
  });

  it('says that a list is cut off', () => {
    expect(() => unpackNumbers('##', 3)).toThrow('The search index is cut off.');
  });
});
