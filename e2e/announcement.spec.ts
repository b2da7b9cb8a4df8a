/** Row C8: the announcement bar, before and after the reader has closed it. */
import type {Page} from '@playwright/test';
import {chrome, expect, follow, ready, open, PHONE, test} from './test';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Closes the announcement on the page at hand. */
async function close(page: Page): Promise<void> {
  await chrome
    .announcement(page)
    .getByRole('button', {name: /^Close/})
    .click();
  await expect(chrome.announcement(page)).toBeHidden();
}

/** Watches from the first frame on how far things move, and what frames show of the bar. */
async function watchLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = {shift: 0, heights: [] as number[]};
    Object.assign(window, {__seen: seen});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
    const look = () => {
      const bar = document.querySelector('[role="region"][aria-label="Announcement"]');
      if (document.querySelector('main')) {
        seen.heights.push(bar?.getBoundingClientRect().height ?? 0);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

interface Seen {
  shift: number;
  heights: number[];
}
async function seenOf(page: Page): Promise<Seen> {
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as {__seen: Seen}).__seen;
  });
}

test('C8 it is a region that shows on the first visit before any script, and whose end leaves the focus on the page', async ({
  page,
}) => {
  await watchLoad(page);
  await open(page, '/docs/intro/');
  const bar = chrome.announcement(page);
  await expect(bar).toBeVisible();
  const {heights} = await seenOf(page);
  expect(heights.every((height) => height > 0)).toBe(true);
  expect(await page.getByRole('banner').count()).toBeLessThanOrEqual(1);
  await expect(bar.getByRole('banner')).toHaveCount(0);
  await bar.getByRole('button', {name: /^Close/}).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('C8 closed, it stays closed after a reload, on other pages, and in other tabs', async ({
  page,
  context,
}) => {
  await open(page, '/docs/intro/');
  await close(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), DISMISS_KEY)).toBe('true');
  expect(await page.evaluate((key) => localStorage.getItem(key), ID_KEY)).toMatch(/\S/);
  await page.reload();
  await ready(page);
  await expect(chrome.announcement(page)).toBeHidden();
  await follow(chrome.footerLink(page));
  await expect(chrome.announcement(page)).toBeHidden();
  const other = await context.newPage();
  await open(other, '/blog/');
  await expect(chrome.announcement(other)).toBeHidden();
});

for (const [name, viewport] of Object.entries({
  desktop: {width: 1280, height: 800},
  phone: PHONE,
})) {
  test(`C8 nothing moves on load on a ${name}, with the bar and without`, async ({page}) => {
    await page.setViewportSize(viewport);
    await watchLoad(page);
    for (const path of ['/', '/docs/intro/']) {
      await page.goto(path);
      expect((await seenOf(page)).shift, `${path} with the bar`).toBeLessThanOrEqual(0.001);
    }
    await close(page);
    for (const path of ['/', '/docs/intro/']) {
      await page.goto(path);
      const {shift, heights} = await seenOf(page);
      expect(shift, `${path} without the bar`).toBeLessThanOrEqual(0.001);
      expect(Math.max(...heights), `height of the bar in any frame of ${path}`).toBe(0);
    }
  });
}

test.describe('a new announcement', () => {
  test.use({site: 'variant'});

  test('C8 a new id shows the bar again at the first load, from the first frame', async ({
    page,
  }) => {
    await page.addInitScript(
      ([id, dismiss]) => {
        if (!sessionStorage.getItem('set')) {
          sessionStorage.setItem('set', 'yes');
          localStorage.setItem(id, 'an-older-announcement');
          localStorage.setItem(dismiss, 'true');
        }
      },
      [ID_KEY, DISMISS_KEY],
    );
    await watchLoad(page);
    await open(page, '');
    await expect(chrome.announcement(page)).toBeVisible();
    const {shift, heights} = await seenOf(page);
    expect(heights.every((height) => height > 0)).toBe(true);
    expect(shift).toBeLessThanOrEqual(0.001);
    expect(await page.evaluate((key) => localStorage.getItem(key), ID_KEY)).toBe('variant');
    expect(await page.evaluate((key) => localStorage.getItem(key), DISMISS_KEY)).toBe('false');
    await close(page);
    await page.reload();
    await ready(page);
    await expect(chrome.announcement(page)).toBeHidden();
  });
});
