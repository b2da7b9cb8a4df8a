import {compileSync} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import alive from './alive';

const isAlive = (source: string): boolean =>
  String(compileSync(source, {remarkPlugins: [alive]})).includes('"data-alive"');

test.each([
  ['words', '# A page\n'],
  ["furniture of the theme's", "import Tabs from '@theme/Tabs';\n\n<Tabs />\n"],
])('a page of %s rests', (_, source) => {
  expect(isAlive(source)).toBe(false);
});

test.each([
  ['imports', "import Chart from '@site/src/components/Chart';\n\n<Chart />\n"],
  [
    'imports below furniture',
    "import Tabs from '@theme/Tabs';\nimport Chart from './Chart';\n\n<Chart />\n",
  ],
  ['defines', 'export const Clock = () => <time />;\n\n<Clock />\n'],
])('a page that %s a component of its own is marked for React', (_, source) => {
  expect(isAlive(source)).toBe(true);
});
