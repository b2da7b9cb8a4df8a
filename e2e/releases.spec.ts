// cspell:ignore radient gradien requestfinished
/** Row F14: a tab that is open while another release is published. */
import type {Route} from '@playwright/test';
import {expect, NEXT, results, test, told} from './releases';
import {modal} from './search';
import {titleOf} from './pages';
import {chrome, linkTo, open, overflow, PHONE, ready, withoutPrefetch} from './test';

test.use({
  noise: /Failed to load resource|could not be loaded|Search failed|MIME type/i,
});

/** Answers a request with what another address has. */
const fulfillFrom = async (route: Route, url: string): Promise<void> =>
  route.fulfill({response: await route.fetch({url})});

/** How a host answers for a file that is gone. */
const ANSWERS = [
  ['status 404', false],
  ['a page with status 200', true],
] as const;

for (const [answer, missingIsPage] of ANSWERS) {
  test.describe(`F14 what is gone is answered by ${answer}`, () => {
    test.beforeEach(async ({page, release}) => {
      release.missingIsPage = missingIsPage;
      await withoutPrefetch(page);
    });
    // Where a page is run as a script, that is a syntax error, which has no stack.
    test.afterEach(({log}) => {
      expect(log.uncaught.filter((said) => !said.startsWith('SyntaxError: '))).toEqual([]);
      log.uncaught.length = 0;
      expect(told(log).length, 'warnings').toBeLessThanOrEqual(1);
    });

    test('F14 search by button and keys goes to the search page of the new release', async ({
      page,
      release,
    }) => {
      await open(page, '/docs/intro/');
      release.publish();
      await chrome.search(page).focus();
      await page.keyboard.press('g');
      await expect(page).toHaveURL(/\/search\/\?q=g$/);
      await ready(page);
      await page.keyboard.type('radient');
      await expect(chrome.field(page)).toHaveValue('gradient');
      await expect(results(page).first()).toBeVisible();
    });

    test('F14 the search page says so, and another try keeps the query', async ({
      page,
      release,
      log,
    }) => {
      await open(page, '/search/');
      release.publish();
      await chrome.field(page).pressSequentially('gradient');
      await expect(page.getByText('Search needs a script')).toBeVisible();
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(results(page).first()).toBeVisible();
      await expect(chrome.field(page)).toHaveValue('gradient');
      expect(log.loads).toHaveLength(2);
    });

    test('F14 a page whose scripts are gone before they ran is loaded once more', async ({
      page,
      release,
      servers,
      log,
    }) => {
      release.publish();
      const old = `${servers.main}/docs/intro/`;
      await page.route('**/docs/intro/', (route) => fulfillFrom(route, old), {times: 1});
      await page.goto('/docs/intro/');
      await ready(page);
      expect(log.loads).toHaveLength(2);
    });

    test('F14 a page whose scripts stay gone is loaded once more, and no third time', async ({
      page,
      release,
      servers,
      log,
    }) => {
      release.publish();
      const old = `${servers.main}/docs/intro/`;
      await page.route('**/docs/intro/', (route) => fulfillFrom(route, old));
      await page.goto('/docs/intro/');
      await expect.poll(() => log.loads.length).toBe(2);
      await page.waitForLoadState('networkidle');
      await expect(chrome.title(page)).toBeVisible();
      await linkTo(chrome.docsSidebar(page), NEXT).click();
      await expect(page).toHaveURL(/\/docs\/references\/$/);
      await ready(page);
      expect(log.loads).toHaveLength(3);
    });
  });
}

test.describe('F14 what is on the page goes on', () => {
  test.beforeEach(({page}) => withoutPrefetch(page));

  test('F14 the open modal says so, and leads to the same search', async ({page, release}) => {
    await open(page, '/docs/intro/');
    const asked = new Set<unknown>();
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    const fetched = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('island-dialog'),
    );
    await page.evaluate(() => Object.assign(navigator, {connection: {}}));
    await chrome.search(page).hover();
    await fetched;
    await expect.poll(() => asked.size).toBe(0);
    release.publish();
    await page.keyboard.press('Control+k');
    await modal.field(page).pressSequentially('gradient');
    await expect(modal.dialog(page).getByText('A new version of this site')).toBeVisible();
    // A last letter, before another answer can come.
    const link = modal.dialog(page).getByRole('link', {name: 'Search in the new version.'});
    await modal.field(page).evaluate(
      (field: HTMLInputElement, search) => {
        field.focus();
        document.execCommand('insertText', false, 's');
        (search as HTMLElement).click();
      },
      await link.elementHandle(),
    );
    await expect(page).toHaveURL(/\/search\/\?q=gradients$/);
    await expect(results(page).first()).toBeVisible();
  });

  test('F14 menus, colour mode, announcement, tabs, copying and contents work, and a link leads to the new release', async ({
    page,
    context,
    release,
    log,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/docs/tutorials/gettingstarted/');
    release.publish();
    await chrome.apis(page).click();
    await expect(chrome.navbar(page).locator('details a').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await chrome.modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await chrome
      .announcement(page)
      .getByRole('button', {name: /^Close/})
      .click();
    await expect(chrome.announcement(page)).toBeHidden();
    const name = await page.getByRole('tab', {selected: false}).first().innerText();
    await page.getByRole('tab', {name}).first().click();
    await expect(page.getByRole('tab', {name, selected: true}).first()).toBeVisible();
    const block = page.locator('.theme-code-block').filter({visible: true}).first();
    await block.hover();
    await block.getByRole('button', {name: /copy/i}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    const contents = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last();
    await contents.click();
    await expect(page).toHaveURL(/#/);
    expect(log.loads).toHaveLength(1);
    expect(told(log)).toEqual([]);
    await linkTo(chrome.docsSidebar(page), NEXT).click();
    await expect(page).toHaveURL(/\/docs\/references\/$/);
    await expect(chrome.title(page)).toHaveText(titleOf(NEXT));
    await ready(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/gettingstarted\//);
  });

  test('F14 the drawer opens, and its links lead to the new release', async ({
    page,
    release,
    log,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/intro/');
    release.publish();
    await chrome.hamburger(page).click();
    await linkTo(chrome.menu(page), NEXT).click();
    await expect(chrome.title(page)).toHaveText(titleOf(NEXT));
    expect(await overflow(page)).toBe(0);
    expect(log.loads).toHaveLength(2);
  });
});
