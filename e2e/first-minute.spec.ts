/** A newcomer's first minute: what runs is in the first screen, and the first program is short. */
import {figureOf} from './figures';
import {expect, linkTo, open, PHONE, test} from './test';

const FIRST_NETWORK = 'Main-program-ring-7';
const FIRST_PROGRAM = '/docs/tutorials/first-collektive-program/';

for (const viewport of [{width: 1366, height: 650}, PHONE]) {
  test(`the first button of the home page leads to a network that is in sight and runs, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    await page.locator('main .button').first().click();
    const {button, network, round} = figureOf(page, FIRST_NETWORK);
    await expect(button('Pause')).toBeInViewport({ratio: 1});
    await expect(network).toBeInViewport({ratio: 1});
    const before = await round.textContent();
    await expect(round).not.toHaveText(before!);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
}

test.describe('where motion is unwanted', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the same button leads to what the network comes to', async ({page}) => {
    await open(page, '/');
    await page.locator('main .button').first().click();
    const {button, round} = figureOf(page, FIRST_NETWORK);
    await expect(round).toHaveText('Round 11');
    await expect(button('Run')).toBeVisible();
  });
});

for (const address of ['/docs/intro/', FIRST_PROGRAM]) {
  test(`at ${address} Run is in the first screen, and devices change`, async ({page}) => {
    await open(page, address);
    const first = page.locator('[data-figure]').first();
    const run = first.getByRole('button', {name: 'Run', exact: true});
    await expect(run).toBeInViewport({ratio: 1});
    await run.click();
    const {button, values} = figureOf(page, (await first.getAttribute('data-figure'))!);
    await button('Pause').click();
    await button('Reset').click();
    const before = await values();
    await button('Run until nothing changes').click();
    await expect.poll(values).not.toBe(before);
    // The first program is short, and leads on.
    if (address === FIRST_PROGRAM) {
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length).toBeLessThanOrEqual(5_000);
      const next = linkTo(page.locator('article'), '/docs/tutorials/survive-a-split/');
      await expect(next.first()).toBeVisible();
    }
  });
}
