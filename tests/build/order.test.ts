/** In which order the documentation is read: links from page to page, and where newcomers start. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';
import {READING_ORDER} from '../../sidebars';
import {ROOT} from '../unit/files';

const pageAt = (address: string): Root =>
  fromHtml(readFileSync(path.join(ROOT, 'build', address, 'index.html'), 'utf8'));
const addressOf = (id: string): string => `/docs/${id}/`;

function hrefOf(page: Root, selector: string): string | undefined {
  const href = select(selector, page)?.properties.href;
  return href === undefined ? undefined : String(href);
}

test('R7 next and previous lead from document to document, through no list of a category', () => {
  READING_ORDER.forEach((id, index) => {
    const page = pageAt(addressOf(id));
    const [before, after] = [READING_ORDER[index - 1], READING_ORDER[index + 1]].map((one) =>
      one === undefined ? undefined : addressOf(one),
    );
    expect(hrefOf(page, '.pagination-nav__link--prev'), `before ${id}`).toBe(before);
    expect(hrefOf(page, '.pagination-nav__link--next'), `after ${id}`).toBe(after);
  });
});

test('R7 "Start the tutorial" leads where newcomers are told to start', () => {
  const start = selectAll('main a', pageAt('/')).find((link) =>
    JSON.stringify(link.children).includes('Start the tutorial'),
  );
  const first = hrefOf(pageAt('/docs/intro/'), '#newcomers ~ ol a');
  expect(start?.properties.href).toBe(first);
});
