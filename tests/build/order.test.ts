/** In which order the documentation is read: links from page to page, and where newcomers start. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';
import {readingOrder} from '../../content/front-matter/neighbours';
import sidebars from '../../sidebars';
import {ROOT} from '../unit/files';

const READING_ORDER = readingOrder(sidebars.tutorialSidebar);

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

/** Where the link of the home page leads that has these words. */
const linkOfHome = (words: string): string =>
  String(
    selectAll('main a', pageAt('/')).find((link) => JSON.stringify(link.children).includes(words))
      ?.properties.href,
  );

test('R7 "Start the tutorial" leads where newcomers are told to start', () => {
  expect(linkOfHome('Start the tutorial')).toBe(
    hrefOf(pageAt('/docs/intro/'), '#newcomers ~ ol a'),
  );
});

test('R7 "See the code" leads to the code that is shown', () => {
  const source = hrefOf(pageAt('/'), 'main figure .sample-head a');
  expect(source).toMatch(/\.kt#L\d+-L\d+$/);
  expect(linkOfHome('See the code')).toBe(source!.replace(/#.*/, ''));
});
