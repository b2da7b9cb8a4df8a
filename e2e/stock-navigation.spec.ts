/** Rows C9 and C10 where the framework's client changes pages, and what a screen reader and a keyboard learn of a new one. */
import type {Page} from '@playwright/test';
import {go, leave, LONG, scrollDown, scrollTop} from './navigation';
import {titleOf} from './pages';
import {chrome, expect, linkTo, open, ready, test, withoutPrefetch} from './test';

test.describe('the framework’s client', () => {
  test.use({site: 'hosted'});

  test('C9 a new page starts at its top, back restores the place, a hash leads to its heading, a query alone does not scroll', async ({
    page,
  }) => {
    await open(page, LONG);
    const id = (await page.getByRole('main').locator('h2[id]').nth(2).getAttribute('id')) ?? '';
    const heading = page.locator(`[id="${id}"]`);
    const before = await scrollDown(page);
    await test.step('a change of the query alone', async () => {
      await go(page, `${LONG}?tab=other`);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await scrollTop(page)).toBe(before);
      await expect(page.locator('body, main, h1').and(page.locator(':focus'))).toHaveCount(0);
    });
    await test.step('a new page, and back', async () => {
      await leave(page);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(chrome.title(page)).not.toBeEmpty();
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === LONG);
      await expect.poll(() => scrollTop(page)).toBe(before);
    });
    await test.step('a hash from another page', async () => {
      await open(page, '/docs/intro/');
      await go(page, `${LONG}#${id}`);
      await expect(heading).toBeInViewport();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    });
    await test.step('a hash on load', async () => {
      await page.goto('about:blank');
      await open(page, `${LONG}#${id}`);
      await expect(heading).toBeInViewport();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    });
  });

  test.describe('C9 malformed addresses', () => {
    // Nobody answers for the provider of searches.
    test.use({noise: /ERR_CONNECTION_REFUSED|Search failed/});

    test('C9 a malformed hash does no harm, on load, while the page is open, or in a link', async ({
      page,
    }) => {
      const leadsOn = async (): Promise<void> => {
        await expect(chrome.title(page)).toBeVisible();
        await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').click();
        await expect(page).toHaveURL(/\/docs\/references\/$/);
        await expect(page.getByText('This page crashed.')).toHaveCount(0);
      };
      const toIntro = async (): Promise<void> => {
        await chrome.docsSidebar(page).locator('a[href="/docs/intro/"]').click();
        await expect(page).toHaveURL(/\/docs\/intro\/$/);
        await expect(chrome.title(page)).toHaveText(titleOf('/docs/intro/'));
      };
      for (const hash of ['#%E0%A4%A', '#100%', '#"><b>', '#.a:b(']) {
        await test.step(hash, async () => {
          await open(page, `/docs/intro/${hash}`);
          await leadsOn();
          await toIntro();
          await page.evaluate((to) => {
            location.hash = to;
          }, hash);
          await leadsOn();
        });
      }
      await test.step('in a link', async () => {
        await toIntro();
        await page.evaluate(() => {
          const link = document.createElement('a');
          link.href = '#%E0%A4%A';
          link.textContent = 'malformed';
          document.querySelector('main')?.prepend(link);
        });
        await page.getByRole('link', {name: 'malformed'}).click();
        await leadsOn();
      });
    });
  });

  test('C9 a new page is announced and its title takes the focus, also on the way back; the first page and a hash do neither', async ({
    page,
  }) => {
    await open(page, '/docs/intro/');
    await expect(chrome.announcer(page)).toBeEmpty();
    await expect(chrome.announcer(page)).toHaveAttribute('role', 'status');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const first = await chrome.title(page).innerText();
    await test.step('a new page', async () => {
      await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/references\/$/);
      await expect(chrome.title(page)).toBeFocused();
      await expect(chrome.announcer(page)).toHaveText(await chrome.title(page).innerText());
    });
    await test.step('back', async () => {
      await expect(chrome.title(page)).not.toHaveText(first);
      await page.goBack();
      await expect(chrome.title(page)).toHaveText(first);
      await expect(chrome.announcer(page)).toHaveText(first);
    });
    await test.step('a hash keeps the focus where the reader is', async () => {
      await open(page, LONG);
      const link = page
        .getByRole('navigation', {name: /on this page|table of contents/i})
        .getByRole('link');
      await link.nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#/);
      await expect(chrome.title(page)).not.toBeFocused();
      await expect(chrome.announcer(page)).toBeEmpty();
    });
  });

  test.describe('C10 progress', () => {
    const PROGRESS_DELAY = 200;

    /** Notes when the link is used and when the bar shows. */
    async function watchBar(page: Page): Promise<void> {
      await page.evaluate(() => {
        const times: {clicked?: number; shown?: number} = {};
        Object.assign(window, {__times: times});
        document.addEventListener('click', () => (times.clicked ??= performance.now()), true);
        new MutationObserver(() => {
          if (document.getElementById('nprogress')) {
            times.shown ??= performance.now();
          }
        }).observe(document.documentElement, {childList: true, subtree: true});
      });
    }

    test('C10 a slow page keeps the old one, shows a bar after 200 ms, and then itself', async ({
      page,
    }) => {
      await withoutPrefetch(page);
      await open(page, '/docs/intro/');
      const old = await chrome.title(page).innerText();
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/js/**', async (route) => {
        await released;
        await route.continue();
      });
      await watchBar(page);
      const bar = page.locator('#nprogress');
      await linkTo(chrome.navbar(page), '/blog/').click();
      await expect(bar).toBeAttached();
      await expect(chrome.title(page)).toHaveText(old);
      const {clicked = 0, shown = 0} = await page.evaluate(
        () => (window as unknown as {__times: {clicked?: number; shown?: number}}).__times,
      );
      // Timers may fire a little early against the clock of the page.
      expect(shown - clicked).toBeGreaterThanOrEqual(PROGRESS_DELAY - 5);
      release();
      await expect(chrome.title(page)).not.toHaveText(old);
      await expect(bar).not.toBeAttached();
    });

    test('C10 a quick page shows no bar', async ({page}) => {
      await open(page, '/docs/intro/');
      await watchBar(page);
      const link = chrome.docsSidebar(page).locator('a[href="/docs/references/"]');
      // Hovering fetches the page ahead: what follows needs no network.
      await link.hover();
      await page.waitForLoadState('networkidle');
      await link.click();
      await expect(page).toHaveURL(/\/docs\/references\/$/);
      await expect(chrome.title(page)).toBeFocused();
      const shown = await page.evaluate(
        () => (window as unknown as {__times: {shown?: number}}).__times.shown ?? null,
      );
      expect(shown).toBeNull();
    });
  });

  /** A page of each kind. */
  const KINDS = [
    '/docs/tutorials/gettingstarted/',
    '/docs/category/how-to/',
    '/blog/',
    '/blog/mdx-blog-post/',
    '/blog/archive/',
    '/blog/authors/',
    '/blog/tags/hello/',
    '/search/',
    '/markdown-page/',
    '/playground/',
    '/',
  ];

  test('C9 pages of each kind are taken over as they were sent', async ({page, log}) => {
    for (const path of KINDS) {
      await open(page, path);
      await expect(chrome.title(page)).toHaveCount(1);
    }
    expect(log.failed).toEqual([]);
  });

  test('C9 pages reached by a link work as those reached by address', async ({page, log}) => {
    await open(page, '/');
    for (const path of KINDS) {
      await go(page, path);
      await expect(page).toHaveURL((url) => url.pathname === path);
      await ready(page);
      await expect(chrome.title(page)).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
    }
    expect(log.loads, 'loads of a whole document').toHaveLength(1);
    expect(log.failed).toEqual([]);
  });
});
