/** What holds for every page, whoever writes it: the walk follows the sitemap. */
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Page} from '@playwright/test';
import {CODE, DRAWN, OF_COLOURS, violations} from './axe';
import {WALK} from '../src/site/env';
import {MISSING, walkedPages} from './pages';
import {styleDifferences} from './page-styles';
import {expect, ready, overflow, PHONE, still, test as base} from './test';

const WIDTHS = {desktop: {width: 1280, height: 800}, phone: PHONE};
const MODES = ['light', 'dark'] as const;
/** What does nothing on paper. */
const CONTROLS = 'button, input, select, [role=tab]';
const NARROWEST = {width: 320, height: 640};

/** One window for all pages of a worker: opening it costs as much as opening a page. */
let shared: Page | undefined;
const test = base.extend({
  page: async ({browser}, use) => {
    shared ??= await browser.newPage();
    // What the page before says as it is left is not this one's.
    await shared.goto('about:blank');
    await shared.setViewportSize(WIDTHS.desktop);
    await shared.emulateMedia({colorScheme: 'light'});
    await use(shared);
  },
});

test.use({
  noise: /Failed to load resource: the server responded with a status of 404 .*\/no\/such\/page\//,
});

/** First lines of tables that have few columns and still have to be scrolled sideways. */
const cutTables = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    (tables as HTMLTableElement[])
      .filter(({rows, offsetWidth, parentElement}) => {
        const columns = rows[0]?.cells.length ?? 0;
        return columns > 0 && columns <= 3 && offsetWidth > parentElement!.clientWidth + 1;
      })
      .map(({rows}) => rows[0].innerText),
  );

/** Beginnings of blocks of code whose buttons lie over lines, or over parts of the head, and of heads that are cut. */
const underButtons = (page: Page): Promise<string[]> =>
  page.locator('.theme-code-block').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const buttons = [...block.querySelectorAll('button')].map((one) =>
        one.getBoundingClientRect(),
      );
      // What is to be hit is larger than what is drawn.
      const isUnder = ({left, right, top, bottom}: DOMRect): boolean =>
        buttons.some(
          (one) =>
            left < one.right - 8 &&
            right > one.left + 8 &&
            top < one.bottom - 8 &&
            bottom > one.top + 8,
        );
      const lines = document.createRange();
      lines.selectNodeContents(block.querySelector('code')!);
      const head = block.parentElement?.querySelector(':scope > .sample-head');
      return [...lines.getClientRects()].some(isUnder) ||
        [...(head?.children ?? [])].some(
          (one) => isUnder(one.getBoundingClientRect()) || one.scrollWidth > one.clientWidth + 1,
        )
        ? [block.textContent.slice(0, 60)]
        : [];
    }),
  );

/** What does something, and is to be seen. */
const shownControls = (page: Page): Promise<string[]> =>
  page.locator(CONTROLS).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({visibilityProperty: true}))
      .filter((one) => one.getClientRects().length > 0)
      .map(({outerHTML}) => outerHTML),
  );

/** The title as search engines read it; tests/build/pages.test.ts has what else is sent. */
const titleIn = (html: string): string =>
  toString(select('title', fromHtml(html.slice(0, html.indexOf('</head>'))))!);

/** Each page is opened once, and everything is asked of it: most of a walk's time goes into opening. */
for (const [index, {path, inAllForms, inDepth}] of walkedPages(WALK).entries()) {
  test(`R1 R3 ${path} answers, stays what was sent, makes no noise, fits every width, and is accessible`, async ({
    page,
    log,
  }) => {
    test.slow();
    // The first page of a kind is looked at in all forms, the others in one of the two that differ most.
    const own = index % 2;
    const response = await page.goto(path);
    await ready(page);
    await test.step('R1 R3 answer and requests', async () => {
      expect(response?.status()).toBe(path === MISSING ? 404 : 200);
      // Scripts must agree with what the server sent.
      await expect(page).toHaveTitle(titleIn(await response!.text()));
      expect(log.failed, 'failed requests').toEqual([]);
      expect(log.foreign, 'requests to other origins').toEqual([]);
    });
    for (const [at, [device, viewport]] of Object.entries(WIDTHS).entries()) {
      await page.setViewportSize(viewport);
      expect.soft(await underButtons(page), `code under buttons on a ${device}`).toEqual([]);
      for (const colorScheme of inAllForms ? MODES : at === own ? [MODES[own]] : []) {
        await test.step(`axe on a ${device}, ${colorScheme}`, async () => {
          await page.emulateMedia({colorScheme});
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          await still(page);
          const found = await violations(page, undefined, {
            rules: colorScheme === MODES[at] ? undefined : OF_COLOURS,
            leftOut: inDepth ? [] : DRAWN,
            ...(!(inAllForms && device === 'desktop' && colorScheme === 'light') && {
              without: CODE,
            }),
          });
          expect.soft(found, `axe on a ${device}, ${colorScheme}`).toEqual([]);
        });
      }
    }
    await test.step('paper', async () => {
      await page.emulateMedia({media: 'print'});
      expect.soft(await shownControls(page), 'on paper').toEqual([]);
      await page.emulateMedia({media: 'screen'});
    });
    await test.step('width', async () => {
      expect.soft(await overflow(page), 'px too wide at 390').toBe(0);
      expect
        .soft(await cutTables(page), 'tables of up to three columns that are cut off')
        .toEqual([]);
      await page.setViewportSize(NARROWEST);
      expect.soft(await overflow(page), 'px too wide at 320').toBe(0);
    });
    // Those of a kind share their sheet, on one screen or the other.
    if (inDepth) {
      await test.step('style sheet of its kind', async () => {
        const [device, viewport] = Object.entries(WIDTHS)[own];
        await page.setViewportSize(viewport);
        await page.emulateMedia({colorScheme: MODES[own]});
        expect
          .soft(await styleDifferences(page), `unlike the whole sheet, on a ${device}`)
          .toEqual([]);
      });
    }
  });
}
