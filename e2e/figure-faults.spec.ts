/** Faults of figures, samples and the playground that were there once. */
import {come, figureOf, PAGE} from './figures';
import {blockOf} from './play';
import {expect, open, PHONE, test} from './test';

const RUN = 'Gradient#hops';

test('forced colours show which tool is chosen', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, PAGE);
  const {host, tool} = await come(page);
  const ground = (label: string) =>
    host
      .locator('.figure-tools label', {hasText: label})
      .locator('span')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await tool('Cut').check();
  expect(await ground('Cut')).not.toBe(await ground('Touch'));
  expect(await ground('Add')).toBe(await ground('Touch'));
});

test.describe('a sample that has run', () => {
  test.use({viewport: PHONE, contextOptions: {reducedMotion: 'reduce'}});

  test('on a phone nothing lies on it, and the focus goes back to Run', async ({page}) => {
    await open(page, PAGE);
    const {block, run, output, picture} = blockOf(page, RUN);
    const place = async () => {
      const [own, head] = await Promise.all(
        [output.locator('pre'), block.locator('.sample-head')].map((one) => one.boundingBox()),
      );
      return {...own!, y: own!.y - head!.y};
    };
    const before = await place();
    await run.click();
    await expect(picture).toBeVisible();
    // What was printed stands where it stood, and as it looked; the network comes beneath.
    expect(await place()).toEqual(before);
    const printed = (await output.boundingBox())!;
    expect((await picture.boundingBox())!.y).toBeGreaterThanOrEqual(printed.y + printed.height);
    await block.getByRole('button', {name: 'Show the recorded output'}).click();
    await expect(run).toBeFocused();
    expect(await place()).toEqual(before);
  });

  test('values stay in their discs with text of twice the size', async ({page}) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32}});
    await open(page, PAGE);
    const {run, picture} = blockOf(page, RUN);
    await run.click();
    const device = picture.locator('[data-id]').last();
    await expect(device).toBeVisible();
    const [disc, value] = [
      (await device.locator('circle').boundingBox())!,
      (await device.locator('text').last().boundingBox())!,
    ];
    expect(value.width).toBeLessThanOrEqual(disc.width);
    expect(value.height).toBeLessThanOrEqual(disc.height);
  });
});

test('a figure says what can be done, then what was done, then what a device heard, and nothing of rounds that are gone', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, PAGE);
  const {host, told, device, time, round, button} = await come(page);
  const hint = /^Click or tap a device to make it a source and see what it heard/;
  await expect(told).toHaveText(hint);
  await device(7).hover();
  await expect(told).toHaveText(/^Device 7: .* It heard /);
  await page.mouse.move(9, 9);
  await expect(told).toHaveText(hint);
  await test.step('rings around what was heard leave its number free', async () => {
    await device(7).focus();
    await expect(told).toHaveText(
      /^Device 7: 2\.0\. It heard 1 \(1\.0\), 6 \(1\.0\), 8 \(3\.0\), 13 \(3\.0\)\.$/,
    );
    await expect(device(7)).toHaveAccessibleDescription(/^Device 7: 2\.0\. It heard/);
    const rings = host.locator('.near circle');
    await expect(rings).toHaveCount(4);
    const radius = Number(await rings.first().getAttribute('r'));
    const above = -Number(await device(7).locator('text').first().getAttribute('y'));
    expect(radius + 1.5).toBeLessThan(above);
    await button('One round').click();
    await expect(rings).toHaveCount(0);
    await expect(host.locator('.pulses > *')).toHaveCount(0);
  });
  await device(7).click();
  await expect(told).toHaveText(
    /^Device 7 is now a source\. .* Device 7: 0\.0, source\. It heard /,
  );
  await test.step('another round', async () => {
    await expect(told).toContainText('Settled');
    await time.press('ArrowLeft');
    await expect(told).toHaveText(/^Device 7: /);
  });
  await test.step('a reset', async () => {
    await button('Reset').click();
    await expect(told).toHaveText('From the start: round 1.');
    await expect(round).toHaveText('Round 1');
    await expect(page.getByRole('status')).toHaveText('From the start: round 1.');
  });
});

test('where a program asks for no source, a press opens the world of a device and makes none', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const name = 'Gossips-forgetting-Gossips-forgetting-line-5';
  await open(page, '/docs/explanation/spreading/');
  await expect(figureOf(page, name).told).toContainText(
    'Click or tap a device to see what it heard',
  );
  const other = figureOf(page, 'MetricGradient-gradient-Distances-hops-scattered-20');
  await expect(other.told).toContainText('Click or tap a device to make it a source');
  const {told, device, button} = await come(page, name);
  await expect(told).toHaveText(
    /^Click or tap a device to see what it heard, or drag it to move it\./,
  );
  await device(2).first().click();
  await page.mouse.move(9, 9);
  await expect(told).toHaveText(
    /^Device 2, gossipMax: .* It heard .* Device 2, nonStabilizingGossip: .* It heard /,
  );
  await expect(device(2).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(button('Undo')).toBeDisabled();
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('the code of the playground fills its pane, with the shade at its edge', async ({page}) => {
    await page.goto('/playground/');
    const [pane, code] = [
      (await page.locator('.figure-program').boundingBox())!,
      (await page.locator('.figure-program pre').boundingBox())!,
    ];
    expect(code.height).toBeCloseTo(pane.height, 0);
  });
});

test('the buttons of code stand beside Run: on it they do not lie, even without :has, and nothing is left free between', async ({
  page,
}) => {
  const head = page.locator(`[data-sample="${RUN}"] > .sample-head`);
  /** Pixels between Run and the first of the buttons. */
  const between = async (): Promise<number> => {
    const run = (await head.getByRole('button').last().boundingBox())!;
    const lefts = await head.locator('+ * .code-buttons button').evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({width}) => width > 0)
        .map(({left}) => left),
    );
    return Math.min(...lefts) - (run.x + run.width);
  };
  await open(page, PAGE);
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({width, height: 800});
    expect.soft(await between(), `${width} px`).toBeLessThan(8);
  }
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(':has(', ':unknown('),
    });
  });
  await open(page, PAGE);
  expect(await between()).toBeGreaterThanOrEqual(0);
});

test('what a device heard is written as it is drawn, and fits below the network', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/tutorials/collektive-and-alchemist/');
  const {told, device} = await come(page, 'MetricGradient-gradient-scattered-24');
  await device(2).click();
  await expect(told).toHaveText(/ Device 2: 0\.0, source\. It heard 1 \(1\.4\), 5 \(1\.02\), /);
  const [room, height] = await told.evaluate((element) => [
    element.clientHeight,
    element.scrollHeight,
  ]);
  expect(height).toBeLessThanOrEqual(room);
});

test('an address in the words of a program is no link, not even in half', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/reference/fields/');
  const {host, device} = await come(page, 'FieldEscapes-wrong-FieldEscapes-right-everyone-3');
  await device(2).first().click();
  const status = host.locator('.figure-status');
  await expect(status).toHaveText(/issues\/new\/choose.*The program ended with an exception/s);
  await expect(status.getByRole('link')).toHaveCount(0);
});

test('Tab leads from network to network, and stops at devices only', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/tutorials/survive-a-split/');
  const {device, time} = await come(page, 'DeviceCounter-bounded-DeviceCounter-global-line-6');
  await device(2).first().focus();
  await page.keyboard.press('Tab');
  await expect(device(0).nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(time).toBeFocused();
});
