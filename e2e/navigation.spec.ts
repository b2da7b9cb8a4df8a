/** Rows C9 and C10, and what a screen reader and a keyboard learn of a new page. */
import type {Page} from '@playwright/test';
import {chrome, expect, linkTo, open, ready, test, titleOf, withoutPrefetch} from './test';

const LONG = '/docs/explanation/aggregate-programming/';

/** Changes the address as the router would, without a link for it on the page. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
}

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  return scrollTop(page);
}

/** Follows a link of the footer. A press by the mouse would scroll to it first. */
async function leave(page: Page): Promise<void> {
  const address = await chrome.footerLink(page).evaluate((link: HTMLAnchorElement) => {
    link.click();
    return link.href;
  });
  await expect(page).toHaveURL(address);
}

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

  test('C9 a hash of another page leads to its heading', async ({page}) => {
    await open(page, LONG);
    const id = (await page.getByRole('main').locator('h2[id]').nth(2).getAttribute('id')) ?? '';
    await page.goto('/docs/intro/');
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/docs/"]')!;
      link.href = to;
      link.click();
    }, `${LONG}#${id}`);
    await expect(page).toHaveURL((url) => url.pathname === LONG);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('C9 nothing is announced twice: the browser does it', async ({page}) => {
    await open(page, '/docs/intro/');
    await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').click();
    await expect(page).toHaveURL(/\/docs\/references\/$/);
    await ready(page);
    await expect(chrome.announcer(page)).toBeEmpty();
  });

  test('C10 nothing is fetched ahead before a link is pointed at, nor with saved data', async ({
    page,
  }) => {
    const rules = page.locator('script[type="speculationrules"]');
    await open(page, '/docs/intro/');
    await expect(rules).toHaveCount(1);
    expect(await rules.textContent()).toMatch(/"eagerness":"moderate"/);
    await withoutPrefetch(page);
    await open(page, '/docs/intro/');
    await expect(rules).toHaveCount(0);
  });

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

  test('C10 a slow page keeps the old one, and shows a bar, not at once', async ({page}) => {
    const {came, title} = await leaveSlowly(page, () => page.waitForTimeout(LONG));
    expect(came).toBeGreaterThanOrEqual(200);
    expect(title).toMatch(/\w/);
    expect(title).not.toBe(titleOf('/blog/'));
  });

  test('C10 Escape gives the next page up, and the bar with it', async ({page}) => {
    const {came, went} = await leaveSlowly(page, async () => {
      await page.waitForTimeout(LONG);
      await page.keyboard.press('Escape');
    });
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

test.describe('live pages', () => {
  test.use({site: 'hosted'});

  test.describe('C9 scrolling', () => {
    test('C9 a new page starts at its top', async ({page}) => {
      await open(page, LONG);
      await scrollDown(page);
      await leave(page);
      await expect.poll(() => scrollTop(page)).toBe(0);
    });

    test('C9 a hash leads to its heading, on load and from another page', async ({page}) => {
      await open(page, LONG);
      const id = (await page.getByRole('main').locator('h2[id]').nth(2).getAttribute('id')) ?? '';
      const heading = page.locator(`[id="${id}"]`);
      await page.goto('about:blank');
      await open(page, `${LONG}#${id}`);
      await expect(heading).toBeInViewport();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);

      await open(page, '/docs/intro/');
      await go(page, `${LONG}#${id}`);
      await expect(heading).toBeInViewport();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    });

    test('C9 a change of the query alone does not scroll', async ({page}) => {
      await open(page, LONG);
      const before = await scrollDown(page);
      await go(page, `${LONG}?tab=other`);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await scrollTop(page)).toBe(before);
      await expect(page.locator('body, main, h1').and(page.locator(':focus'))).toHaveCount(0);
    });

    test('C9 back restores the place on the page before', async ({page}) => {
      await open(page, LONG);
      const before = await scrollDown(page);
      await leave(page);
      await expect(chrome.title(page)).not.toBeEmpty();
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === LONG);
      await expect.poll(() => scrollTop(page)).toBe(before);
    });
  });

  test.describe('C9 malformed addresses', () => {
    // Nobody answers for the provider of searches.
    test.use({noise: /ERR_CONNECTION_REFUSED|Search failed/});

    for (const hash of ['#%E0%A4%A', '#%', '#100%', '#%zz', '#"><b>', '#.a:b(']) {
      test(`C9 the hash ${hash} on load does no harm`, async ({page}) => {
        await open(page, `/docs/intro/${hash}`);
        await expect(chrome.title(page)).toBeVisible();
        await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').click();
        await expect(page).toHaveURL(/\/docs\/references\/$/);
        await expect(page.getByText('This page crashed.')).toHaveCount(0);
      });

      test(`C9 the hash ${hash} while the page is open does no harm`, async ({page}) => {
        await open(page, '/docs/intro/');
        await page.evaluate((to) => {
          location.hash = to;
        }, hash);
        await expect(chrome.title(page)).toBeVisible();
        await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').click();
        await expect(page).toHaveURL(/\/docs\/references\/$/);
        await expect(page.getByText('This page crashed.')).toHaveCount(0);
      });
    }

    for (const query of ['?q=%E0%A4%A', '?%', '?q=100%']) {
      test(`C9 the query ${query} does no harm`, async ({page}) => {
        await open(page, `/search/${query}`);
        await expect(chrome.title(page)).toBeVisible();
        await expect(page.getByText('This page crashed.')).toHaveCount(0);
      });
    }

    test('C9 a link with a malformed hash does no harm', async ({page}) => {
      await open(page, '/docs/intro/');
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '#%E0%A4%A';
        link.textContent = 'malformed';
        document.querySelector('main')?.prepend(link);
      });
      await page.getByRole('link', {name: 'malformed'}).click();
      await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').click();
      await expect(page).toHaveURL(/\/docs\/references\/$/);
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
    });
  });

  test.describe('C9 a new page is announced', () => {
    test('C9 its title is announced and takes the focus', async ({page}) => {
      await open(page, '/docs/intro/');
      await expect(chrome.announcer(page)).toBeEmpty();
      await expect(chrome.announcer(page)).toHaveAttribute('role', 'status');
      await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/references\/$/);
      await expect(chrome.title(page)).toBeFocused();
      await expect(chrome.announcer(page)).toHaveText(await chrome.title(page).innerText());
    });

    test('C9 back is announced as well', async ({page}) => {
      await open(page, '/docs/intro/');
      const first = await chrome.title(page).innerText();
      await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').click();
      await expect(chrome.title(page)).not.toHaveText(first);
      await page.goBack();
      await expect(chrome.title(page)).toHaveText(first);
      await expect(chrome.announcer(page)).toHaveText(first);
    });

    test('C9 the first page is not announced, nor does it take the focus', async ({page}) => {
      await open(page, '/docs/intro/');
      await expect(chrome.announcer(page)).toBeEmpty();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });

    test('C9 a change of hash within a page keeps the focus where the reader is', async ({
      page,
    }) => {
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

  test('C9 pages reached by a link work as those reached by address', async ({page, log}) => {
    await open(page, '/');
    for (const path of ['/docs/intro/', '/blog/', '/search/', '/markdown-page/', '/']) {
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
