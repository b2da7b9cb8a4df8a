/** Words of a page that act on its figures. */
import {come, figureOf, PAGE} from './figures';
import {expect, open, test} from './test';

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('they are plain words', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByText('Let device 7 fail. Each of the others')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Let device 7 fail'})).toHaveCount(0);
  });
});

test.describe('where motion is unwanted', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a press wakes the figure, and does what the words say; by keyboard the focus stays', async ({
    page,
  }) => {
    await open(page, PAGE);
    const phrase = (name: string) => page.getByRole('button', {name, exact: true});
    await page.mouse.move(9, 9);
    await page.mouse.move(19, 19);
    const {host, told, valueOf, device, button, round} = figureOf(page);
    // Far away from its figure.
    await phrase('Move the source to device 23').dispatchEvent('click');
    await expect(told).toHaveText(/^Device 23 is the only source\. Settled after \d+ rounds\.$/);
    await expect(host).toBeInViewport();
    await valueOf(0, '8.0');
    await valueOf(23, '0.0');
    await expect(device(0)).toHaveAttribute('aria-pressed', 'false');

    await button('Undo').click();
    await expect(told).toHaveText(/^Undone: Device 23 is the only source\. Settled/);
    await valueOf(23, '8.0');

    await phrase('Cut the link between devices 0 and 1').click();
    await expect(told).toHaveText(/^The link between devices 0 and 1 is cut\. Settled/);
    await valueOf(1, '3.0');

    await phrase('Begin again and run three rounds').click();
    await expect(told).toHaveText('Round 4.');
    await expect(round).toHaveText('Round 4');
    await valueOf(1, '1.0');
    await valueOf(3, '3.0');
    await valueOf(4, 'Infinity');

    // By keyboard the focus stays, and what happens is read out.
    const fails = phrase('Let device 7 fail');
    await fails.press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^Device 7 was removed\./);
    await expect(device(7)).toHaveCount(0);
    await expect(fails).toBeFocused();
    // It is gone by then, and that is said.
    await page.keyboard.press('Space');
    await expect(page.getByRole('status')).toHaveText(/^There is no device 7\./);
    await page.keyboard.press('Tab');
    await expect(phrase('Cut the link between devices 0 and 1')).toBeFocused();
  });
});

test.describe('where motion is wanted', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('rounds pass one by one; words that are pressed meanwhile wait for them, a reset ends them', async ({
    page,
  }) => {
    await open(page, PAGE);
    const {told, round, button} = await come(page);
    const said = await told.evaluateHandle((line) => {
      const all: (string | null)[] = [];
      const note = () => all.push(line.textContent);
      new MutationObserver(note).observe(line, {characterData: true, subtree: true});
      return all;
    });
    const begin = page.getByRole('button', {name: 'Begin again and run three rounds'});
    await begin.click();
    await page.getByRole('button', {name: 'Let device 7 fail', exact: true}).click();
    await expect(told).toHaveText(/^Device 7 was removed\. Settled/);
    // What was asked for first has come to its end.
    expect(await said.jsonValue()).toContain('Round 4.');
    await begin.click();
    await button('Reset').click();
    await expect(round).toHaveText('Round 1');
  });
});
