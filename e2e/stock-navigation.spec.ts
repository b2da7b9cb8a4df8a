/** Row C9 where the framework's client changes pages, and what a screen reader and a keyboard learn of a new one. */
import {go, leave, LONG, scrollDown, scrollTop} from './navigation';
import {chrome, expect, open, ready, test} from './test';

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

  test('C9 pages of each kind are reached by a link, without a load', async ({page, log}) => {
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
