import {expect, test} from 'vitest';
import {PAIRINGS} from '../../src/site/compatibility';
import {COLLEKTIVE_VERSION, KOTLIN_VERSION} from '../../src/site/versions';
import {run} from '../../tests/unit/trees';
import {block, textOf} from '../nodes';
import compatibility from './compatibility';

test('the table has a row for each version of Kotlin, and the newest release is in the first', () => {
  const {children} = run(compatibility, [block('Compatibility', {}, [])]);
  const [head, ...rows] = children![0].children!.map(({children: cells}) => cells!.map(textOf));
  expect(head).toEqual(['Collektive', 'Kotlin']);
  expect(rows).toHaveLength(PAIRINGS.length);
  expect(rows[0][0].split(', ')).toContain(COLLEKTIVE_VERSION);
  expect(rows[0][1]).toBe(KOTLIN_VERSION);
  expect(new Set(rows.map(([, kotlin]) => kotlin)).size).toBe(rows.length);
});
