// cspell:ignore geting glosary
/** What readers do besides reading: fetched when they begin, and nothing before. */
import type {Locator, Page} from '@playwright/test';
import {titleOf} from './pages';
import {expect, open, PHONE, test} from './test';

const TUTORIAL = '/docs/tutorials/gettingstarted/';
/** Far down in the sidebar. */
const REFERENCES = '/docs/references/';

/** What a reader does first. */
const begin = (page: Page): Promise<void> => page.keyboard.press('Tab');

for (const viewport of [{width: 1280, height: 800}, PHONE]) {
  test(`nothing of it is asked for before a reader begins, and nothing moves when it comes, at ${viewport.width} px`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize(viewport);
    await open(page, REFERENCES);
    // The sidebar has scrolled to the page's link by then.
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('page-tools'))).toEqual([]);
    // The height of the page alone would be the sidebar's.
    const next = page.getByRole('navigation', {name: 'Docs pages'});
    const before = await next.boundingBox();
    expect(before).not.toBeNull();
    await begin(page);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
    await expect(page.getByRole('region', {name: 'Was this page helpful?'})).toBeAttached();
    expect(asked.filter((url) => url.includes('page-tools'))).toHaveLength(1);
    expect(await next.boundingBox()).toEqual(before);
  });
}

test('a page, the address of a heading, and a whole program are taken along, what was told goes away', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, TUTORIAL);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('page-tools'))).toEqual([]);
  await begin(page);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', {name: 'Copy page'}).click();
  expect(asked.filter((url) => url.includes('page-tools'))).toHaveLength(1);
  const told = page.getByRole('status').first();
  await expect(told).toContainText('copied');
  expect(await copied()).toContain(`# ${titleOf(TUTORIAL)}`);
  await page.mouse.move(0, 0);
  await page.clock.fastForward('00:10');
  await expect(told).toBeEmpty();

  await page.locator('h2#run, h2').first().hover();
  await page.locator('h2 .hash-link').first().click();
  await expect.poll(copied).toMatch(/\/docs\/tutorials\/gettingstarted\/#.+/);
});

test('no key of one character does anything of its own; what is typed about a page stays', async ({
  page,
}) => {
  await open(page, TUTORIAL);
  await begin(page);
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
  await page.locator('h1').click();
  // All that a keyboard writes; e2e/search.spec.ts has `/`, which was search's.
  const written = Array.from({length: 95}, (_, at) => String.fromCharCode(32 + at)).filter(
    (key) => key !== '/',
  );
  const before = await page.locator('body *').count();
  for (const key of written) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.locator('body *').count()).toBe(before);

  // What was typed about a page stays when a reader comes back.
  const box = page.getByRole('region', {name: 'Was this page helpful?'});
  await box.getByRole('button', {name: 'No'}).click();
  await box.getByRole('textbox').fill('The third step');
  await page.reload();
  await begin(page);
  await box.getByRole('button', {name: 'No'}).click();
  await expect(box.getByRole('textbox')).toHaveValue('The third step');
});

test('a picture becomes as large as the screen, and Escape takes it away', async ({page}) => {
  await open(page, TUTORIAL);
  await begin(page);
  const figure = page.locator('figure.picture').first();
  await figure.scrollIntoViewIfNeeded();
  const drawing = figure.locator('[role=img]');
  await figure.getByRole('button', {name: 'Enlarge the picture'}).click();
  const dialog = page.getByRole('dialog', {name: 'Picture'});
  const large = dialog.getByRole('img');
  await expect(large).toHaveAccessibleName((await drawing.getAttribute('aria-label'))!);
  const widthOf = async (one: Locator): Promise<number> => (await one.boundingBox())!.width;
  expect(await widthOf(large)).toBeGreaterThan(await widthOf(drawing));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(figure.getByRole('button')).toBeFocused();
});

test('on a phone "On this page" stays at hand far down, and leads on', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, TUTORIAL);
  await begin(page);
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
  // A picture is drawn for a phone, and nothing covers it.
  await expect(page.locator('figure.picture .tool').first()).toBeAttached();
  await expect(page.locator('figure.picture .tool').filter({visible: true})).toHaveCount(0);
  await page.locator('#clash').scrollIntoViewIfNeeded();
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.locator('summary').click({trial: true});
  await expect(contents.locator('summary')).toBeInViewport({ratio: 1});
  await contents.locator('summary').click();
  const entry = contents.getByRole('link', {name: 'Play with it'});
  await expect(entry).toBeInViewport();
  await entry.click();
  await expect(page).toHaveURL(/#play$/);
  const heading = page.locator('#play');
  await expect(heading).toBeInViewport();
  const room = async (): Promise<number> => {
    const [above, below] = await Promise.all([contents.boundingBox(), heading.boundingBox()]);
    return below!.y - (above!.y + above!.height);
  };
  // Not hidden behind them.
  await expect.poll(room).toBeGreaterThan(0);
});

test('another page leads back to a tutorial, which is ticked once it was read, and then to the next', async ({
  page,
}) => {
  const onward = page.getByRole('link', {name: /^Continue/});
  await open(page, TUTORIAL);
  await begin(page);
  const next = await page.locator('.pagination-nav__link--next').getAttribute('href');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tutorials'))).not.toBeNull();
  await open(page, '/docs/intro/');
  await begin(page);
  await onward.click();
  await expect(page).toHaveURL(new RegExp(`${TUTORIAL}$`));
  await begin(page);
  await page.locator('main .pagination-nav').scrollIntoViewIfNeeded();
  await expect(page.locator(`a.menu__link[href="${TUTORIAL}"] .tool-read`)).toHaveCount(1);
  await open(page, '/docs/intro/');
  await begin(page);
  await onward.click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
});

test('a page that is come back to knows what was read meanwhile, and forgets none of it', async ({
  page,
}) => {
  const other = '/docs/tutorials/basic-usage/';
  const tick = (path: string): Locator =>
    page.locator(`.theme-doc-sidebar-menu a.menu__link[href="${path}"] .tool-read`);
  await open(page, TUTORIAL);
  await begin(page);
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
  await page.evaluate((path) => {
    localStorage.setItem('tutorials', JSON.stringify({read: [path]}));
    // Out of the browser's cache, which a page that Playwright looks into never comes from.
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  }, other);
  await expect(tick(other)).toHaveCount(1);
  await page.locator('main .pagination-nav').scrollIntoViewIfNeeded();
  await expect(tick(TUTORIAL)).toHaveCount(1);
  const kept = await page.evaluate(() => localStorage.getItem('tutorials')!);
  expect(JSON.parse(kept)).toMatchObject({read: [other, TUTORIAL], last: {path: TUTORIAL}});
});

test.describe('at an address that no page has', () => {
  test.use({noise: /404/});
  test('R5 the nearest pages are suggested, and search asks for what was meant', async ({page}) => {
    await page.goto('/geting-started/');
    await expect(
      page.getByRole('main').locator('a[href="/docs/tutorials/gettingstarted/"]'),
    ).toBeVisible();
    await expect(page.getByRole('link', {name: 'Search for “geting started”'})).toHaveAttribute(
      'href',
      /\?q=geting\+started$/,
    );
  });
});

test.describe('by finger', () => {
  test.use({hasTouch: true, viewport: PHONE});

  test('the buttons that come beside the reading time move nothing below it', async ({page}) => {
    await open(page, '/docs/intro/');
    const figure = page.locator('article [data-figure]').first();
    const before = await figure.boundingBox();
    await page.touchscreen.tap(200, 300);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
    expect(await figure.boundingBox()).toEqual(before);
  });
});
