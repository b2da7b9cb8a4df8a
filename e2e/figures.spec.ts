/** Figures to touch: by mouse, finger, keyboard and screen reader, and what becomes of them when something is missing. */
import {PAGE, WORKER, centre, come, figureOf} from './figures';
import {expect, open, overflow, PHONE, test} from './test';

// Motion is turned on where a test is about it.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [how, widths] of [
  ['mouse', [320, 346, 594, 768, 1280]],
  ['finger', [320, 390]],
] as const) {
  test.describe(`by ${how}`, () => {
    test.use({hasTouch: how === 'finger'});

    test(`a figure is there before any script, and comes to life by ${how} without moving anything, however wide the window is`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open(page, PAGE);
      const {host} = figureOf(page);
      const sizes = async (): Promise<number[][]> => {
        const all: number[][] = [];
        for (const width of widths) {
          await page.setViewportSize({width, height: 800});
          const box = (await host.boundingBox())!;
          all.push([width, box.width, box.height, await overflow(page)].map(Math.round));
        }
        return all;
      };
      await expect(host.getByRole('img').first()).toHaveAccessibleName(
        /^Hops to the nearest source: 24 devices/,
      );
      const before = await sizes();
      expect(before.map((size) => size.at(-1))).toEqual(widths.map(() => 0));
      expect(asked.filter((path) => /play/.test(path))).toEqual([]);
      const {device, valueOf, round} = await come(page);
      expect(await sizes()).toEqual(before);
      await expect(round).toHaveText('Round 12');
      await valueOf(23, '8.0');
      await expect(device(0)).toHaveAttribute('aria-pressed', 'true');
      // What runs it came once.
      const scripts = asked.filter((path) => /js\/play/.test(path));
      expect(new Set(scripts).size).toBe(scripts.length);
    });
  });
}

test('by mouse: a source, a stroke that cuts, a device that is dragged, a reset', async ({
  page,
}) => {
  await open(page, PAGE);
  const {network, button, valueOf, told, device, round, tool} = await come(page);
  await button('Run').click();
  await valueOf(5, '5.0');
  const last = await centre(page, 5);
  await page.mouse.click(last.x, last.y);
  await expect(told).toHaveText(
    /^Device 5 is now a source\. Settled after \d rounds\. Device 5: 0\.0, source\. It heard/,
  );
  await expect(device(5)).toHaveAttribute('aria-pressed', 'true');
  await button('One round').click();
  await valueOf(5, '0.0');
  await page.mouse.click(last.x, last.y);

  // A stroke between the first two columns, over their links in all rows.
  const box = (await network.boundingBox())!;
  const [first, second] = [await centre(page, 0), await centre(page, 1)];
  const x = (first.x + second.x) / 2;
  await page.mouse.move(x, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 60, {steps: 3});
  await page.mouse.move(x, box.y + box.height - 40, {steps: 3});
  await page.mouse.up();
  await expect(told).toContainText('4 links cut.');
  await button('Run').click();
  await button('Run').click();
  await valueOf(18, '3.0');
  await expect(device(23)).not.toHaveAccessibleName(/8\.0/);
  await button('Restore links').click();
  await button('Run').click();
  await valueOf(23, '8.0');

  // Away from its neighbours.
  const from = await centre(page, 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20, {steps: 4});
  await page.mouse.up();
  await expect.poll(async () => (await centre(page, 0)).x).toBeGreaterThan(from.x + 20);

  await tool('Remove').check({force: true});
  const gone = await centre(page, 23);
  await page.mouse.click(gone.x, gone.y);
  await expect(device(23)).toHaveCount(0);
  await tool('Add').check({force: true});
  await page.mouse.click(gone.x, gone.y);
  await expect(device(23)).toBeVisible();

  await button('Reset').click();
  await expect(round).toHaveText('Round 1');
  await valueOf(1, 'Infinity');
});

test('by keyboard alone, and told politely', async ({page}) => {
  await open(page, PAGE);
  const {button, device, valueOf, host, told} = await come(page);
  await device(0).focus();
  await expect(told).toHaveText('Device 0: 0.0, source. It heard 1 (1.0), 6 (1.0).');
  await page.keyboard.press('ArrowRight');
  await expect(device(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(device(7)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(device(7)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status')).toHaveText(
    /^Device 7 is now a source\. Settled after \d rounds\.$/,
  );
  const before = await centre(page, 7);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await centre(page, 7)).x).toBeGreaterThan(before.x);
  await page.keyboard.press('c');
  await expect(told).toHaveText(/^\d links? cut\./);
  await page.keyboard.press('Delete');
  await expect(device(7)).toHaveCount(0);
  await device(23).focus();
  await page.keyboard.press('+');
  await expect(device(24)).toBeVisible();

  await button('One round').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Round \d+\. 24 devices$/);
  await host.getByText('Values as a table').click();
  const table = host.getByRole('table', {name: /^Round \d+$/});
  await expect(table.getByRole('row', {name: /^0 yes/})).toHaveText('0yes0.0');
  await host.getByText('Options').click();
  const range = host.getByRole('slider', {name: 'Link range'});
  await range.press('Home');
  await expect(range).toHaveAttribute('aria-valuetext', '0.5');
  await expect(host.locator('.figure-options .number')).toHaveText(['3', '0.5', '0 of 100']);
  await button('Run').click();
  await valueOf(1, 'Infinity');
});

test('two programs on one network are touched together', async ({page}) => {
  await open(page, '/docs/how-to/use-building-blocks/');
  const name = 'NeverForgets-wrong-NeverForgets-right-line-5';
  const {network, button} = await come(page, name);
  await expect(network).toHaveCount(2);
  await network.first().locator('[data-id="0"]').press('Enter');
  await button('Run').click();
  const [wrong, right] = [0, 1].map((at) => network.nth(at).locator('[data-id="4"]'));
  await expect(wrong).toHaveAccessibleName('device 4: true');
  await expect(right).toHaveAccessibleName('device 4: false');
});

test.describe('with a finger', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test('the time, a tap that makes a source with a ring of ours, and its undoing; nothing runs over the edge', async ({
    page,
  }) => {
    await open(page, PAGE);
    await page.touchscreen.tap(5, 300);
    const {time, round, told, host, device, button} = await come(page);
    expect(await overflow(page)).toBe(0);
    await time.scrollIntoViewIfNeeded();
    const bar = (await time.boundingBox())!;
    await page.touchscreen.tap(bar.x + 3, bar.y + bar.height / 2);
    await expect(round).toHaveText('Round 1');
    await page.touchscreen.tap(bar.x + bar.width - 3, bar.y + bar.height / 2);
    await expect(round).toHaveText('Round 12');
    const {x, y} = await centre(page, 8);
    await page.touchscreen.tap(x, y);
    await expect(told).toContainText('Device 8 is now a source.');
    await expect(told).toHaveText(/Settled after \d+ rounds?\./);
    await expect(device(8)).toHaveAttribute('aria-pressed', 'true');
    await expect(device(8)).toBeFocused();
    await expect(host.locator('.near circle')).toHaveCount(4);
    // No square of the browser.
    await expect(device(8)).toHaveCSS('outline-style', 'none');
    await expect(device(8)).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
    await button('Undo').tap();
    await expect(device(8)).toHaveAttribute('aria-pressed', 'false');
    expect(await overflow(page)).toBe(0);
    const box = (await host.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
  });
});

test.describe('that plays', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('plays from round 1, pauses, stands still out of sight, and leaves no listener behind', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const add = document.addEventListener.bind(document);
      document.addEventListener = (...args: Parameters<typeof add>) => {
        document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''} ${args[0]}`;
        add(...args);
      };
    });
    await open(page, PAGE);
    const {button, round, host} = await come(page);
    await expect(round).toHaveText('Round 12');
    await host.getByText('Options').click();
    await host.getByRole('slider', {name: 'Rounds per second'}).fill('4');
    const heard = () => page.locator('html').getAttribute('data-heard');
    const before = await heard();
    await button('Run').click();
    await expect(round).toHaveText(/^Round [2-9]$/);
    expect(await heard()).toBe(before);
    expect(before).not.toContain('visibilitychange');
    await page.evaluate(() => window.scrollTo(0, 0));
    const at = async (): Promise<number> => Number((await round.textContent())?.slice(6));
    await page.waitForTimeout(500);
    const away = await at();
    // Four rounds would have come; one may have been on its way.
    await page.waitForTimeout(1_000);
    expect(await at()).toBeLessThanOrEqual(away + 1);
    await host.scrollIntoViewIfNeeded();
    await expect.poll(at).toBeGreaterThan(away + 2);
    await button('Pause').click();
    const paused = await at();
    await expect(page.getByRole('status')).toHaveText(/^Round \d+\./);
    await page.waitForTimeout(300);
    expect(await at()).toBeLessThanOrEqual(paused + 1);
  });
});

test.describe('what runs it is unavailable', () => {
  test.use({noise: /play|MIME type/});

  test('F18 F23 the picture stays, a true sentence says why, and another try, or load, runs it', async ({
    page,
    log,
  }) => {
    // The shapes that it refuses are those of packages/playground/src/figure/data.test.ts.
    await page.route(/\/assets\/play\/figure-Gradient-gradient-grid/, (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Hello</title>'}),
    );
    await open(page, PAGE);
    const {host, button, valueOf} = figureOf(page);
    const near = async (): Promise<void> => {
      await page.mouse.move(9, 9);
      await host.scrollIntoViewIfNeeded();
      await page.mouse.move(19, 19);
    };
    await near();
    const notice = page.locator('.figure-status').filter({hasText: 'Something else arrived'});
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await page.route(WORKER, (route) => route.abort());
    await notice.getByRole('button', {name: 'Reload the page'}).click();
    await page.waitForLoadState('load');
    await near();
    await expect(host.locator('.figure-status')).toContainText('Are you offline?');
    await page.unroute(WORKER);
    await button('Try again').click();
    await button('Run').click();
    await valueOf(5, '5.0');
    expect(log.uncaught).toEqual([]);
  });
});

test('what a program returns moves and lights devices', async ({page}) => {
  await open(page, '/playground/');
  const name = 'Swarm-keep-away-scattered-24';
  const {button} = await come(page, name);
  const before = await centre(page, 7, name);
  await button('Run').click();
  await expect.poll(async () => (await centre(page, 7, name)).x).not.toBe(before.x);
});

test('the network of the home page is in sight, and one click away from its first round', async ({
  page,
}) => {
  await open(page, '/');
  const {button, round, values, host} = figureOf(page, 'MetricGradient-gradient-scattered-28');
  for (const viewport of [PHONE, {width: 1366, height: 650}]) {
    await page.setViewportSize(viewport);
    await expect(button('Run')).toBeInViewport({ratio: 1});
    await expect(host.getByRole('img').filter({visible: true}).first()).toBeInViewport({
      ratio: 0.5,
    });
  }
  await button('One round').click();
  await expect.poll(values).toContain('device 27');
  const before = await values();
  await button('One round').click();
  await expect.poll(values).not.toBe(before);
  await expect(round).toHaveCount(0);
});
