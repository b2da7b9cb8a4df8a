/** Rows C6, C7 and C16: sidebar, table of contents, preferred version. */
import type {Locator} from '@playwright/test';
import {chrome, expect, open, PHONE, test} from './test';

const LONG = '/docs/explanation/aggregate-programming/';
const KEY = 'docs-preferred-version-default';

test('C6 C16 categories fold by mouse and keys, the sidebar does not hide, and a visit stores the version', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  const sidebar = chrome.docsSidebar(page);
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('button', {name: /^(collapse|hide) sidebar$/i})).toHaveCount(0);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('current');
  await test.step('by mouse', async () => {
    const toggle = chrome.fold(sidebar, 'tutorials');
    const child = sidebar.locator('a[href="/docs/tutorials/gettingstarted/"]');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(child).toBeVisible();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(child).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(child).toBeVisible();
  });
  const toggle = chrome.fold(sidebar, 'explanation');
  const child = sidebar.locator(`a[href="${LONG}"]`);
  for (const key of ['Enter', 'Space']) {
    await test.step(`with ${key}`, async () => {
      await toggle.focus();
      await page.keyboard.press(key);
      await expect(child).toBeHidden();
      await page.keyboard.press(key);
      await expect(child).toBeVisible();
    });
  }
  await test.step('a page opens the category that it is in', async () => {
    await toggle.click();
    await expect(child).toBeHidden();
    await page.goto('/docs/category/explanation/');
    await page.getByRole('main').getByRole('article').locator(`a[href="${LONG}"]`).click();
    await expect(child).toBeVisible();
    await expect(child).toHaveAttribute('aria-current', 'page');
  });
});

test('C6 only the current page is marked, and in sight in a sidebar that scrolls, while the page itself does not', async ({
  page,
}) => {
  await open(page, '/docs/reference/symbols/');
  const sidebar = chrome.docsSidebar(page);
  const marked = sidebar.locator('[aria-current="page"]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('href', '/docs/reference/symbols/');
  await expect(marked).toBeInViewport({ratio: 1});
  await expect(sidebar.getByRole('link').first()).not.toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await sidebar.locator('a[href="/docs/reference/time/"]').click();
  await expect(page).toHaveURL(/\/docs\/reference\/time\/$/);
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('href', '/docs/reference/time/');
  await expect(marked).toBeInViewport({ratio: 1});
});

test('C7 the contents hold the headings of level 2 and 3 in order, lead to them clear of the navbar, and mark the one being read', async ({
  page,
}) => {
  await open(page, LONG);
  const contents = page
    .getByRole('navigation', {name: /on this page|table of contents/i})
    .getByRole('link');
  const active = page.locator('nav .table-of-contents__link--active');
  const headings = page.getByRole('main').locator('h2[id], h3[id]');
  await test.step('all, in order', async () => {
    const ids = await headings.evaluateAll((all) => all.map(({id}) => `#${id}`));
    expect(ids.length).toBeGreaterThan(3);
    expect(
      await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(ids);
  });
  await test.step('the heading in view is marked', async () => {
    const ids = await page
      .getByRole('main')
      .locator('h2[id]')
      .evaluateAll((all) => all.map(({id}) => id));
    const middle = ids[Math.floor(ids.length / 2)];
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), middle);
    await expect(active).toHaveCount(1);
    await expect(active).toHaveAttribute('href', `#${middle}`);
    const colourOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
    const other = page.locator('nav a.table-of-contents__link:not([class*="--active"])').first();
    expect(await colourOf(active)).not.toBe(await colourOf(other));
  });
  await test.step('one below the navbar is being read, one in the lower half is not yet', async () => {
    // Two with room between them.
    const [before, id] = await headings.evaluateAll((all) => {
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
      await expect(active).toHaveAttribute('href', `#${expected}`);
    }
  });
  await test.step('a click leads to the heading, clear of the navbar', async () => {
    const link = contents.nth(2);
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.hash === hash);
    const heading = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
    await expect(heading).toBeInViewport();
    const navbar = await chrome.navbar(page).boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0) - 1);
  });
  await test.step('one that was chosen at the end is marked, though it cannot come to the top', async () => {
    await page.setViewportSize({width: 1280, height: 1000});
    await open(page, LONG);
    for (const link of [contents.last(), contents.nth(-2), contents.last()]) {
      await link.click();
      const hash = (await link.getAttribute('href'))!;
      await expect(page).toHaveURL((url) => url.hash === hash);
      await expect(active).toHaveCount(1);
      await expect(active).toHaveAttribute('href', hash);
    }
    const last = (await contents.last().getAttribute('href'))!;
    await open(page, LONG + last);
    await expect(active).toHaveAttribute('href', last);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect(active).not.toHaveAttribute('href', last);
  });
});

test('C7 on a phone the contents collapse, and no post ends with their title; long names break after an underscore', async ({
  page,
}) => {
  await test.step('no post ends with the title', async () => {
    await open(page, '/blog/long-blog-post/');
    const title = page.getByText('On this page', {exact: true});
    await expect(title).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(title).toBeHidden();
  });
  await test.step('they collapse', async () => {
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
  await test.step('long names', async () => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, '/docs/how-to/fix-compiler-reports/');
    const name = 'BRANCH_RETURNS_FIELD';
    const link = page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name});
    expect(await link.innerHTML()).toBe('BRANCH_<wbr>RETURNS_<wbr>FIELD');
    // The list of narrow screens, too.
    const onPhone = page.getByRole('main').locator('details a', {hasText: name});
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
