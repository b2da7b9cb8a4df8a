import {describe, expect, it} from 'vitest';
import {
  packLines,
  packNumbers,
  packTexts,
  packWords,
  shorthandFor,
  unpackLines,
  unpackNumbers,
  unpackTexts,
  unpackWords,
} from './packing';

describe('packing', () => {
  it('gives numbers back, in characters that JSON does not escape', () => {
    const numbers = [0, 1, 60, 61, 62, 90, 91, 92, 1000, 49_999, 2 ** 31];
    const packed = packNumbers(numbers);
    expect([...unpackNumbers(packed, numbers.length)]).toEqual(numbers);
    expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
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

  it('gives lines back, those that come again written short', () => {
    const program = 'val devices = Devices(line(5))\nprintln(devices)';
    const texts = [program, '', `${program}\n\tindented\n\t\ttwice`, program, '\t#'];
    const packed = packLines(texts);
    expect(unpackLines(packed)).toEqual(texts);
    expect(packed[3].length).toBeLessThan(program.length / 2);
  });

  it('gives texts back, frequent words written short, whatever letters they have', () => {
    const texts = ['The neighbours of neighbours', 'neighbours of мир', '', '| | Ѐ ߿ neighbours'];
    const shorthand = shorthandFor(texts);
    const packed = packTexts(texts, shorthand);
    expect(unpackTexts(packed, shorthand)).toEqual(texts);
    expect(packed.join('')).not.toContain(' neighbours');
  });

  it('gives texts back where no word comes again', () => {
    const texts = ['мир', '', 'peace'];
    const shorthand = shorthandFor(texts);
    expect(unpackTexts(packTexts(texts, shorthand), shorthand)).toEqual(texts);
  });
});
