/** Faults of figures, samples and the playground that were there once. */
import {come, PAGE} from './figures';
import {expect, open, PHONE, test} from './test';

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
      .locator('.tool', {hasText: label})
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
  await button('Play').click();
  await expect(round).toHaveText(/^Round [2-9]/);
  expect(await heard()).toBe(before);
  expect(before).not.toContain('visibilitychange');
});

test.describe('a sample that has run', () => {
  test.use({viewport: PHONE, contextOptions: {reducedMotion: 'reduce'}});

  test('on a phone nothing lies on it, and the focus goes back to Run', async ({page}) => {
    await open(page, PAGE);
    const run = page.locator(`[data-run="${RUN}"]`);
    const output = page.locator('figure.sample', {has: run}).locator('.sample-output').last();
    const label = () => output.evaluate((host) => getComputedStyle(host, '::before').content);
    const before = await label();
    await run.click();
    await expect(output.locator('svg')).toBeVisible();
    expect(await label()).toBe('none');
    await output.getByRole('button', {name: 'Show the recorded output'}).click();
    await expect(run).toBeFocused();
    expect(await label()).toBe(before);
  });

  test('values stay in their discs with text of twice the size', async ({page}) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32}});
    await open(page, PAGE);
    const run = page.locator(`[data-run="${RUN}"]`);
    await run.click();
    const device = page.locator('figure.sample', {has: run}).locator('svg .device').last();
    await expect(device).toBeVisible();
    const [disc, value] = [
      (await device.locator('circle').boundingBox())!,
      (await device.locator('.value').boundingBox())!,
    ];
    expect(value.width).toBeLessThanOrEqual(disc.width);
    expect(value.height).toBeLessThanOrEqual(disc.height);
  });
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('the code of the playground fills its pane, with the shade at its edge', async ({page}) => {
    await page.goto('/playground/');
    const [pane, code] = [
      (await page.locator('.workbench-place').boundingBox())!,
      (await page.locator('.workbench-place pre').boundingBox())!,
    ];
    expect(code.height).toBeCloseTo(pane.height, 0);
  });
});
