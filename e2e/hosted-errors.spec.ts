/** Row H4: hosts of the hosted provider that fail, one by one and all together. */
import type {Fault} from '@collektive/search/testing';
import {countOf, errorScreen, hits, test} from './hosted';
import {modal, openModal} from './search';
import {expect, open} from './test';

test.use({site: 'hosted'});

test.describe('H4 hosts that fail', () => {
  test.use({noise: /Search failed|Failed to load resource/});

  const FAULTS: Array<[name: string, fault: Fault, asked: [first: number, second: number]]> = [
    ['all hosts down', 'cut', [1, 1]],
    ['500 everywhere', 500, [1, 1]],
    ['an answer in HTML', 'html', [1, 0]],
    ['403', 403, [1, 0]],
    ['404', 404, [1, 0]],
    ['429', 429, [1, 0]],
  ];
  for (const [name, fault, asked] of FAULTS) {
    test(`H4 S7 S8 S14 ${name}: modal and search page say so, and find again`, async ({
      page,
      log,
      providers,
    }) => {
      providers.forEach((provider) => provider.fail(fault));
      await openModal(page);
      await modal.field(page).fill('prog');
      await expect(errorScreen(page)).toBeVisible();
      await expect(
        modal.dialog(page).getByText('You might want to check your network connection.'),
      ).toBeVisible();
      expect(providers.map(countOf)).toEqual(asked);
      providers.forEach((provider) => provider.fail(undefined));
      await page.keyboard.press('r');
      await expect(hits(page).first()).toBeVisible();
      await expect(errorScreen(page)).toHaveCount(0);
      expect(log.uncaught).toEqual([]);

      await test.step('S14 the search page says so, and tries again', async () => {
        providers.forEach((provider) => provider.fail(fault));
        await open(page, '/search/?q=program');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', {name: 'Unable to fetch results'})).toBeVisible();
        providers.forEach((provider) => provider.fail(undefined));
        await main.getByRole('button', {name: 'Try again'}).click();
        await expect(main.getByRole('status')).toHaveText('4 results for “program”');
        expect(log.uncaught).toEqual([]);
      });
    });
  }

  test('H4 S8 one host hangs: stalled, then the next one answers, and is asked from then on', async ({
    page,
    providers,
  }) => {
    const [hanging, other] = providers;
    hanging.fail('hang');
    await openModal(page);
    const start = Date.now();
    await modal.field(page).fill('pro');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(hits(page).first()).toBeVisible();
    expect(Date.now() - start).toBeGreaterThan(1_000);
    await page.keyboard.press('g');
    await expect.poll(() => other.searches().map(([{query}]) => query)).toEqual(['pro', 'prog']);
    expect(countOf(hanging)).toBe(1);
  });

  test('H4 S7 every host hangs: the error screen in the end', async ({page, log, providers}) => {
    providers.forEach((provider) => provider.fail('hang'));
    await openModal(page);
    await modal.field(page).fill('program');
    // 1 s for the first host, 4 s for the second: the client grows patient.
    await expect(errorScreen(page)).toBeVisible();
    expect(providers.map(countOf)).toEqual([1, 1]);
    expect(log.uncaught).toEqual([]);
  });

  test('H4 a host that stays silent after its first bytes is given up after 2 s', async ({
    page,
    providers,
  }) => {
    providers[0].fail('stall');
    await openModal(page);
    const start = Date.now();
    await modal.field(page).fill('program');
    await expect(hits(page).first()).toBeVisible();
    expect(Date.now() - start).toBeGreaterThan(2_000);
    expect(providers.map(countOf)).toEqual([1, 1]);
  });

  test('H4 an answer that comes late does not replace a newer one', async ({page, provider}) => {
    provider.fail([{slowMs: 900}]);
    await openModal(page);
    await modal.field(page).fill('basic');
    await expect.poll(() => countOf(provider)).toBe(1);
    await modal.field(page).fill('welcome');
    await expect(hits(page)).toHaveText(/Welcome/);
    await page.waitForTimeout(1_200);
    await expect(hits(page)).toHaveText(/Welcome/);
  });
});

test.describe('F1 F2 answers that do not fit', () => {
  test.use({noise: /Search failed/});

  const hit = (url: unknown, lvl1: unknown) => ({
    objectID: String(url),
    url,
    type: 'lvl1',
    hierarchy: {lvl0: 'Docs', lvl1},
    content: null,
  });
  /** For the modal, which asks for hits, and the search page, which also asks for counts. */
  const answerOf = (hits: unknown) => {
    const result = {hits, nbHits: 9, nbPages: 1, page: 0, facets: {}};
    return {body: {results: [result, {...result, hits: []}]}};
  };

  test('H2 F1 a hit that leads elsewhere or runs is not shown in modal and search page, the others are', async ({
    page,
    baseURL,
    provider,
  }) => {
    const RUNS = 'javascript:document.title="ran"';
    const addresses = [
      ...[RUNS, ` ${RUNS}`, RUNS.replace('s', '\ts'), `\u0001${RUNS}`, 'data:text/html,x'],
      ...['//example.org/', '/\\example.org/', `${baseURL}//example.org/`, '/%5c/example.org/'],
      'http://example.org/',
    ];
    const others = [hit('/docs/intro/', 'Here'), hit('https://example.org/', 'Elsewhere')];
    provider.fail(answerOf([...addresses.map((url, i) => hit(url, `Bad ${i}`)), ...others]));
    await open(page, '/search/?q=bad');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(['Here', 'Elsewhere']);
    await expect(page).not.toHaveTitle('ran');
    // From a page to which the first hit does not lead.
    await openModal(page, '/docs/references/');
    await modal.field(page).fill('bad');
    await expect(hits(page)).toHaveText([/Here/, /Elsewhere/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${baseURL}/docs/intro/`);
    await expect(page).not.toHaveTitle('ran');
  });

  test('H2 an index that counts no parts is filtered by none, and a part from the address can be left', async ({
    page,
    provider,
  }) => {
    const parts = page.getByRole('group', {name: 'Part of the site'});
    provider.fail(answerOf([hit('/docs/intro/', 'Here')]));
    await open(page, '/search/?q=bad');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(parts).toHaveCount(0);
    provider.fail(answerOf([]));
    await open(page, '/search/?q=bad&section=Blog');
    await expect(parts.getByRole('button')).toHaveText(['All', /^Blog\s*0$/]);
    await parts.getByRole('button', {name: 'All'}).click();
    await expect(parts).toHaveCount(0);
  });

  const BODIES: Array<[string, object]> = [
    ['hits: null', answerOf(null)],
    ['hits that are a text', answerOf('none')],
    ['numbers for titles', answerOf([hit('/docs/intro/', 7)])],
    ['broken hierarchies', answerOf([{...hit('/docs/intro/', 'a'), hierarchy: 'Docs'}, null])],
    ['no results', {body: {}}],
    ['null', {body: null}],
  ];
  test('H4 F2 answers of another shape: the error screen, one warning, and another try finds again', async ({
    page,
    log,
    providers,
  }) => {
    for (const [name, body] of BODIES) {
      await test.step(name, async () => {
        log.warnings.length = 0;
        providers.forEach((provider) => provider.fail(body as Fault));
        await openModal(page);
        await modal.field(page).fill('prog');
        await expect(errorScreen(page)).toBeVisible();
        await expect.poll(() => log.warnings.length).toBe(1);
        await open(page, '/search/?q=prog');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', {name: 'Unable to fetch results'})).toBeVisible();
        await expect.poll(() => log.warnings.length).toBe(2);
        providers.forEach((provider) => provider.fail(undefined));
        await main.getByRole('button', {name: 'Try again'}).click();
        await expect(main.getByRole('status')).toHaveText(/results for/);
        expect(log.uncaught).toEqual([]);
      });
    }
  });
});
