/** Rows C6, C7 and C16: sidebar, table of contents, preferred version. */
import type {Locator} from '@playwright/test';
import {openTab} from './ahead';
import {chrome, expect, open, overflow, PHONE, test} from './test';

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

test.describe('a page that was made before it is shown', () => {
  test.skip(({browserName}) => browserName !== 'chromium', 'only Chromium draws pages ahead');

  const FROM = '/docs/tutorials/gettingstarted/';
  const TO = '/docs/how-to/add-to-a-project/';
  const SIDEBAR = '.theme-doc-sidebar-container .menu';
  const CARET = `${SIDEBAR} [href$="/docs/category/introduction/"] + button`;
  /** What a reader sees of the sidebar, of the first tabs, and of the colour mode, in this order. */
  const STATE = `[document.querySelector('${CARET}').ariaExpanded,
    Math.round(document.querySelector('${SIDEBAR}').scrollTop),
    document.querySelector('[data-group=build] [aria-selected=true]').dataset.value,
    document.documentElement.dataset.themeChoice]`;
  /** What folds moves what is below it: all is at its place afterwards. */
  const press = (selector: string): string =>
    `document.querySelector('${selector}').click();
     document.getAnimations().forEach((animation) => animation.finish())`;
  const CHOOSE = '[data-group=build] [aria-selected=false]';

  test('C6 C15 has the folds, the scrolling, the tabs and the colours of now: drawn ahead, and come back to', async ({
    baseURL,
  }) => {
    const tab = await openTab();
    try {
      await tab.open(baseURL! + FROM);
      await tab.evaluate(press(CARET));
      await tab.evaluate(`document.querySelector('${SIDEBAR}').scrollTop = 90`);
      const ahead = await tab.rest(`${SIDEBAR} [href="${TO}"]`);
      await tab.evaluate(press(CHOOSE));
      await tab.evaluate(press('[data-colour-mode]'));
      const before = await tab.evaluate<unknown[]>(STATE);
      expect(before.slice(0, 2)).toEqual(['false', 90]);
      await tab.press(ahead);
      expect(await tab.evaluate('location.pathname')).toBe(TO);
      await expect.poll(() => tab.evaluate(STATE)).toEqual(before);
      await test.step('back', async () => {
        await tab.evaluate(press(CARET));
        await tab.evaluate(press(CHOOSE));
        await tab.evaluate(press('[data-colour-mode]'));
        await tab.evaluate(`document.querySelector('${SIDEBAR}').scrollTop = 140`);
        const after = await tab.evaluate<unknown[]>(STATE);
        expect(after).not.toEqual(before);
        await tab.back();
        expect(await tab.evaluate('location.pathname')).toBe(FROM);
        await expect.poll(() => tab.evaluate(STATE)).toEqual(after);
      });
    } finally {
      await tab.close();
    }
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

test('C7 contents that are longer than the window follow what is read, and scroll only themselves', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await open(page, '/docs/glossary/');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const active = contents.locator('.table-of-contents__link--active');
  await expect(active).toBeInViewport({ratio: 1});
  for (const top of [100_000, 0]) {
    const before = await active.textContent();
    const place = await page.evaluate((to) => {
      window.scrollTo({top: to, behavior: 'instant'});
      return window.scrollY;
    }, top);
    await expect(active).not.toHaveText(before!);
    await expect(active).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }
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
    await open(page, '/docs/reference/spreading/');
    const name = 'bellmanFordGradientCast';
    const broken = '<code>bellman<wbr>Ford<wbr>Gradient<wbr>Cast</code>';
    const link = page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name});
    expect(await link.innerHTML()).toBe(broken);
    // The list of narrow screens, too.
    const onPhone = page.getByRole('main').locator('details a', {hasText: name});
    expect(await onPhone.innerHTML()).toBe(broken);
  });
});

test('examples of the reference stand beside their words where there is room, and stay in sight; else below', async ({
  page,
}) => {
  await page.setViewportSize({width: 1920, height: 900});
  await open(page, '/docs/reference/spreading/');
  const row = page.locator('#distanceTo + .entry-row');
  const boxes = async () => {
    const [words, example] = [row.locator('.entry-words'), row.locator('.entry-example')];
    return {words: (await words.boundingBox())!, example: (await example.boundingBox())!};
  };
  await test.step('beside', async () => {
    const {words, example} = await boxes();
    expect(example.x).toBeGreaterThan(words.x + words.width);
    expect(Math.abs(example.y - words.y)).toBeLessThan(1);
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeInViewport({ratio: 1});
    expect(await overflow(page)).toBe(0);
  });
  await test.step('in sight, as long as the words are', async () => {
    const last = row.locator('.facts').last().locator('dd').last();
    await last.evaluate((element) => element.scrollIntoView({block: 'end', behavior: 'instant'}));
    await expect(row.locator('.sample')).toBeInViewport({ratio: 1});
  });
  await test.step('below', async () => {
    await page.setViewportSize({width: 1366, height: 650});
    const {words, example} = await boxes();
    expect(example.x).toBe(words.x);
    expect(example.y).toBeGreaterThanOrEqual(words.y + words.height);
  });
});

test('titles of all kinds of page have one size', async ({page}) => {
  const sizes = {wide: new Set<string>(), phone: new Set<string>()};
  for (const path of ['/docs/intro/', '/docs/category/how-to/', '/blog/welcome/', '/search/']) {
    await open(page, path);
    for (const [name, viewport] of [
      ['wide', {width: 1280, height: 800}],
      ['phone', PHONE],
    ] as const) {
      await page.setViewportSize(viewport);
      sizes[name].add(
        await chrome.title(page).evaluate((title) => getComputedStyle(title).fontSize),
      );
    }
  }
  expect([sizes.wide.size, sizes.phone.size]).toEqual([1, 1]);
});

test.describe('C16 preferred version where the framework’s client reads it', () => {
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
