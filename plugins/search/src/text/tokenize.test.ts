// cspell:disable -- words are mistyped on purpose, or of other languages
import {describe, expect, it} from 'vitest';
import {normalize, termsOf, tokenize, wordsOf} from './tokenize';

const terms = (text: string) => wordsOf(text).map(termsOf);

describe('wordsOf', () => {
  it.each([
    ['field.mapWithId', ['field.mapwithid', 'field', 'mapwithid', 'map', 'with', 'id']],
    ['build.gradle.kts', ['build.gradle.kts', 'build', 'gradle', 'kts']],
    ['BRANCH_RETURNS_FIELD', ['branch_returns_field', 'branch', 'returns', 'field']],
    ['XMLHttpRequest2', ['xmlhttprequest2', 'xml', 'http', 'request', '2']],
    ['C++', ['c++', 'c']],
    ['neighbours', ['neighbours']],
    ['device’s', ['device']],
    ['don’t', ['dont', 'don', 't']],
  ])('S11 finds %s whole and in parts', (text, expected) => {
    expect(terms(text)).toEqual([expected]);
  });

  it('S11 knows where every word and part stands', () => {
    const text = 'see “field.mapWithId” of Café';
    for (const {start, end, term, parts} of wordsOf(text)) {
      expect(normalize(text.slice(start, end))).toBe(term);
      for (const part of parts) {
        expect(normalize(text.slice(part.start, part.end))).toBe(part.term);
      }
    }
  });

  it('S11 takes accents for what they stand on, and leaves other scripts whole', () => {
    expect(normalize('Čafé')).toBe('cafe');
    expect(normalize('ガ')).toBe('ガ');
    expect(terms('привет мир')).toEqual([['привет'], ['мир']]);
  });
});

describe('tokenize', () => {
  it('leaves out what nobody looks for', () => {
    expect(tokenize('What is a field', 'title')).toEqual(['what', 'is', 'a', 'field']);
    expect(tokenize('What is a field', 'prose')).toEqual(['field']);
    expect(tokenize('import x\nval y = round(12)', 'code')).toEqual(['round']);
  });
});
