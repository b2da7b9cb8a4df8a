import {describe, expect, it} from 'vitest';
import {MAX_RESULTS_PER_GROUP} from '../constants';
import {ask} from '../testing/fixture';
import {hierarchyOf, type SearchHit} from '../types';
import {arrange, rowInList, rowsOfPage} from './listing';

const hit = (lvl0: string, lvl1: string, lvl2: string): SearchHit => ({
  objectID: `lvl2:${lvl1}#${lvl2}`,
  url: `/${lvl1}/#${lvl2}`,
  type: 'lvl2',
  content: null,
  hierarchy: hierarchyOf({lvl0, lvl1, lvl2}),
});

const HITS = [
  hit('Docs', 'a', '1'),
  hit('Blog', 'x', '1'),
  hit('Docs', 'b', '1'),
  hit('Docs', 'a', '2'),
];

describe('arrange', () => {
  it('S5 lists the best hit first, its part of the site and its page before others', () => {
    expect(arrange(HITS)).toEqual([[[HITS[0], HITS[3]], [HITS[2]]], [[HITS[1]]]]);
    expect(arrange([])).toEqual([]);
  });

  it('S5 takes five hits of a part, by their rank, and no address twice', () => {
    const many = Array.from({length: 7}, (_, at) => hit('Docs', at % 2 ? 'a' : 'b', `${at}`));
    const [part] = arrange([many[0], {...many[0], objectID: 'other'}, ...many.slice(1)]);
    expect(part.flat()).toHaveLength(MAX_RESULTS_PER_GROUP);
    expect(part).toEqual([
      [many[0], many[2], many[4]],
      [many[1], many[3]],
    ]);
  });

  it('S5 the second best hit is in sight, where it is in another part', () => {
    const hit = (at: number, lvl0: string) => ({
      ...HITS[0],
      url: `https://site.test/${at}`,
      hierarchy: {...HITS[0].hierarchy, lvl0},
    });
    const parts = [hit(0, 'a'), hit(1, 'b'), ...[2, 3, 4, 5].map((at) => hit(at, 'a'))];
    expect(arrange(parts).map((part) => part.flat().length)).toEqual([3, 1]);
    expect(arrange(parts.toSpliced(1, 1)).map((part) => part.flat().length)).toEqual([5]);
    expect(arrange(parts, 2).map((part) => part.flat().length)).toEqual([2, 1]);
  });
});

describe('what a row says', () => {
  const [page] = ask('what is collektive').hits;
  const [found] = ask('transform').hits;

  it('S5 S11 heading and snippet, whether heading or text was found', () => {
    expect(rowsOfPage([found])).toEqual([
      {
        url: 'https://site.test/docs/operators/#transform',
        above: 'Fields and operators',
        heading: '<mark>Transform</mark>ing a field',
        snippet: 'Use field.mapWithId where the id matters, café included.',
        isChild: true,
      },
    ]);
    expect(rowsOfPage(ask('matters').hits)[0]).toMatchObject({
      heading: 'Transforming a field',
      snippet: 'Use field.mapWithId where the id <mark>matters</mark>, café included.',
    });
  });

  it('S5 a title is whole, however few words a snippet has', () => {
    const {hits} = ask('travels', {attributesToSnippet: ['hierarchy.lvl2:2', 'content:2']});
    expect(rowsOfPage(hits)[0].heading).toBe('share: a value that <mark>travels</mark>');
  });

  it('S11 markup of a hit without marks is text', () => {
    const plain: SearchHit = {...HITS[0], content: '<b>', type: 'content'};
    plain.hierarchy = {...plain.hierarchy, lvl2: 'Aggregate<Int>'};
    expect(rowsOfPage([plain])[0]).toMatchObject({
      heading: 'Aggregate&lt;Int&gt;',
      snippet: '&lt;b&gt;',
    });
  });

  it('S5 the name of a page stands above its hits, but not above itself', () => {
    expect(rowsOfPage([HITS[0], HITS[3]]).map(({above}) => above)).toEqual(['a', undefined]);
    expect(rowsOfPage([page])[0]).toMatchObject({above: undefined, isChild: false});
    expect(rowsOfPage([])).toEqual([]);
  });

  it('S14 in a list by rank, the way to it stands above each', () => {
    expect(rowInList(found)).toMatchObject({
      above: 'Explanation › Fields and operators › A field is one device’s view',
      isChild: false,
    });
  });
});
