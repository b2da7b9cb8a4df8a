import {expect, test} from 'vitest';
import {breakable} from './breakable';

test.each([
  ['<code>BRANCH_RETURNS_FIELD</code>', '<code>BRANCH_<wbr>RETURNS_<wbr>FIELD</code>'],
  ['<code>bellmanFordGradientCast</code>', '<code>bellman<wbr>Ford<wbr>Gradient<wbr>Cast</code>'],
  ['<code>gossipMaxWith</code>, <code>gossipMinWith</code>', null],
  ['<span class="aVeryLongNameOfAClass_of_mine">Names</span>', null],
])('C7 %s may break between its words', (value, expected) => {
  expect(breakable([{value, id: 'a', level: 2}])).toEqual([
    {value: expected ?? value, id: 'a', level: 2},
  ]);
});
