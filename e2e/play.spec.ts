/** Samples that run in the page: by mouse, keyboard and screen reader. */
import {
  blockOf,
  editName,
  hops,
  ISLAND,
  PAGE,
  RECORDED,
  runName,
  runToEnd,
  SAMPLE,
  WORKER,
} from './play';
import {expect, open, overflow, PHONE, test} from './test';

// Tests do not wait for what plays: those that are about it turn it on, and the clock by hand.
test.use({contextOptions: {reducedMotion: 'reduce'}});
const MOVING = {contextOptions: {reducedMotion: 'no-preference'}} as const;

test('all that is needed comes once, when a reader comes near; a run is told, its last round shows at once, the slider moves over all of them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, PAGE);
  const {run, block, slider, values, output} = hops(page);
  await test.step('each block says which it is', async () => {
    const names = await page
      .getByRole('button', {name: /^Run the sample /})
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(names).toContain(runName('Gradient#hops'));
    expect(new Set(names).size).toBe(names.length);
  });
  const its = (): string[] =>
    asked.filter((path) => [ISLAND, WORKER, SAMPLE].some((one) => one.test(path))).sort();
  expect(its()).toEqual([]);
  await run.scrollIntoViewIfNeeded();
  expect(asked.filter((path) => SAMPLE.test(path))).toEqual([]);
  await run.hover();
  await expect.poll(() => its().length).toBe(3);
  const seen = await block.evaluateHandle((figure) => {
    const all: string[] = [];
    const look = (): void => {
      const range = figure.querySelector<HTMLInputElement>('input[type=range]');
      if (range) {
        all.push(range.value);
      }
      requestAnimationFrame(look);
    };
    look();
    return all;
  });
  await run.click();
  await expect(page.getByRole('status')).toHaveText('Run in your browser, 5 rounds.');
  await expect(slider).toHaveValue('5');
  // Motion is unwanted: no other round was ever shown.
  expect(new Set(await seen.jsonValue())).toEqual(new Set(['5']));
  // All was there by then, and came once.
  expect(its()).toEqual([
    expect.stringMatching(ISLAND),
    expect.stringMatching(WORKER),
    expect.stringMatching(SAMPLE),
  ]);
  await test.step('the slider', async () => {
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      /^Round 1 of 5\. device 0: 0\.0; device 1: Inf/,
    );
    await expect(values).toHaveText(['0.0', '∞', '∞', '∞', '∞']);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Round 2 of 5\./);
    // What is printed later keeps its room, and is not read out.
    await expect(output.locator('.sample-later')).toBeHidden();
    expect((await output.locator('code > :first-child').textContent())?.trim()).toBe(
      RECORDED.slice(0, 2).join('\n'),
    );
  });
  await test.step('another block, and a phone', async () => {
    const grid = blockOf(page, 'Gradient#grid');
    await runToEnd(grid);
    await expect(grid.picture).toHaveAccessibleName(/^12 devices in a grid\./);
    await expect(slider).toHaveValue('2');
    await page.setViewportSize(PHONE);
    expect(await overflow(page)).toBe(0);
    const box = (await grid.picture.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
  });
});

test.describe('a run that plays', () => {
  test.use(MOVING);

  test('a run shows its network, and what it prints, round by round, and can be paused', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, PAGE);
    const {run, output, picture, values, slider, status, block} = hops(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await run.click();
    await expect(slider).toHaveValue('1');
    await expect(status).toHaveText('Run in your browser, 5 rounds.');
    await expect(picture).toHaveAccessibleName(
      /^5 devices in a line\. device 0: 0\.0; device 1: Infin/,
    );
    await page.clock.runFor(1_000);
    await block.getByRole('button', {name: 'Pause'}).click();
    const value = await slider.inputValue();
    expect(['2', '3', '4']).toContain(value);
    await page.clock.runFor(3_000);
    await expect(slider).toHaveValue(value);
    await block.getByRole('button', {name: 'Play the rounds'}).click();
    await page.clock.runFor(3_000);
    await expect(slider).toHaveValue('5');
    await expect(block.getByRole('button', {name: 'Play the rounds'})).toBeVisible();
    await expect(output).toHaveText(RECORDED.join('\n'), {useInnerText: true});
    await expect(values).toHaveText(['0.0', '1.0', '2.0', '3.0', '4.0']);
  });
});

test('everything is reached and done by keyboard alone', async ({page}) => {
  await open(page, PAGE);
  const {run, block, slider} = hops(page);
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(slider).toHaveValue('5');
  await expect(run).toBeFocused();
  const order: string[] = [];
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        const {activeElement: focused} = document;
        const of = focused?.closest('[role=group]')?.ariaLabel;
        return (
          focused?.ariaLabel ?? focused?.getAttribute('title') ?? of ?? focused?.textContent ?? ''
        );
      }),
    );
  }
  const edit = editName('Gradient#hops');
  expect(order.slice(order.indexOf(edit))).toEqual([
    edit,
    // The code, and the buttons of both.
    ...order.slice(order.indexOf(edit) + 1, order.indexOf('Output')),
    'Output',
    'Copy code to clipboard',
    'Play the rounds',
    'Round',
    'Values as a table',
    'Show the recorded output',
    ...order.slice(order.indexOf('Show the recorded output') + 1),
  ]);
  await block.getByText('Values as a table').focus();
  await page.keyboard.press('Enter');
  const table = block.getByRole('table', {name: 'Round 5 of 5'});
  await expect(table.getByRole('row')).toHaveText([
    /DeviceValue/,
    '00.0',
    '11.0',
    '22.0',
    '33.0',
    '44.0',
  ]);
  const back = block.getByRole('button', {name: 'Show the recorded output'});
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(slider).toBeHidden();
  await expect(block.locator('.sample-output pre')).toBeVisible();
});
