import {compileSync} from '@mdx-js/mdx';
import {describe, expect, test} from 'vitest';
import {bringsFiles, isLiveSource, LIVE} from '.';
import alive from './remark';

/** As the Markdown compiler sees it, which is what counts. */
const isLiveCompiled = (source: string): boolean =>
  String(compileSync(source, {remarkPlugins: [alive]})).includes(LIVE);

describe('a page is live by its source as by what the compiler makes of it', () => {
  test.each([
    ['of words', '# A page\n', false],
    ['with parts of the theme', "import Tabs from '@theme/Tabs';\n\n<Tabs />\n", false],
    ['that imports', "import Chart from '@site/src/Chart';\n\n<Chart />\n", true],
    ['that imports over lines', "import {\n  Chart,\n} from './Chart';\n\n<Chart />\n", true],
    [
      'that imports after the theme',
      "import Tabs from '@theme/Tabs';\nimport C from './C';\n",
      true,
    ],
    ['that defines', 'export const Clock = () => <time />;\n\n<Clock />\n', true],
    ['that shows code', "```js\nimport a from './a';\nexport const b = 1;\n```\n", false],
    ['that shows longer fences', '````md\n```js\n```\nexport const b = 1;\n````\n', false],
    ['with a handler', '<button onClick={() => alert(1)}>A</button>\n', true],
    ['that shows a handler', 'Write `<button onClick={a}>`.\n', false],
    ['that speaks of exports', 'Then\nexport: all of it.\n', false],
  ])('one %s', (_, source, isLive) => {
    expect(isLiveSource(source, 'docs/page.mdx')).toBe(isLive);
    expect(isLiveCompiled(source)).toBe(isLive);
  });
});

test('a component of src/pages says it of itself', () => {
  expect(isLiveSource('<main data-alive />', 'src/pages/a.tsx')).toBe(true);
  expect(isLiveSource("import a from './a';", 'src/pages/a.tsx')).toBe(false);
});

test.each([
  ['![A picture](./a.png)', true],
  ['[A file](./a.zip)', true],
  ['<img src={require("./a.png").default} />', true],
  ['[A page](../b.mdx#c)', false],
  ['[Elsewhere](https://example.org/a.zip)', false],
])('%s may bring a file along: %s', (source, brings) => {
  expect(bringsFiles(source)).toBe(brings);
});
