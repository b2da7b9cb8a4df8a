import {expect, test} from 'vitest';
import type {TitleRow} from '../index/stored';
import {preferTitles} from './ranking';

test.each([
  ['exchange', {'exchange: something for each': 2, exchange: 1}, 'exchange'],
  ['cite', {'Cite Collektive': 1.4, 'Cite it': 1}, 'Cite Collektive'],
  ['what is collektive', {'Cite Collektive': 2, 'What is Collektive': 1}, 'What is Collektive'],
])('S11 the query %s finds, of headings with these scores: %o', (query, headings, first) => {
  const found = Object.entries(headings).map(([heading, score]) => ({
    row: {heading} as TitleRow,
    score,
  }));
  expect(preferTitles(found, query)[0].heading).toBe(first);
});
