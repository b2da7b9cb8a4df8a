import {describe, expect, it} from 'vitest';
import {MAX_QUERY_LENGTH} from '../constants';
import {searchPageAddress, wellFormedQuery} from './query-text';

describe('S2 S5 a query in an address', () => {
  it('S2 has at most 64 characters and no half of a character', () => {
    expect(wellFormedQuery('x'.repeat(70))).toHaveLength(MAX_QUERY_LENGTH);
    expect(wellFormedQuery(`${'x'.repeat(63)}😀`)).toBe('x'.repeat(63));
    expect(wellFormedQuery('a\uDE00b\uD83D')).toBe('ab');
    expect(wellFormedQuery('😀')).toBe('😀');
  });

  it('S2 S11 has no character that nobody sees', () => {
    expect(wellFormedQuery('gra\u00ADdi\u200Bent\u200C\u200D')).toBe('gradient');
    expect(wellFormedQuery(`${'\u00AD'.repeat(64)}field`)).toBe('field');
  });

  it('S5 is encoded, and any query has an address', () => {
    expect(searchPageAddress('/search/', 'a & b<c>')).toBe('/search/?q=a%20%26%20b%3Cc%3E');
    expect(searchPageAddress('/search/', '')).toBe('/search/');
    expect(searchPageAddress('/search/', 'b', 'How-to & more')).toBe(
      '/search/?q=b&section=How-to%20%26%20more',
    );
    expect(searchPageAddress('/search/', '', 'Blog')).toBe('/search/');
    expect(() => searchPageAddress('/search/', '\uD83D')).not.toThrow();
  });
});
