import {parse} from 'postcss';
import {expect, it} from 'vitest';
import {assertPurged} from '.';
import {dropOverriddenVariables, dropUnusedVariables} from './variables';

it('keeps what the style sheet or a user reads, and drops chains that nothing reads', () => {
  const root = parse(
    ':root{--kept:1px;--by-user:2px;--chain-end:3px;--chain:var(--chain-end)}a{margin:var(--kept)}',
  );
  dropUnusedVariables(root, 'style={{padding: "var(--by-user)"}}');
  expect(root.toString()).toBe(':root{--kept:1px;--by-user:2px}a{margin:var(--kept)}');
});

it('drops page-wide values that the other style sheet replaces, and no others', () => {
  const root = parse(':root{--a:1px;--b:2px}.alert{--a:3px}');
  dropOverriddenVariables(root, parse(':root{--a:9px}'));
  expect(root.toString()).toBe(':root{--b:2px}.alert{--a:3px}');
});

it('notices a build in which nothing was purged', () => {
  expect(() => assertPurged('.badge--primary{color:red}')).toThrow(
    'not where plugins/purge-css looks',
  );
  expect(() => assertPurged('.card{color:red}')).not.toThrow();
});
