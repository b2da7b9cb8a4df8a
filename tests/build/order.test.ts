/** In which order the documentation is read: links from page to page, and where newcomers start. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';
import {readingOrder} from '../../markdown/front-matter/neighbours';
import sidebars from '../../sidebars';
import {PATH} from '../../src/site/path';
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

test('R7 the first button of the home page leads to a figure of the first step', () => {
  const [page, id] = hrefOf(pageAt('/'), 'main a.button')!.split('#');
  expect(page).toBe(addressOf(PATH[0]));
  expect(select(`#${id} [data-figure]`, pageAt(page))).toBeDefined();
});

test('R7 the sidebar begins with the steps of newcomers, in their order', () => {
  const shown = selectAll('.theme-doc-sidebar-menu a.menu__link', pageAt(addressOf(PATH[0])))
    .map(({properties}) => String(properties.href))
    .filter((href) => !href.startsWith('/docs/category/'));
  expect(shown.slice(0, PATH.length)).toEqual(PATH.map(addressOf));
  expect(shown).toEqual(READING_ORDER.map(addressOf));
});

test('R7 the project for a machine is within reach of every step', () => {
  const project = addressOf('tutorials/gettingstarted');
  for (const id of PATH) {
    expect(selectAll(`article a[href^="${project}"]`, pageAt(addressOf(id))), id).not.toEqual([]);
  }
});

test('R7 newcomers are led to the second step', () => {
  expect(hrefOf(pageAt(addressOf(PATH[0])), '#newcomers + p a')).toBe(addressOf(PATH[1]));
});
