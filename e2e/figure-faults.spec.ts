/** Faults of figures, samples and the playground that were there once. */
import {come, figureOf, PAGE} from './figures';
import {blockOf} from './play';
import {chrome, expect, linkTo, open, PHONE, ready, test} from './test';

const RUN = 'Gradient#hops';

test('after a reset nothing is told of what was done before', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, PAGE);
  const {told, round, button, device} = await come(page);
  await device(13).click();
  await expect(told).toHaveText(/^Device 13 is now a source\. Settled/);
  await button('Reset').click();
  await expect(told).toHaveText('From the start: round 1.');
  await expect(round).toHaveText('Round 1');
  await expect(page.getByRole('status')).toHaveText('From the start: round 1.');
});

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

test('what plays out of sight leaves no listener behind', async ({page}) => {
  await page.addInitScript(() => {
    const add = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof add>) => {
      document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''} ${args[0]}`;
      add(...args);
    };
  });
  await open(page, PAGE);
  const {button, round} = await come(page);
  const heard = () => page.locator('html').getAttribute('data-heard');
  const before = await heard();
  await button('Run').click();
  await expect(round).toHaveText(/^Round [2-9]/);
  expect(await heard()).toBe(before);
  expect(before).not.toContain('visibilitychange');
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

test('a figure that has come to life says what can be done, until there is something to tell', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, PAGE);
  const {told, device} = await come(page);
  const hint = /^Click or tap a device to make it a source and see what it heard/;
  await expect(told).toHaveText(hint);
  await device(7).hover();
  await expect(told).toHaveText(/^Device 7: .* It heard /);
  await page.mouse.move(9, 9);
  await expect(told).toHaveText(hint);
  await device(7).click();
  await expect(told).toHaveText(
    /^Device 7 is now a source\. .* Device 7: 0\.0, source\. It heard /,
  );
});

test('where a program asks for no source, a press opens the world of a device and makes none', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const name = 'Gossips-forgetting-Gossips-forgetting-line-5';
  await open(page, '/docs/explanation/spreading/');
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

test('words that are pressed while others are at work wait for them', async ({page}) => {
  await open(page, PAGE);
  const {told} = await come(page);
  const said = await told.evaluateHandle((line) => {
    const all: (string | null)[] = [];
    const note = () => all.push(line.textContent);
    new MutationObserver(note).observe(line, {characterData: true, subtree: true});
    return all;
  });
  const run = page.getByRole('button', {name: 'Begin again and run three rounds', exact: true});
  await run.click();
  await page.getByRole('button', {name: 'Let device 7 fail', exact: true}).click();
  await expect(told).toHaveText(/^Device 7 was removed\. Settled/);
  // What was asked for first has come to its end.
  expect(await said.jsonValue()).toContain('Round 4.');
});

test('without :has the buttons of code do not lie on Run', async ({page}) => {
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(':has(', ':unknown('),
    });
  });
  await open(page, PAGE);
  const head = page.locator(`[data-sample="${RUN}"] > .sample-head`);
  const run = (await head.getByRole('button').last().boundingBox())!;
  const lefts = await head
    .locator('+ * .code-buttons button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(Math.min(...lefts.filter((left) => left > 0))).toBeGreaterThanOrEqual(run.x + run.width);
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

test('nothing is left free beside Run for a button that is not there', async ({page}) => {
  await open(page, PAGE);
  const head = page.locator(`[data-sample="${RUN}"] > .sample-head`);
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({width, height: 800});
    const run = (await head.getByRole('button').last().boundingBox())!;
    const [first] = await head
      .locator('+ * .code-buttons button')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter(({width}) => width > 0),
      );
    expect.soft(first.left - (run.x + run.width), `${width} px`).toBeLessThan(8);
  }
});

test.describe('with a finger', () => {
  test.use({viewport: PHONE, hasTouch: true, contextOptions: {reducedMotion: 'reduce'}});

  test('a device that is tapped gets a ring of ours, and no square of the browser', async ({
    page,
  }) => {
    await open(page, PAGE);
    const {device, host} = await come(page);
    await device(13).tap();
    await expect(device(13)).toBeFocused();
    await expect(host.locator('.near circle')).toHaveCount(4);
    await expect(device(13)).toHaveCSS('outline-style', 'none');
    await expect(device(13)).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
  });
});

test('changes of page leave no listener and no memory behind', async ({page}) => {
  const [one, other] = ['/docs/explanation/spreading/', '/docs/explanation/operators/'];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const visit = async (address: string): Promise<void> => {
    await linkTo(chrome.docsSidebar(page), address).click();
    await expect(page).toHaveURL(address);
    await ready(page);
    await page.mouse.move(9, 9);
    const figure = page.locator('[data-figure]').first();
    await figure.scrollIntoViewIfNeeded();
    await page.mouse.move(19, 19);
    await expect(figure.locator('svg [data-id="0"]').first()).toBeVisible();
  };
  const counted = async (): Promise<Record<string, number>> => {
    await devtools.send('HeapProfiler.collectGarbage');
    const {metrics} = await devtools.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({name, value}) => [name, value]));
  };
  await open(page, one);
  await visit(other);
  const before = await counted();
  for (let times = 0; times < 5; times += 1) {
    await visit(one);
    await visit(other);
  }
  const after = await counted();
  expect(after.JSEventListeners).toBeLessThanOrEqual(before.JSEventListeners);
  expect(after.JSHeapUsedSize).toBeLessThan(1.2 * before.JSHeapUsedSize);
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

test('before it lives, a figure promises no sources where its program asks for none', async ({
  page,
}) => {
  await open(page, '/docs/explanation/spreading/');
  const told = (name: string) => figureOf(page, name).told;
  await expect(told('MetricGradient-gradient-Distances-hops-scattered-20')).toContainText(
    'Click or tap a device to make it a source',
  );
  await expect(told('Gossips-forgetting-Gossips-forgetting-line-5')).toContainText(
    'Click or tap a device to see what it heard',
  );
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

test('nothing is said of a round that is no longer shown', async ({page}) => {
  await open(page, PAGE);
  const {device, told, time} = await come(page);
  await device(20).focus();
  await page.keyboard.press('Enter');
  await time.focus();
  await expect(told).toContainText('Settled');
  await page.keyboard.press('ArrowLeft');
  await expect(told).toHaveText(/^Device 20: /);
});

test('rings around devices that were heard leave their numbers free', async ({page}) => {
  await open(page, PAGE);
  const {device, host} = await come(page);
  await device(8).focus();
  const rings = host.locator('.near circle');
  await expect(rings).toHaveCount(4);
  const radius = Number(await rings.first().getAttribute('r'));
  const above = -Number(await device(8).locator('text').first().getAttribute('y'));
  expect(radius + 1.5).toBeLessThan(above);
});
