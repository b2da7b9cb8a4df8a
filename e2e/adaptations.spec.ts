/** What readers change of every page by themselves, and axe does not look at: spacing, size, colours, zoom. */
import type {Page} from '@playwright/test';
import {chrome, expect, open, overflow, PHONE, still, test} from './test';

/** The last but one has code in tables. */
const PAGES = [
  '/',
  '/docs/tutorials/basic-usage/',
  '/blog/',
  '/docs/reference/operators/',
  '/search/?q=gradient',
];
const DESKTOP = {width: 1280, height: 800};

/** Of WCAG 2.2, criterion 1.4.12. */
const SPACING = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}`;

async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** As a reader does in the settings of the browser: 32 px instead of 16. */
async function enlargeText(page: Page, standard = 32): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {fontSizes: {standard}});
}

/** Texts that are cut off where nothing scrolls. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.locator('main, footer, .navbar').evaluateAll((parts) =>
    parts
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')])
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
        // What is made for screen readers alone is one pixel large.
        return (
          clientWidth > 1 &&
          element.textContent.trim() !== '' &&
          ((overflowX === 'hidden' && scrollWidth > clientWidth + 1) ||
            (overflowY === 'hidden' && scrollHeight > clientHeight + 1))
        );
      })
      .map(({className, textContent}) => `${className}: ${textContent}`),
  );

/** Controls of the navbar that are not within it. */
const outsideOfNavbar = (page: Page): Promise<string[]> =>
  chrome.navbar(page).evaluate((navbar) => {
    const {top, bottom, right} = navbar.getBoundingClientRect();
    return [...navbar.querySelectorAll('a, button, summary')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.top < top - 1 || box.bottom > bottom + 1 || box.right > right + 1;
      })
      .map((control) => control.textContent);
  });

/** The size of each text of a page that is not part of a drawing. */
const sizesOf = (page: Page): Promise<[string, number][]> =>
  page
    .locator('body')
    .evaluate((body) =>
      [...body.querySelectorAll('*:not(svg *)')]
        .filter(({childNodes}) =>
          [...childNodes].some(
            ({nodeType, textContent}) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          ),
        )
        .map((element) => [element.outerHTML, parseFloat(getComputedStyle(element).fontSize)]),
    );

test('pages can be read with wider spacing; text of twice the size is that everywhere, also in code, and fits', async ({
  page,
}) => {
  test.slow();
  for (const address of PAGES) {
    await test.step(address, async () => {
      await enlargeText(page, 16);
      await open(page, address);
      const before = await sizesOf(page);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await addStyle(page, SPACING);
        expect.soft(await overflow(page), `px too wide by spacing: ${viewport.width}`).toBe(0);
        expect.soft(await cutTexts(page), `cut off by spacing: ${viewport.width}`).toEqual([]);
        await page.evaluate(() => document.adoptedStyleSheets.pop());
      }
      await enlargeText(page);
      await open(page, address);
      await expect(page.locator('html')).toHaveCSS('font-size', '34px');
      const after = await sizesOf(page);
      // The largest title of all grows with the window, and with text up to its limit.
      // Hits come when they come.
      const fixed = after.filter(([, size], at) => size < 1.4 * before[at]?.[1]);
      expect(address.includes('?') ? [] : fixed).toEqual([]);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        expect.soft(await overflow(page), `px too wide by size: ${viewport.width}`).toBe(0);
        expect.soft(await cutTexts(page), `cut off by size: ${viewport.width}`).toEqual([]);
        expect
          .soft(await outsideOfNavbar(page), `out of the navbar: ${viewport.width}`)
          .toEqual([]);
      }
    });
  }
});

/** Pixels of the brand's name that are not to be seen. */
const cutBrand = (page: Page, where: string): Promise<number> =>
  page.locator(`${where} .navbar__title`).evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const {right} = name.parentElement!.getBoundingClientRect();
    return Math.max(
      name.scrollWidth - name.clientWidth,
      Math.ceil(range.getBoundingClientRect().right - right),
      0,
    );
  });

test('the brand is whole with text of twice the size, however wide the window is', async ({
  page,
}) => {
  await enlargeText(page);
  await open(page, '/docs/intro/');
  for (const width of [1280, 1100, 997, 390, 320]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({width, height: 800});
      expect(await cutBrand(page, '.navbar')).toBe(0);
      expect(await outsideOfNavbar(page)).toEqual([]);
      if (width < 997) {
        await chrome.hamburger(page).click();
        await expect(chrome.menu(page)).toBeVisible();
        // While the menu slides in, a place is a millionth of a pixel off, which would round up to a whole one.
        await still(page);
        expect(await cutBrand(page, '.drawer')).toBe(0);
        const close = chrome.menu(page).getByRole('button', {name: 'Close navigation bar'});
        await expect(close).toBeInViewport({ratio: 1});
        const head = (await page.locator('.navbar-sidebar__brand').boundingBox())!;
        const back = (await page.locator('.navbar-sidebar__back').boundingBox())!;
        expect(back.y).toBeGreaterThanOrEqual(head.y + head.height);
        await close.click();
        await expect(chrome.menu(page)).toBeHidden();
      }
    });
  }
});

test('at a zoom of 400 % the bars leave room for text; in forced colours what has the focus and what is chosen can be told', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, '/docs/tutorials/basic-usage/');
  await page.mouse.wheel(0, 1000);
  await expect(chrome.title(page)).not.toBeInViewport();
  const {height} = (await chrome.navbar(page).boundingBox())!;
  expect(height).toBeLessThanOrEqual(256 / 3);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({forcedColors: 'active'});
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gossip');
  const rows = page.locator('.DocSearch-Hit .search-row');
  await expect(rows.first()).toBeVisible();
  await expect(rows.nth(0)).toHaveCSS('outline-style', 'solid');
  await expect(rows.nth(1)).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
});

test('paper shows all code, and every tab with its name', async ({page}) => {
  // The width of A4 within the margins of the browser.
  await page.setViewportSize({width: 718, height: 1000});
  await page.emulateMedia({media: 'print'});
  for (const address of ['/docs/reference/paths/', '/docs/tutorials/collektive-and-alchemist/']) {
    await open(page, address);
    const cut = await page
      .locator('main :is(pre, code, table, [data-scrolls])')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth && clientWidth > 0)
          .map(({textContent}) => textContent),
      );
    expect(cut).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
  const panels = await page.locator('.tab-panel').all();
  expect(panels.length).toBeGreaterThan(1);
  for (const panel of panels) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('> .tab-panel__name')).toBeVisible();
    await expect(panel.locator('code').first()).toBeVisible();
  }
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: PHONE});

  test('no field is so small that a phone zooms in on it', async ({page}) => {
    const fields = page.locator(
      'input:not([type=range], [type=radio], [type=checkbox]), select, textarea, [contenteditable=true]',
    );
    const small = (): Promise<string[]> =>
      fields.evaluateAll((all) =>
        all
          .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
          .map(({outerHTML}) => outerHTML),
      );
    await open(page, '/search/');
    expect(await small()).toEqual([]);
    await open(page, '/docs/examples/');
    await page.touchscreen.tap(1, 1);
    await page.getByRole('button', {name: 'No', exact: true}).tap();
    await expect(page.getByRole('textbox')).toBeVisible();
    expect(await small()).toEqual([]);
    await page.getByRole('button', {name: 'Search'}).first().tap();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await small()).toEqual([]);
    await open(page, '/playground/');
    await page.touchscreen.tap(1, 1);
    await expect(page.locator('[contenteditable=true]')).toBeAttached();
    expect(await small()).toEqual([]);
  });
});
