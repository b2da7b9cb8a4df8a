/**
 * Pages that have the framework's client, by STOCK_CLIENT: it takes them over, and goes from page to page by itself.
 * Readers do what they do on static pages. The other tests of this build show search.
 */
import {HOSTED} from '../scripts/test/stages';
import {titleOf} from './pages';
import {chrome, expect, linkTo, open, PHONE, test} from './test';

const PAGE = '/docs/tutorials/gettingstarted/';
const NEXT = '/docs/tutorials/basic-usage/';

test.use({site: 'hosted'});

test.describe('the framework’s client', () => {
  test('C12 React takes a page over by itself, once', async ({page}) => {
    expect(HOSTED.STOCK_CLIENT).toBe('true');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/(main|runtime~main)\.[^/]*\.js$/.test(request.url())) {
        scripts.push(request.url());
      }
    });
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    expect(new Set(scripts).size).toBe(2);
    expect(scripts).toHaveLength(2);
  });

  test('C6 C9 C15 controls do their work once, and the first link loads no document', async ({
    page,
    log,
  }) => {
    await open(page, PAGE);
    await chrome.modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const sidebar = chrome.docsSidebar(page);
    const fold = chrome.fold(sidebar, 'explanation');
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await linkTo(sidebar, NEXT).click();
    await expect(page).toHaveURL((url) => url.pathname === NEXT);
    await expect(chrome.title(page)).toHaveText(titleOf(NEXT));
    await expect(chrome.docsSidebar(page).locator('[aria-current=page]')).toHaveAttribute(
      'href',
      NEXT,
    );
    expect(log.loads).toHaveLength(1);
    await page.goBack();
    await expect(chrome.title(page)).toHaveText(titleOf(PAGE));
    expect(log.loads).toHaveLength(1);
  });

  test('C2 the menu of a phone leads on, and is gone then', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, PAGE);
    await chrome.hamburger(page).click();
    const drawer = chrome.menu(page);
    await linkTo(drawer, '/docs/glossary/').click();
    await expect(page).toHaveURL(/\/docs\/glossary\/$/);
    await expect(drawer).toBeHidden();
  });
});
