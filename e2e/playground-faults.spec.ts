/** Faults of the playground that were there once. */
import {fragmentOf} from '@collektive/playground/link';
import {centre, come, DESK, figureOf} from './figures';
import {expect, open, PHONE, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the team brush says which team it paints, and paints that one', async ({page}) => {
  await open(page, '/playground/');
  const {host, device, told} = await come(page, DESK);
  const team = host.getByRole('combobox', {name: 'Team to paint'});
  await expect(team).toBeHidden();
  await host.getByRole('radio', {name: 'Team'}).check({force: true});
  await expect(team).toHaveValue('blue');
  const {x, y} = await centre(page, 2, DESK);
  for (let times = 0; times < 2; times += 1) {
    await page.mouse.click(x, y);
    await expect(told).toHaveText(/^Device 2 is now in team blue\./);
  }
  await expect(device(2)).toHaveAccessibleName(/team blue/);
  await team.selectOption('red');
  await page.mouse.click(x, y);
  await expect(device(2)).not.toHaveAccessibleName(/team/);
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
    await expect(editor).toContainText('distanceTo(');
    const files = /\/figure-Neighbours-degree-.*\.json$/;
    await page.route(files, (route) => route.abort());
    await host.getByRole('button', {name: /^Program:/}).click();
    await host
      .getByRole('dialog', {name: 'Programs'})
      .getByRole('button', {name: new RegExp(`^${program}`)})
      .click();
    const notice = page.getByRole('status').filter({hasText: 'offline'});
    await expect(notice).toContainText('Are you offline?');
    await expect(editor).toContainText('distanceTo(');
    await page.unroute(files);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(editor).toContainText('degree()');
  });
});

test('the parameters of a call go by Escape, and when the reader turns to something else', async ({
  page,
}) => {
  await open(page, '/playground/');
  const {host} = await come(page, DESK);
  const editor = host.getByRole('textbox', {name: 'Program'});
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('val x = hopDistanceTo(');
  const help = host.locator('.cm-told.cm-tooltip');
  await expect(help).toBeVisible();
  await host.getByText('Options').click();
  await expect(help).toBeHidden();
  await editor.focus();
  await page.keyboard.type('1, ');
  await expect(help).toBeVisible();
  // The first one may end a search for what could be written next.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden({timeout: 500});
  }).toPass();
});

test('with text of twice the size the name of the page and its help stand side by side', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32}});
  await open(page, '/playground/');
  const name = (await page.locator('h1').boundingBox())!;
  const help = (await page.locator('.playground-help > summary').boundingBox())!;
  expect(name.x + name.width).toBeLessThanOrEqual(help.x);
  await come(page, DESK);
  const fold = page.locator('.cm-foldPlaceholder').first();
  await expect(fold).toBeVisible();
  const [height, line] = await fold.evaluate((mark) => [
    mark.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(mark).lineHeight),
  ]);
  expect(height, 'one line').toBeLessThan(1.5 * line);
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('a program that came with a link is shown, as what it is', async ({page}) => {
    const program = JSON.stringify({text: 'fun other() = 2'});
    await open(page, `/playground/${await fragmentOf({run: 'playground', program})}`);
    const {host} = figureOf(page, DESK);
    await expect(host.getByText('None of it has run yet.')).toBeVisible();
    await expect(host.getByRole('button', {name: 'Run it'})).toBeVisible();
  });
});
