/** Row C2 and the mobile menu's faults in stock 3.9.2: it is a dialog that keeps the focus. */
import {API_MODULES, REPOSITORY} from '../src/site/links';
import {chrome, expect, follow, linkTo, open, PHONE, still, test} from './test';

test.use({viewport: PHONE});

const DESKTOP_FROM = 997;

test.describe('C2 mobile menu', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/docs/intro/');
    await expect(chrome.menu(page)).toBeHidden();
    await chrome.hamburger(page).click();
    await expect(chrome.menu(page)).toBeVisible();
    await still(page);
  });

  test('C2 the menu is a modal dialog with the documents, and a way back to the main menu', async ({
    page,
  }) => {
    const menu = chrome.menu(page);
    await expect(menu).toHaveAttribute('aria-modal', 'true');
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

  test('C2 the menu holds the APIs', async ({page}) => {
    const menu = chrome.menu(page);
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    const apis = menu.locator('a[href^="https://javadoc.io/"]');
    if (!(await apis.first().isVisible())) {
      await chrome.apis(page, menu).click();
    }
    await expect(apis).toHaveCount(API_MODULES.length);
    await expect(apis.first()).toBeVisible();
  });

  test('C2 the APIs show that they unfold, and that they are unfolded', async ({page}) => {
    const menu = chrome.menu(page);
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
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
    await expect(menu.locator('a[href^="https://javadoc.io/"]').first()).toBeVisible();
    expect((await caret()).turned).not.toBe(folded.turned);
  });

  test('C2 the menu closes on a link and shows its page', async ({page}) => {
    await chrome.menu(page).locator('a[href="/docs/references/"]').click();
    await expect(chrome.menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/references\/$/);
  });

  test('C2 the menu closes on Escape and gives the focus back', async ({page}) => {
    await page.keyboard.press('Escape');
    await expect(chrome.menu(page)).toBeHidden();
    await expect(chrome.hamburger(page)).toBeFocused();
  });

  test('C2 the menu closes by its button and gives the focus back', async ({page}) => {
    await chrome
      .menu(page)
      .getByRole('button', {name: /^Close/})
      .click();
    await expect(chrome.menu(page)).toBeHidden();
    await expect(chrome.hamburger(page)).toBeFocused();
  });

  test('C2 the menu closes on its backdrop', async ({page}) => {
    await page.mouse.click(PHONE.width - 4, PHONE.height / 2);
    await expect(chrome.menu(page)).toBeHidden();
    await expect(chrome.hamburger(page)).toBeFocused();
  });

  test('C2 the menu closes when the window becomes a desktop, the page stays usable', async ({
    page,
  }) => {
    await page.setViewportSize({width: DESKTOP_FROM - 1, height: 800});
    await expect(chrome.menu(page)).toBeVisible();
    await page.setViewportSize({width: DESKTOP_FROM, height: 800});
    await expect(chrome.menu(page)).toBeHidden();
    await linkTo(chrome.navbar(page), '/blog/').click();
    await expect(page).toHaveURL(/\/blog\/$/);
  });

  test('C2 the menu keeps the focus, forwards and backwards', async ({page}) => {
    const menu = chrome.menu(page);
    const stops = await menu.locator('a[href], button, summary').locator('visible=true').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < stops + 2; i++) {
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

  test('C2 the page behind the menu does not scroll', async ({page}) => {
    await page.mouse.move(PHONE.width - 4, PHONE.height / 2);
    await page.mouse.wheel(0, 800);
    await page.mouse.move(60, PHONE.height / 2);
    await page.mouse.wheel(0, 4000);
    await still(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('C2 categories in the menu open and close', async ({page}) => {
    const menu = chrome.menu(page);
    const link = menu.locator('a[href="/docs/tutorials/gettingstarted/"]');
    const wasVisible = await link.isVisible();
    await chrome.fold(menu, 'tutorials').click();
    await (wasVisible ? expect(link).toBeHidden() : expect(link).toBeVisible());
  });
});

test('C2 a link of the menu leads to its page, where the menu is closed', async ({page}) => {
  await open(page, '/docs/intro/');
  await chrome.hamburger(page).click();
  await chrome.menu(page).locator('a[href="/docs/references/"]').click();
  await expect(page).toHaveURL(/\/docs\/references\/$/);
  await expect(chrome.menu(page)).toBeHidden();
});

test('C2 the hamburger says whether the menu is open', async ({page}) => {
  await open(page, '/');
  await expect(chrome.hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  await chrome.hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(chrome.menu(page)).toBeVisible();
  await expect(page.locator('nav [aria-expanded="true"]').first()).toBeAttached();
});

test('C2 outside the documentation the menu shows the main items at once', async ({page}) => {
  await open(page, '/');
  await chrome.hamburger(page).click();
  await expect(linkTo(chrome.menu(page), '/docs/intro/')).toBeVisible();
});

test('C2 back closes the menu and leaves a usable page', async ({page}) => {
  await open(page, '/');
  await follow(chrome.footerLink(page));
  const visited = ['/', new URL(page.url()).pathname];
  await chrome.hamburger(page).click();
  await expect(chrome.menu(page)).toBeVisible();
  await page.goBack();
  await expect(chrome.menu(page)).toBeHidden();
  await expect(page).toHaveURL(({pathname}) => visited.includes(pathname));
  await expect(chrome.title(page)).toBeVisible();
});
