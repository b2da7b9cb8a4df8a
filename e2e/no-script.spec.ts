/** The site for readers without JavaScript, and for everyone before it has loaded. */
import {API_MODULES} from '../src/site/links';
import {ROUTES, walkedPages} from './pages';
import {chrome, expect, PHONE, test} from './test';

test.use({
  javaScriptEnabled: false,
  noise: /Failed to load resource: the server responded with a status of 404 .*\/no\/such\/page\//,
});

test('no script a page of each kind shows its text, and all of its tabs', async ({page}) => {
  test.slow();
  // That all pages have text is what tests/build/pages.test.ts sees.
  for (const {path} of walkedPages('kinds')) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(chrome.title(page)).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect(text.trim().length, 'characters of visible text').toBeGreaterThan(40);
      const hidden = await page
        .locator('[role=tabpanel]')
        .evaluateAll((all) => all.filter((panel) => !panel.checkVisibility()).length);
      expect(hidden, 'hidden tabs').toBe(0);
    });
  }
});

test('no script documents are one click away from any of them, the APIs menu opens, and search leads to its page', async ({
  page,
}) => {
  await page.goto('/docs/intro/');
  await test.step('documents', async () => {
    const documents = ROUTES.filter((path) => path.startsWith('/docs/'));
    for (const path of documents) {
      await expect(chrome.docsSidebar(page).locator(`a[href="${path}"]`).first()).toBeVisible();
    }
  });
  await test.step('APIs', async () => {
    await chrome.apis(page).click();
    const links = chrome.navbar(page).locator('details a');
    await expect(links).toHaveCount(API_MODULES.length);
    for (const link of await links.all()) {
      await expect(link).toBeVisible();
    }
    await chrome.apis(page).click();
  });
  await test.step('on a phone, documents are still reachable from a document', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/docs/intro/');
    const visible = await page
      .locator('a[href^="/docs/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      .catch(() => []);
    expect(visible.length).toBeGreaterThan(0);
    await expect(page.getByRole('link', {name: /search|all pages|menu/i}).first()).toBeVisible();
  });
  await test.step('search leads to its page, which says what to do', async () => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto('/docs/references/');
    await page
      .getByRole('link', {name: /^Search/})
      .first()
      .click();
    await expect(page).toHaveURL(/\/search\/$/);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
