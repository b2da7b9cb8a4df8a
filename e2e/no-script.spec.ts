/** The site for readers without JavaScript, and for everyone before it has loaded. */
import {API_MODULES} from '../src/site/links';
import {allPages, ROUTES} from './pages';
import {chrome, expect, PHONE, test} from './test';

test.use({
  javaScriptEnabled: false,
  noise: /Failed to load resource: the server responded with a status of 404 .*\/no\/such\/page\//,
});

/** The first two folders of a page's address. */
const folderOf = (address: string): string => address.split('/').slice(0, 3).join('/');

// Several pages to a test: most of its time would go into opening a window.
for (const folder of new Set(allPages().map(folderOf))) {
  test(`no script pages of ${folder} show their text`, async ({page}) => {
    test.slow();
    for (const path of allPages().filter((address) => folderOf(address) === folder)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(chrome.title(page)).toBeVisible();
        await expect(page.getByRole('main')).toBeVisible();
        const text = await page.getByRole('main').innerText();
        expect(text.trim().length, 'characters of visible text').toBeGreaterThan(40);
        for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) {
          await expect(panel).toBeVisible();
        }
      });
    }
  });
}

test('no script APIs menu opens and shows its links', async ({page}) => {
  await page.goto('/');
  await chrome.apis(page).click();
  const links = chrome.navbar(page).locator('details a');
  await expect(links).toHaveCount(API_MODULES.length);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
  }
});

test('no script documents are one click away from any of them', async ({page}) => {
  await page.goto('/docs/intro/');
  const documents = ROUTES.filter((path) => path.startsWith('/docs/'));
  for (const path of documents) {
    await expect(chrome.docsSidebar(page).locator(`a[href="${path}"]`).first()).toBeVisible();
  }
});

test('no script on a phone, documents are still reachable from a document', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/docs/intro/');
  const visible = await page
    .locator('a[href^="/docs/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    .catch(() => []);
  expect(visible.length).toBeGreaterThan(0);
  await expect(page.getByRole('link', {name: /search|all pages|menu/i}).first()).toBeVisible();
});

test('no script search leads to the search page, which says what to do', async ({page}) => {
  await page.goto('/');
  await page
    .getByRole('link', {name: /^Search/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/search\/$/);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
