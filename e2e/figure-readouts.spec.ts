/** Lines over all rounds beneath figures that ask for them. */
import {come, figureOf} from './figures';
import {expect, open, test} from './test';

const PAGE = '/docs/explanation/aggregate-programming/';
const NAME = 'Gradient-gradient-Distances-hops-ring-12';

test('they tell of the round that is shown, in words too, and their room was kept; a figure that asks for none has none', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, PAGE);
  const {host} = figureOf(page, NAME);
  const heights = async (): Promise<number[]> => {
    const all: number[] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      all.push(Math.round((await host.boundingBox())!.height));
    }
    return all;
  };
  const before = await heights();
  const {button, device, time} = await come(page, NAME);
  const lines = host.locator('.figure-readout p');
  await expect(lines).toHaveText([
    'by hand: least 0, mean 3, greatest 6',
    'the library: least 0, mean 3, greatest 6',
  ]);
  expect(await heights()).toEqual(before);
  await expect(lines.locator('svg').first()).toHaveAttribute('aria-hidden', 'true');

  await device(0).first().focus();
  await page.keyboard.press('c');
  await expect(lines.last()).toHaveText(
    'the library: least 0, mean 0, greatest 0; 11 without a number',
  );
  await expect(lines.first()).not.toHaveText(/greatest 6$/);
  const drawn = () => lines.first().locator('.line').getAttribute('d');
  const all = await drawn();
  const first = 'by hand: least 0, mean 0, greatest 0; 11 without a number';
  await time.fill('1');
  await expect(lines.first()).toHaveText(first);
  expect(await drawn()).toBe(all);
  await button('Reset').click();
  await expect(lines.first()).toHaveText(first);
  expect(await heights()).toEqual(before);

  const other = await come(page, 'Distances-hops-scattered-24');
  await expect(other.host.locator('.figure-readout')).toHaveCount(0);
});

test('devices that are wrong are counted in each round, of another program too', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, PAGE);
  const {host, time, round, values} = await come(page, 'Distances-hops-Gradient-gradient-grid-6x3');
  const said = host.locator('.figure-readout p');
  /** Hops on the grid of six by three, from one corner or the opposite one. */
  const isWrong = (value: number, id: number, source: 0 | 17): boolean => {
    const far = (id % 6) + Math.floor(id / 6);
    return value !== (source === 0 ? far : 7 - far);
  };
  const countsAt = async (at: number, source: 0 | 17): Promise<number> => {
    await time.fill(String(at));
    await expect(round).toHaveText(`Round ${at}`);
    const all = [...(await values()).matchAll(/: ([\d.]+|Infinity)/g)].map(([, one]) =>
      Number(one),
    );
    expect(all).toHaveLength(18);
    const wrong = all.filter((value, id) => isWrong(value, id, source)).length;
    await expect(said).toHaveText(`wrong: ${wrong} of 18 devices`);
    return wrong;
  };
  expect(await countsAt(1, 0)).toBe(17);
  expect(await countsAt(12, 0)).toBe(0);
  await page.getByRole('button', {name: 'Move it and stop after four rounds'}).click();
  await expect(round).toHaveText('Round 16');
  expect(await countsAt(12, 0)).toBe(0);
  await countsAt(13, 17);
  expect(await countsAt(16, 17)).toBe(9);
  await page.getByRole('button', {name: 'compare with a gradient'}).click();
  await expect(host.locator('.told')).toHaveText(/^by hand: the same rounds/);
  await countsAt(13, 17);
  expect(await countsAt(16, 17)).toBe(9);
});
