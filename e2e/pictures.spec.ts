/** Pictures are files that come when they are seen; whoever wants one sooner, or has no script, gets it. */
import type {Page} from '@playwright/test';
import {begin, expect, open, PHONE, test} from './test';

/** Its picture is far below the first screen. */
const ADDRESS = '/docs/tutorials/gettingstarted/';
const FILE = /\/img\/pictures\/round\.svg/;

/** How much of the page's first picture is drawn, in CSS pixels of height. */
const drawnHeight = (page: Page): Promise<number> =>
  page
    .locator('.picture use')
    .evaluateAll((uses) =>
      Math.max(...uses.map((use) => (use as SVGGraphicsElement).getBoundingClientRect().height)),
    );

const drawn = async (page: Page): Promise<void> =>
  expect.poll(() => drawnHeight(page), 'the drawing shows').toBeGreaterThan(100);

/** Addresses of drawings that the page has asked for. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (FILE.test(request.url())) {
      addresses.push(request.url());
    }
  });
  return addresses;
}

test.describe('a picture', () => {
  test.use({viewport: PHONE});

  test('far below is fetched when a reader begins to do something, is there when seen, and has kept its place', async ({
    page,
  }) => {
    const requests = asked(page);
    await open(page, ADDRESS);
    await page.waitForLoadState('networkidle');
    // What browsers tell of a pointer that rests above a page that comes up.
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointermove', {bubbles: true})),
    );
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    const height = (): Promise<number> =>
      page.evaluate(() => document.querySelector('.picture')!.getBoundingClientRect().height);
    const before = await height();
    await begin(page);
    await drawn(page);
    expect(await height()).toBe(before);
  });

  test('in sight is fetched at once', async ({page}) => {
    await page.setViewportSize({width: PHONE.width, height: 20_000});
    await open(page, ADDRESS);
    await drawn(page);
  });

  test('is there when the page is printed, though nobody has done anything', async ({page}) => {
    await open(page, ADDRESS);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await drawn(page);
  });

  test.describe('where the script of the controls is unavailable', () => {
    test.use({noise: /Failed to load resource|could not be loaded/});

    test('comes with the page', async ({page}) => {
      await page.addInitScript(() => {
        // The page cannot find out that it might be reloaded.
        Object.defineProperty(window, 'fetch', {value: () => Promise.reject(new Error('blocked'))});
      });
      await page.route(/\/assets\/js\/page\./, (route) => route.abort('blockedbyclient'));
      await page.goto(ADDRESS);
      await drawn(page);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no script a picture comes with the page, once', async ({page}) => {
    await page.goto(ADDRESS);
    await expect(page.locator('.picture svg').filter({visible: true})).toHaveCount(1);
    const box = await page.locator('.picture noscript svg').filter({visible: true}).boundingBox();
    expect(box!.height).toBeGreaterThan(100);
  });
});
