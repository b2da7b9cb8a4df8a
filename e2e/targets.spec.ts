/** How large what is pressed at samples is, however their heads wrap. */
import {come, DESK, NAME} from './figures';
import {expect, open, PHONE, test} from './test';

const PAGE = '/docs/tutorials/first-collektive-program/';
/** Of phones, and between them: a head wraps by the width of its letters, which differs from system to system. */
const WIDTHS = Array.from({length: 12}, (_, at) => 320 + 10 * at);

test('Run is 24 px high or more, and does not touch what stands above it', async ({page}) => {
  await open(page, PAGE);
  for (const width of WIDTHS) {
    await page.setViewportSize({...PHONE, width});
    const faults = await page.locator('.sample-head button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const {top, height, left} = button.getBoundingClientRect();
        const above = [...button.closest('.sample-head')!.querySelectorAll('a')]
          .map((link) => link.getBoundingClientRect())
          .filter((link) => link.right > left && link.bottom > top - 4);
        return height >= 24 && above.length === 0 ? [] : [`${button.ariaLabel}: ${height}`];
      }),
    );
    expect(faults, `at ${width} px`).toEqual([]);
  }
});

test.describe('by finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: PHONE});

  test('what a figure and the playground are touched by is 44 px high', async ({page}) => {
    for (const [address, name] of [
      ['/docs/tutorials/basic-usage/', NAME],
      ['/playground/', DESK],
    ]) {
      await open(page, address);
      await page.touchscreen.tap(5, 300);
      const {host} = await come(page, name);
      if (address === '/playground/') {
        // In the place of the code that is only read.
        await expect(host.getByRole('textbox', {name: 'Program'})).toBeVisible();
      }
      await host.getByText('Options').tap();
      const low = await host
        .locator('button, label, select, summary, input[type=range]')
        .filter({visible: true})
        .evaluateAll((all) =>
          all.flatMap((one) =>
            one.closest('.cm-editor') || one.getBoundingClientRect().height >= 44
              ? []
              : [one.outerHTML.slice(0, 80)],
          ),
        );
      expect(low, address).toEqual([]);
      await expect(host.locator('.told')).toHaveText(/^Click or tap a device/);
    }
  });

  test('Run and the buttons of code are hit 44 px high', async ({page}) => {
    await open(page, PAGE);
    const buttons = page.locator('.sample-head button, .code-buttons button');
    const heights = await buttons.filter({visible: true}).evaluateAll((all) =>
      all.map((button) => {
        button.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, width, height} = button.getBoundingClientRect();
        const isHit = (y: number): boolean =>
          button.contains(document.elementFromPoint(left + width / 2, y));
        const middle = top + height / 2;
        return [-21.5, 21.5].every((by) => isHit(middle + by)) ? 44 : height;
      }),
    );
    expect(heights.length).toBeGreaterThan(10);
    expect(heights.filter((height) => height < 44)).toEqual([]);
  });
});
