/** Rows H1 to H4 and H6 in a page: what is asked of the hosted provider, and what its answers become. */
import {FOREIGN, MANY, RECORDS, type Provider} from '@collektive/search/testing';
import {countOf, errorScreen, find, hits, HOSTS, test} from './hosted';
import {modal, openModal, stored} from './search';
import {expect, open, PHONE} from './test';

test.use({site: 'hosted'});

test.describe('H1 H2 request and answer', () => {
  test('H1 S11 S12 goes to the queries of all indexes, once for each query', async ({
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
    expect(provider.searches()[0][0].attributesToSnippet).toContain('content:5');
  });

  test('H2 H3 S5 hits stand under their pages, and their number leads to all; nobody else is asked', async ({
    page,
    log,
  }) => {
    await openModal(page);
    const preconnected = page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]');
    await expect(preconnected).toHaveAttribute('href', HOSTS[0]);
    await find(page, 'program');
    const dialog = modal.dialog(page);
    await expect(hits(page).first()).toContainText('Your first Collektive program');
    await expect(dialog.locator('.DocSearch-Hit--Child').first()).toBeVisible();
    await expect(hits(page).locator('mark').first()).toHaveText('program');
    await dialog.getByRole('link', {name: 'See all 4 results'}).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('4 results for “program”');
    expect(log.foreign.length).toBeGreaterThan(0);
    expect(log.foreign.every((address) => address.startsWith(HOSTS[0]))).toBe(true);
  });

  test('H2 S10 S11 markup in a record is text, other languages are left out, a hit without its page is stored as the page', async ({
    page,
    provider,
  }) => {
    const [first] = RECORDS;
    const lvl1 = 'Markup <img src=x onerror="document.title=\'ran\'"> in a title';
    const markup = {...first, hierarchy: {...first.hierarchy, lvl1}};
    provider.put('testindex', [...RECORDS, FOREIGN, markup]);
    await openModal(page);
    await find(page, 'program');
    await expect(modal.dialog(page).getByText('Italian')).toHaveCount(0);
    await find(page, 'markup');
    await expect(hits(page).first()).toContainText(lvl1);
    await expect(page).not.toHaveTitle('ran');
    await find(page, 'neighbouring');
    await hits(page).filter({hasText: 'Neighbouring values'}).click();
    await expect(modal.dialog(page)).toHaveCount(0);
    const [hit] = await stored(page, '__DOCSEARCH_RECENT_SEARCHES__testindex');
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

test.describe('H4 hosts that fail', () => {
  test.use({noise: /Search failed|Failed to load resource/});

  test('H4 S7 S14 all hosts gone: dialog and search page say so, and find again', async ({
    page,
    log,
    providers,
  }) => {
    providers.forEach((provider) => provider.fail(500));
    await openModal(page);
    await modal.field(page).fill('prog');
    await expect(errorScreen(page)).toBeVisible();
    expect(providers.map(countOf)).toEqual([1, 1]);
    providers.forEach((provider) => provider.fail(undefined));
    await page.keyboard.press('r');
    await expect(hits(page).first()).toBeVisible();
    await expect(errorScreen(page)).toHaveCount(0);
    providers.forEach((provider) => provider.fail('html'));
    await open(page, '/search/?q=program');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {name: 'Unable to fetch results'})).toBeVisible();
    providers.forEach((provider) => provider.fail(undefined));
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(main.getByRole('status')).toHaveText('4 results for “program”');
    expect(log.uncaught).toEqual([]);
  });

  test('H4 S8 one host hangs: stalled, then the next one answers, and is asked from then on', async ({
    page,
    providers,
  }) => {
    const [hanging, other] = providers;
    hanging.fail('hang');
    await openModal(page);
    await modal.field(page).fill('pro');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('g');
    await expect.poll(() => other.searches().map(([{query}]) => query)).toEqual(['pro', 'prog']);
    expect(countOf(hanging)).toBe(1);
  });

  test('H2 F1 F2 a hit that leads elsewhere or runs is shown neither in dialog nor page, the others are', async ({
    page,
    baseURL,
    provider,
  }) => {
    const hit = (url: string, lvl1: string) => ({
      ...{objectID: url, url, type: 'lvl1', content: null},
      hierarchy: {lvl0: 'Docs', lvl1},
    });
    const bad = ['javascript:document.title="ran"', 'data:text/html,x', '//example.org/'];
    const all = [
      ...bad.map((url) => hit(url, 'Bad')),
      hit('/docs/intro/', 'Here'),
      hit('https://example.org/', 'Elsewhere'),
    ];
    const result = {hits: all, nbHits: 9, nbPages: 1, page: 0, facets: {}};
    provider.fail({body: {results: [result, {...result, hits: []}]}});
    await open(page, '/search/?q=bad');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links.locator('b')).toHaveText(['Here', 'Elsewhere']);
    // From a page to which the first hit does not lead.
    await openModal(page, '/docs/references/');
    await modal.field(page).fill('bad');
    await expect(hits(page)).toHaveText([/Here/, /Elsewhere/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${baseURL}/docs/intro/`);
    await expect(page).not.toHaveTitle('ran');
  });
});

test.describe('H6 insights', () => {
  const named = (provider: Provider, name: string) =>
    provider.events().filter(({eventName}) => eventName === name);

  test('H6 hits that are seen are named, at most 20 an event, without a cookie', async ({
    page,
    provider,
  }) => {
    provider.put('testindex', MANY);
    await openModal(page);
    await modal.field(page).pressSequentially('many', {delay: 50});
    await expect.poll(() => named(provider, 'Items Viewed').length).toBe(1);
    const [event] = named(provider, 'Items Viewed');
    expect(event.objectIDs).toHaveLength(20);
    expect(event).toMatchObject({eventType: 'view', index: 'testindex'});
    expect(await page.context().cookies()).toEqual([]);
  });

  test('H6 a hit that is moved to is named Item Active, one that is chosen Item Selected', async ({
    page,
    provider,
  }) => {
    await openModal(page);
    await find(page, 'welcome');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => named(provider, 'Item Active').length).toBe(1);
    expect(named(provider, 'Item Active')[0]).toMatchObject({objectIDs: ['lvl1:/blog/welcome/']});
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog\/welcome\/$/);
    await expect.poll(() => named(provider, 'Item Selected').length).toBe(1);
    expect(named(provider, 'Item Selected')[0]).toMatchObject({
      eventType: 'click',
      objectIDs: ['lvl1:/blog/welcome/'],
      positions: [1],
      queryID: expect.stringMatching(/^\d{32}$/),
    });
  });
});
