/**
 * The moment between a page at rest and one that React has taken over: what a reader does then is done,
 * once. The framework's scripts are held back until a test lets them come.
 */
import type {Page} from '@playwright/test';
import {chrome, expect, holdFramework, MISSING, open, PHONE, ready, test, wake} from './test';

const PAGE = '/docs/tutorials/gettingstarted/';

const startWaking = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('page:wake')));

test.describe('C12 a page that wakes', () => {
  test('C15 keeps the colour mode that is chosen meanwhile, and the button goes on from it', async ({
    page,
  }) => {
    const arrive = await holdFramework(page);
    await open(page, PAGE);
    await startWaking(page);
    await chrome.modeToggle(page).click();
    await chrome.modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await arrive();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(chrome.modeToggle(page)).toHaveAccessibleName(/dark mode\)$/);
    await chrome.modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  });

  test('C6 keeps a category that is folded meanwhile', async ({page}) => {
    const arrive = await holdFramework(page);
    await open(page, PAGE);
    const toggle = chrome.docsSidebar(page).getByRole('button', {name: /Explanation/});
    const child = chrome
      .docsSidebar(page)
      .locator('a[href="/docs/explanation/aggregate-programming/"]');
    await startWaking(page);
    await toggle.click();
    await expect(child).toBeHidden();
    await arrive();
    await expect(child).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(child).toBeVisible();
  });

  test('C15 keeps the tab that is chosen meanwhile', async ({page}) => {
    const arrive = await holdFramework(page);
    await open(page, PAGE);
    await startWaking(page);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.nth(1).click();
    await arrive();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').first()).toBeVisible();
    await tabs.first().click();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  });

  test('C8 keeps the announcement closed', async ({page}) => {
    const arrive = await holdFramework(page);
    await open(page, PAGE);
    await startWaking(page);
    await chrome.announcement(page).getByRole('button', {name: 'Close'}).click();
    await arrive();
    await expect(chrome.announcement(page)).toBeHidden();
  });

  test('C2 keeps the menu open, and its focus', async ({page}) => {
    await page.setViewportSize(PHONE);
    const arrive = await holdFramework(page);
    await open(page, PAGE);
    await chrome.hamburger(page).click();
    await startWaking(page);
    await arrive();
    await expect(chrome.menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chrome.menu(page)).toBeHidden();
    await expect(chrome.hamburger(page)).toBeFocused();
  });

  test('C1 keeps a menu open, and closes it once', async ({page}) => {
    const arrive = await holdFramework(page);
    await open(page, PAGE);
    await startWaking(page);
    await chrome.apis(page).click();
    await arrive();
    const first = chrome.navbar(page).getByRole('link', {name: /collektive-dsl/});
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
  });

  test('C9 stays as it came: none of its parts is fetched, and its links lead on in the document', async ({
    page,
    log,
  }) => {
    const arrive = await holdFramework(page);
    await open(page, PAGE);
    const first = await chrome.title(page).innerText();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(new URL(request.url()).pathname);
      }
    });
    await startWaking(page);
    await arrive();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => !/\/(main|runtime~main)\./.test(path))).toEqual([]);
    await expect(page).toHaveTitle(/^Getting started/);
    await chrome.docsSidebar(page).locator('a[href="/docs/references/"]').click();
    await expect(page).toHaveTitle(/^References/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/references\/$/);
    await page.goBack();
    await expect(chrome.title(page)).toHaveText(first);
    await expect(page).toHaveTitle(/^Getting started/);
    expect(log.loads).toHaveLength(1);
  });

  test('S1 keeps what is typed to search while the modal is on its way, letter by letter', async ({
    page,
  }) => {
    const arrive = await holdFramework(page);
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('gos');
    await arrive();
    await page.keyboard.type('sip');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('gossip');
    await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(1);
  });

  test('S1 Escape ends a search that nobody could show yet, for good', async ({page}) => {
    const arrive = await holdFramework(page);
    await open(page, PAGE);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await arrive();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });

  test('S1 the end of one early search does not end the next', async ({page}) => {
    await holdFramework(page);
    await open(page, PAGE);
    // In one go: a dialog tells of its end later.
    await page.evaluate(() => {
      const press = (key: string): boolean =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      ['/', 'Escape', '/'].forEach(press);
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('an address that is no page', () => {
  test.use({noise: /status of 404/});

  test('C12 R5 stays when an awake reader follows a link within it', async ({page, log}) => {
    await open(page, MISSING);
    await wake(page);
    await page.evaluate(() => (location.hash = 'within'));
    await expect(page).toHaveURL(/#within$/);
    await page.waitForLoadState('networkidle');
    expect(log.loads).toHaveLength(1);
  });

  test('C12 R5 an awake page leaves an address that is no page to the host', async ({
    page,
    log,
  }) => {
    await open(page, PAGE);
    await wake(page);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('main a[href^="/docs/"]')!.href = '/no/such/page/';
    });
    await page.getByRole('main').locator('a[href="/no/such/page/"]').first().click();
    await expect(page).toHaveURL(/\/no\/such\/page\/$/);
    await expect.poll(() => log.loads.length).toBe(2);
  });
});

test.describe('C11 what crashes on a page that woke', () => {
  test.use({noise: /./});

  test('C11 says so, with bar and foot, and another try brings the page back', async ({
    page,
    log,
  }) => {
    await open(page, PAGE);
    await wake(page);
    // A request that the modal cannot read.
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('search:open', {detail: null})));
    await expect(chrome.title(page)).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    await expect(chrome.navbar(page)).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(chrome.title(page)).toHaveText(/^Getting started/);
    await expect(page).toHaveTitle(/^Getting started/);
    expect(log.loads).toHaveLength(1);
  });
});

test.describe('C12 the framework cannot be had', () => {
  test.use({noise: /Failed to load resource|net::ERR_FAILED/});

  test('search leads to the search page with what was typed; all else works on', async ({page}) => {
    await page.route(/\/assets\/js\/(runtime~)?main\./, (route) => route.abort());
    await open(page, PAGE);
    await chrome.modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(/\/search\/$/);
    await ready(page);
    await expect(chrome.title(page)).toHaveText('Search');
  });
});

test.describe('C12 the script of the controls cannot be had', () => {
  test.use({noise: /Failed to load resource|net::ERR_FAILED/});

  test('a page reads and leads on as without JavaScript', async ({page}) => {
    await page.route(/\/assets\/js\/page\./, (route) => route.abort());
    await page.goto(PAGE);
    await expect(chrome.title(page)).toBeVisible();
    await chrome.search(page).click();
    await expect(page).toHaveURL(/\/search\/$/);
  });
});

test('C12 what is done before the script has come is done when it has', async ({page}) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\/page\./, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PAGE, {waitUntil: 'commit'});
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.nth(1).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gossip');
  release!();
  await ready(page);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('gossip');
});
