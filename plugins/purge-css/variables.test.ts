import {parse} from 'postcss';
import {expect, it} from 'vitest';
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
