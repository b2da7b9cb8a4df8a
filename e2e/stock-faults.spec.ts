/** Rows C11 and C12 where pages have the framework's client: it draws them, and fetches parts of them. */
import type {Page} from '@playwright/test';
import {chrome, expect, follow, linkTo, open, test, withoutPrefetch} from './test';

test.describe('C11 crash', () => {
  // React and the theme's error boundary report what they caught.
  test.use({site: 'hosted', noise: /A device left while its round was running|error boundary/i});

  test('C11 E3 a crash shows what happened and what to do, tries again, and leaves the chrome usable', async ({
    page,
  }) => {
    const crashed = page.getByRole('heading', {name: 'This page crashed.'});
    const retry = page.getByRole('button', {name: 'Try again'});
    await open(page, '/crash-test/');
    await page.getByRole('button', {name: 'Crash'}).click();
    await expect(crashed).toBeVisible();
    await expect(retry).toBeVisible();
    await expect(page.getByRole('main')).toContainText('A device left while its round was running');
    await expect(chrome.title(page)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', {name: /GitHub/})).toBeVisible();

    await test.step('C11 Try again really tries again', async () => {
      await retry.click();
      await expect(crashed).toBeVisible();
      await expect(retry).toBeVisible();
      await page.evaluate(() => Object.assign(window, {__crash: false}));
      await retry.click();
      await expect(page.getByRole('heading', {name: 'Crash test'})).toBeVisible();
      await expect(crashed).toHaveCount(0);
    });

    await test.step('C11 navbar and footer stay usable', async () => {
      await page.getByRole('button', {name: 'Crash'}).click();
      await expect(crashed).toBeVisible();
      await expect(chrome.navbar(page)).toBeVisible();
      await chrome.apis(page).click();
      await expect(chrome.navbar(page).locator('details a').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await chrome.modeToggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await follow(chrome.footerLink(page));
      await expect(crashed).toHaveCount(0);
      await expect(chrome.title(page)).toBeVisible();
    });
  });
});

test.describe('C12 a part of a page is gone', () => {
  test.use({site: 'hosted', noise: /Failed to load resource|chunk|could not be loaded/i});

  const ours = (warnings: string[]): string[] =>
    warnings.filter((text) => /chunk|could not be loaded/i.test(text));

  /** Keeps the page's warnings: the browser may not pass on what a page says as its last word. */
  async function keepWarnings(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const {warn} = console;
      // eslint-disable-next-line no-console -- it is what is listened to
      console.warn = (...parts: unknown[]) => {
        const kept = JSON.parse(sessionStorage.getItem('warnings') ?? '[]') as string[];
        sessionStorage.setItem('warnings', JSON.stringify([...kept, parts.join(' ')]));
        warn(...parts);
      };
    });
    return () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('warnings') ?? '[]') as string[]);
  }

  /** Waits until nothing has been loaded for a while: a loop would never come to rest. */
  async function comesToRest(page: Page, loads: string[]): Promise<void> {
    let before = -1;
    await expect
      .poll(
        () => {
          const same = loads.length === before;
          before = loads.length;
          return same;
        },
        {intervals: [1500]},
      )
      .toBe(true);
    await page.waitForLoadState('networkidle');
  }

  test('C12 E3 a part that stays missing: one reload, one warning, and the page as the server sent it', async ({
    page,
    log,
  }) => {
    await withoutPrefetch(page);
    const warnings = await keepWarnings(page);
    await open(page, '/docs/intro/');
    // The start-up files are in the cache of a real reader; the parts of the page are what is gone.
    const startUp = await page
      .locator('script[src]')
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
    const known = new Set(startUp.filter((src) => /\/(page|main|runtime~main)\.[^/]*$/.test(src)));
    await page.route('**/assets/js/**', (route) =>
      known.has(route.request().url()) ? route.continue() : route.abort(),
    );
    await linkTo(chrome.navbar(page), '/blog/').click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect.poll(() => log.loads.length).toBeGreaterThan(1);
    await comesToRest(page, log.loads);
    expect(log.loads.length, 'the first load and one reload').toBe(2);
    await expect(chrome.title(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    expect(ours(await warnings())).toHaveLength(1);
  });
});
