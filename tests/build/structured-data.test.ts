/** What built pages say of themselves to search engines. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {ROOT} from '../unit/files';

interface Thing {
  '@type': string;
  '@graph'?: Thing[];
}

test.each([
  ['', ['SoftwareSourceCode', 'WebSite']],
  ['docs/intro', ['BreadcrumbList', 'TechArticle']],
  ['blog/welcome', ['BlogPosting']],
])('page /%s says %j', (page, kinds) => {
  const html = readFileSync(path.join(ROOT, 'build', page, 'index.html'), 'utf8');
  const said = selectAll('script[type="application/ld+json"]', fromHtml(html))
    .map((script) => JSON.parse(toString(script)) as Thing)
    .flatMap((thing) => thing['@graph'] ?? [thing]);
  expect(said.map((thing) => thing['@type']).sort()).toEqual(kinds);
});
