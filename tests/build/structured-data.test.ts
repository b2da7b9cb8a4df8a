/** What built pages say of themselves to search engines. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {ROOT} from '../unit/files';

interface Thing {
  '@type': string;
  mainEntity?: {name: string; acceptedAnswer: {text: string}}[];
}

const read = (page: string): string =>
  readFileSync(path.join(ROOT, 'build', page, 'index.html'), 'utf8');

/** All that a page says, by kind. */
const thingsIn = (page: string): Map<string, Thing> =>
  new Map(
    selectAll('script[type="application/ld+json"]', fromHtml(read(page)))
      .map((script) => JSON.parse(toString(script)) as Thing & {'@graph'?: Thing[]})
      .flatMap((thing) => thing['@graph'] ?? [thing])
      .map((thing) => [thing['@type'], thing]),
  );

describe('pages say', () => {
  test.each([
    ['', ['SoftwareSourceCode', 'WebSite']],
    ['docs/intro', ['BreadcrumbList', 'TechArticle']],
    ['blog/welcome', ['BlogPosting']],
  ])('/%s: %j', (page, kinds) => {
    expect([...thingsIn(page).keys()].sort()).toEqual(kinds);
  });

  test('which questions they answer, each with an answer', () => {
    const faq = thingsIn('docs/faq').get('FAQPage')!;
    const asked = selectAll('main h3', fromHtml(read('docs/faq')))
      .map((heading) => toString(heading).replace('\u200B', ''))
      .filter((heading) => heading.endsWith('?'));
    expect(asked.length).toBeGreaterThan(0);
    expect(faq.mainEntity?.map(({name}) => name)).toEqual(asked);
    expect(faq.mainEntity?.filter(({acceptedAnswer}) => acceptedAnswer.text === '')).toEqual([]);
  });
});
