/** The cheat sheet is two sides of paper. */
import {expect, open, test} from './test';

test('the cheat sheet prints on two sides of A4, with all of its chapters', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium writes PDF files');
  await open(page, '/docs/reference/cheat-sheet/');
  const pdf = await page.pdf({format: 'A4'});
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({media: 'print'});
  for (const name of ['Operators', 'Fields', 'Reductions', 'Building blocks', /messages$/]) {
    await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
  }
});
