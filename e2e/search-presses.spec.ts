/** Keys that follow one another faster than the browser draws. */
import {expect, test} from './test';
import {modal, openModal} from './search';

test('S1 Escape and Ctrl+K at once, however often, leave the dialog as the last one says', async ({
  page,
}) => {
  await openModal(page);
  /** Presses all keys before the browser draws once. @returns how many dialogs there are after each */
  const press = (...keys: string[]): Promise<number[]> =>
    page.evaluate(
      (all) =>
        all.map((key) => {
          const press = new KeyboardEvent('keydown', {key, ctrlKey: key === 'k', bubbles: true});
          document.activeElement!.dispatchEvent(press);
          return document.querySelectorAll('.DocSearch-Container').length;
        }),
      keys,
    );
  expect(await press('Escape', 'k', 'k', 'k', 'Escape', 'k')).toEqual([0, 1, 0, 1, 0, 1]);
  await expect(modal.field(page)).toBeFocused();
  // The page behind does not scroll while the last one is open.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(modal.dialog(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});
