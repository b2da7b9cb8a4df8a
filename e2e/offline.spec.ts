/** A copy of the site that a reader asked for: what is there when the server is gone, and what becomes of it. */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {serve} from '@collektive/static-pages/serve';
import {bundleTools} from '../plugins/static-pages/tools';
import {VARIANT} from '../scripts/test/stages';
import {expect, test} from './releases';
import {ROOT, sitemapPaths, titleOf} from './pages';
import {modal} from './search';
import {begin, chrome, open, overflow, PHONE, ready} from './test';

// What the browser itself says of addresses that do not answer.
test.use({
  noise: /Failed to load resource|net::ERR|could not be loaded/i,
  contextOptions: {reducedMotion: 'reduce'},
});

const PAGE = '/docs/intro/';
const SAMPLE_PAGE = '/docs/tutorials/basic-usage/';

const footer = (page: Page) => page.getByRole('contentinfo');
const keepButton = (page: Page) =>
  footer(page).getByRole('button', {name: 'Keep for offline reading'});
const removeButton = (page: Page) =>
  footer(page).getByRole('button', {name: 'Remove offline copy'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Keep for offline reading'});

/** Opens a page as a reader who begins to do something. */
async function visit(page: Page, address: string): Promise<void> {
  await open(page, address);
  await begin(page);
}

async function ask(page: Page): Promise<void> {
  await keepButton(page).click();
  await expect(dialog(page)).toContainText(/\d+ files, \d+\.\d MB to download/);
  await dialog(page).getByRole('button', {name: 'Keep', exact: true}).click();
}

async function keep(page: Page): Promise<void> {
  await ask(page);
  await expect(dialog(page)).toContainText('Done: pages now open');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
}

/** What this browser has of the site: service workers, caches, and files in these. */
const left = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({url}) => url)),
    );
    return {
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: names.length,
      files: files.flat(),
    };
  });
const NOTHING = {workers: 0, caches: 0, files: []};

/** Addresses that do not answer when the page asks for them. */
const missing = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const found: string[] = [];
    for (const address of all) {
      const ok = await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      );
      if (!ok) {
        found.push(address);
      }
    }
    return found;
  }, addresses);

/** The address of the script of controls, which each release names anew. */
const scriptOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src*="/assets/js/page."]')!.src,
  );

test('nobody who does not ask gets anything of it', async ({page, release}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(release.url, '')));
  await visit(page, PAGE);
  await expect(keepButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /service-worker|offline/.test(url))).toEqual([]);
  expect(await left(page)).toEqual(NOTHING);
});

for (const [device, viewport] of [
  ['wide', {width: 1280, height: 800}],
  ['phone', PHONE],
] as const) {
  test(`on a ${device} screen nothing moves when its control comes`, async ({page}) => {
    await page.setViewportSize(viewport);
    await open(page, '/blog/');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await begin(page);
    await expect(keepButton(page)).toBeAttached();
    expect(await height()).toBe(before);
    expect(await overflow(page)).toBe(0);
    // The words, not the paragraph: that is as wide as the footer.
    const line = await footer(page)
      .locator('p')
      .last()
      .evaluate((paragraph) => {
        const words = document.createRange();
        words.selectNodeContents(paragraph);
        const {right, bottom} = words.getBoundingClientRect();
        return {right: right + window.scrollX, bottom: bottom + window.scrollY};
      });
    const control = await keepButton(page).evaluate((button) => {
      const {left, top} = button.getBoundingClientRect();
      return {left: left + window.scrollX, top: top + window.scrollY};
    });
    const isBeside = control.left >= line.right;
    const isBelow = control.top >= line.bottom;
    expect(isBeside || isBelow, 'over the last line').toBe(true);
  });
}

test('all that is kept is there when the server is gone, until it is removed', async ({
  page,
  release,
}) => {
  await visit(page, PAGE);
  const percents = await page.evaluateHandle(() => {
    const told: number[] = [];
    navigator.serviceWorker.addEventListener('message', ({data}) =>
      told.push((data as {offlinePercent: number}).offlinePercent),
    );
    return told;
  });
  await keep(page);
  const told = await percents.jsonValue();
  expect(told.length).toBeGreaterThan(9);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(100);
  await expect(removeButton(page)).toBeVisible();

  release.goAway();
  expect(await missing(page, sitemapPaths())).toEqual([]);

  await open(page, '/');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await modal.field(page).fill('gradient');
  await expect(modal.hits(page).first()).toBeVisible();
  await modal.hits(page).first().click();
  await ready(page);

  await open(page, '/search/?q=gradient');
  await expect(page.locator('[data-search] li').first()).toBeVisible();

  // The address without its slash leads to the page, as hosts do.
  await open(page, SAMPLE_PAGE.slice(0, -1));
  await expect(page).toHaveURL(new RegExp(`${SAMPLE_PAGE}$`));
  await expect(chrome.title(page)).toHaveText(titleOf(SAMPLE_PAGE));
  const block = page
    .locator('figure.sample')
    .filter({has: page.locator('[data-run="Gradient#hops"]')});
  await block.getByRole('button', {name: 'Run Gradient#hops'}).click();
  await expect(block.locator('.status')).toHaveText(/^Run in your browser/);

  await visit(page, PAGE);
  await removeButton(page).click();
  await expect(page.locator('#route-announcer')).toContainText('The offline copy was removed.');
  await expect(keepButton(page)).toBeVisible();
  expect(await left(page)).toEqual(NOTHING);
  await expect(page.goto('/docs/references/')).rejects.toThrow();
});

test('another release is read at once, and takes the place of the copy', async ({
  page,
  release,
}) => {
  await visit(page, PAGE);
  await keep(page);
  const old = await scriptOf(page);
  const {files: before} = await left(page);
  expect(before).toContain(old);

  release.publish();
  await open(page, PAGE);
  const fresh = await scriptOf(page);
  expect(fresh).not.toBe(old);
  // The copy follows while the page is read.
  await expect
    .poll(async () => {
      const {files} = await left(page);
      return [files.includes(fresh), files.includes(old), files.length];
    })
    .toEqual([true, false, before.length]);

  release.goAway();
  await open(page, SAMPLE_PAGE);
  expect(await scriptOf(page)).toBe(fresh);
  expect(await missing(page, sitemapPaths())).toEqual([]);
});

test('a copy that cannot be completed says so, leaves nothing, and can be tried again', async ({
  page,
  release,
}) => {
  await visit(page, PAGE);
  release.faulty = /\/docs\/references\/$/;
  await ask(page);
  await expect(dialog(page)).toContainText('The copy could not be made');
  expect(await left(page)).toEqual(NOTHING);
  release.faulty = undefined;
  await dialog(page).getByRole('button', {name: 'Keep', exact: true}).click();
  await expect(dialog(page)).toContainText('Done: pages now open');
});

test('where a site is made so, everybody has a copy, who took it away never again', async ({
  page,
}) => {
  const {code} = bundleTools({offlineUnasked: true});
  await page.route(/page-tools\./, (route) =>
    route.fulfill({body: code, contentType: 'text/javascript'}),
  );
  await visit(page, PAGE);
  await expect(removeButton(page)).toBeVisible();
  expect(await left(page)).toMatchObject({workers: 1, caches: 1});
  await removeButton(page).click();
  await expect(keepButton(page)).toBeVisible();
  await visit(page, PAGE);
  await expect(keepButton(page)).toBeVisible();
  expect(await left(page)).toEqual(NOTHING);
});

test('where nothing can be reached, it says so', async ({page, release}) => {
  // No sample is here, which would say that it cannot come, in the same place.
  await visit(page, '/docs/references/');
  await expect(keepButton(page)).toBeVisible();
  release.goAway();
  await keepButton(page).click();
  await expect(page.locator('#route-announcer')).toContainText(
    'This is not possible at the moment',
  );
  release.comeBack();
  release.faulty = /offline\.json$/;
  await page.reload();
  await begin(page);
  await keepButton(page).click();
  await expect(dialog(page)).toContainText('This is not possible at the moment.');
  await expect(dialog(page).getByRole('button', {name: 'Keep', exact: true})).toBeDisabled();
});

test('below a path a copy has the pages of that path', async ({page}) => {
  const base = VARIANT.BASE_URL;
  const server = await serve({dir: path.join(ROOT, 'build-variant'), base});
  await visit(page, `${server.url}${base}docs/intro/`);
  await keep(page);
  await server.close();
  await page.goto(`${server.url}${base}docs/references/`);
  await ready(page);
  await begin(page);
  await removeButton(page).click();
  await expect(keepButton(page)).toBeVisible();
  expect(await left(page)).toEqual(NOTHING);
});
