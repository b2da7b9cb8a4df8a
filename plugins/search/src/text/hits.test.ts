import {describe, expect, it} from 'vitest';
import {ask} from '../testing/fixture';
import {hierarchyOf} from '../types';
import {headingOf} from './hits';

describe('headingOf', () => {
  it('S10 is the heading that a text stands under, as the index has it', () => {
    const text = ask('mapWithId').hits[0];
    expect(text.type).toBe('content');
    const {hierarchy} = text;
    expect(headingOf(text)).toMatchObject({
      objectID: 'lvl3:/docs/operators/#transform',
      url: 'https://site.test/docs/operators/#transform',
      type: 'lvl3',
      content: null,
      hierarchy,
    });
    const loose = {...text, hierarchy: hierarchyOf({lvl0: 'Explanation'})};
    expect(headingOf(loose)).toBe(loose);
  });
});
