// cspell:disable -- words are mistyped on purpose, or of other languages
import {describe, expect, it} from 'vitest';
import {highlight, markText, snippet, type Marks} from './highlight';

const marksFor = (spellings: Record<string, string>): Marks => ({
  spellings: new Map(Object.entries(spellings)),
  words: new Set(Object.values(spellings)).size,
  pre: '<mark>',
  post: '</mark>',
});
const highlighted = (text: string, spellings: Record<string, string>) => {
  const marks = marksFor(spellings);
  return highlight(markText(text, marks), marks);
};
const snipped = (text: string, spellings: Record<string, string>, length = 10) => {
  const marks = marksFor(spellings);
  return snippet(markText(text, marks), marks, length, '…');
};

describe('highlight', () => {
  it('S11 marks what was typed, and all of a word that was typed otherwise', () => {
    expect(highlighted('Aggregate code', {aggregate: 'aggr'})).toBe('<mark>Aggr</mark>egate code');
    expect(highlighted('Café', {cafe: 'caf'})).toBe('<mark>Caf</mark>é');
    expect(highlighted('a field', {field: 'filed'})).toBe('a <mark>field</mark>');
    expect(highlighted('field.mapWithId', {map: 'map', id: 'id'})).toBe(
      'field.<mark>map</mark>With<mark>Id</mark>',
    );
  });

  it('S11 shows markup of the text as text', () => {
    expect(
      highlighted('<img src=x onerror="alert(1)"> & Aggregate<Int>', {aggregate: 'aggregate'}),
    ).toBe(
      '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; <mark>Aggregate</mark>&lt;Int&gt;',
    );
  });
});

describe('snippet', () => {
  const TEXT = 'one two three four five six seven eight nine ten eleven twelve thirteen';

  it('S11 has the length asked for, around the match', () => {
    expect(snipped(TEXT, {eight: 'eight'}, 5)).toBe('…seven <mark>eight</mark> nine ten eleven…');
    expect(snipped(TEXT, {one: 'one'}, 5)).toBe('<mark>one</mark> two three four five…');
    expect(snipped(TEXT, {thirteen: 'thirteen'}, 5)).toBe(
      '…nine ten eleven twelve <mark>thirteen</mark>',
    );
    expect(snipped(TEXT, {}, 5)).toBe('one two three four five…');
    expect(snipped('', {}, 5)).toBe('');
    expect(snipped('short', {}, 5)).toBe('short');
  });

  it('S11 parts cells of tables, whose dots are no words', () => {
    const cells = 'f · the greatest; g · the least';
    expect(snipped(cells, {}, 3)).toBe('f · the greatest;…');
    expect(snipped(cells, {g: 'g'}, 1)).toBe('…<mark>g</mark>…');
  });

  it('S11 shows most words of the query', () => {
    expect(snipped(TEXT, {two: 'two', ten: 'ten', twelve: 'twelve'}, 5)).toBe(
      '…nine <mark>ten</mark> eleven <mark>twelve</mark> thirteen',
    );
  });
});
