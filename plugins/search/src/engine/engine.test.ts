// cspell:disable -- words are mistyped on purpose, or of other languages
import {describe, expect, it} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {ask, SITE} from '../testing/fixture';
import {createEngine} from './engine';
import {buildIndex} from '../index/indexing';
import {hierarchyOf, type SearchRequest} from '../types';

const paths = (query: string, more?: Partial<SearchRequest>) =>
  ask(query, more).hits.map(({url}) => url.replace(SITE.site, ''));

describe('createEngine', () => {
  it('S5 answers in the shape of the hosted provider', () => {
    expect(ask('transform')).toMatchObject({nbHits: 1, nbPages: 1, query: 'transform'});
    expect(ask('transform').hits[0]).toEqual({
      objectID: 'lvl3:/docs/operators/#transform',
      url: 'https://site.test/docs/operators/#transform',
      type: 'lvl3',
      content: null,
      hierarchy: hierarchyOf({
        lvl0: 'Explanation',
        lvl1: 'Fields and operators',
        lvl2: 'A field is one device’s view',
        lvl3: 'Transforming a field',
      }),
      _highlightResult: {
        hierarchy: {
          lvl0: {value: 'Explanation'},
          lvl1: {value: 'Fields and operators'},
          lvl2: {value: 'A field is one device’s view'},
          lvl3: {value: '<mark>Transform</mark>ing a field'},
        },
      },
      _snippetResult: {
        content: {value: 'Use field.mapWithId where the id matters, café included.'},
      },
    });
  });

  it.each([
    ['a title', 'what is collektive', '/docs/what/'],
    ['a beginning', 'transf', '/docs/operators/#transform'],
    ['a typo', 'tarnsforming', '/docs/operators/#transform'],
    ['an inflection', 'travelling', '/docs/operators/#share'],
    ['a typo while typing', 'trasnfor', '/docs/operators/#transform'],
    ['another spelling', 'cafe', '/docs/operators/#transform'],
    ['code, whole', 'build.gradle.kts', '/docs/start/#build'],
    ['code, being typed', 'build.gra', '/docs/start/#build'],
    ['code, in part', 'mapWithId', '/docs/operators/#transform'],
    ['code, by its words', 'map with id', '/docs/operators/#transform'],
    ['a generic type', 'Aggregate<Int>', '/docs/start/#program'],
    ['a question', 'how do I write a program', '/docs/start/#program'],
    ['words in an address', 'origin', '/docs/what/#origin'],
  ])('S11 finds %s: %s', (_, query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  it('S5 a hit is text where the text says more of the query than the heading', () => {
    expect(ask('mapWithId').hits[0]).toMatchObject({
      objectID: 'content:/docs/operators/#transform',
      type: 'content',
      content: 'Use field.mapWithId where the id matters, café included.',
    });
    expect(ask('jvm').hits[0]).toMatchObject({
      type: 'content',
      url: `${SITE.site}/docs/start/#build`,
    });
  });

  it('S11 answers with as many hits as asked for, page by page, each hit once', () => {
    const all = paths('a', {hitsPerPage: 100});
    const pages = [0, 1, 2].map((page) => ask('a', {hitsPerPage: 2, page}));
    expect(pages.flatMap(({hits}) => hits.map(({url}) => url.replace(SITE.site, '')))).toEqual(
      all.slice(0, 6),
    );
    expect(pages[0]).toMatchObject({nbHits: all.length, nbPages: Math.ceil(all.length / 2)});
    expect(ask('a', {hitsPerPage: 0})).toMatchObject({hits: [], nbHits: all.length, nbPages: 0});
    expect(ask('a', {hitsPerPage: 2, page: 999}).hits).toEqual([]);
  });

  it('S12 results respect language, version and docusaurus_tag', () => {
    const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
    expect(paths('gradient', {facetFilters: ['language:en', tags]})).toHaveLength(3);
    expect(paths('gradient', {facetFilters: ['language:en', [tags[0]]]})).toEqual([
      '/blog/gradient/',
      '/blog/gradient/#run',
    ]);
    expect(paths('gradient', {facetFilters: ['version:current']})).toEqual(['/docs/start/']);
    expect(paths('gradient', {facetFilters: ['language:de']})).toEqual([]);
  });

  it('S14 counts hits by facet, for the page of search', () => {
    expect(ask('gradient', {facets: ['hierarchy.lvl0'], hitsPerPage: 0}).facets).toEqual({
      'hierarchy.lvl0': {Blog: 2, Tutorials: 1},
    });
    expect(ask('gradient').facets).toBeUndefined();
  });

  it('S11 the same sections give the same index', () => {
    expect(JSON.stringify(buildIndex(SITE))).toBe(
      JSON.stringify(buildIndex(structuredClone(SITE))),
    );
  });

  it('S11 a hit says by which keyword it was found, where nothing else that it shows has it', () => {
    const file = structuredClone(SITE);
    const page = file.pages.find(({path}) => path === '/docs/operators/')!;
    Object.assign(page, {keywords: {transform: 'persistence, convert a field'}});
    const search = (query: string) =>
      createEngine(file, buildIndex(file)).search({
        query,
        indexName: 'i',
        attributesToSnippet: ['content:10'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      }).hits[0]._snippetResult?.content?.value;
    expect(search('persistence')).toMatch(/^also: <mark>persistence<\/mark> · Use field/);
    expect(search('mapWithId')).not.toContain('also');
    const phrases = ['persistence of what it knows', 'persistence from round to round'];
    Object.assign(page, {keywords: {transform: phrases.join(', ')}});
    expect(search('persistence')).toMatch(
      /^also: <mark>persistence<\/mark> of what it knows · Use/,
    );
  });

  it('S11 nothing is marked that only resembles a word of the index', () => {
    const file = structuredClone(SITE);
    file.pages[0].rows[0][3] = 'A share is no shore, and no shard.';
    const {hits} = createEngine(file, buildIndex(file)).search({
      query: 'shore',
      indexName: 'i',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    const marked = hits.flatMap(
      ({_snippetResult: one}) => one?.content?.value.match(/<mark>.*?<\/mark>/g) ?? [],
    );
    expect(new Set(marked)).toEqual(new Set(['<mark>shore</mark>']));
  });

  fuzz('K no query throws, and marks are the only markup', 400, (random) => {
    const query = random.text(['a', 'gradient', 'Aggregate<', 'Int>', '<b>', '&', '.', ' ', '-']);
    for (const {_snippetResult: short, _highlightResult: long} of ask(query).hits) {
      for (const text of [short?.content, ...Object.values(long!.hierarchy)]) {
        expect((text?.value ?? '').replace(/<\/?mark>|&(amp|lt|gt|quot);/g, '')).not.toMatch(
          /[<>&"]/,
        );
      }
    }
  });
});
