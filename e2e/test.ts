import {existsSync} from 'node:fs';
import path from 'node:path';
import {test as base, expect, type ConsoleMessage, type Locator, type Page} from '@playwright/test';
import {serve} from '../scripts/serve';
import {API_MODULES} from '../src/site/links';
import {ROOT, SITES} from './pages';

type SiteName = keyof typeof SITES;

export interface SiteOptions {
  /** Which build the pages of a test come from. */
  site: SiteName;
  /** What a test makes the console say; everything else above `info` fails the test. */
  noise: RegExp | undefined;
}

/** What a page said and asked for while a test ran. */
export interface PageLog {
  /** Warnings and errors of the console, without those that match `noise`. */
  complaints: string[];
  /** All warnings and errors of the console. */
  warnings: string[];
  /** Errors nobody caught. */
  uncaught: string[];
  /** Requests that failed or were answered with 4xx or 5xx, the document itself left out. */
  failed: string[];
  /** Requests to another origin. */
  foreign: string[];
  /** Loads of a whole document in the main frame. */
  loads: string[];
}

function observe(page: Page, noise: RegExp | undefined): PageLog {
  const log: PageLog = {
    complaints: [],
    warnings: [],
    uncaught: [],
    failed: [],
    foreign: [],
    loads: [],
  };
  let origin: string | undefined;
  page.on('console', (message: ConsoleMessage) => {
    if (!['warning', 'error', 'assert'].includes(message.type())) {
      return;
    }
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    // The browser's own note about a status shows up in `failed` as well, with more to say.
    if (!message.text().startsWith('Failed to load resource')) {
      log.warnings.push(text);
    }
    if (!noise?.test(text)) {
      log.complaints.push(text);
    }
  });
  page.on('pageerror', (error) => {
    // Chromium gives up a transition between two pages where the second one was shown before it could begin, or where the
    // test is over by then, and rejects a promise of its own, which no script of a page can have.
    if (!/^Transition was /.test(error.message)) {
      // A stack without calls is empty, and does not say what was wrong.
      log.uncaught.push(error.stack || `${error.name}: ${error.message}`);
    }
  });
  page.on('request', (request) => {
    const {protocol, origin: itsOrigin} = new URL(request.url());
    if (!protocol.startsWith('http')) {
      return;
    }
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      log.loads.push(request.url());
      origin ??= itsOrigin;
    }
    if (origin !== undefined && itsOrigin !== origin) {
      log.foreign.push(request.url());
    }
  });
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it was still prefetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      log.failed.push(`${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      log.failed.push(`${response.url()} ${response.status()}`);
    }
  });
  return log;
}

interface Servers {
  /** Origin of each site, without a slash at the end. */
  servers: Record<SiteName, string>;
}

export const test = base.extend<SiteOptions & {log: PageLog}, Servers>({
  site: ['main', {option: true}],
  noise: [undefined, {option: true}],

  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const names = Object.keys(SITES) as SiteName[];
      const running = await Promise.all(
        names.map((name) => serve({...SITES[name], dir: path.join(ROOT, SITES[name].dir)})),
      );
      await use(
        Object.fromEntries(names.map((name, i) => [name, running[i].url])) as Servers['servers'],
      );
      await Promise.all(running.map((server) => server.close()));
    },
    {scope: 'worker'},
  ],

  baseURL: async ({servers, site}, use) => {
    const {dir, base} = SITES[site];
    if (!existsSync(path.join(ROOT, dir, 'index.html'))) {
      throw new Error(`There is no site in ${dir}: run \`npm test\`, which builds it.`);
    }
    await use(base === '/' ? servers[site] : servers[site] + base);
  },

  // Every test watches its page: what it does not expect on the console makes it fail.
  log: [
    async ({page, noise}, use) => {
      const log = observe(page, noise);
      await use(log);
      expect.soft(log.uncaught, 'errors nobody caught').toEqual([]);
      expect.soft(log.complaints, 'complaints on the console').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

export const PHONE = {width: 390, height: 844};

/** Opens a page and waits until its controls work, and until the framework's client, where there is one, has taken it over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Waits until a page can be used, see {@link open}. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-controls]').waitFor({state: 'attached'});
  if ((await page.locator('script[src*="/main."]').count()) > 0) {
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  }
}

/** Moves the pointer, as a reader who begins to do something. */
export async function begin(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await page.mouse.move(19, 19);
}

/** Ends what moves or fades on the page, and would end by itself: nobody waits for frames to come. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    document
      .getAnimations()
      // Those that follow the scrolling of something end when a reader scrolls.
      .filter(({timeline}) => timeline === document.timeline)
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity)
      .forEach((animation) => animation.finish());
  });
}

/**
 * Makes the page believe that the reader saves data, or has another connection: it then fetches nothing ahead, so that a
 * test can decide what happens to the parts of the next page.
 */
export async function withoutPrefetch(
  page: Page,
  connection = {saveData: true, effectiveType: '4g'},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {
      value: {...value, addEventListener() {}, removeEventListener() {}},
      writable: true,
    });
  }, connection);
}

/** Counts what runs over the screen's right edge. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The link to an address, below any base path: what it is called changes in one place, which is not a test. */
export const linkTo = (within: Locator, address: string): Locator =>
  within.locator(`a[href$="${address}"]`).filter({visible: true});

/** Follows a link, whatever it leads to. */
export async function follow(link: Locator): Promise<void> {
  const address = await link.evaluate(({href}: HTMLAnchorElement) => href);
  await link.click();
  await expect(link.page()).toHaveURL(address);
}

/** The chrome by its roles, and by names that are not the site's own. */
export const chrome = {
  navbar: (page: Page) => page.getByRole('navigation', {name: 'Main'}),
  apis: (page: Page, within?: Locator) =>
    (within ?? chrome.navbar(page))
      .locator('details', {has: page.locator(`[href="${API_MODULES[0].href}"]`)})
      .locator('summary'),
  // A button or a link: both are fine, and without JavaScript it has to be a link.
  search: (page: Page) => chrome.navbar(page).getByLabel('Search (Ctrl+K)'),
  modeToggle: (page: Page) =>
    chrome.navbar(page).getByRole('button', {name: /^Switch between dark and light mode/}),
  hamburger: (page: Page) =>
    page.getByRole('button', {name: /navigation (menu|bar)/, expanded: false}),
  menu: (page: Page) => page.getByRole('dialog', {name: 'Site navigation'}),
  announcement: (page: Page) => page.getByRole('region', {name: 'Announcement'}),
  announcer: (page: Page) => page.locator('#route-announcer'),
  field: (page: Page) => page.getByRole('main').getByRole('searchbox'),
  docsSidebar: (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'}),
  /** What folds a category of the sidebar, or of the menu. @param name of its folder */
  fold: (within: Locator, name: string) =>
    within
      .locator('.menu__list-item-collapsible', {
        has: within.page().locator(`[href$="/docs/category/${name}/"]`),
      })
      .getByRole('button'),
  /** The first link of the footer that stays on this site. */
  footerLink: (page: Page) => page.getByRole('contentinfo').locator('a[href^="/"]').first(),
  title: (page: Page) => page.getByRole('heading', {level: 1}),
};

/** Holds back files that a page asks for. @returns what lets them come */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Holds back search's dialog. @returns what lets it come */
export const holdDialog = (page: Page): Promise<() => void> => hold(page, /\/island-dialog\./);
