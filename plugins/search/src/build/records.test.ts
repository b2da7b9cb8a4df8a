// cspell:disable -- words are mistyped on purpose, or of other languages
import {describe, expect, it} from 'vitest';
import {createEngine} from '../engine/engine';
import {SITE} from '../testing/fixture';
import {buildIndex} from '../index/indexing';
import {hierarchyOf} from '../types';
import {recordsOf, splitContent} from './records';

describe('recordsOf', () => {
  const records = recordsOf(SITE);

  it('H8 gives a section a record for its heading and one for its text', () => {
    const [heading, text] = records.filter(({anchor}) => anchor === 'transform');
    expect(heading).toEqual({
      objectID: 'lvl3:/docs/operators/#transform',
      url: 'https://site.test/docs/operators/#transform',
      url_without_anchor: 'https://site.test/docs/operators/',
      anchor: 'transform',
      type: 'lvl3',
      hierarchy: hierarchyOf({
        lvl0: 'Explanation',
        lvl1: 'Fields and operators',
        lvl2: 'A field is one device’s view',
        lvl3: 'Transforming a field',
      }),
      content: null,
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      weight: {pageRank: 0, level: 80, position: 2},
    });
    expect(text).toMatchObject({
      objectID: 'content:/docs/operators/#transform',
      type: 'content',
      content: 'Use field.mapWithId where the id matters, café included.',
      weight: {level: 0, position: 2},
    });
  });

  it('H8 S10 ids are unique, and those of the embedded engine', () => {
    const ids = new Set(records.map(({objectID}) => objectID));
    expect(ids.size).toBe(records.length);
    const engine = createEngine(SITE, buildIndex(SITE));
    const {hits} = engine.search({query: 'a', indexName: 'i', hitsPerPage: 99});
    expect(hits.every(({objectID}) => ids.has(objectID))).toBe(true);
  });

  it('S12 every record has language and tag', () => {
    expect(records.every(({language, docusaurus_tag: tag}) => language && tag)).toBe(true);
  });
});

describe('splitContent', () => {
  it('H8 splits between words, at 8 kB', () => {
    const text = 'wörter und noch mehr '.repeat(1500).trim();
    const parts = splitContent(text);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.every((part) => Buffer.byteLength(part) <= 8000)).toBe(true);
    expect(parts.join(' ')).toBe(text);
    expect(splitContent('')).toEqual([]);
  });
});
