/** Rows H1 to H3: what is asked of the hosted provider, what its answers become, and nothing else. */
import type {Page} from '@playwright/test';
import {FOREIGN, RECORDS} from '@collektive/search/testing';
import {find, hits, HOSTS, test} from './hosted';
import {modal, openModal, search, stored} from './search';
import {expect, open, PHONE} from './test';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__testindex';

test.use({site: 'hosted'});

test.describe('H1 the request', () => {
  test('H1 S11 goes to the queries of all indexes, with id and key in its address, once for each query', async ({
    page,
    provider,
  }) => {
    await openModal(page);
    await find(page, 'program');
    await find(page, 'first');
    await find(page, 'program');
    // What has been asked is not asked again.
    expect(provider.searches().map(([{query}]) => query)).toEqual(['program', 'first']);
    const [seen] = provider.requests;
    expect(seen).toMatchObject({method: 'POST', path: '/1/indexes/*/queries'});
    expect(seen.query).toMatchObject({
      'x-algolia-application-id': 'TESTAPP',
      'x-algolia-api-key': 'testkey',
    });
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(seen.body).toEqual({
      requests: [
        {
          query: 'program',
          indexName: 'testindex',
          attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
          attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: true,
          // The dialog narrows hits to a part of the site.
          facets: ['hierarchy.lvl0'],
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
        },
      ],
    });
  });

  test('H1 S11 a narrow screen asks for snippets of 5 words', async ({page, provider}) => {
    await page.setViewportSize(PHONE);
    await openModal(page);
    await find(page, 'program');
    const [[request]] = provider.searches();
    expect(request.attributesToSnippet).toContain('content:5');
    expect(request.attributesToSnippet).toHaveLength(7);
  });
});

test.describe('H2 the answer', () => {
  test('H2 S5 hits stand under their pages, and their number leads to all of them', async ({
    page,
    provider,
  }) => {
    await openModal(page);
    await find(page, 'program');
    const dialog = modal.dialog(page);
    await expect(dialog.getByText('Documentation', {exact: true})).toBeVisible();
    await expect(hits(page).first()).toContainText('Your first Collektive program');
    await expect(dialog.locator('.DocSearch-Hit--Child').first()).toBeVisible();
    await expect(hits(page).locator('mark').first()).toHaveText('program');
    await dialog.getByRole('link', {name: 'See all 4 results'}).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'program');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('4 results for “program”');
    await expect(page.getByRole('main').locator('mark').first()).toHaveText('program');
    expect(provider.requests.every(({path}) => path.startsWith('/1/'))).toBe(true);
  });

  test('H2 S11 S12 markup in a record is text, other languages are left out', async ({
    page,
    provider,
  }) => {
    const [first] = RECORDS;
    const lvl1 = 'Markup <img src=x onerror="document.title=\'ran\'"> in a title';
    provider.indexes.put('testindex', [
      ...RECORDS,
      FOREIGN,
      {...first, hierarchy: {...first.hierarchy, lvl1}},
    ]);
    await openModal(page);
    await find(page, 'program');
    await expect(modal.dialog(page).getByText('Italian')).toHaveCount(0);
    await find(page, 'markup');
    await expect(hits(page).first()).toContainText(lvl1);
    await find(page, 'leader');
    await expect(hits(page).filter({hasText: 'leader'})).toHaveCount(1);
    await find(page, 'aggregate int');
    await expect(hits(page).filter({hasText: 'Aggregate<Int>'})).toHaveCount(1);
    await open(page, '/search/?q=markup');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(lvl1);
    await expect(page).not.toHaveTitle('ran');
  });

  test('H2 S10 a hit without its page is stored as the page', async ({page}) => {
    await openModal(page);
    await find(page, 'neighbouring');
    await expect(hits(page).first()).toContainText('Basic usage');
    await hits(page).filter({hasText: 'Neighbouring values'}).click();
    await expect(modal.dialog(page)).toHaveCount(0);
    const [hit] = await stored(page, RECENT);
    expect(hit).toMatchObject({hierarchy: {lvl1: 'Basic usage'}});
    expect(hit).not.toHaveProperty('_highlightResult');
  });

  test('H2 S6 nothing found: readers can report the query', async ({page}) => {
    await open(page, `/search/?q=${encodeURIComponent('qqqq & zz')}`);
    await expect(page.getByRole('main').getByRole('link', {name: /Let us know/})).toHaveAttribute(
      'href',
      'https://github.com/Collektive/collektive.github.io/issues/new?title=qqqq%20%26%20zz',
    );
  });
});

test.describe('H3 other origins', () => {
  /** Origins of the connections that a page opens ahead. */
  const preconnected = (page: Page): Promise<string[]> =>
    page
      .locator('link[rel="preconnect"], link[rel="dns-prefetch"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).origin));

  test('H3 the provider is connected to ahead, nobody else is asked', async ({page, log}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await openModal(page);
    expect(await preconnected(page)).toEqual([HOSTS[0]]);
    expect(log.foreign).toEqual([]);
    await find(page, 'program');
    await expect.poll(() => log.foreign.length).toBeGreaterThan(0);
    expect(log.foreign.every((address) => address.startsWith(HOSTS[0]))).toBe(true);
    // The index that the site brings along stays where it is.
    expect(fetched.filter((path) => path.startsWith('/search/'))).toEqual([]);
  });

  test.describe('embedded', () => {
    test.use({site: 'main'});
    test('H3 the embedded engine asks no other origin and fetches no client', async ({
      page,
      log,
    }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('.js')) {
          scripts.push(response.text().catch(() => ''));
        }
      });
      await openModal(page);
      await search(page, 'gradient');
      await expect(hits(page).first()).toBeVisible();
      await open(page, '/search/?q=gradient');
      await expect(page.locator('[data-search="done"]')).toBeVisible();
      expect(await preconnected(page)).toEqual([]);
      expect(log.foreign).toEqual([]);
      // DocSearch's own client is part of it; the site's comes with the hosted engine only.
      const texts = await Promise.all(scripts);
      expect(texts.filter((text) => text.includes('readWrite') && text.includes('5.50.0'))).toEqual(
        [],
      );
    });
  });
});
