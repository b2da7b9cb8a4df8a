import {expect, test} from 'vitest';
import {bundleModule} from './bundling';

test('style sheets in scripts are sent without their comments and white space', () => {
  const {code} = bundleModule('phrases', 'packages/playground/src/player/phrases.ts');
  expect(code).toMatch(/\[data-act\]\[role=button\]\{[a-z-]+:/);
  expect(code).not.toContain('/*');
});
