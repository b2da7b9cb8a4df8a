/** What holds for every page, whoever writes it: the walk follows the sitemap. */
import type {Page} from '@playwright/test';
import {source, type AxeResults} from 'axe-core';
import type axe from 'axe-core';
import {allPages, expect, hydrated, MISSING, open, overflow, PHONE, still, test} from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = {desktop: {width: 1280, height: 800}, phone: PHONE};
const NARROWEST = {width: 320, height: 640};

test.use({
  noise: /Failed to load resource: the server responded with a status of 404 .*\/no\/such\/page\//,
});

async function runAxe(page: Page): Promise<AxeResults> {
  await page.evaluate(source);
  return page.evaluate(
    (values) =>
      (window as unknown as {axe: typeof axe}).axe.run({
        runOnly: {type: 'tag', values},
        resultTypes: ['violations'],
      }),
    TAGS,
  );
}

/** First lines of tables that have few columns and still have to be scrolled sideways. */
const cutTables = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    (tables as HTMLTableElement[])
      .filter(({rows, offsetWidth, parentElement}) => {
        const columns = rows[0].cells.length;
        return columns <= 3 && offsetWidth > parentElement!.clientWidth + 1;
      })
      .map(({rows}) => rows[0].innerText),
  );

for (const path of allPages()) {
  test(`R1 R3 ${path} has one h1, title, description, canonical address, and makes no noise`, async ({
    page,
    log,
  }) => {
    const response = await page.goto(path);
    await hydrated(page);
    expect(response?.status()).toBe(path === MISSING ? 404 : 200);

    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/\S/);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    expect(await page.getByRole('banner').count(), 'at most one banner').toBeLessThanOrEqual(1);
    // Scripts must agree with what the server sent, which is what search engines read.
    const sent = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').title,
      (await response?.text()) ?? '',
    );
    expect(sent).toMatch(/Collektive/);
    await expect(page).toHaveTitle(sent);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{2}/);
    if (path !== MISSING) {
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path);
    }

    const inner = await page
      .locator('a[href]')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[])
          .filter((link) => link.origin === location.origin)
          .map((link) => link.pathname),
      );
    const untidy = inner.filter((target) => !/\/$|\.[a-z]+$/.test(target));
    expect(untidy, 'links without a trailing slash').toEqual([]);

    expect(log.failed, 'failed requests').toEqual([]);
    expect(log.foreign, 'requests to other origins').toEqual([]);
  });

  test(`width ${path} fits into 390 and 320 px`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    expect(await overflow(page), 'px too wide at 390').toBe(0);
    expect(await cutTables(page), 'tables of up to three columns that are cut off').toEqual([]);
    await page.setViewportSize(NARROWEST);
    expect(await overflow(page), 'px too wide at 320').toBe(0);
  });

  for (const [device, viewport] of Object.entries(WIDTHS)) {
    test(`axe ${path} on a ${device}, light and dark`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await still(page);
        const {violations} = await runAxe(page);
        const found = violations.flatMap(({id, nodes}) =>
          nodes.map(({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary}`),
        );
        expect.soft(found, colorScheme).toEqual([]);
      }
    });
  }
}
