/** Rows C13 and C17: what breaks around a page must not break the page; stock-faults.spec.ts has C11 and C12. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readBuilt} from './pages';
import {chrome, expect, linkTo, open, ready, test} from './test';

test.describe('C13 wrong base URL', () => {
  // The framework's banner brings colours in attributes, which the policy leaves out: its words are what counts.
  test.use({
    site: 'wrongBase',
    noise: /Failed to load resource|could not be loaded|MIME type|preload|inline style/,
  });

  test('C13 E3 the home page says so and suggests the right one', async ({page}) => {
    await page.goto('/wrong/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('baseUrl');
    await expect(banner).toContainText('We suggest trying baseUrl = /wrong/');
  });
});

test.describe('C13 right base URL', () => {
  test('C13 nothing is said', async ({page}) => {
    await open(page, '/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});

test.describe('C17 blocked storage', () => {
  test.use({noise: /storage/i});

  /** Pages whose scripts keep something: home, tabs, islands, search. */
  const PAGES = ['/', '/docs/tutorials/gettingstarted/', '/blog/mdx-blog-post/', '/search/'];

  /** `throws`: the methods do; `refused`: the property itself does, as in a sandboxed frame. */
  const BLOCKS = {
    throws: () => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.assign(Storage.prototype, {
        getItem: refuse,
        setItem: refuse,
        removeItem: refuse,
        clear: refuse,
        key: refuse,
      });
    },
    refused: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  };

  for (const [name, block] of Object.entries(BLOCKS)) {
    test(`C17 E3 pages work when storage ${name}, with one warning each, and nothing is persisted`, async ({
      page,
      context,
      log,
    }) => {
      test.slow();
      await page.addInitScript(block);
      // How it is blocked is found out by one script of all pages.
      for (const path of name === 'refused' ? PAGES : PAGES.slice(1, 2)) {
        await test.step(path, async () => {
          log.warnings.length = 0;
          await open(page, path);
          await expect(chrome.title(page)).toBeVisible();
          // What the page before set is forgotten.
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
          await chrome.modeToggle(page).click();
          await chrome.modeToggle(page).click();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          const announcement = chrome.announcement(page);
          await announcement.getByRole('button', {name: /^Close/}).click();
          await expect(announcement).toBeHidden();
          expect(log.warnings.filter((text) => /storage/i.test(text))).toHaveLength(1);
        });
      }
      await linkTo(chrome.navbar(page), '/docs/intro/').click();
      await expect(page).toHaveURL(/\/docs\/intro\/$/);
      await ready(page);
      // A second page of the same reader, with its storage at work, finds nothing.
      const other = await context.newPage();
      await other.goto('/404.html');
      expect(await other.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    });
  }
});

test('a browser that has the worker of former offline copies is freed of it and of its copy', async ({
  page,
}) => {
  // A site of its own: first with a worker such as readers have, then with today's.
  let worker = `
    addEventListener('install', (event) => event.waitUntil(caches.open('offline /')));
    addEventListener('fetch', () => {});`;
  const server = createServer(({url}, response) => {
    const isWorker = url === '/service-worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : '<title>Page</title>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  expect(await left()).toEqual({workers: 1, caches: ['offline /']});
  worker = readBuilt('service-worker.js');
  await page.goto(address);
  await expect.poll(left).toEqual({workers: 0, caches: []});
  server.closeAllConnections();
  server.close();
});
