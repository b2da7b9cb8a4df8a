/** Fonts come late or never, and nothing moves. */
import type {JSHandle, Page} from '@playwright/test';
import budgets from '../bench/budgets.json';
import fonts from '../src/site/fonts.json';
import {expect, hold, open, PHONE, ready, test} from './test';

const LONGEST = '/docs/explanation/networking/';

test.use({viewport: PHONE});

/** Fonts that the page has asked for, by their roles. */
function watchFonts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const role = Object.entries(fonts).find(([, file]) => request.url().endsWith(`/${file}`));
    if (role) {
      seen.push(role[0]);
    }
  });
  return seen;
}

/** Keeps a font back. @returns lets it go */
const holdBack = (page: Page, file: string): Promise<() => void> => hold(page, `**/fonts/${file}`);

/** Every block and piece of code that the article has now; what comes to life later adds others. */
const blocks = (page: Page): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle(() => [
    ...document.querySelectorAll('.markdown :is(h1, h2, h3, p, li, pre, code, table, figure)'),
  ]);

/** Where these stand, in pixels from the top of the page. */
const places = (of: JSHandle<Element[]>): Promise<number[]> =>
  of.evaluate((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top + window.scrollY)),
  );

/** How far content has moved by itself so far: cumulative layout shift. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as unknown as {value: number}).value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        // What the last change has moved is known when it has been drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

const has = (page: Page, font: string): Promise<boolean> =>
  page.evaluate(
    (name) =>
      [...document.fonts].some(
        ({family, status}) => family.replaceAll('"', '') === name && status === 'loaded',
      ),
    font,
  );

test('the font of code is fetched when a reader begins, and no sooner', async ({page}) => {
  const seen = watchFonts(page);
  await open(page, LONGEST);
  // A pointer that rests above the page, as browsers tell of it after a layout.
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointermove', {bubbles: true})),
  );
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual(['text']);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => has(page, 'JetBrains Mono')).toBe(true);
  expect(seen).toEqual(['text', 'code']);
});

test('lists and an open dialog do not ask for rare characters', async ({page}) => {
  const seen = watchFonts(page);
  await open(page, '/docs/tutorials/gettingstarted/');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(seen).not.toContain('rest');
});

test('nothing moves when the font of code comes late', async ({page}) => {
  const seen = watchFonts(page);
  const letGo = await holdBack(page, fonts.code);
  await open(page, LONGEST);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => seen).toContain('code');
  // Of the text font the same is asked below; here it has come.
  await expect.poll(() => has(page, 'Figtree')).toBe(true);
  const standing = await blocks(page);
  const before = await places(standing);
  expect(await has(page, 'JetBrains Mono')).toBe(false);
  letGo();
  await expect.poll(() => has(page, 'JetBrains Mono')).toBe(true);
  const after = await places(standing);
  const moved = after.map((top, index) => Math.abs(top - before[index]));
  expect(Math.max(...moved), 'px that something has moved').toBeLessThanOrEqual(1);
});

test('pages do not shift when the font of text comes late', async ({page}) => {
  // While requests are held back, none is answered from the cache: the font has to come late each time.
  for (const address of [
    '/',
    '/docs/tutorials/gettingstarted/',
    LONGEST,
    '/blog/long-blog-post/',
  ]) {
    await test.step(address, async () => {
      const letGo = await holdBack(page, fonts.text);
      await page.goto(address, {waitUntil: 'commit'});
      await ready(page);
      expect(await has(page, 'Figtree')).toBe(false);
      letGo();
      await expect.poll(() => has(page, 'Figtree')).toBe(true);
      expect.soft(await layoutShift(page)).toBeLessThanOrEqual(budgets.weights.docs.cls);
      await page.unrouteAll();
    });
  }
});

test.describe('no script', () => {
  test.use({javaScriptEnabled: false});

  test('no script the font of code comes with the page', async ({page}) => {
    const seen = watchFonts(page);
    await page.goto(LONGEST, {waitUntil: 'networkidle'});
    expect(seen.sort()).toEqual(['code', 'text']);
  });
});
