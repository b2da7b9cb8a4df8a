/** Row C15: light, dark, and as the system has it; and how the page looks on paper. */
import type {Page} from '@playwright/test';
import {chrome, expect, linkTo, ready, open, test} from './test';

const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Notes what mode each frame shows, from the first on. */
async function watchModes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const modes = new Set<string | null>();
    Object.assign(window, {__modes: modes});
    const look = () => {
      if (document.querySelector('main')) {
        modes.add(document.documentElement.getAttribute('data-theme'));
      }
      requestAnimationFrame(look);
    };
    look();
  });
}
/** After a frame: on a busy machine a page may be ready before it has drawn one. */
const modesOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return [...(window as unknown as {__modes: Set<string | null>}).__modes];
  });

/** Relative luminance of the page's background, from 0 (black) to 1. */
const brightness = (page: Page, of: 'color' | 'backgroundColor', selector = 'body') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => {
      // Painted on a canvas, any way to write a colour becomes three numbers.
      const context = document.createElement('canvas').getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = getComputedStyle(element)[property];
      context.fillRect(0, 0, 1, 1);
      const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    }, of);

/** A light page, as the home page with its picture is none. */
const PAGE = '/docs/intro/';

/** Stores a mode, or none, and opens the page anew. */
async function openWith(page: Page, mode: string | null, address = PAGE): Promise<void> {
  await page.evaluate(
    (value) =>
      value === null ? localStorage.removeItem('theme') : localStorage.setItem('theme', value),
    mode,
  );
  await open(page, address);
}

test.describe('C15 with the system respected', () => {
  test('C15 the toggle goes from system to light, dark, and system, also by keyboard; system mode follows the system', async ({
    page,
  }) => {
    await open(page, PAGE);
    const toggle = chrome.modeToggle(page);
    await test.step('by mouse', async () => {
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
      await expect(toggle).toHaveAccessibleName(/system mode/);
      expect(await stored(page)).toBeNull();
      await toggle.click();
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'light');
      await expect(toggle).toHaveAccessibleName(/light mode/);
      expect(await stored(page)).toBe('light');
      await toggle.click();
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'dark');
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      expect(await stored(page)).toBe('dark');
      expect(await brightness(page, 'backgroundColor', 'html')).toBeLessThan(0.2);
      await toggle.click();
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await stored(page)).toBeNull();
      expect(await brightness(page, 'backgroundColor', 'html')).toBeGreaterThan(0.8);
    });
    await test.step('by keyboard', async () => {
      await toggle.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Enter');
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
    });
    await test.step('by the system', async () => {
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({colorScheme: 'light'});
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await stored(page)).toBeNull();
    });
    await test.step('without a word from the system it is light', async () => {
      await page.emulateMedia({colorScheme: 'no-preference'});
      await open(page, PAGE);
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
    });
  });

  test('C15 a choice outlives the system, a reload and a change of page, and other tabs follow', async ({
    page,
    context,
  }) => {
    await open(page, '/docs/references/');
    await chrome.modeToggle(page).click();
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await ready(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await linkTo(chrome.navbar(page), PAGE).click();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    const other = await context.newPage();
    await open(other, PAGE);
    await expect(root(other)).toHaveAttribute('data-theme', 'light');
    await chrome.modeToggle(page).click();
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  });

  test('C15 no flash, whatever the system has and a reader has chosen', async ({page}) => {
    await watchModes(page);
    await open(page, PAGE);
    for (const [system, choice, shown] of [
      ['light', null, 'light'],
      ['dark', null, 'dark'],
      ['light', 'dark', 'dark'],
      ['dark', 'light', 'light'],
    ] as const) {
      await test.step(`system ${system}, chosen ${choice ?? 'nothing'}`, async () => {
        await page.emulateMedia({colorScheme: system});
        await openWith(page, choice);
        await expect(chrome.modeToggle(page)).toBeEnabled();
        expect.soft(await modesOf(page)).toEqual([shown]);
      });
    }
  });
});

test.describe('C15 with the system left out', () => {
  test.use({site: 'variant', colorScheme: 'dark'});

  test('C15 the toggle goes from light to dark and back, and starts light', async ({page}) => {
    await open(page, '');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await chrome.modeToggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe('dark');
    await chrome.modeToggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBe('light');
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('C15 values that are none of ours', () => {
  const dataAttributes = (page: Page) =>
    root(page).evaluate((element) =>
      element
        .getAttributeNames()
        .filter((name) => name.startsWith('data-'))
        .sort(),
    );

  test('C15 stored modes that nobody knows are ignored, also those that another tab stores', async ({
    page,
    context,
  }) => {
    await watchModes(page);
    await open(page, PAGE);
    for (const value of ['DARK', '', 'system']) {
      await test.step(JSON.stringify(value), async () => {
        await openWith(page, value);
        expect.soft(await modesOf(page)).toEqual(['light']);
        await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
        await chrome.modeToggle(page).click();
        await expect(root(page)).toHaveAttribute('data-theme-choice', 'light');
      });
    }
    await test.step('of another tab', async () => {
      await openWith(page, null);
      const other = await context.newPage();
      await other.goto('/docs/references/');
      await other.evaluate(() => localStorage.setItem('theme', 'garbage'));
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      await expect(root(page)).toHaveAttribute('data-theme-choice', /^(light|system)$/);
    });
  });

  test('C15 an address writes nothing into the page but a mode of ours, which is not stored', async ({
    page,
  }) => {
    await open(page, PAGE);
    const usual = await dataAttributes(page);
    for (const query of [
      '?docusaurus-theme=garbage&docusaurus-data-theme=garbage&docusaurus-data-theme-choice=garbage',
      '?docusaurus-theme=&docusaurus-data-mode=embed&docusaurus-data-anything=1&docusaurus-data-navbar=false',
      '?docusaurus-data-has-hydrated=true&docusaurus-data-1%3Cb%3E=2&docusaurus-data-',
    ]) {
      await test.step(query, async () => {
        await open(page, PAGE + query);
        expect.soft(await dataAttributes(page)).toEqual(usual);
        await expect.soft(root(page)).toHaveAttribute('data-theme', 'light');
        await expect.soft(root(page)).toHaveAttribute('data-theme-choice', 'system');
      });
    }
    await open(page, `${PAGE}?docusaurus-theme=dark`);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBeNull();
  });
});

test('C15 a chosen tab is remembered, and works by arrow keys; a stored one that does not exist is ignored', async ({
  page,
}) => {
  await open(page, '/docs/tutorials/gettingstarted/');
  await test.step('remembered', async () => {
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await ready(page);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('ignored', async () => {
    const groups = await page.evaluate(async () => {
      for (const tab of Array.from(document.querySelectorAll<HTMLElement>('[role="tab"]'))) {
        tab.click();
        await new Promise((done) => setTimeout(done));
      }
      return Object.keys(localStorage).filter((key) => key.startsWith('docusaurus.tab.'));
    });
    expect(groups.length, 'the page has tabs that remember').toBeGreaterThan(0);
    await page.evaluate(
      (keys) => keys.forEach((key) => localStorage.setItem(key, '"><b>garbage')),
      groups,
    );
    await page.reload();
    await ready(page);
    for (const list of await page.getByRole('tablist').all()) {
      await expect(list.getByRole('tab', {selected: true})).toHaveCount(1);
    }
    await expect(page.getByRole('tabpanel').first()).toBeVisible();
    expect(await page.content()).not.toContain('<b>garbage');
  });
});

test('C15 pages printed in dark mode are dark text on white', async ({page}) => {
  for (const path of ['/', '/docs/tutorials/gettingstarted/']) {
    await test.step(path, async () => {
      await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
      await open(page, path);
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({media: 'print', colorScheme: 'dark'});
      for (const selector of ['main p', 'h1', 'main pre code', 'main a[href]']) {
        if ((await page.locator(selector).count()) > 0) {
          expect(await brightness(page, 'color', selector), selector).toBeLessThan(0.5);
        }
      }
      for (const selector of ['html', 'body', 'main']) {
        expect(await brightness(page, 'backgroundColor', selector), selector).toBeGreaterThan(0.95);
      }
      await expect(chrome.navbar(page)).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });
  }
});
