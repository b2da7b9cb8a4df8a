/** Static pages under their whole policy: strings become markup, scripts and threads by one way only. */
import type {Page, Worker} from '@playwright/test';
import {openModal, modal, search} from './search';
import {readBuilt, sitemapPaths} from './pages';
import {begin, chrome, expect, open, PHONE, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Addresses of what was blocked on a page, with the directive. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const blocked: string[] = ((window as {blocked?: string[]}).blocked = []);
    document.addEventListener('securitypolicyviolation', (event) =>
      blocked.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as {blocked?: string[]}).blocked!);
}

test('every static page says so', () => {
  const pages = sitemapPaths().map((path) => `${path.slice(1)}index.html`);
  const others = [...pages, '404.html'].filter(
    (file) =>
      !/require-trusted-types-for 'script';trusted-types static-pages"/.test(readBuilt(file)),
  );
  expect(others).toEqual([]);
});

test.describe('strings that somebody else sends', () => {
  test.use({noise: /TrustedHTML|TrustedScript|Trusted Type|trusted-types|Content Security Policy/});

  test('E3 are no markup, no script and no thread', async ({page}) => {
    await open(page, '/docs/intro/');
    // Not every engine knows trusted types.
    if (!(await page.evaluate(() => 'trustedTypes' in window))) {
      return;
    }
    const refused = await page.evaluate(() => {
      const attempts: (() => unknown)[] = [
        () => (document.body.innerHTML = '<b>'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>'),
        () => new DOMParser().parseFromString('<b>', 'text/html'),
        () => (document.createElement('script').text = '1'),
        () => (document.createElement('script').src = '/a.js'),
        () => new Worker('/assets/js/page.js'),
        () =>
          (
            window as {trustedTypes?: {createPolicy: (name: string, rules: object) => void}}
          ).trustedTypes!.createPolicy('other', {}),
        () => window.trusted.createScript('1'),
        () => window.trusted.createScriptURL('/assets/js/page.js'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return String(attempt);
        } catch {
          return 'refused';
        }
      });
    });
    expect(new Set(refused)).toEqual(new Set(['refused']));
    expect(
      await page.evaluate(() => String(window.trusted.createHTML('<mark>a</mark><img src=x>'))),
    ).toBe('<mark>a</mark>&lt;img src=x>');
  });
});

/** What readers do on a kind of page, by which something is made of strings. */
const KINDS: Record<string, (page: Page) => Promise<void>> = {
  async 'home, its network'(page) {
    await open(page, '/');
    await begin(page);
    await expect(page.locator('[data-hero]').first()).toBeVisible();
  },
  async 'a search in the dialog, with marks'(page) {
    await openModal(page);
    await search(page, 'gossip');
    await expect(modal.hits(page).locator('mark').first()).toHaveText(/gossip/i);
    await expect(modal.hits(page).locator('b + span').first()).toBeVisible();
  },
  async 'a search that is remembered'(page) {
    await openModal(page);
    await search(page, 'gossip');
    await page.keyboard.press('Enter');
    await expect(modal.dialog(page)).toHaveCount(0);
    await page.waitForURL(/#/);
    await openModal(page, '/blog/');
    await expect(modal.hits(page).first()).toBeVisible();
  },
  async 'the search page'(page) {
    await open(page, '/search/?q=gossip');
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  },
  async 'a sample that runs and is edited'(page) {
    await open(page, '/docs/tutorials/basic-usage/');
    const block = page
      .locator('figure.sample')
      .filter({has: page.locator('[data-run="Gradient#hops"]')});
    await block.getByRole('button', {name: 'Run Gradient#hops', exact: true}).click();
    await block.getByRole('button', {name: 'Edit', exact: true}).click();
    await expect(block.getByRole('textbox', {name: 'Program'})).toBeVisible();
    await expect(block.getByRole('group', {name: 'Output'}).last()).toContainText(/\d/);
  },
  async 'a figure'(page) {
    await open(page, '/docs/tutorials/basic-usage/');
    await begin(page);
    const host = page.locator('[data-figure="Gradient-gradient-grid-6x4"]');
    await host.scrollIntoViewIfNeeded();
    await begin(page);
    await expect(host.locator('slot')).toHaveCount(0);
    await expect(host.getByRole('group', {name: /devices?$/}).first()).toBeVisible();
  },
  async 'an exercise'(page) {
    await open(page, '/docs/tutorials/first-collektive-program/');
    await begin(page);
    const host = page.locator('[data-exercise="Solutions-broadcast"]');
    await host.scrollIntoViewIfNeeded();
    const block = page.locator('figure.sample').filter({has: host});
    await block.getByRole('button', {name: /^Try it/}).click();
    await expect(block.getByRole('textbox', {name: 'Program'})).toBeVisible();
  },
  async 'the playground, its editor'(page) {
    await open(page, '/playground/');
    const host = page.locator('[data-figure="Gradient-gradient-scattered-60"]');
    await begin(page);
    await host.scrollIntoViewIfNeeded();
    await begin(page);
    await expect(host.getByRole('textbox', {name: 'Program'})).toBeVisible();
  },
  async 'a post with pictures'(page) {
    await open(page, '/blog/welcome/');
    await begin(page);
  },
  async 'the menu of a phone'(page) {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/intro/');
    await chrome.hamburger(page).click();
    await expect(chrome.menu(page)).toBeVisible();
    await expect(chrome.menu(page).locator('.navbar-sidebar__close path')).toBeVisible();
  },
};

test('under trusted types nothing is blocked, whatever readers do', async ({page}) => {
  const blocked = await watch(page);
  for (const [kind, use] of Object.entries(KINDS)) {
    await test.step(kind, async () => {
      await use(page);
      expect.soft(await blocked(), kind).toEqual([]);
    });
  }
});

test.describe('a thread has its own policy', () => {
  test.use({noise: /Content Security Policy|Refused to connect/});

  test('programs speak to nobody, search to its own origin only', async ({page}) => {
    await openModal(page, '/docs/tutorials/basic-usage/');
    await search(page, 'gossip');
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Run Gradient#hops', exact: true}).click();
    const thread = async (name: string): Promise<Worker> => {
      const threads = () => page.workers().filter((worker) => worker.url().includes(`/${name}.`));
      await expect.poll(() => threads().length).toBe(1);
      return threads()[0];
    };
    const reaches = async (name: string, address: string): Promise<boolean> =>
      (await thread(name)).evaluate(
        (url) =>
          fetch(url, {mode: 'no-cors'}).then(
            () => true,
            () => false,
          ),
        address,
      );
    const own = new URL('/search/index.json', page.url()).href;
    const other = own.replace('127.0.0.1', 'localhost');
    expect(await reaches('search-worker', own)).toBe(true);
    expect(await reaches('search-worker', other)).toBe(false);
    // Programs have no `fetch` (play-alone.spec); `import()` is no name, and only the policy holds it.
    const program = await thread('play-worker');
    const empty = "import('data:text/javascript,').then(() => true, () => false)";
    expect(await program.evaluate(empty)).toBe(false);
  });
});
