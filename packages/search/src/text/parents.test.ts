import {describe, expect, it} from 'vitest';
import {ask} from '../testing/fixture';
import {parentOf} from './parents';

describe('parentOf', () => {
  it('S5 S10 is the page of a hit, as the index has it', () => {
    const parent = parentOf(ask('mapWithId').hits[0]);
    expect(parent).toMatchObject({
      objectID: 'lvl1:/docs/operators/',
      url: 'https://site.test/docs/operators/',
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Explanation', lvl1: 'Fields and operators', lvl2: null, lvl3: null},
    });
    expect(Object.keys(parent._highlightResult?.hierarchy ?? {})).toEqual(['lvl0', 'lvl1']);
  });

  it('S5 works on hits of a hosted index, without highlights or without a page', () => {
    const [hit] = ask('transform').hits;
    const plain = {...hit, _highlightResult: undefined, _snippetResult: undefined};
    expect(parentOf(plain).objectID).toBe('lvl1:/docs/operators/');
    const loose = {...hit, hierarchy: {...hit.hierarchy, lvl1: null}};
    expect(parentOf(loose)).toBe(loose);
  });
});
