/** What is pressed and typed while the script of controls is still on its way is done when it has come. */
import type {Locator, Page} from '@playwright/test';
import {chrome, expect, hold, PHONE, ready, test} from './test';

const TABS = '/docs/tutorials/gettingstarted/';
const EXERCISE = '/docs/tutorials/first-collektive-program/';
const PLAYGROUND = '/playground/';
/** Where each way to press is tried: by mouse on all of these pages, by the others on one that has most of it. */
const PAGES: Record<string, string[]> = {
  mouse: [TABS, EXERCISE, PLAYGROUND],
  touch: [EXERCISE],
  keyboard: [TABS],
};

/** How a page tells what was done to its controls. */
declare global {
  interface Window {
    presses: {control: string; event: Event}[];
  }
}

/** Opens a page whose script of controls stays away. @returns what lets it come */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await hold(page, /\/assets\/js\/page\./);
  await page.addInitScript(() => {
    window.presses = [];
    window.addEventListener(
      'click',
      (event) => {
        const {control} =
          (event.target as Element).closest<HTMLElement>('[data-control]')?.dataset ?? {};
        if (!event.isTrusted && control !== undefined) {
          window.presses.push({control, event});
        }
      },
      true,
    );
  });
  await page.goto(address, {waitUntil: 'commit'});
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(
        ({sheet}) => sheet,
      ),
  );
  return async () => {
    release();
    await ready(page);
  };
}

/** The controls that were pressed by the page, once all islands are alive: what an island keeps until then is no press. */
async function pressesOf(page: Page): Promise<string[]> {
  await expect(page.locator('[data-island][aria-busy]')).toHaveCount(0);
  return page.evaluate(() =>
    window.presses
      .filter(
        ({event}) => !event.defaultPrevented || !(event.target as Element).closest('[data-island]'),
      )
      .map(({control}) => control),
  );
}

/** Names the first control of each kind that can be seen, and one that only the keyboard finds. */
async function controlsOf(page: Page, withHidden: boolean): Promise<Locator[]> {
  const names = await page.evaluate((hidden) => {
    const kinds = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>('button, [role=tab], [data-skip], summary')]
      .filter((one) => {
        const kind = one.tagName + one.className + one.title + Object.keys(one.dataset).join();
        const box = one.getBoundingClientRect();
        const isSeen = one.checkVisibility({visibilityProperty: true}) && box.width > 1;
        const isReached = hidden ? one.tabIndex >= 0 : one.dataset.skip === undefined;
        return isSeen && isReached && !kinds.has(kind) && kinds.add(kind);
      })
      .map((one, at) => (one.dataset.control = `${at} ${one.ariaLabel ?? one.textContent}`));
  }, withHidden);
  return names.map((_, at) => page.locator(`[data-control^="${at} "]`));
}

async function middleOf(control: Locator): Promise<[number, number]> {
  await control.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
  const {x, y, width, height} = (await control.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

const WAYS: Record<string, (page: Page, control: Locator) => Promise<void>> = {
  mouse: async (page, control) => page.mouse.click(...(await middleOf(control))),
  touch: async (page, control) => page.touchscreen.tap(...(await middleOf(control))),
  keyboard: async (page, control) => {
    await control.focus();
    await page.keyboard.press('Enter');
  },
};

for (const [way, press] of Object.entries(WAYS)) {
  test.describe(`C12 by ${way}`, () => {
    test.use(way === 'touch' ? {hasTouch: true, viewport: PHONE} : {});

    for (const address of PAGES[way]) {
      test(`C12 each control of ${address} that is pressed early by ${way} is pressed once`, async ({
        page,
      }) => {
        const come = await openEarly(page, address);
        const pressed: string[] = [];
        for (const control of await controlsOf(page, way === 'keyboard')) {
          // Those of the browser's own open at once; tabs answer to keys, see below.
          const isOwn = await control.evaluate((one) => one.tagName === 'SUMMARY');
          const isTab = (await control.getAttribute('role')) === 'tab';
          const details = control.locator('xpath=parent::details');
          const wasOpen = isOwn && (await details.getAttribute('open')) !== null;
          await press(page, control);
          if (isOwn) {
            await expect(details).toHaveJSProperty('open', !wasOpen);
          } else if (!isTab || way !== 'keyboard') {
            pressed.push((await control.getAttribute('data-control'))!);
          }
        }
        expect(pressed.length).toBeGreaterThan(0);
        await come();
        expect((await pressesOf(page)).toSorted()).toEqual(pressed.toSorted());
      });
    }
  });
}

test.describe('C12 early presses do what they say', () => {
  test('C12 of the menu of narrow screens, in the middle of its icon', async ({page}) => {
    await page.setViewportSize(PHONE);
    const come = await openEarly(page, '/docs/intro/');
    await page.mouse.click(...(await middleOf(chrome.hamburger(page))));
    await come();
    await expect(chrome.menu(page)).toBeVisible();
  });

  test('C12 of tabs, by arrows and Enter', async ({page}) => {
    const come = await openEarly(page, TABS);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await come();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).toBeFocused();
  });

  test('C12 of the colour mode, in the middle of its icon; one that fails takes none of the others with it', async ({
    page,
    log,
  }) => {
    const come = await openEarly(page, '/docs/intro/');
    const close = chrome.announcement(page).getByRole('button', {name: /^Close/});
    await close.evaluate((button: HTMLElement) => {
      button.click = () => {
        throw new Error('no press');
      };
    });
    await close.click();
    await page.mouse.click(...(await middleOf(chrome.modeToggle(page))));
    await come();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    expect(log.uncaught).toEqual([expect.stringContaining('no press')]);
    log.uncaught.length = 0;
  });
});

test.describe('C12 what is typed early into search', () => {
  test('C12 is as it was typed, with what was taken back, and slashes', async ({page}) => {
    const come = await openEarly(page, '/docs/intro/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a/gosh');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('sip');
    await come();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('a/gossip');
  });

  test('C12 ends with Escape; keys of the browser stay its own', async ({page}) => {
    const come = await openEarly(page, '/docs/intro/');
    // Before the keys: a press that comes first would never be heard.
    const prevented = await page.evaluateHandle(() => {
      const heard: boolean[] = [];
      window.addEventListener('keydown', (event) => {
        if (event.key === 'j') {
          heard.push(event.defaultPrevented);
        }
      });
      return heard;
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+j');
    await expect.poll(() => prevented.jsonValue()).toEqual([false]);
    await page.keyboard.type('gos');
    await page.keyboard.press('Escape');
    await page.keyboard.type('x');
    await come();
    await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
  });

  test('C12 Enter leads to the search page with it', async ({page}) => {
    const come = await openEarly(page, '/docs/intro/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gossip');
    await page.keyboard.press('Enter');
    await come();
    await expect(page).toHaveURL(/\/search\/\?q=gossip$/);
  });
});
