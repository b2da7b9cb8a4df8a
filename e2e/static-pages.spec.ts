/** Static pages: none of the framework's client, whatever a reader does; and what is left where a part is missing. */
import {begin, chrome, expect, open, ready, test} from './test';

const PAGE = '/docs/tutorials/gettingstarted/';

test('C12 nothing of the framework is loaded, whatever a reader does', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  await open(page, PAGE);
  await begin(page);
  await chrome.modeToggle(page).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gossip');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await page.goto('/search/?q=field');
  await expect(page.locator('[data-search] li').first()).toBeVisible();
  expect(
    scripts.filter(
      (path) =>
        !/\/(page|page-tools|play[\w-]*|early-search|search-worker|island-\w+)\./.test(path),
    ),
  ).toEqual([]);
});

test.describe('C12 the script of a page is gone', () => {
  test.use({noise: /Failed to load resource|could not be loaded/});

  test('C12 a warning names it, and the page is loaded again, once', async ({page, log}) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route(/\/page\.[^/]*\.js$/, (route) => route.fulfill({status: 404}));
    await page.goto(PAGE);
    await expect.poll(() => log.loads.length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(log.loads.length).toBe(2);
    expect(warnings).toEqual([
      expect.stringMatching(/\/assets\/js\/page\.\w+\.js could not be loaded/),
    ]);
  });
});

test.describe('C12 the dialog of search is unavailable', () => {
  test.use({noise: /Failed to load resource|net::ERR_FAILED/});

  test('search leads to the search page with what was typed; all else works on', async ({page}) => {
    await page.route(/\/island-dialog\./, (route) => route.abort());
    await open(page, PAGE);
    await chrome.modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(/\/search\/$/);
    await ready(page);
    await expect(chrome.title(page)).toHaveText('Search');
  });
});

test.describe('C12 the script of controls is unavailable', () => {
  test.use({noise: /Failed to load resource|net::ERR_FAILED|could not be loaded/});

  test('a page reads and leads on as without JavaScript', async ({page}) => {
    await page.route(/\/assets\/js\/page\./, (route) => route.abort());
    await page.goto(PAGE);
    await expect(chrome.title(page)).toBeVisible();
    await chrome.search(page).click();
    await expect(page).toHaveURL(/\/search\/$/);
  });
});
