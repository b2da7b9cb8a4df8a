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
  mainEntity?: {name: string; acceptedAnswer: {text: string}}[];
}

test('the page of questions names all that it asks, each with an answer', () => {
  const page = readFileSync(path.join(ROOT, 'build/docs/faq/index.html'), 'utf8');
  const tree = fromHtml(page);
  const [script] = selectAll('script[type="application/ld+json"]', tree);
  const {'@graph': things} = JSON.parse(toString(script)) as {'@graph': Thing[]};
  const [faq] = things.filter((thing) => thing['@type'] === 'FAQPage');
  const asked = selectAll('main h3', tree)
    .map((heading) => toString(heading).replace('\u200B', ''))
    .filter((heading) => heading.endsWith('?'));
  expect(asked.length).toBeGreaterThan(0);
  expect(faq.mainEntity?.map(({name}) => name)).toEqual(asked);
  expect(faq.mainEntity?.filter(({acceptedAnswer}) => acceptedAnswer.text === '')).toEqual([]);
});
