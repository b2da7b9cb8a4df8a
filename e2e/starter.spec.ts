/** The project to download, as a reader gets it. */
import {ARCHIVES, FORMS, PROJECT} from '../markdown/starter/forms';
import {expect, open, test} from './test';

test('the project arrives in each form', async ({page}) => {
  await open(page, '/docs/tutorials/gettingstarted/');
  for (const [index, form] of FORMS.entries()) {
    await test.step(form.id, async () => {
      await page.getByRole('tab', {name: form.label}).first().click();
      const name = `${PROJECT}-${form.id}.zip`;
      const arriving = page.waitForEvent('download');
      await page.getByRole('link', {name: `Download ${name}`}).click();
      const download = await arriving;
      expect(new URL(download.url()).pathname).toBe(`/${ARCHIVES[index]}`);
      expect(download.suggestedFilename()).toBe(name);
      expect(await download.failure()).toBeNull();
      await expect(page, 'the page stays').toHaveURL(/\/gettingstarted\/$/);
    });
  }
});
