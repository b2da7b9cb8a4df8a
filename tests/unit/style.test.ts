/** Lint of style sheets refuses what does not come from the tokens, and lets pass what need not. */
import path from 'node:path';
import stylelint from 'stylelint';
import {expect, test} from 'vitest';
import {ROOT} from './files';

/** The rules that a style sheet of the site breaks. */
async function broken(code: string, file = 'src/css/some.css'): Promise<string[]> {
  const {results} = await stylelint.lint({code, codeFilename: path.join(ROOT, file), cwd: ROOT});
  return results[0].warnings.map(({rule}) => rule);
}

test.each([
  ['a {\n  padding: 0 12px;\n}\n', 'declaration-property-value-disallowed-list'],
  ['a {\n  margin-top: -4px;\n}\n', 'declaration-property-value-disallowed-list'],
  ['a {\n  gap: 2rem;\n}\n', 'declaration-property-value-disallowed-list'],
  ['a {\n  border-radius: 12px;\n}\n', 'declaration-property-value-disallowed-list'],
  ['a {\n  font-size: 0.9rem;\n}\n', 'declaration-property-value-disallowed-list'],
  ['a {\n  font-size: 14px;\n}\n', 'declaration-property-value-disallowed-list'],
  ["[class*='title'] {\n  width: auto;\n}\n", 'selector-disallowed-list'],
])('%j breaks %s', async (code, rule) => {
  expect(await broken(code)).toEqual([rule]);
});

test.each([
  'a {\n  padding: var(--space-2) 0;\n  border: 1px solid var(--c-hairline);\n}\n',
  'a {\n  max-width: 720px;\n  font-size: 0.9em;\n  outline-offset: 2px;\n}\n',
  '@media (max-width: 996px) {\n  a {\n    width: auto;\n  }\n}\n',
])('%j is fine', async (code) => {
  expect(await broken(code)).toEqual([]);
});

test('colours stand in the tokens', async () => {
  const colour = ':root {\n  --c-bg: #fff;\n}\n';
  expect(await broken(colour)).toEqual(['color-no-hex']);
  expect(await broken(colour, 'src/css/tokens.css')).toEqual([]);
});
