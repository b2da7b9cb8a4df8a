import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as standIn from './no-highlighter';

const ROOT = path.join(__dirname, '../..');

/** Modules of the theme that are ejected here, and so never reach a page. */
const EJECTED = '**/theme/CodeBlock/Content/**';

test('stands in for what the theme still imports of the highlighter', async () => {
  const files = await Globby(
    'node_modules/@docusaurus/{theme-classic,theme-common,theme-search-algolia}/lib/**/*.js',
    // The two files that run while the site is built.
    {cwd: ROOT, absolute: true, ignore: [EJECTED, '**/theme-classic/lib/{index,options}.js']},
  );
  const imported = files.flatMap((file) => {
    const names = /import \{([^}]*)\} from ['"]prism-react-renderer['"]/.exec(
      readFileSync(file, 'utf8'),
    );
    return names?.[1].split(',').map((name) => name.trim()) ?? [];
  });
  expect(imported).not.toHaveLength(0);
  expect(new Set(imported)).toEqual(new Set(Object.keys(standIn)));
});
