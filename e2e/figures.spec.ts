/** Figures to touch: by mouse, finger, keyboard and screen reader, and what becomes of them when something is missing. */
import type {Page} from '@playwright/test';
import {fragmentOf} from '@collektive/playground/link';
import {begin, expect, open, overflow, PHONE, test} from './test';

// Motion is turned on where a test is about it.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const PAGE = '/docs/tutorials/basic-usage/';
const NAME = 'Gradient-gradient-grid-6x4';
const WORKER = /\/assets\/js\/play-worker\.[0-9a-f]+\.js$/;

function figureOf(page: Page, name = NAME) {
  const host = page.locator(`[data-figure="${name}"]`);
  const device = (id: number) => host.locator(`svg [data-id="${id}"]`);
  return {
    host,
    device,
    network: host.getByRole('group', {name: /devices?$/}),
    button: (label: string) => host.getByRole('button', {name: label, exact: true}),
    tool: (label: string) => host.getByRole('radio', {name: label}),
    round: host.locator('.round'),
    told: host.locator('.told'),
    valueOf: (id: number, value: string) =>
      expect(device(id)).toHaveAccessibleName(new RegExp(`^device ${id}: ${value}(,|$)`)),
  };
}

/** Comes near a figure, which then comes to life. */
async function come(page: Page, name = NAME): Promise<ReturnType<typeof figureOf>> {
  const figure = figureOf(page, name);
  await page.mouse.move(9, 9);
  await figure.host.scrollIntoViewIfNeeded();
  await page.mouse.move(19, 19);
  await expect(figure.network.first()).toBeVisible();
  await expect(figure.host.locator('slot')).toHaveCount(0);
  return figure;
}

async function centre(page: Page, id: number, name = NAME): Promise<{x: number; y: number}> {
  const box = (await figureOf(page, name)
    .device(id)
    .locator('circle, rect')
    .first()
    .boundingBox())!;
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

for (const [device, viewport] of [
  ['wide', {width: 1280, height: 800}],
  ['phone', PHONE],
] as const) {
  test(`on a ${device} screen a figure is there before any script, and comes to life without moving anything`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, PAGE);
    const {host} = figureOf(page);
    await expect(host.getByRole('img').first()).toHaveAccessibleName(
      /^Hops to the nearest source: 24 devices/,
    );
    expect(asked.filter((path) => /play/.test(path))).toEqual([]);
    const before = (await host.boundingBox())!;
    const {device, valueOf, round} = await come(page);
    const after = (await host.boundingBox())!;
    expect(Math.abs(after.height - before.height)).toBeLessThan(2);
    expect(after.width).toBe(before.width);
    await expect(round).toHaveText('Round 12');
    await valueOf(23, '8.0');
    await expect(device(0)).toHaveAttribute('aria-pressed', 'true');
    // What runs it came once.
    const scripts = asked.filter((path) => /js\/play/.test(path));
    expect(new Set(scripts).size).toBe(scripts.length);
  });
}

test('by mouse: a source, a stroke that cuts, a device that is dragged, a reset', async ({
  page,
}) => {
  await open(page, PAGE);
  const {network, button, valueOf, told, device, round, tool} = await come(page);
  await button('Ten rounds').click();
  await valueOf(5, '5.0');
  const last = await centre(page, 5);
  await page.mouse.click(last.x, last.y);
  await expect(told).toHaveText('Device 5 is now a source.');
  await expect(device(5)).toHaveAttribute('aria-pressed', 'true');
  await button('One round').click();
  await valueOf(5, '0.0');
  await page.mouse.click(last.x, last.y);

  // A stroke between the first two columns, over their links in all rows.
  const box = (await network.boundingBox())!;
  const [first, second] = [await centre(page, 0), await centre(page, 1)];
  const x = (first.x + second.x) / 2;
  await page.mouse.move(x, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 60, {steps: 3});
  await page.mouse.move(x, box.y + box.height - 40, {steps: 3});
  await page.mouse.up();
  await expect(told).toHaveText('4 links cut.');
  await button('Ten rounds').click();
  await button('Ten rounds').click();
  await valueOf(18, '3.0');
  await expect(device(23)).not.toHaveAccessibleName(/8\.0/);
  await button('Restore links').click();
  await button('Ten rounds').click();
  await valueOf(23, '8.0');

  // Away from its neighbours.
  const from = await centre(page, 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20, {steps: 4});
  await page.mouse.up();
  expect((await centre(page, 0)).x).toBeGreaterThan(from.x + 20);

  await tool('Remove').check({force: true});
  const gone = await centre(page, 23);
  await page.mouse.click(gone.x, gone.y);
  await expect(device(23)).toHaveCount(0);
  await tool('Add').check({force: true});
  await page.mouse.click(gone.x, gone.y);
  await expect(device(23)).toBeVisible();

  await button('Reset').click();
  await expect(round).toHaveText('Round 1');
  await valueOf(1, 'Infinity');
});

test('by keyboard alone, and told politely', async ({page}) => {
  await open(page, PAGE);
  const {button, device, valueOf, host, told} = await come(page);
  await device(0).focus();
  await expect(told).toHaveText('device 0: 0.0, source');
  await page.keyboard.press('ArrowRight');
  await expect(device(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(device(7)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(device(7)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status')).toHaveText('Device 7 is now a source.');
  const before = await centre(page, 7);
  await page.keyboard.press('Shift+ArrowRight');
  expect((await centre(page, 7)).x).toBeGreaterThan(before.x);
  await page.keyboard.press('c');
  await expect(told).toHaveText(/^\d links? cut\.$/);
  await page.keyboard.press('Delete');
  await expect(device(7)).toHaveCount(0);
  await device(23).focus();
  await page.keyboard.press('+');
  await expect(device(24)).toBeVisible();

  await button('One round').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Round 13\. 24 devices$/);
  await host.getByText('Values as a table').click();
  const table = host.getByRole('table', {name: 'Round 13'});
  await expect(table.getByRole('row', {name: /^0 yes/})).toHaveText('0yes0.0');
  await host.getByText('Options').click();
  await host.getByRole('slider', {name: 'Link range'}).press('Home');
  await button('Ten rounds').click();
  await valueOf(1, 'Infinity');
});

test('two programs on one network are touched together', async ({page}) => {
  await open(page, '/docs/how-to/use-building-blocks/');
  const name = 'NeverForgets-wrong-NeverForgets-right-line-5';
  const {network, button} = await come(page, name);
  await expect(network).toHaveCount(2);
  await network.first().locator('[data-id="0"]').press('Enter');
  await button('Ten rounds').click();
  const [wrong, right] = [0, 1].map((at) => network.nth(at).locator('[data-id="4"]'));
  await expect(wrong).toHaveAccessibleName('device 4: true');
  await expect(right).toHaveAccessibleName('device 4: false');
});

test.describe('with a finger', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test('a tap makes a source, and nothing runs over the edge', async ({page}) => {
    await open(page, PAGE);
    await page.touchscreen.tap(5, 300);
    const {told, host, device} = await come(page);
    expect(await overflow(page)).toBe(0);
    const {x, y} = await centre(page, 8);
    await page.touchscreen.tap(x, y);
    await expect(told).toHaveText('Device 8 is now a source.');
    await expect(device(8)).toHaveAttribute('aria-pressed', 'true');
    const box = (await host.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
  });
});

test.describe('that plays', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('plays from round 1, pauses, and stands still out of sight', async ({page}) => {
    await open(page, PAGE);
    const {button, round, host} = await come(page);
    await expect(round).toHaveText('Round 12');
    await host.getByText('Options').click();
    await host.getByRole('slider', {name: 'Rounds per second'}).fill('20');
    await button('Play').click();
    await expect(round).toHaveText(/^Round [4-9]$/);
    await page.evaluate(() => window.scrollTo(0, 0));
    const at = async (): Promise<number> => Number((await round.textContent())?.slice(6));
    await page.waitForTimeout(300);
    const away = await at();
    await page.waitForTimeout(400);
    expect(await at()).toBe(away);
    await host.scrollIntoViewIfNeeded();
    await expect.poll(at).toBeGreaterThan(away + 2);
    await button('Pause').click();
    const paused = await at();
    await expect(page.getByRole('status')).toHaveText(/^Round \d+\./);
    await page.waitForTimeout(300);
    expect(await at()).toBeLessThanOrEqual(paused + 1);
  });
});

test.describe('what runs it cannot be had', () => {
  test.use({noise: /play/});

  test('F18 the picture stays, a sentence says why, and another try runs it', async ({page}) => {
    await page.route(WORKER, (route) => route.abort());
    await open(page, PAGE);
    const {host, button, valueOf} = figureOf(page);
    await page.mouse.move(9, 9);
    await host.scrollIntoViewIfNeeded();
    await page.mouse.move(19, 19);
    await expect(host.locator('.status')).toContainText('Are you offline?');
    await page.unroute(WORKER);
    await button('Try again').click();
    await button('Ten rounds').click();
    await valueOf(5, '5.0');
  });
});

test.describe('the playground', () => {
  const DESK = 'Distances-hops-scattered-60';

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
    await choose('An empty page');
    await expect(editor).toContainText('fun Aggregate<Int>.program(device: Device) = device.id');
    await editor.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.type(' * missing');
    const problems = host.getByRole('list', {name: 'What is wrong'});
    await expect(problems).toContainText("Unresolved reference 'missing'");
    for (let letter = 0; letter < 'missing'.length; letter += 1)
      await page.keyboard.press('Backspace');
    await page.keyboard.type('7');
    await valueOf(5, '35');

    // What was typed is not lost with another choice.
    await choose('How many neighbours each device has');
    await expect(editor).not.toContainText('device.id * 7');
    await choose('What you wrote');
    await expect(editor).toContainText('device.id * 7');
    await host.getByRole('combobox', {name: 'Network'}).selectOption('line 6');
    await valueOf(5, '35');

    // A value by brush.
    await host.getByRole('radio', {name: 'Flag'}).check({force: true});
    const {x, y} = await centre(page, 2, DESK);
    await page.mouse.click(x, y);
    await expect(device(2)).toHaveAccessibleName(/flag/);
    await button('Copy link').click();
    await expect(page.getByRole('status')).toContainText('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(editor).toContainText('device.id * 7');
    await expect(host.getByText('Nothing of it has run yet.')).toBeVisible();
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
      if (localStorage.getItem('play:playground') === null)
        localStorage.setItem('play:playground', text);
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
    await expect(host.getByText('Nothing of it has run yet.')).toBeVisible();
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
    const before = (await host.locator('.desk').boundingBox())!;
    await host.getByRole('separator', {name: 'Width of the program'}).press('ArrowLeft');
    await expect
      .poll(async () => (await host.locator('.desk').boundingBox())!.width)
      .toBeLessThan(before.width - 20);
    const seen = async (): Promise<string | null> => network.first().getAttribute('viewBox');
    const all = await seen();
    await host.getByRole('button', {name: 'Nearer'}).click();
    expect(await seen()).not.toBe(all);
    await host.getByRole('button', {name: 'All of it'}).click();
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
      const code = host.locator('.desk-place');
      await expect(code).toContainText('fun Aggregate<Int>.program(device: Device) =', {
        useInnerText: device === 'wide',
      });
      const before = {host: await host.boundingBox(), code: await code.boundingBox()};
      const {network} = await come(page, DESK);
      const desk = host.locator('.desk');
      await expect(host.getByRole('button', {name: 'Nearer'})).toBeVisible();
      await expect(desk).toBeAttached();
      const after = (await host.boundingBox())!;
      expect(Math.abs(after.height - before.host!.height)).toBeLessThan(1);
      const drawn = (await network.first().boundingBox())!;
      if (device === 'wide') {
        const place = (await desk.boundingBox())!;
        for (const [is, was] of [
          [place.height, before.code!.height],
          [place.x, before.code!.x],
          [place.y - after.y, before.code!.y - before.host!.y],
        ])
          expect(Math.abs(is - was)).toBeLessThan(1);
        expect(Math.abs(place.width - before.code!.width)).toBeLessThan(10);
        expect(place.x + place.width).toBeLessThanOrEqual(drawn.x);
      } else {
        // One half at a time.
        await expect(desk).toBeHidden();
        await host.getByRole('button', {name: 'Program', exact: true}).click();
        await expect(desk).toBeVisible();
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

test('what a program returns moves and lights devices', async ({page}) => {
  await open(page, '/playground/');
  const name = 'Swarm-keep-away-scattered-24';
  const {button} = await come(page, name);
  const before = await centre(page, 7, name);
  await button('Ten rounds').click();
  await expect.poll(async () => (await centre(page, 7, name)).x).not.toBe(before.x);
});

test.describe('the home page', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('its network plays once a reader has begun, moves nothing, and can be touched', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/');
    const host = page.locator('[data-hero]');
    const before = await host.boundingBox();
    expect(asked.filter((path) => /play/.test(path))).toEqual([]);
    await begin(page);
    const pause = host.getByRole('button', {name: 'Pause'});
    await expect(pause).toBeVisible();
    expect(await host.boundingBox()).toEqual(before);
    await pause.click();
    const circles = host.locator('circle');
    const fill = () =>
      circles.evaluateAll((all) => all.map((one) => one.getAttribute('fill')).join());
    const first = await fill();
    const {x, y, width, height} = (await circles.nth(9).boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(circles.nth(9)).toHaveAttribute('fill', 'var(--field-7)');
    await expect.poll(fill).not.toBe(first);
    // Twice at once: the last one counts.
    await host.getByRole('button', {name: 'Move the source'}).evaluate((move: HTMLElement) => {
      move.click();
      move.click();
    });
    const sourceFill = () =>
      circles.evaluateAll((all) => {
        const radius = (one: Element): number => Number(one.getAttribute('r'));
        return all.sort((a, b) => radius(b) - radius(a))[0].getAttribute('fill');
      });
    await expect.poll(sourceFill).toBe('var(--field-7)');
    const box = (await host.boundingBox())!;
    const links = host.locator('path').first();
    const length = (await links.getAttribute('d'))!.length;
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 50, {steps: 4});
    await page.mouse.up();
    expect((await links.getAttribute('d'))!.length).toBeLessThan(length);
    await page.emulateMedia({media: 'print'});
    await expect(host.getByRole('button')).toHaveCount(0);
  });
});

test.describe('F23 what a figure holds is answered by something else', () => {
  test.use({noise: /MIME type/});

  for (const [what, answer] of [
    [
      'a page with status 200',
      {contentType: 'text/html', body: '<!doctype html><title>Hello</title>'},
    ],
    ['another shape', {json: {programs: null}}],
  ] as const) {
    test(`F23 ${what}: a true sentence, and the page can be loaded again`, async ({page, log}) => {
      await page.route(/\/assets\/play\/figure-Gradient-gradient-grid/, (route) =>
        route.fulfill(answer),
      );
      await open(page, PAGE);
      await page.locator(`[data-figure="${NAME}"]`).scrollIntoViewIfNeeded();
      await begin(page);
      const notice = page.getByRole('status').filter({hasText: 'Something else came'});
      await expect(notice).toBeVisible();
      await page.unrouteAll();
      await notice.getByRole('button', {name: 'Reload the page'}).click();
      await page.waitForLoadState('load');
      const {network} = await come(page);
      await expect(network).toBeVisible();
      expect(log.uncaught).toEqual([]);
    });
  }
});
