/** The playground: any program on any network. */
import {centre, come, figureOf} from './figures';
import {fragmentOf} from '@collektive/playground/link';
import {expect, open, overflow, PHONE, test} from './test';

// Motion is turned on where a test is about it.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('the playground', () => {
  const DESK = 'Gradient-gradient-scattered-60';

  test('a program is written beside its network, kept, and held by a link', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/playground/');
    // Said to those only whom it concerns.
    await expect(page.getByText('Without JavaScript')).toBeHidden();
    const {host, button, device, valueOf} = await come(page, DESK);
    const editor = host.getByRole('textbox', {name: 'Program'});
    await host.getByRole('combobox', {name: 'Network'}).selectOption('line 6');
    await expect(device(5)).toBeVisible();
    const choose = async (name: string): Promise<void> => {
      await host.getByRole('button', {name: /^Program:/}).click();
      const gallery = host.getByRole('dialog', {name: 'Programs'});
      await gallery.getByRole('searchbox', {name: 'Find a program'}).fill(name);
      await gallery
        .getByRole('button', {name: new RegExp(`^${name}`)})
        .first()
        .click();
      await expect(gallery).toBeHidden();
    };
    await choose('Empty program');
    await expect(editor).toContainText('fun Aggregate<Int>.program(device: Device) = device.id');
    await editor.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.type(' * missing');
    const problems = host.getByRole('list', {name: 'Problems'});
    await expect(problems).toContainText("Unresolved reference 'missing'");
    for (let letter = 0; letter < 'missing'.length; letter += 1) {
      await page.keyboard.press('Backspace');
    }
    await page.keyboard.type('7');
    await valueOf(5, '35');

    // What was typed is not lost with another choice.
    await choose('How many neighbours each device has');
    await expect(editor).not.toContainText('device.id * 7');
    await choose('Your program');
    await expect(editor).toContainText('device.id * 7');
    await host.getByRole('combobox', {name: 'Network'}).selectOption('line 6');
    await valueOf(5, '35');

    // A value by brush.
    await host.getByRole('radio', {name: 'Flag'}).check({force: true});
    const {x, y} = await centre(page, 2, DESK);
    await page.mouse.click(x, y);
    await expect(device(2)).toHaveAccessibleName(/flag/);
    await expect(host.locator('.told')).toHaveText(/flag\. Nothing changes: it has settled\./);
    await button('Copy link').click();
    await expect(page.getByRole('status')).toContainText('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(editor).toContainText('device.id * 7');
    await expect(host.getByText('None of it has run yet.')).toBeVisible();
    await expect(device(2)).toHaveAccessibleName('device 2: no round yet, flag');
    await host.getByRole('button', {name: 'Run it'}).click();
    await expect(device(2)).toHaveAccessibleName('device 2: 14, flag');
    await expect(page).toHaveURL(/playground\/$/);
  });

  test('F19 a link takes the place of nothing that was written, and a damaged store is repaired', async ({
    page,
  }) => {
    const state = {text: 'fun own() = 1 // mine', figure: DESK, range: 'far', devices: [{id: 1}]};
    await page.addInitScript((text) => {
      localStorage.setItem('play:', 'nobody');
      if (localStorage.getItem('play:playground') === null) {
        localStorage.setItem('play:playground', text);
      }
    }, JSON.stringify(state));
    await open(page, '/playground/');
    const {host} = await come(page, DESK);
    const editor = host.getByRole('textbox', {name: 'Program'});
    await expect(editor).toContainText('// mine');
    await expect(host.getByText('how far its devices are heard')).toBeVisible();
    const fragment = await fragmentOf({
      run: 'playground',
      program: JSON.stringify({text: 'fun other() = 2', sample: 'constructor'}),
    });
    await page.evaluate((hash) => (window.location.hash = hash), fragment);
    await expect(editor).toContainText('fun other');
    await expect(host.getByText('None of it has run yet.')).toBeVisible();
    await host.getByRole('button', {name: 'Back to mine'}).click();
    await expect(editor).toContainText('// mine');
    await page.evaluate((hash) => (window.location.hash = hash), fragment);
    await host.getByRole('button', {name: 'Run it'}).click();
    await host.getByRole('button', {name: /^Program:/}).click();
    await host
      .getByRole('dialog')
      .getByRole('button', {name: /\/\/ mine/})
      .click();
    await expect(editor).toContainText('// mine');
  });

  test('before it runs, the buttons of its code cover no code', async ({page}) => {
    await open(page, '/playground/');
    const place = page.locator('.workbench-place');
    const buttons = await place.locator('.code-buttons').boundingBox();
    const line = await place.locator('code b').first().boundingBox();
    expect(line!.y).toBeGreaterThanOrEqual(buttons!.y + buttons!.height);
  });

  test('it fills the window, its halves are resized by keyboard, and the network is seen nearer', async ({
    page,
  }) => {
    await open(page, '/playground/');
    const {host, network} = await come(page, DESK);
    await expect(host.getByRole('textbox', {name: 'Program'})).toBeVisible();
    const box = (await host.boundingBox())!;
    const {width, height} = page.viewportSize()!;
    expect(box.width).toBe(width);
    expect(Math.abs(box.y + box.height - height)).toBeLessThan(4);
    const before = (await host.locator('.workbench').boundingBox())!;
    await host.getByRole('separator', {name: 'Width of the program pane'}).press('ArrowLeft');
    await expect
      .poll(async () => (await host.locator('.workbench').boundingBox())!.width)
      .toBeLessThan(before.width - 20);
    const seen = async (): Promise<string | null> => network.first().getAttribute('viewBox');
    const all = await seen();
    await host.getByRole('button', {name: 'Zoom in'}).click();
    expect(await seen()).not.toBe(all);
    await host.getByRole('button', {name: 'Whole network'}).click();
    expect(await seen()).toBe(all);
  });

  for (const [device, viewport] of [
    ['wide', {width: 1280, height: 800}],
    ['phone', PHONE],
  ] as const) {
    test(`on a ${device} screen the editor takes the place that was kept for it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/playground/');
      const {host} = figureOf(page, DESK);
      const code = host.locator('.workbench-place');
      await expect(code).toContainText('fun Aggregate<Int>.program(device: Device) =', {
        useInnerText: device === 'wide',
      });
      const before = {host: await host.boundingBox(), code: await code.boundingBox()};
      const {network} = await come(page, DESK);
      const workbench = host.locator('.workbench');
      await expect(host.getByRole('button', {name: 'Zoom in'})).toBeVisible();
      await expect(workbench).toBeAttached();
      const after = (await host.boundingBox())!;
      expect(Math.abs(after.height - before.host!.height)).toBeLessThan(1);
      const drawn = (await network.first().boundingBox())!;
      if (device === 'wide') {
        const place = (await workbench.boundingBox())!;
        for (const [is, was] of [
          [place.height, before.code!.height],
          [place.x, before.code!.x],
          [place.y - after.y, before.code!.y - before.host!.y],
        ]) {
          expect(Math.abs(is - was)).toBeLessThan(1);
        }
        expect(Math.abs(place.width - before.code!.width)).toBeLessThan(10);
        expect(place.x + place.width).toBeLessThanOrEqual(drawn.x);
      } else {
        // One half at a time.
        await expect(workbench).toBeHidden();
        await host.getByRole('button', {name: 'Program', exact: true}).click();
        await expect(workbench).toBeVisible();
        await expect(network.first()).toBeHidden();
      }
      expect(await overflow(page)).toBe(0);
    });
  }

  test('an example opens there by its link, and what was written before is not lost', async ({
    page,
  }) => {
    const program = 'A channel between two devices';
    await open(page, '/playground/');
    const {host} = await come(page, DESK);
    const editor = host.getByRole('textbox', {name: 'Program'});
    const opener = host.getByRole('button', {name: /^Program:/});
    await editor.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('// mine');
    await expect(editor).toContainText('// mine');

    await open(page, '/docs/examples/');
    await page
      .getByRole('link', {name: new RegExp(`^Open in the playground.*${program}$`)})
      .click();
    await expect(opener).toContainText(program);
    await expect(editor).toContainText('channel(from = 7, to = 10, width = 0.0)');
    // Another visit goes on with what the reader makes of it.
    await expect(page).toHaveURL(/\/playground\/$/);
    await opener.click();
    await host
      .getByRole('dialog', {name: 'Programs'})
      .getByRole('button', {name: /changed by you/})
      .click();
    await expect(editor).toContainText('// mine');
  });

  test('F19 a link that holds nonsense is ignored with a word', async ({page}) => {
    await page.goto('/playground/#play=playground=abcdef');
    await expect(page.getByRole('status')).toContainText('could not be read');
    await expect(figureOf(page, DESK).host.getByRole('textbox', {name: 'Program'})).toBeVisible();
  });
});
