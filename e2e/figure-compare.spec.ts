/** A figure whose words run another program, or that runs with another number of its program. */
import type {Page} from '@playwright/test';
import {violations} from './axe';
import {come, figureOf} from './figures';
import {expect, open, overflow, PHONE, test} from './test';

const MOVES = {
  page: '/docs/explanation/aggregate-programming/',
  name: 'Distances-hops-Gradient-gradient-grid-6x3',
};
const BOUND = {
  page: '/docs/how-to/choose-an-election/',
  name: 'Elections-bounded-scattered-24',
  words: 'bound =',
};

/** Other numbers of programs that can be dragged, and the words before them. */
const NUMBERS = [
  {
    page: '/docs/how-to/measure-messages-and-speed/',
    name: 'OneHopMore-wrong-OneHopMore-right-line-6',
    words: 'maxDiameter =',
  },
  {
    page: '/docs/explanation/stdlib-descriptions/',
    name: 'Patterns-area-sum-scattered-24',
    words: 'bound =',
  },
];

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('words and number are text', async ({page}) => {
    await page.goto(MOVES.page);
    await expect(page.getByText('compare with a gradient written by hand')).toBeVisible();
    await page.goto(BOUND.page);
    await expect(page.getByText('boundedElection(bound = 2)').first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test('the other program has been through the same rounds, and back again', async ({page}) => {
  await open(page, MOVES.page);
  const {host, told, valueOf, round, device, time, button} = await come(page, MOVES.name);
  const label = host.locator('.figure-networks text').filter({hasText: /^(the library|by hand)$/});
  await expect(label).toHaveText('the library');
  await page
    .getByRole('button', {name: 'Move it and stop after four rounds', exact: true})
    .press('Enter');
  await expect(told).toHaveText('Device 17 is the only source. Round 16.');
  await valueOf(0, 'Infinity');

  const compare = page.getByRole('button', {name: 'compare with a gradient written by hand'});
  await compare.press('Enter');
  await expect(page.getByRole('status')).toHaveText('by hand: the same rounds. Round 16.');
  await expect(compare).toBeFocused();
  await expect(label).toHaveText('by hand');
  await expect(round).toHaveText('Round 16');
  await valueOf(0, '4.0');
  await expect(device(17)).toHaveAttribute('aria-pressed', 'true');
  await time.fill('12');
  await valueOf(17, '7.0');
  await time.fill('16');

  await compare.press('Enter');
  await expect(told).toHaveText('the library: the same rounds. Round 16.');
  await valueOf(0, 'Infinity');

  // What was done to the network stays, and can be undone.
  await device(0).focus();
  await page.keyboard.press('Delete');
  await expect(told).toHaveText(/^Device 0 was removed\. Settled/);
  await compare.click();
  await expect(told).toHaveText(/^by hand: the same rounds/);
  await expect(device(0)).toHaveCount(0);
  await button('Undo').click();
  await expect(told).toHaveText(/^Undone: Device 0 was removed\. /);
  await expect(device(0)).toHaveCount(1);
});

test.describe('a number of the program', () => {
  const leaders = async (page: Page): Promise<number> =>
    new Set((await figureOf(page, BOUND.name).values()).match(/: \d+/g)).size;

  test('is changed by keys and dragged: the figure runs with it, and says so', async ({page}) => {
    await open(page, BOUND.page);
    const {told, round, device} = await come(page, BOUND.name);
    const number = page.getByRole('slider', {name: 'Number in bound =', exact: true});
    await expect(number).toHaveText('2');
    await expect(number).toHaveAttribute('aria-valuenow', '2');
    await device(7).focus();
    await page.keyboard.press('Delete');
    await expect(told).toHaveText(/^Device 7 was removed/);
    const before = await round.textContent();

    await number.press('End');
    await expect(number).toHaveText('5');
    await expect(page.getByRole('status')).toHaveText(`bound = 5: the same rounds. ${before}.`);
    await number.press('ArrowRight');
    await expect(number).toHaveAttribute('aria-valuenow', '5');
    await number.press('Home');
    // Each of those that are left leads itself.
    await expect.poll(() => leaders(page)).toBe(23);
    await expect(device(7)).toHaveCount(0);
    await number.press('ArrowUp');
    await expect(number).toHaveText('1');
    await expect(number).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await number.scrollIntoViewIfNeeded();
    const {x, y, width, height} = (await number.boundingBox())!;
    const middle = {x: x + width / 2, y: y + height / 2};
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 60, middle.y + 4, {steps: 6});
    await expect(number).toHaveText('5');
    await page.mouse.move(middle.x - 30, middle.y, {steps: 6});
    await page.mouse.up();
    await page.mouse.move(middle.x + 90, middle.y, {steps: 3});
    await expect(number).toHaveText('0');
    await expect(told).toHaveText(/^bound = 0: the same rounds/);
    await expect.poll(() => leaders(page)).toBe(23);
  });
});

/** The number is within its code, which may scroll. */
async function expectInSight(page: Page, words: string): Promise<void> {
  const number = page.getByRole('slider', {name: `Number in ${words}`});
  const own = (await number.boundingBox())!;
  const code = (await page.locator('pre', {has: number}).boundingBox())!;
  expect(own.x + own.width).toBeLessThanOrEqual(code.x + code.width);
}

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test('a finger drags the number in code that keeps its size, sideways only: up and down the page scrolls', async ({
    page,
  }) => {
    await open(page, BOUND.page);
    const code = page.locator('pre', {hasText: 'boundedElection(bound = 2)'}).first();
    const sizeOf = async () => {
      const {width, height} = (await code.boundingBox())!;
      return {width, height};
    };
    const size = await sizeOf();
    const {told} = await come(page, BOUND.name);
    const number = page.getByRole('slider', {name: 'Number in bound ='});
    await expect(number).toBeAttached();
    expect(await sizeOf()).toEqual(size);
    await expectInSight(page, BOUND.words);
    expect(await overflow(page)).toBe(0);
    await number.scrollIntoViewIfNeeded();
    const {x, y, width, height} = (await number.boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0, dy = 0) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{x: x + width / 2 + dx, y: y + height / 2 + dy}],
      });
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await finger('touchStart');
    for (const dx of [8, 16, 24, 32, 44]) {
      await finger('touchMove', dx);
    }
    await finger('touchEnd');
    await expect(number).toHaveText('5');
    await expect(told).toHaveText(/^bound = 5: the same rounds/);
    expect(await scrolled()).toBe(before);

    await finger('touchStart');
    for (const dy of [-10, -30, -60, -90]) {
      await finger('touchMove', 0, dy);
    }
    await finger('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(before);
    await expect(number).toHaveText('5');
  });

  test('numbers that can be dragged are in sight', async ({page}) => {
    for (const {page: address, name, words} of NUMBERS) {
      await test.step(name, async () => {
        await open(page, address);
        await come(page, name);
        await expectInSight(page, words);
      });
    }
  });
});
