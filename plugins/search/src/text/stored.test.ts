import {describe, expect, it, vi} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {memory} from '@collektive/testing/memory';
import {FAVORITE_SEARCHES, RECENT_SEARCHES} from '../constants';
import {hierarchyOf, type SearchHit} from '../types';
import {readStoredHit, readStoredList, rememberHit, repairStoredSearches} from './stored';

const SITE = 'https://collektive.github.io';

const HIT = {
  objectID: 'lvl1:/docs/',
  url: '/docs/',
  type: 'lvl1',
  hierarchy: hierarchyOf({lvl0: 'Docs', lvl1: 'Title'}),
  content: null,
};

const storage = (entries: Record<string, string>): Storage => memory(entries) as unknown as Storage;

describe('S10 stored searches', () => {
  it('S10 are read as they were written', () => {
    expect(readStoredHit(HIT, SITE)).toEqual(HIT);
  });

  it('S10 have their markup escaped once', () => {
    const hit = readStoredHit({...HIT, hierarchy: {...HIT.hierarchy, lvl1: '<b>A</b>'}}, SITE)!;
    expect(hit.hierarchy.lvl1).toBe('&lt;b&gt;A&lt;/b&gt;');
    expect(readStoredHit(hit, SITE)).toEqual(hit);
  });

  it('S10 lists hold each hit once and no more than fit', () => {
    const many = Array.from({length: 20}, (_, i) => ({...HIT, objectID: `${i % 12}`}));
    expect(readStoredList(JSON.stringify(many), RECENT_SEARCHES, SITE)).toHaveLength(
      RECENT_SEARCHES,
    );
    expect(readStoredList(JSON.stringify([HIT, HIT]), FAVORITE_SEARCHES, SITE)).toEqual([HIT]);
  });

  it.each(['', '{', 'null', '7', '"text"', '{"a":1}'])(
    'S10 lists that are %j are empty',
    (json) => {
      expect(readStoredList(json, RECENT_SEARCHES, SITE)).toEqual([]);
    },
  );

  const LEAVES = [null, 7, '', 'lvl1', 'javascript:alert(1)', '<img src=x>', true, HIT, [HIT]];

  fuzz('S10 F4 whatever stands there, what is read can be shown', 8000, (random) => {
    const json = JSON.stringify(
      random.below(4) === 0
        ? random.json(LEAVES)
        : [HIT, {...HIT, [random.pick(Object.keys(HIT))]: random.json(LEAVES)}],
    );
    const cut = random.below(3) === 0 ? random.below(json.length + 1) : json.length;
    const hits = readStoredList(json.slice(0, cut), RECENT_SEARCHES, SITE);
    for (const {url, type, hierarchy, content} of hits) {
      expect(url).toMatch(/^(\/(?![\\/])|https:)/);
      expect(type === 'content' ? content : hierarchy[type]).toEqual(expect.any(String));
      expect(JSON.stringify([{...hierarchy, lvl0: null}, content])).not.toContain('<');
    }
    // What has been repaired once stays as it is.
    expect(readStoredList(JSON.stringify(hits), RECENT_SEARCHES, SITE)).toEqual(hits);
  });

  it('S10 are repaired in the storage, under keys that end in the index’s name', () => {
    const entries = {
      __DOCSEARCH_RECENT_SEARCHES__site: JSON.stringify([null, HIT]),
      __DOCSEARCH_FAVORITE_SEARCHES__site: 'garbage',
      __DOCSEARCH_RECENT_SEARCHES__other: 'garbage',
    };
    expect(repairStoredSearches(storage(entries), 'site', SITE)).toBe(true);
    expect(entries).toEqual({
      __DOCSEARCH_RECENT_SEARCHES__site: JSON.stringify([HIT]),
      __DOCSEARCH_FAVORITE_SEARCHES__site: '[]',
      __DOCSEARCH_RECENT_SEARCHES__other: 'garbage',
    });
  });
});

describe('S10 a hit that is opened before the modal has come', () => {
  const HITS = Array.from(
    {length: 9},
    (_, at) => ({...HIT, objectID: `lvl1:/${at}/`}) as SearchHit,
  );
  const TEXT: SearchHit = {
    ...{objectID: 'content:/docs/#some', url: '/docs/#some', type: 'content', content: 'a < b'},
    hierarchy: hierarchyOf({lvl0: 'Docs', lvl1: 'Title', lvl2: 'Some'}),
    _snippetResult: {content: {value: '<mark>a</mark> &lt; b'}},
  };
  const recentOf = (entries: Record<string, string>): unknown =>
    JSON.parse(entries.__DOCSEARCH_RECENT_SEARCHES__site ?? 'null');

  it('S10 is the first of the recent ones, without marks; of a text, its heading', () => {
    const entries = {__DOCSEARCH_RECENT_SEARCHES__site: JSON.stringify([HITS[0], HIT])};
    rememberHit(storage(entries), 'site', SITE, TEXT);
    const {hierarchy} = TEXT;
    const heading = {objectID: 'lvl2:/docs/#some', url: '/docs/#some', type: 'lvl2', content: null};
    expect(recentOf(entries)).toEqual([{...heading, hierarchy}, HITS[0], HIT]);
  });

  it('S10 there are seven of them, four beside favourites, and no favourite', () => {
    const entries: Record<string, string> = {};
    HITS.forEach((hit) => rememberHit(storage(entries), 'site', SITE, hit));
    expect(recentOf(entries)).toEqual(HITS.slice(2).reverse());
    entries.__DOCSEARCH_FAVORITE_SEARCHES__site = JSON.stringify([HIT]);
    rememberHit(storage(entries), 'site', SITE, HIT as SearchHit);
    expect(recentOf(entries)).toHaveLength(7);
    rememberHit(storage(entries), 'site', SITE, HITS[8]);
    expect(recentOf(entries)).toEqual(HITS.slice(5).reverse());
  });

  it('S10 is opened where nothing can be stored, too', () => {
    const setItem = vi.fn(() => {
      throw new Error('QuotaExceededError');
    });
    rememberHit({...storage({}), setItem}, 'site', SITE, TEXT);
    expect(setItem).toHaveBeenCalledOnce();
    rememberHit(null, 'site', SITE, TEXT);
  });
});
