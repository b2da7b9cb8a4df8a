/** Rows C6, C7 and C16: sidebar, table of contents, preferred version. */
import type {Locator, Page} from '@playwright/test';
import {chrome, expect, open, PHONE, test} from './test';

const LONG = '/docs/explanation/aggregate-programming/';

test.describe('C6 sidebar', () => {
  test('C6 the sidebar cannot be hidden', async ({page}) => {
    await open(page, '/docs/intro/');
    await expect(chrome.docsSidebar(page)).toBeVisible();
    await expect(page.getByRole('button', {name: /^(collapse|hide) sidebar$/i})).toHaveCount(0);
  });

  test('C6 only the current page is marked', async ({page}) => {
    await open(page, '/docs/tutorials/basic-usage/');
    const marked = chrome.docsSidebar(page).locator('[aria-current="page"]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('href', '/docs/tutorials/basic-usage/');
    await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').click();
    await expect(page).toHaveURL(/\/docs\/references\/$/);
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('href', '/docs/references/');
  });

  test('C6 the current page is in sight in a sidebar that scrolls, and the page itself does not', async ({
    page,
  }) => {
    await open(page, '/docs/reference/symbols/');
    const marked = chrome.docsSidebar(page).locator('[aria-current="page"]');
    await expect(marked).toBeInViewport({ratio: 1});
    await expect(chrome.docsSidebar(page).getByRole('link').first()).not.toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await chrome.docsSidebar(page).locator('a[href="/docs/reference/time/"]').click();
    await expect(marked).toHaveAttribute('href', '/docs/reference/time/');
    await expect(marked).toBeInViewport({ratio: 1});
  });

  test('C6 a category collapses and expands by mouse', async ({page}) => {
    await open(page, '/docs/intro/');
    const toggle = chrome.fold(chrome.docsSidebar(page), 'tutorials');
    const child = chrome.docsSidebar(page).locator('a[href="/docs/tutorials/gettingstarted/"]');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(child).toBeVisible();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(child).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(child).toBeVisible();
  });

  for (const key of ['Enter', 'Space']) {
    test(`C6 a category collapses and expands with ${key}`, async ({page}) => {
      await open(page, '/docs/intro/');
      const toggle = chrome.fold(chrome.docsSidebar(page), 'explanation');
      const child = chrome.docsSidebar(page).locator(`a[href="${LONG}"]`);
      await toggle.focus();
      await page.keyboard.press(key);
      await expect(child).toBeHidden();
      await page.keyboard.press(key);
      await expect(child).toBeVisible();
    });
  }

  test('C6 a collapsed category is opened by the page inside it', async ({page}) => {
    await open(page, '/docs/intro/');
    const child = chrome.docsSidebar(page).locator(`a[href="${LONG}"]`);
    await chrome.fold(chrome.docsSidebar(page), 'explanation').click();
    await expect(child).toBeHidden();
    await page.goto('/docs/category/explanation/');
    await page.getByRole('main').getByRole('article').locator(`a[href="${LONG}"]`).click();
    await expect(child).toBeVisible();
    await expect(child).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('C7 table of contents', () => {
  test('C7 it holds the headings of level 2 and 3, in order', async ({page}) => {
    await open(page, LONG);
    const headings = await page
      .getByRole('main')
      .locator('h2[id], h3[id]')
      .evaluateAll((all) => all.map(({id}) => `#${id}`));
    expect(headings.length).toBeGreaterThan(3);
    const contents = page.getByRole('navigation', {name: /on this page|table of contents/i});
    const shown = await contents
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(shown).toEqual(headings);
  });

  test('C7 it highlights the heading in view', async ({page}) => {
    await open(page, LONG);
    const contents = page.getByRole('navigation', {name: /on this page|table of contents/i});
    const ids = await page
      .getByRole('main')
      .locator('h2[id]')
      .evaluateAll((all) => all.map(({id}) => id));
    const middle = ids[Math.floor(ids.length / 2)];
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), middle);
    const active = contents.locator('.table-of-contents__link--active');
    await expect(active).toHaveCount(1);
    await expect(active).toHaveAttribute('href', `#${middle}`);
    const colourOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
    const others = contents.locator('a:not(.table-of-contents__link--active)');
    expect(await colourOf(active)).not.toBe(await colourOf(others.first()));
  });

  const active = (page: Page) => page.locator('nav .table-of-contents__link--active');

  test('C7 a heading below the navbar is being read, one in the lower half is not yet', async ({
    page,
  }) => {
    await open(page, LONG);
    // Two with room between them.
    const [before, id] = await page
      .getByRole('main')
      .locator('h2[id], h3[id]')
      .evaluateAll((all) => {
        const tops = all.map((one) => one.getBoundingClientRect().top);
        const at = tops.findIndex((top, index) => top - tops[index - 1] > 500);
        return [all[at - 1].id, all[at].id];
      });
    for (const [top, expected] of [
      [100, id],
      [300, id],
      [500, before],
    ] as const) {
      await page.evaluate(
        ([name, distance]) => {
          const heading = document.getElementById(name)!;
          window.scrollBy({
            top: heading.getBoundingClientRect().top - distance,
            behavior: 'instant',
          });
        },
        [id, top] as const,
      );
      await expect(active(page)).toHaveAttribute('href', `#${expected}`);
    }
  });

  test('C7 a heading that was chosen at the end of a page is marked, though it cannot come to the top', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 1000});
    await open(page, LONG);
    const contents = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
    for (const link of [contents.last(), contents.nth(-2), contents.last()]) {
      await link.click();
      const hash = (await link.getAttribute('href'))!;
      await expect(page).toHaveURL((url) => url.hash === hash);
      await expect(active(page)).toHaveCount(1);
      await expect(active(page)).toHaveAttribute('href', hash);
    }
    const last = (await contents.last().getAttribute('href'))!;
    await open(page, LONG + last);
    await expect(active(page)).toHaveAttribute('href', last);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect(active(page)).not.toHaveAttribute('href', last);
  });

  test('C7 a click leads to the heading, clear of the navbar', async ({page}) => {
    await open(page, LONG);
    const contents = page.getByRole('navigation', {name: /on this page|table of contents/i});
    const link = contents.getByRole('link').nth(2);
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.hash === hash);
    const heading = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
    await expect(heading).toBeInViewport();
    const navbar = await chrome.navbar(page).boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0) - 1);
  });

  test('C7 on a phone it collapses', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, LONG);
    const contents = page.getByRole('main').locator('details', {hasText: 'On this page'});
    const first = await page.getByRole('main').locator('h2[id]').first().getAttribute('id');
    const link = page.getByRole('main').locator(`li a[href="#${first}"]`).locator('visible=true');
    await expect(link).toHaveCount(0);
    await contents.locator('summary').click();
    await expect(contents).toHaveAttribute('open', '');
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(page).toHaveURL((url) => url.hash === `#${first}`);
  });

  test('C7 on a phone no post ends with the title of one', async ({page}) => {
    await open(page, '/blog/long-blog-post/');
    const title = page.getByText('On this page', {exact: true});
    await expect(title).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(title).toBeHidden();
  });

  test('C7 long names break after an underscore', async ({page}) => {
    await open(page, '/docs/how-to/fix-compiler-reports/');
    const link = page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'BRANCH_RETURNS_FIELD'});
    expect(await link.innerHTML()).toBe('BRANCH_<wbr>RETURNS_<wbr>FIELD');
    // The list of narrow screens, too.
    const onPhone = page.getByRole('main').locator('details a', {hasText: 'BRANCH_RETURNS_FIELD'});
    expect(await onPhone.innerHTML()).toBe('BRANCH_<wbr>RETURNS_<wbr>FIELD');
  });
});

test('titles of all kinds of page have one size', async ({page}) => {
  for (const viewport of [{width: 1280, height: 800}, PHONE]) {
    await page.setViewportSize(viewport);
    const sizes = new Set<string>();
    for (const path of ['/docs/intro/', '/docs/category/how-to/', '/blog/welcome/', '/search/']) {
      await open(page, path);
      sizes.add(await chrome.title(page).evaluate((title) => getComputedStyle(title).fontSize));
    }
    expect([...sizes]).toHaveLength(1);
  }
});

const KEY = 'docs-preferred-version-default';

test.describe('C16 preferred version', () => {
  test('C16 a visit to the documentation stores its version, for its plugin', async ({page}) => {
    await open(page, '/docs/intro/');
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('current');
  });
});

test.describe('C16 preferred version on live pages, where the framework reads it', () => {
  test.use({site: 'hosted'});

  test('C16 a stored version that does not exist is forgotten', async ({page}) => {
    await page.addInitScript(
      ([key]) => {
        if (!sessionStorage.getItem('set')) {
          sessionStorage.setItem('set', 'yes');
          localStorage.setItem(key, 'version-of-nowhere');
        }
      },
      [KEY],
    );
    await open(page, '/');
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  });
});
