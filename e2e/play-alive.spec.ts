/** A sample comes to life in its place: presses are not lost, and nothing moves. */
import {hops, ISLAND, PAGE, runToEnd} from './play';
import {expect, hold, open, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('Run is pressed once, 100 ms after the pointer came', async ({page}) => {
  await open(page, PAGE);
  const {run, block, status} = hops(page);
  await run.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await run.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
  await expect(status).toHaveText('Run in your browser, 5 rounds.');
  await expect(block.getByRole('slider', {name: 'Round'})).toHaveValue('5');
});

test('a press waits for what makes it, and says so; nothing moves when it comes', async ({
  page,
}) => {
  const release = await hold(page, ISLAND);
  await open(page, PAGE);
  const sample = hops(page);
  await sample.run.scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    await document.fonts.ready;
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shift += (entry as PerformanceEntry & {value: number}).value;
      }
      document.documentElement.dataset.shift = String(shift);
    }).observe({type: 'layout-shift', buffered: false});
  });
  const boxes = () =>
    sample.block.evaluate((block) =>
      [...block.querySelectorAll('div, pre, figcaption, a, button')].map((one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return `${one.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    );
  const before = await boxes();
  await sample.run.hover();
  release();
  await expect(page.locator('[data-hydrated]').filter({has: sample.block})).toHaveCount(1);
  expect(await boxes()).toEqual(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  await runToEnd(sample);
});

test('both buttons that are pressed before it lives do what they say', async ({page}) => {
  const release = await hold(page, ISLAND);
  await open(page, PAGE);
  const {block, run, output} = hops(page);
  await run.click();
  await expect(page.locator('[data-island][aria-busy]')).toHaveCount(1);
  await block.getByRole('button', {name: /^Edit /}).click();
  release();
  await expect(block.getByRole('textbox', {name: 'Program'})).toBeFocused();
  await expect(output).toBeVisible();
});
