/** What goes along with what readers are sent. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from '../unit/files';

test('third-party-licenses.txt names what readers are sent, and neither tools nor the framework’s client', () => {
  const text = readFileSync(path.join(ROOT, 'build/third-party-licenses.txt'), 'utf8');
  const names = [...text.matchAll(/^((?:@[\w-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S*$/gm)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(
    expect.arrayContaining([
      ...['@docsearch/react', '@docsearch/css', 'clsx', '@docusaurus/core', 'react'],
      ...['@codemirror/view', '@lezer/highlight', 'style-mod'],
      ...['infima', '@fontsource-variable/figtree', '@fontsource-variable/jetbrains-mono'],
    ]),
  );
  expect(
    names.filter((name) => ['esbuild', 'webpack', 'purgecss', 'react-router'].includes(name)),
  ).toEqual([]);
});
