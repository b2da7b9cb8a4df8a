/** A newcomer's first minute: what runs is in the first screen, and the first program is short. */
import {figureOf} from './figures';
import {expect, linkTo, open, test} from './test';

const FIRST_PROGRAM = '/docs/tutorials/first-collektive-program/';

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
