/** Islands: parts of a page that stand there whole, come alive in place, and lose nothing that a reader does before. */
import type {Locator} from '@playwright/test';
import {PAGE, figureOf} from './figures';
import {expect, hold, open, test} from './test';

/** Where all that can be pressed in a figure stands, from its corner on, and how large it is. */
const layoutOf = (host: Locator): Promise<number[][]> =>
  host.evaluate((figure) => {
    const {left, top, width, height} = figure.getBoundingClientRect();
    const all = [...figure.querySelectorAll('button, input, summary, svg, p')].map((one) => {
      const box = one.getBoundingClientRect();
      return [box.left - left, box.top - top, box.width, box.height].map(Math.round);
    });
    // One of two drawings is hidden.
    return [[width, height].map(Math.round), ...all.filter(([, , wide]) => wide > 0)];
  });

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by finger' : 'by mouse', () => {
    test.use({hasTouch, contextOptions: {reducedMotion: 'no-preference'}});

    for (const dwell of hasTouch ? [60] : [0, 160]) {
      test(`C12 a press on Run ${dwell} ms after a reader came near is not lost, and nothing moves`, async ({
        page,
      }) => {
        await open(page, PAGE);
        const {host, button, round} = figureOf(page);
        const run = button('Run');
        await run.evaluate((one) => one.scrollIntoView({block: 'center'}));
        const before = await layoutOf(host);
        const {x, y} = (await run.boundingBox())!;
        await page.mouse.move(x + 29, y + 13);
        await page.mouse.move(x + 19, y + 9);
        await page.waitForTimeout(dwell);
        await (hasTouch ? page.touchscreen.tap(x + 19, y + 19) : page.mouse.click(x + 19, y + 9));
        await expect(button('Pause')).toBeVisible();
        await expect(round).toHaveText(/^Round [2-9]$/);
        expect(await layoutOf(host)).toEqual(before);
        await expect(host.locator('[data-pressed]')).toHaveCount(0);
      });
    }
  });
}

test.describe('before it is alive', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('C12 a device that is pressed, a tool and an option that are chosen count', async ({
    page,
  }) => {
    const release = await hold(page, /island-Figure/);
    await open(page, PAGE);
    const {host, tool, device} = figureOf(page);
    await page.mouse.move(9, 9);
    await page.mouse.move(19, 19);
    await host.scrollIntoViewIfNeeded();
    // The last device, where the drawing has it.
    const {x, y, width, height} = (await host
      .locator('svg')
      .filter({visible: true})
      .first()
      .boundingBox())!;
    await page.mouse.click(x + (width * 533) / 640, y + (height * 36) / 360);
    await tool('Cut').check({force: true});
    await host.getByText('Options').click();
    await host.getByRole('slider', {name: 'Rounds per second'}).fill('20');
    release();
    await expect(page.locator('[data-hydrated]').filter({has: host})).toHaveCount(1);
    await expect(tool('Cut')).toBeChecked();
    await expect(host.locator('.figure-options .number').first()).toHaveText('20');
    await expect(host.locator('svg [data-id][aria-pressed=true]')).toHaveCount(2);
    await expect(device(0)).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('a part of the release is unavailable', () => {
  test.use({noise: /island/});

  test('F18 the figure stays as it was sent, a click says why, and another try does what was asked', async ({
    page,
    log,
  }) => {
    await page.route(/island-Figure/, (route) => route.abort());
    await open(page, PAGE);
    const {host, button, round} = figureOf(page);
    await page.mouse.move(9, 9);
    await host.scrollIntoViewIfNeeded();
    await page.mouse.move(19, 19);
    await expect.poll(() => log.failed.splice(0).length).toBeGreaterThan(0);
    await expect(host.getByRole('img').first()).toBeVisible();
    // The page is loaded anew, once: it may be of an older release.
    const loaded = page.waitForEvent('load');
    await button('Run').click();
    await loaded;
    await button('One round').click();
    const notice = page.getByRole('status').filter({hasText: 'cannot be loaded at the moment'});
    await expect(notice).toBeVisible();
    await page.unroute(/island-Figure/);
    log.failed.splice(0);
    await notice.getByRole('button', {name: 'Try again'}).click();
    await expect(round).toHaveText(/^Round \d+$/);
  });
});

test.describe('that crashes', () => {
  test.use({noise: /Broken on purpose/});

  test('C11 says so in its own place, and a second try brings it back', async ({page, log}) => {
    await page.route(/island-Figure/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `let tries = 0;
          export default {Component() { if ((tries += 1) < 9) throw new Error('Broken on purpose'); }};`,
      }),
    );
    await open(page, PAGE);
    await page.mouse.move(9, 9);
    await page.locator('[data-figure]').first().scrollIntoViewIfNeeded();
    await page.mouse.move(19, 19);
    const place = page.locator('[data-island=Figure]').first();
    await expect(place).toContainText('This page crashed.');
    await expect(place).toContainText('Broken on purpose');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // Whoever looks into the console finds it there, too.
    await expect.poll(() => log.uncaught.splice(0).length).toBeGreaterThan(0);
  });
});
