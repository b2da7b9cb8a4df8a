/** Row C2 and the mobile menu's faults in stock 3.9.2: it is a dialog that keeps the focus. */
import type {Page} from '@playwright/test';
import {API_MODULES, REPOSITORY} from '../src/site/links';
import {chrome, expect, follow, linkTo, open, PHONE, ready, still, test} from './test';

test.use({viewport: PHONE});

const DESKTOP_FROM = 997;

async function openMenu(page: Page): Promise<void> {
  await expect(chrome.menu(page)).toBeHidden();
  await chrome.hamburger(page).click();
  await expect(chrome.menu(page)).toBeVisible();
  await still(page);
}

test('C2 the menu is a modal dialog that keeps the focus, with the documents, and a way back to the main menu and the APIs', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  await openMenu(page);
  const menu = chrome.menu(page);
  const apis = menu.locator('a[href^="https://javadoc.io/"]');
  await test.step('it keeps the focus, forwards and backwards', async () => {
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    const stops = menu.locator('a[href], button, summary').filter({visible: true});
    // From its ends: in between, the browser finds the next stop by itself.
    for (const [key, end] of [
      ['Tab', stops.last()],
      ['Shift+Tab', stops.first()],
    ] as const) {
      await end.focus();
      for (let i = 0; i < 4; i++) {
        await page.keyboard.press(key);
        // A modal dialog lets the focus pass by the browser's own controls, never by the page.
        const outside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused === document.body || focused?.closest('dialog, [role="dialog"]')
            ? null
            : focused?.outerHTML.slice(0, 120);
        });
        expect(outside).toBeNull();
      }
    }
  });
  await test.step('categories open and close', async () => {
    const link = menu.locator('a[href="/docs/tutorials/gettingstarted/"]');
    const wasVisible = await link.isVisible();
    await chrome.fold(menu, 'tutorials').click();
    await (wasVisible ? expect(link).toBeHidden() : expect(link).toBeVisible());
  });
  await test.step('the page behind does not scroll', async () => {
    await page.mouse.move(PHONE.width - 4, PHONE.height / 2);
    await page.mouse.wheel(0, 800);
    await page.mouse.move(60, PHONE.height / 2);
    await page.mouse.wheel(0, 4000);
    await still(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('the documents, and the main menu', async () => {
    await expect(menu.locator('a[href="/docs/references/"]')).toBeVisible();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(linkTo(menu, '/docs/intro/')).toBeVisible();
    await expect(linkTo(menu, '/blog/')).toBeVisible();
    await expect(menu.locator(`a[href="${REPOSITORY}"]`)).toBeVisible();
    await expect(
      menu.getByRole('button', {name: /^Switch between dark and light mode/}),
    ).toBeVisible();
    await expect(menu.locator('a[href="/docs/references/"]')).toBeHidden();
  });
  await test.step('the APIs show that they unfold, and that they are unfolded', async () => {
    const summary = chrome.apis(page, menu);
    const caret = () =>
      summary.evaluate((element) => {
        const {content, borderBottomWidth, rotate, transform} = getComputedStyle(
          element,
          '::after',
        );
        return {content, borderBottomWidth, turned: rotate + transform};
      });
    const folded = await caret();
    expect(folded).toMatchObject({content: '""', borderBottomWidth: '2px'});
    await summary.click();
    await expect(apis).toHaveCount(API_MODULES.length);
    await expect(apis.first()).toBeVisible();
    expect((await caret()).turned).not.toBe(folded.turned);
  });
});

test('C2 the menu closes on Escape, its button, its backdrop, a link, back, and when the window becomes a desktop', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  const menu = chrome.menu(page);
  const CLOSE: Record<string, () => Promise<void>> = {
    Escape: () => page.keyboard.press('Escape'),
    'its button': () => menu.getByRole('button', {name: /^Close/}).click(),
    'its backdrop': () => page.mouse.click(PHONE.width - 4, PHONE.height / 2),
  };
  for (const [how, close] of Object.entries(CLOSE)) {
    await test.step(`${how}, which gives the focus back`, async () => {
      await openMenu(page);
      await close();
      await expect(menu).toBeHidden();
      await expect(chrome.hamburger(page)).toBeFocused();
    });
  }
  await test.step('a link, which shows its page', async () => {
    await openMenu(page);
    await menu.locator('a[href="/docs/references/"]').click();
    await expect(page).toHaveURL(/\/docs\/references\/$/);
    await expect(menu).toBeHidden();
    await ready(page);
  });
  await test.step('the window of a desktop, whose page stays usable', async () => {
    await openMenu(page);
    await page.setViewportSize({width: DESKTOP_FROM - 1, height: 800});
    await expect(menu).toBeVisible();
    await page.setViewportSize({width: DESKTOP_FROM, height: 800});
    await expect(menu).toBeHidden();
    await linkTo(chrome.navbar(page), '/blog/').click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await ready(page);
  });
  await test.step('back, which leaves a usable page', async () => {
    await page.setViewportSize(PHONE);
    await follow(chrome.footerLink(page));
    await ready(page);
    const visited = ['/blog/', new URL(page.url()).pathname];
    await openMenu(page);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(({pathname}) => visited.includes(pathname));
    await expect(chrome.title(page)).toBeVisible();
  });
});

test('C2 the hamburger says whether the menu is open, which shows the main items at once outside the documentation', async ({
  page,
}) => {
  await open(page, '/markdown-page/');
  await expect(chrome.hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  await chrome.hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(chrome.menu(page)).toBeVisible();
  await expect(page.locator('nav [aria-expanded="true"]').first()).toBeAttached();
  await expect(linkTo(chrome.menu(page), '/docs/intro/')).toBeVisible();
});
