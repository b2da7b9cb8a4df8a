/** Rows C9 and C10, and what a screen reader and a keyboard learn of a new page. */
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import type {Page} from '@playwright/test';
import {leave, LONG, scrollDown, scrollTop} from './navigation';
import {readPage, titleOf} from './pages';
import {begin, chrome, expect, linkTo, open, ready, test, withoutPrefetch} from './test';

test.describe('static pages, from document to document', () => {
  test('C9 a new page starts at its top, back restores the place on the one before', async ({
    page,
    log,
  }) => {
    await open(page, LONG);
    const before = await scrollDown(page);
    await leave(page);
    await ready(page);
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === LONG);
    await expect.poll(() => scrollTop(page)).toBe(before);
    expect(log.loads.length).toBeGreaterThan(1);
  });

  test('C9 a hash of another page leads to its heading; nothing is announced twice: the browser does it', async ({
    page,
  }) => {
    const [, , id] = selectAll('main h2[id]', fromHtml(readPage(LONG))).map(({properties}) =>
      String(properties.id),
    );
    await open(page, '/docs/intro/');
    await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').click();
    await expect(page).toHaveURL(/\/docs\/references\/$/);
    await ready(page);
    await expect(chrome.announcer(page)).toBeEmpty();
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>('a[href^="/docs/"]')!;
      link.href = to;
      link.click();
    }, `${LONG}#${id}`);
    await expect(page).toHaveURL((url) => url.pathname === LONG);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('C10 C19 nothing is fetched ahead before a link is pointed at; rules are no part of the HTML', async ({
    page,
  }) => {
    const rules = page.locator('script[type="speculationrules"]');
    await open(page, '/docs/intro/');
    await expect(rules).toHaveCount(1);
    expect(await rules.textContent()).toMatch(/"eagerness":"moderate"/);
    expect(readPage('/docs/intro/')).not.toContain('speculationrules>');
  });

  // Which lines these are is one function, plugins/static-pages/src/page/connection.test.ts.
  for (const [line, connection, knows] of [
    ['saved data', {saveData: true, effectiveType: '4g'}, true],
    ['2g', {saveData: false, effectiveType: '2g'}, false],
  ] as const) {
    test(`C19 with ${line}, nothing is fetched ahead by a browser ${knows ? 'with' : 'without'} rules`, async ({
      page,
    }) => {
      await withoutPrefetch(page, connection);
      await page.addInitScript((isKnown) => {
        HTMLScriptElement.supports = () => isKnown;
      }, knows);
      await open(page, '/docs/tutorials/basic-usage/');
      // What comes once a reader begins to do something is not fetched ahead.
      await begin(page);
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').hover();
      await chrome.search(page).hover();
      await page
        .getByRole('button', {name: /^Run the sample/})
        .first()
        .hover();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
      expect(asked).toEqual([]);
    });
  }

  test('C10 a browser without rules fetches the page behind a link that is pointed at, once', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/docs/intro/');
    const link = chrome.docsSidebar(page).locator('a[href="/docs/references/"]');
    await link.hover();
    await expect.poll(() => asked).toContain('/docs/references/');
    await chrome.title(page).hover();
    await link.hover();
    expect(asked.filter((path) => path === '/docs/references/')).toHaveLength(1);
  });
});

test.describe('C10 the bar of static pages', () => {
  const bar = (page: Page) =>
    page.getByRole('progressbar', {name: 'The next page is being loaded'});

  /** Milliseconds after the click at which the bar came and went, once the next page is there. */
  interface Shown {
    came?: number;
    went?: number;
    /** Of the page that is left, when the bar came. */
    title?: string;
  }

  /** Nobody can look into a page that is about to be left: it notes for the next one what its bar does. */
  const noteBar = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      const shown: Record<string, unknown> = {};
      let clicked = 0;
      window.addEventListener('click', ({timeStamp}) => (clicked = timeStamp), true);
      new MutationObserver(() => {
        const bar = document.querySelector('[role=progressbar]');
        if (bar && !('came' in shown)) {
          shown.came = performance.now() - clicked;
          shown.title = document.querySelector('h1')?.textContent;
        } else if (!bar && 'came' in shown) {
          shown.went ??= performance.now() - clicked;
        }
        if ('came' in shown) {
          sessionStorage.setItem('bar', JSON.stringify(shown));
        }
      }).observe(document, {childList: true, subtree: true});
    });
  const noted = (page: Page): Promise<Shown> =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('bar') ?? '{}') as Shown);

  /** Clicks a link whose page does not come before `wait` has ended. */
  async function leaveSlowly(page: Page, wait: () => Promise<void>): Promise<Shown> {
    await withoutPrefetch(page);
    await noteBar(page);
    await open(page, '/docs/intro/');
    await page.route('**/blog/', async (route) => {
      await wait();
      await route.continue();
    });
    await linkTo(chrome.navbar(page), '/blog/').click();
    await expect(chrome.title(page)).toHaveText(titleOf('/blog/'));
    await expect(bar(page)).toHaveCount(0);
    return noted(page);
  }

  /** So long that every timer of the page before has run. */
  const LONG = 2_000;

  test('C10 a slow page keeps the old one, and shows a bar, not at once; Escape gives both up', async ({
    page,
  }) => {
    const {came, went, title} = await leaveSlowly(page, async () => {
      await page.waitForTimeout(LONG);
      await page.keyboard.press('Escape');
    });
    expect(came).toBeGreaterThanOrEqual(200);
    expect(title).toMatch(/\w/);
    expect(title).not.toBe(titleOf('/blog/'));
    expect(went).toBeGreaterThan(came!);
  });

  test('C10 a link within the page, to a file or to another site shows none', async ({page}) => {
    await page.clock.install();
    await open(page, '/docs/intro/');
    await page.evaluate(() => {
      for (const href of [
        '#within',
        '/docs/intro/#within',
        '/robots.txt',
        'https://example.org/',
      ]) {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = href;
        // Nothing is left, so that what would show can show.
        link.addEventListener('click', () => setTimeout(() => window.stop()));
        link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: false}));
      }
    });
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });
});
