// cspell:ignore radient gradien requestfinished
/** Row F15: a tab that is open while nothing can be reached. */
import {expect, notice, results, test, tryAgain} from './releases';
import {modal, openModal} from './search';
import {chrome, open, ready, withoutPrefetch} from './test';

test.use({
  noise: /Failed to load resource|could not be loaded|Search failed|MIME type/i,
});

test.describe('F15 nothing can be reached', () => {
  test.use({noise: /Failed to load resource|could not be loaded|Search failed|net::ERR/i});
  test.beforeEach(({page}) => withoutPrefetch(page));

  test('F15 a link where the browser says that it is offline: the page stays and says so, and another try leads on', async ({
    page,
    context,
    log,
  }) => {
    await open(page, '/docs/tutorials/gettingstarted/');
    const link = page
      .getByRole('navigation', {name: 'Docs pages'})
      .getByRole('link', {name: /^Next/});
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await context.setOffline(true);
    await link.click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/gettingstarted\/$/);
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await tryAgain(page).click();
    await expect(notice(page)).toBeVisible();
    await chrome.modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await context.setOffline(false);
    const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
    await tryAgain(page).click();
    await expect(page).toHaveURL(address);
    await ready(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/gettingstarted\/$/);
    expect(log.uncaught).toEqual([]);
  });

  test('F15 the search page: typing goes on', async ({page, release}) => {
    await open(page, '/search/');
    await chrome.field(page).fill('gradien');
    await expect(results(page).first()).toBeVisible();
    release.goAway();
    await chrome.field(page).press('End');
    await chrome.field(page).press('t');
    await expect(page).toHaveURL(/\/search\/\?q=gradient$/);
    await expect(page.getByRole('status').filter({hasText: '“gradient”'})).toBeVisible();
  });

  test('F15 search: the page stays and says so, and another try opens the modal there', async ({
    page,
    release,
    log,
  }) => {
    await open(page, '/docs/intro/');
    release.goAway();
    await chrome.search(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    // Only when this try, too, has found that nothing can be reached: else it would leave for the search page.
    const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.keyboard.press('Control+k');
    await tried;
    await expect(notice(page)).toBeVisible();
    release.comeBack();
    await tryAgain(page).click();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    await modal.field(page).fill('gradient');
    await expect(modal.hits(page).first()).toBeVisible();
    expect(log.loads).toHaveLength(1);
  });

  test('F15 a page that is being opened stays as the server sent it', async ({page, log}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/intro/');
    await page.waitForLoadState('networkidle');
    await expect(chrome.title(page)).toBeVisible();
    expect(log.loads).toHaveLength(1);
  });
});

test.describe('F15 a build with the AI mode', () => {
  test.use({site: 'hosted'});

  test('F15 a question is kept, and another try asks it', async ({page, release, log}) => {
    await openModal(page);
    await modal.field(page).fill('field');
    const row = modal.hits(page).filter({hasText: 'Ask AI'});
    await expect(row).toBeVisible();
    release.goAway();
    await row.click();
    await expect(notice(page)).toBeVisible();
    release.comeBack();
    await tryAgain(page).click();
    const panel = page.getByRole('dialog', {name: 'Ask AI'});
    await expect(panel.getByRole('heading', {name: 'field'})).toBeVisible();
    expect(log.loads).toHaveLength(1);
  });
});
