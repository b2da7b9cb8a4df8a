/** Faults of the playground that were there once. */
import {come} from './figures';
import {expect, open, test} from './test';

const DESK = 'Distances-hops-scattered-60';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a store without space left is told of, and what is written runs all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const prototype = Storage.prototype as {setItem: (...own: [string, string]) => void};
    prototype.setItem = new Proxy(prototype.setItem, {
      apply: (set, store, own: [string, string]) => {
        if (own[0].startsWith('play:')) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        Reflect.apply(set, store, own);
      },
    });
  });
  await open(page, '/playground/');
  const {host} = await come(page, DESK);
  const editor = host.getByRole('textbox', {name: 'Program'});
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('// mine');
  await expect(host.getByRole('alert')).toContainText('no space left to keep what you write');
  await expect(editor).toContainText('// mine');
});

test.describe('offline', () => {
  test.use({noise: /figure-Neighbours-degree/});

  test('F18 another program that cannot be had: a sentence, the old one stays, and another try has it', async ({
    page,
  }) => {
    const program = 'How many neighbours each device has';
    await open(page, '/playground/');
    const {host} = await come(page, DESK);
    const editor = host.getByRole('textbox', {name: 'Program'});
    await expect(editor).toContainText('distanceTo');
    const files = /\/figure-Neighbours-degree-.*\.json$/;
    await page.route(files, (route) => route.abort());
    await host.getByRole('button', {name: /^Program:/}).click();
    await host
      .getByRole('dialog', {name: 'Programs'})
      .getByRole('button', {name: new RegExp(`^${program}`)})
      .click();
    const notice = page.getByRole('status').filter({hasText: 'offline'});
    await expect(notice).toContainText('Are you offline?');
    await expect(editor).toContainText('distanceTo');
    await page.unroute(files);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(editor).toContainText('degree()');
  });
});
