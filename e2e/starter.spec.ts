/** The project to download, as a reader gets it. */
import {ARCHIVES, FORMS, PROJECT} from '../markdown/starter/forms';
import {expect, open, test} from './test';

test('the project arrives in each form, and its files can be read before', async ({page}) => {
  await open(page, '/docs/tutorials/starter/');
  for (const [index, form] of FORMS.entries()) {
    await test.step(form.id, async () => {
      await page.getByRole('tab', {name: form.label}).first().click();
      const name = `${PROJECT}-${form.id}.zip`;
      const files = page.getByRole('group', {name: `Files of ${name}`});
      await files.getByText('Main.kt', {exact: true}).click();
      await expect(files.getByText('distanceTo(source = localId == 0)')).toBeVisible();
      const arriving = page.waitForEvent('download');
      await page.getByRole('link', {name: `Download ${name}`}).click();
      const download = await arriving;
      expect(new URL(download.url()).pathname).toBe(`/${ARCHIVES[index]}`);
      expect(download.suggestedFilename()).toBe(name);
      expect(await download.failure()).toBeNull();
      await expect(page, 'the page stays').toHaveURL(/\/starter\/$/);
    });
  }
});
