// cspell:ignore alchqqzzmist qqqqzz xxyyzzq
import {PLACES} from '../src/site/places';
import {expect, linkTo, open, overflow, PHONE, test} from './test';
import {modal, openModal, search} from './search';

test.describe('S1 the search button', () => {
  test('S1 opens by the button, by Control+k, Meta+k and /, closes on Escape and Ctrl+K, typing on the button starts a query', async ({
    page,
  }) => {
    await open(page, '/docs/intro/');
    const button = page.getByRole('button', {name: 'Search (Ctrl+K)'});
    await expect(button).toHaveText(/Search/);
    await button.click();
    await expect(modal.dialog(page)).toBeVisible();
    await expect(modal.field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal.dialog(page)).toHaveCount(0);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expect(modal.field(page)).toBeFocused();
        await expect(modal.field(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(modal.dialog(page)).toHaveCount(0);
      });
    }
    await test.step('S1 Ctrl+K closes it again', async () => {
      await page.keyboard.press('Control+k');
      await expect(modal.field(page)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(modal.dialog(page)).toHaveCount(0);
    });
    await test.step('S1 typing on the focused button starts a query', async () => {
      await button.focus();
      await page.keyboard.press('g');
      await expect(modal.field(page)).toHaveValue('g');
    });
  });

  test('S1 a slash that is typed into a field stays there', async ({page}) => {
    await open(page, '/search/');
    const field = page.getByRole('searchbox');
    await field.click();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await expect(modal.dialog(page)).toHaveCount(0);
  });

  test('S1 on a Mac the name says Command', async ({browser, servers}) => {
    const context = await browser.newContext({
      baseURL: servers.main,
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
    });
    const page = await context.newPage();
    await open(page, '/docs/intro/');
    await expect(page.getByRole('button', {name: 'Search (Command+K)'})).toBeVisible();
    await context.close();
  });

  test('S1 modal and index are fetched on intent only, once', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, '/docs/intro/');
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => path.startsWith('/search/'))).toEqual([]);
    await openModal(page);
    await search(page, 'gradient');
    await search(page, 'field');
    const index = fetched.filter((path) => /^\/search\/.+/.test(path));
    const texts = index.filter((path) => path.startsWith('/search/texts.'));
    // The page has fetched the index, and its one worker not again.
    expect(index).toHaveLength(1 + texts.length);
    expect(texts).not.toHaveLength(0);
    expect(new Set(index).size).toBe(1 + texts.length);
    // First hits come sooner when nothing of the dialog stands before the index.
    const at = (part: RegExp): number => fetched.findIndex((path) => part.test(path));
    expect(at(/^\/search\/index\./)).toBeGreaterThan(-1);
    expect(at(/^\/search\/index\./)).toBeLessThan(at(/\/island-dialog\./));
  });
});

test.describe('S2 the field', () => {
  test('S2 has the placeholder, takes 64 characters, and starts with the selected text, cut to them', async ({
    page,
  }) => {
    await open(page, '/docs/intro/');
    const selected = await page.evaluate(() => {
      const paragraph = Array.from(document.querySelectorAll('main p')).find(
        ({textContent}) => (textContent ?? '').length > 100,
      )!;
      getSelection()?.selectAllChildren(paragraph);
      return getSelection()!.toString();
    });
    await page.keyboard.press('Control+k');
    await expect(modal.field(page)).toHaveValue(selected.slice(0, 64));
    await expect(modal.field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(modal.field(page)).toHaveAttribute('maxlength', '64');
  });
});

test.describe('S3 the modal’s controls', () => {
  test('S3 Cancel closes it on a narrow screen, where the navbar covers nothing', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openModal(page);
    await search(page, 'share');
    const field = await modal.field(page).boundingBox();
    const hit = await page.evaluate(
      ({x, y, width, height}) =>
        document.elementFromPoint(x + width / 2, y + height / 2)?.className ?? '',
      field!,
    );
    expect(hit).toContain('DocSearch-Input');
    expect(await overflow(page)).toBe(0);
    await modal.dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(modal.dialog(page)).toHaveCount(0);
  });
});

test.describe('S4 the start screen', () => {
  test('S3 S4 says that there are no recent searches, also for spaces alone and when the query is cleared', async ({
    page,
  }) => {
    const dialog = modal.dialog(page);
    await openModal(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(dialog.getByRole('link', {name: PLACES.at(-1)![0]})).toBeVisible();
    await search(page, 'gradient');
    await expect(modal.hits(page).first()).toBeVisible();
    await modal.field(page).fill('   ');
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(modal.hits(page)).toHaveCount(0);
    await search(page, 'gradient');
    await dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(modal.field(page)).toHaveValue('');
    await expect(modal.field(page)).toBeFocused();
    for (const key of ['Enter key', 'Arrow up', 'Arrow down', 'Escape key']) {
      await expect(dialog.getByRole('img', {name: key})).toBeVisible();
    }
  });
});

test.describe('S5 results', () => {
  test('S5 the best hit is the first row, selected; hits stand five a group at most, under their page', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'field');
    const groups = modal.dialog(page).locator('.DocSearch-Hits');
    expect(await groups.count()).toBeGreaterThan(1);
    await expect(modal.hits(page).first()).toHaveAttribute('aria-selected', 'true');
    for (const group of await groups.all()) {
      await expect(group.locator('.DocSearch-Hit-source')).not.toBeEmpty();
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
    }
    const rows = await modal.hits(page).evaluateAll((options) =>
      options.map((option) => ({
        address: option.querySelector('a')!.href,
        above: option.querySelector('.search-above')?.textContent,
        texts: ['b', 'b + span', '.DocSearch-Hit-path'].map(
          (part) => option.querySelector(part)?.textContent ?? '',
        ),
        isChild: option.matches('.DocSearch-Hit--Child'),
      })),
    );
    expect(new Set(rows.map(({address}) => address)).size).toBe(rows.length);
    // A page is named above its hits, or is the first of them.
    let last = '';
    for (const {
      above,
      address,
      texts: [heading, , name],
    } of rows) {
      const [of] = address.split('#');
      expect(of === last || above !== undefined || of === address, address).toBe(true);
      expect(heading, address).not.toBe('');
      expect(name !== '' || of === address, address).toBe(true);
      last = of;
    }
    expect(rows.some(({isChild}) => isChild)).toBe(true);
    // An entry may have no text but its signature.
    expect(rows.filter(({texts: [, snippet]}) => snippet !== '').length).toBeGreaterThan(
      rows.length / 2,
    );
    // As tall as the window lets it be, at both ends.
    const box = (await page.locator('.DocSearch-Modal').boundingBox())!;
    expect(box.y + box.height + box.y).toBeCloseTo(page.viewportSize()!.height, 0);
    expect(
      await page.locator('.search-row b').evaluateAll((titles) =>
        titles.every((title) => {
          const {textOverflow, fontWeight} = getComputedStyle(title);
          return textOverflow === 'ellipsis' && fontWeight === '600';
        }),
      ),
    ).toBe(true);
  });

  test('S5 API names are found whole and in parts; See all leads to the search page with as many results', async ({
    page,
  }) => {
    await openModal(page);
    for (const query of ['neighboring', 'build.gradle.kts', 'Aggregate<Int>', 'mapWithId']) {
      await search(page, query);
      await expect(modal.hits(page).first(), query).toBeVisible();
    }
    await search(page, 'network & share');
    const link = modal.dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = Number(/\d+/.exec((await link.textContent())!)![0]);
    await link.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'network & share');
    await expect(modal.dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} result`);
  });
});

test.describe('S6 nothing found', () => {
  test('S6 says so and offers other queries', async ({page}) => {
    await openModal(page);
    await search(page, 'gradient');
    await search(page, 'qqqqzz xxyyzzq');
    const dialog = modal.dialog(page);
    await expect(dialog.getByText(/^No results (found )?for/)).toBeVisible();
    await expect(dialog.getByText('qqqqzz xxyyzzq')).toBeVisible();
    const offered = await dialog.locator('.DocSearch-Prefill').count();
    expect(offered).toBeGreaterThan(0);
    expect(offered).toBeLessThanOrEqual(3);
    await expect(dialog.getByRole('link', {name: /Let us know/})).toHaveCount(0);
    await expect(dialog.getByRole('link', {name: PLACES[0][0]})).toBeVisible();
    await search(page, 'alchqqzzmist');
    await linkTo(dialog, '/docs/tutorials/collektive-and-alchemist/').first().click();
    await expect(page).toHaveURL(/\/docs\/tutorials\/collektive-and-alchemist\/$/);
    await expect(modal.dialog(page)).toHaveCount(0);
  });
});

test.describe('S6 with a place to tell', () => {
  test.use({site: 'variant'});

  test('S6 Let us know leads there, with the query', async ({page}) => {
    await openModal(page, 'docs/intro/');
    await search(page, 'qqqqzz & xxyyzzq');
    await expect(modal.dialog(page).getByRole('link', {name: /Let us know/})).toHaveAttribute(
      'href',
      'https://example.org/missing?q=qqqqzz%20%26%20xxyyzzq',
    );
  });
});

test('H3 with the embedded engine no request leaves the site, and nothing is connected to', async ({
  page,
  log,
}) => {
  await openModal(page);
  await search(page, 'gradient');
  await open(page, '/search/?q=gradient');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(log.foreign).toEqual([]);
  await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
});

test('S15 the OpenSearch description is linked and right', async ({page, baseURL}) => {
  await open(page, '/');
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const response = await page.request.get((await link.getAttribute('href'))!);
  expect(response.ok()).toBe(true);
  const xml = await response.text();
  expect(xml).toContain('<ShortName>Collektive</ShortName>');
  const template = /template="([^"]+)"/.exec(xml)![1].replace('{searchTerms}', 'gradient');
  const {pathname, search: query} = new URL(template);
  expect(pathname).toBe('/search/');
  await open(page, baseURL + pathname + query);
  await expect(page.getByRole('searchbox')).toHaveValue('gradient');
});
