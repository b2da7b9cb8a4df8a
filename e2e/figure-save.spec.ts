/** What a figure shows, as files. */
import {readFileSync} from 'node:fs';
import {come, PAGE} from './figures';
import {expect, open, test} from './test';

test('a picture and values are saved; what saves them is fetched only then', async ({page}) => {
  const fetched: string[] = [];
  await open(page, PAGE);
  const {host, button} = await come(page);
  await host.getByText('Options', {exact: true}).click();
  page.on('request', (request) => {
    // Not what comes since the pointer goes by.
    if (request.url().includes('island-save')) {
      fetched.push(request.url());
    }
  });

  const values = page.waitForEvent('download');
  await button('Save values (CSV)').click();
  const table = await values;
  expect(table.suggestedFilename()).toBe('Gradient-gradient-grid-6x4.csv');
  const rows = readFileSync(await table.path(), 'utf8').split('\r\n');
  expect(rows[0]).toBe('round,device,source,value');
  expect(rows).toHaveLength(1 + 12 * 24 + 1);
  expect(rows[1]).toBe('1,0,true,0.0');
  expect(rows).toContain('12,23,false,8.0');
  expect(fetched).toHaveLength(1);

  const picture = page.waitForEvent('download');
  await button('Save picture (SVG)').click();
  const drawing = await picture;
  expect(drawing.suggestedFilename()).toBe('Gradient-gradient-grid-6x4-round-12.svg');
  const text = readFileSync(await drawing.path(), 'utf8');
  // It stands by itself: no style sheet, no variable, nothing that only a page can do.
  expect(text).not.toMatch(/var\(|class=|tabindex=|NaN/);
  const viewer = await page.context().newPage();
  const drawn = await viewer.evaluate((file) => {
    const root = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
    return {
      name: root.localName,
      devices: root.querySelectorAll('[data-id]').length,
      ground: root.querySelector('rect')?.getAttribute('fill')?.startsWith('rgb'),
    };
  }, text);
  expect(drawn).toEqual({name: 'svg', devices: 24, ground: true});
});
