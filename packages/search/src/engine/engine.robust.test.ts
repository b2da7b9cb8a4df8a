// cspell:disable -- words are mistyped on purpose, or of other languages
import {describe, expect, it} from 'vitest';
import {createEngine} from './engine';
import {ask, SITE} from '../testing/fixture';
import {buildIndex} from '../index/indexing';

describe('createEngine, whatever it is asked', () => {
  it.each([
    '',
    ' ',
    '<>',
    '.*',
    '[',
    '\\',
    '((((',
    '$&',
    '\u{1F600}'.repeat(64),
    '\uD800',
    '<script>',
    '__proto__',
    'constructor',
    "'",
    '…',
  ])('K no query is too strange: %j', (query) => {
    const {hits, nbHits} = ask(query);
    expect(hits).toHaveLength(Math.min(nbHits, 20));
  });

  it('K random queries and requests never throw, and their marks are the only markup', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const pieces = [
      'a',
      'gradient',
      'Aggregate<',
      'Int>',
      '.',
      '<b>',
      '&',
      '\u{1F680}',
      '\uDC00',
      ' ',
      '-',
      "'s",
      'é',
      'fieldx',
      '_',
      '0',
    ];
    for (let run = 0; run < 400; run++) {
      const query = Array.from({length: random(9)}, () => pieces[random(pieces.length)]).join('');
      const {hits} = ask(query, {page: random(3), hitsPerPage: random(7), facets: '*'});
      for (const {_snippetResult, _highlightResult} of hits) {
        const texts = [
          _snippetResult?.content,
          ...Object.values(_highlightResult?.hierarchy ?? {}),
        ];
        for (const text of texts) {
          expect(text?.value.replace(/<\/?mark>|&(amp|lt|gt|quot);/g, '') ?? '').not.toMatch(
            /[<>&"]/,
          );
        }
      }
    }
  });

  it('K numbers that make no sense fall back to those of the specification', () => {
    expect(ask('field', {hitsPerPage: Number.NaN, page: -3})).toMatchObject({
      hitsPerPage: 20,
      page: 0,
    });
  });

  it('K refuses an index of other sections', () => {
    const other = {...SITE, pages: SITE.pages.slice(1)};
    expect(() => createEngine(other, buildIndex(SITE))).toThrow(
      'The search index knows 11 sections',
    );
  });
});
