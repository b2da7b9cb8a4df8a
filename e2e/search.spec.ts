// cspell:ignore alch alchqqzzmist gradqqzz qqqqzz xxyyzzq
/** The search dialog with the index of the site: rows S1 to S6, S9 to S11, S15. */
import type {Page} from '@playwright/test';
import {PLACES} from '../src/site/places';
import {violations} from './axe';
import {modal, openModal, RECENT, search, stored} from './search';
import {expect, holdDialog, linkTo, open, overflow, PHONE, test} from './test';

test.describe('S1 the search button', () => {
  test('S1 S2 opens by click and keys, closes on Escape and Ctrl+K; typing on the button starts a query', async ({
    page,
  }) => {
    await open(page, '/docs/intro/');
    // WCAG 2.1.4: no single character opens it.
    await page.keyboard.type('either/or');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const button = page.getByRole('button', {name: 'Search (Ctrl+K)'});
    await expect(button).toHaveText(/Search/);
    await button.click();
    await expect(modal.field(page)).toBeFocused();
    await expect(modal.field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(modal.field(page)).toHaveAttribute('maxlength', '64');
    await page.keyboard.press('Escape');
    await expect(modal.dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
      await expect(modal.field(page)).toHaveValue('');
      await page.keyboard.press('Control+k');
      await expect(modal.dialog(page)).toHaveCount(0);
    }
    await page.keyboard.press('g');
    await expect(modal.field(page)).toHaveValue('g');
  });

  test('S1 S5 Escape and Ctrl+K faster than the browser draws leave the dialog as the last one says', async ({
    page,
  }) => {
    await openModal(page);
    /** Presses all keys before the browser draws once. @returns how many dialogs there are after each */
    const press = (...keys: string[]): Promise<number[]> =>
      page.evaluate(
        (all) =>
          all.map((key) => {
            const press = new KeyboardEvent('keydown', {key, ctrlKey: key === 'k', bubbles: true});
            document.activeElement!.dispatchEvent(press);
            return document.querySelectorAll('.DocSearch-Container').length;
          }),
        keys,
      );
    expect(await press('Escape', 'k', 'k', 'k', 'Escape', 'k')).toEqual([0, 1, 0, 1, 0, 1]);
    await expect(modal.field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal.dialog(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');

    // Who goes back to the page finds it without the dialog, free to scroll: what a page is told that goes into the
    // browser's cache for back and forward, which Playwright turns off.
    await page.keyboard.press('Control+k');
    await search(page, 'gossip');
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true})),
    );
    await expect(modal.dialog(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
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

  test('S1 H3 dialog and index are fetched on intent only, once, and nothing from elsewhere', async ({
    page,
    log,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, '/docs/intro/');
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => path.startsWith('/search/'))).toEqual([]);
    await openModal(page);
    await search(page, 'gradient');
    await search(page, 'field');
    const files = fetched.filter((path) => /^\/search\/.+/.test(path));
    const texts = files.filter((path) => path.startsWith('/search/texts.'));
    // The page has fetched the index, and its one worker not again.
    expect(files).toHaveLength(1 + texts.length);
    expect(new Set(files).size).toBe(files.length);
    // First hits come sooner when nothing of the dialog stands before the index.
    const at = (part: RegExp): number => fetched.findIndex((path) => part.test(path));
    expect(at(/^\/search\/index\./)).toBeLessThan(at(/\/island-dialog\./));
    expect(log.foreign).toEqual([]);
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
  });
});

test.describe('the dialog', () => {
  test('S2 starts with the selected text, cut to 64 characters', async ({page}) => {
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
  });

  test('S3 S4 S6 says that there are no recent searches, or that nothing is found, and what can be done', async ({
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
    // Nothing found: other queries and pages are offered.
    await search(page, 'qqqqzz xxyyzzq');
    await expect(dialog.getByText(/^No results (found )?for/)).toBeVisible();
    await expect(dialog.getByRole('link', {name: /Let us know/})).toHaveCount(0);
    await expect(dialog.getByRole('link', {name: PLACES[0][0]})).toBeVisible();
    await search(page, 'qqqqzz alchqqzzmist gradqqzz');
    const offered = dialog.locator('.DocSearch-Prefill:visible');
    await expect(offered).toHaveText([/^alch/i, /^grad/i]);
    const word = (await offered.last().textContent())!;
    await offered.last().click();
    await expect(modal.field(page)).toHaveValue(word);
    await expect(modal.hits(page).first()).toBeVisible();
    await search(page, 'alchqqzzmist');
    await linkTo(dialog, '/docs/tutorials/collektive-and-alchemist/').first().click();
    await expect(page).toHaveURL(/\/docs\/tutorials\/collektive-and-alchemist\/$/);
  });

  test('S5 S11 the best hit is the first row, selected; hits stand five a group at most, under their page, marked', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'field');
    const groups = modal.dialog(page).locator('.DocSearch-Hits');
    expect(await groups.count()).toBeGreaterThan(1);
    await expect(modal.hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(modal.hits(page).locator('mark').first()).toHaveText(/field/i);
    for (const group of await groups.all()) {
      await expect(group.locator('.DocSearch-Hit-source')).not.toBeEmpty();
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
    }
    const rows = await modal.hits(page).evaluateAll((options) =>
      options.map((option) => ({
        page: option.querySelector('a')!.href.split('#')[0],
        isPage: !option.querySelector('a')!.href.includes('#'),
        above: option.querySelector('.search-above')?.textContent,
        heading: option.querySelector('b')?.textContent,
      })),
    );
    // A page is named above its hits, or is the first of them.
    let last = '';
    for (const {page: own, isPage, above, heading} of rows) {
      expect(own === last || isPage || above !== undefined, own).toBe(true);
      expect(heading).toBeTruthy();
      last = own;
    }
  });

  test('S5 S11 API names are found whole and in parts, markup does no harm; See all leads to the search page with as many results', async ({
    page,
  }) => {
    await openModal(page);
    for (const query of ['build.gradle.kts', 'Aggregate<Int>', 'mapWithId']) {
      await search(page, query);
      await expect(modal.hits(page).first(), query).toBeVisible();
    }
    await test.step('S11 markup in a query does no harm', async () => {
      await modal.field(page).fill('<img src=x onerror="document.title=\'ran\'">');
      await expect(modal.settled(page)).toBeVisible();
      await search(page, 'Aggregate<Int>');
      await expect(modal.dialog(page).getByRole('listbox').first()).toContainText(/<\w+>/);
      await expect(page).not.toHaveTitle('ran');
    });
    await search(page, 'network & share');
    const link = modal.dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = Number(/\d+/.exec((await link.textContent())!)![0]);
    await link.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'network & share');
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} result`);
  });
});

test.describe('S9 keyboard', () => {
  test('S9 arrows choose, Enter opens; S10 what is chosen is kept, starred and removed', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'gradient');
    await page.keyboard.press('ArrowDown');
    const chosen = modal.dialog(page).locator('[aria-selected="true"]');
    const heading = (await chosen.locator('b').textContent())!;
    const address = new URL((await chosen.locator('a').getAttribute('href'))!, page.url());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address.href);
    expect(JSON.stringify(await stored(page, RECENT))).not.toMatch(
      /_highlightResult|_snippetResult|__docsearch_parent|<mark>/,
    );
    await page.keyboard.press('Control+k');
    const dialog = modal.dialog(page);
    await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
    await expect(modal.hits(page).first().locator('.DocSearch-Hit-title')).toHaveText(heading);
    await dialog.getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
    expect(await stored(page, RECENT)).toEqual([]);
    await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });

  test('S9 S2 Enter means what stands in the field, however soon it comes; keys of a conversion belong to it', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'gossip');
    const first = await modal.hits(page).first().getByRole('link').getAttribute('href');
    await search(page, 'distance');
    await page.evaluate(() => {
      for (const key of ['Escape', 'Enter', 'ArrowDown', 'Tab']) {
        const init = {key, isComposing: true, bubbles: true, cancelable: true};
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
      }
    });
    await expect(modal.field(page)).toBeFocused();
    // In one task: no answer can come in between.
    await modal.field(page).evaluate((element) => {
      (element as HTMLInputElement).select();
      document.execCommand('insertText', false, 'gossip');
      const init = {key: 'Enter', bubbles: true, cancelable: true};
      element.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await expect(page).toHaveURL(new URL(first!, page.url()).href);
  });

  test('S9 Ctrl+Enter, Shift+Enter and Ctrl+click open the hit elsewhere', async ({
    page,
    context,
  }) => {
    await openModal(page);
    await search(page, 'gradient');
    const before = page.url();
    const ways = [
      () => page.keyboard.press('Control+Enter'),
      () => page.keyboard.press('Shift+Enter'),
      () =>
        modal
          .hits(page)
          .first()
          .click({modifiers: ['Control']}),
    ];
    for (const openIt of ways) {
      if (!(await modal.dialog(page).isVisible())) {
        await page.keyboard.press('Control+k');
        await search(page, 'gradient');
      }
      const opened = context.waitForEvent('page');
      await openIt();
      const other = await opened;
      await expect.poll(() => other.url()).toContain('/docs/');
      expect(page.url()).toBe(before);
      await other.close();
      await page.bringToFront();
    }
  });

  test('S9 F10 Tab goes round within it, both ways, whatever it shows; a click outside closes it', async ({
    page,
  }) => {
    /** Is the focus within the dialog, and on its field? */
    const focus = () =>
      page.evaluate(() =>
        ['.DocSearch-Modal *', '.DocSearch-Input'].map((name) =>
          Boolean(document.activeElement?.matches(name)),
        ),
      );
    await openModal(page);
    for (const query of ['', 'gradient', 'zzzz']) {
      if (query) {
        await search(page, query);
        // Until nothing of the query before is there, which would go away with the focus on it.
        await expect(modal.dialog(page).locator('.DocSearch-NoResults')).toHaveCount(
          query === 'zzzz' ? 1 : 0,
        );
        await modal.field(page).focus();
      }
      for (const key of ['Tab', 'Shift+Tab']) {
        let isRound = false;
        for (let presses = 0; presses < 60 && !isRound; presses++) {
          await page.keyboard.press(key);
          const [isInside, isOnField] = await focus();
          expect(isInside, `${key} ${presses + 1} of “${query}”`).toBe(true);
          isRound = isOnField;
        }
        expect(isRound, `${key} of “${query}” goes round`).toBe(true);
      }
    }
    await page.mouse.click(20, 780);
    await expect(modal.dialog(page)).toHaveCount(0);
  });
});

test.describe('S14 parts of the site', () => {
  const parts = (page: Page) =>
    modal.dialog(page).getByRole('group', {name: 'Part of the site'}).getByRole('button');
  const titles = (page: Page) => modal.dialog(page).locator('.DocSearch-Hit-source');

  test('S5 S14 hits are kept to a part by keyboard, as typing goes on and on the search page, and to all again', async ({
    page,
  }) => {
    await openModal(page);
    await expect(parts(page)).toHaveCount(0);
    await search(page, 'field');
    await expect(parts(page).first()).toHaveAttribute('aria-pressed', 'true');
    // The one with the most hits, after "All".
    const part = parts(page).nth(1);
    const name = (await part.innerText()).replace(/\s*\d+$/, '');
    await part.focus();
    await page.keyboard.press('Enter');
    await expect(part).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(page)).toHaveText([name]);
    expect(await modal.hits(page).count()).toBeGreaterThan(5);
    await modal.field(page).fill('share');
    const all = modal.dialog(page).locator('a[href*="?q=share&section="]');
    await expect(all).toBeVisible();
    await expect(titles(page)).toHaveText([name]);
    await all.click();
    await expect(page).toHaveURL(/\/search\/\?q=share&section=/);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', {name, pressed: true})).toBeVisible();
    await main.getByRole('button', {name: /^All/}).click();
    await expect(page).toHaveURL(/\/search\/\?q=share$/);
  });

  test('S3 S5 on a phone, they take one line, nothing is cut off, and Cancel closes', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openModal(page);
    await search(page, 'field');
    const tops = await parts(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    expect(await overflow(page)).toBe(0);
    await parts(page).last().focus();
    await expect(parts(page).last()).toBeInViewport({ratio: 0.99});
    expect(await violations(page, '.search-filters')).toEqual([]);
    // The navbar covers nothing.
    await modal.field(page).click();
    await modal.dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(modal.dialog(page)).toHaveCount(0);
  });
});

test.describe('C11 a dialog that breaks', () => {
  test.use({noise: /A device left|error boundary/i});

  test('C11 S1 says so in its place, keeps what was typed, and tries again', async ({page}) => {
    const arrive = await holdDialog(page);
    await open(page, '/docs/intro/');
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('gossip');
    await expect(page.locator('.early-search b + span').first()).toBeVisible();
    await page.evaluate(() => {
      const own = Object.getOwnPropertyDescriptor(Element.prototype, 'after')!;
      Element.prototype.after = () => {
        Object.defineProperty(Element.prototype, 'after', own);
        throw new Error('A device left');
      };
    });
    arrive();
    const crash = page.getByRole('dialog').filter({hasText: 'This page crashed.'});
    await expect(crash).toContainText('A device left');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await crash.getByRole('button', {name: 'Try again'}).click();
    await expect(modal.field(page)).toHaveValue('gossip');
    await expect(modal.field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.evaluate(() => {
      Element.prototype.after = () => {
        throw new Error('A device left');
      };
    });
    await page.keyboard.press('Control+k');
    await crash.getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('S10 a full storage', () => {
  test.use({noise: /Browser storage is blocked/});

  test('S10 loses nothing but the memory', async ({page, log}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openModal(page);
    await search(page, 'gradient');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/docs\/intro\/$/);
    expect(log.uncaught).toEqual([]);
  });
});

test('S15 the OpenSearch description is linked and right', async ({page}) => {
  await open(page, '/');
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const xml = await (await page.request.get((await link.getAttribute('href'))!)).text();
  expect(xml).toContain('<ShortName>Collektive</ShortName>');
  const template = /template="([^"]+)"/.exec(xml)![1].replace('{searchTerms}', 'gradient');
  const {pathname, search: query} = new URL(template);
  await open(page, pathname + query);
  await expect(page).toHaveURL(/\/search\/\?q=gradient$/);
  await expect(page.getByRole('searchbox')).toHaveValue('gradient');
});
