/** The time of figures, and what is seen of a round: back and forth, undone, until nothing changes, and why. */
import {centre, come, PAGE} from './figures';
import {expect, open, test} from './test';

const SETTLED = /Settled after \d+ rounds?\./;

test.describe('where motion is unwanted', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('by keyboard: back and forth, each round is as it was, until a touch in an earlier one', async ({
    page,
  }) => {
    await open(page, PAGE);
    const {time, round, values, button, device, told, valueOf} = await come(page);
    await expect(time).toHaveAttribute('aria-valuetext', 'Round 12 of 12');
    await time.focus();
    const seen: string[] = [];
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'End']) {
      await page.keyboard.press(key);
      seen.push(await values());
    }
    await expect(round).toHaveText('Round 12');
    expect(seen[0]).toContain('device 1: Infinity');
    expect(seen[2]).toContain('device 2: 2.0');
    await page.keyboard.press('Home');
    await expect(round).toHaveText('Round 1');
    expect(await values()).toBe(seen[0]);
    await page.keyboard.press('ArrowRight');
    await expect(time).toHaveAttribute('aria-valuetext', 'Round 2 of 12');
    expect(await values()).toBe(seen[1]);
    // What has been run is gone through, and then on.
    await button('Run').click();
    await expect(round).toHaveText('Round 12');
    await button('One round').click();
    await expect(round).toHaveText('Round 13');
    await expect(time).toHaveAttribute('aria-valuetext', 'Round 13 of 13');

    // A touch in an earlier round: time goes on from there.
    await time.press('Home');
    await device(23).press('Enter');
    await expect(told).toHaveText(SETTLED);
    await valueOf(22, '1.0');
    await expect(device(0)).toHaveAttribute('aria-pressed', 'true');
    await time.press('Home');
    await expect(round).toHaveText('Round 1');
    expect(await values()).toBe(
      seen[0].replace('device 23: Infinity', 'device 23: Infinity, source'),
    );
  });

  test('a touch shows what it does; it is undone and done again by buttons and keys', async ({
    page,
  }) => {
    await open(page, PAGE);
    const {device, told, time, values, button, valueOf} = await come(page);
    const before = await values();
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    const {x, y} = await centre(page, 5);
    await page.mouse.click(x, y);
    await expect(told).toHaveText(SETTLED);
    await valueOf(5, '0.0');
    const after = await values();
    expect(after).not.toBe(before);
    await button('Undo').click();
    await expect(told).toHaveText(/^Undone: Device 5 is now a source\. Settled/);
    expect(await values()).toBe(before);
    await button('Redo').click();
    await expect(told).toHaveText(/^Redone: Device 5 is now a source\. Settled/);
    expect(await values()).toBe(after);

    await device(5).focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('status')).toHaveText(/^Undone: .* Settled after \d rounds\.$/);
    expect(await values()).toBe(before);
    await expect(device(5)).toBeFocused();
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByRole('status')).toHaveText(/^Redone: .* Settled after \d rounds\.$/);
    expect(await values()).toBe(after);

    // What changes nothing gives nothing up, and what restores links is undone.
    const restore = button('Restore links');
    await expect(restore).toHaveAttribute('aria-disabled', 'true');
    await restore.click({force: true});
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'false');
    await device(7).press('c');
    // Until then rounds are added.
    await expect(told).toHaveText(/^4 links cut\..*settled/i);
    await expect(restore).toHaveAttribute('aria-disabled', 'false');
    const last = (await time.getAttribute('max'))!;
    // In an earlier round nothing is cut.
    await time.fill('2');
    await expect(restore).toHaveAttribute('aria-disabled', 'true');
    await restore.click({force: true});
    await expect(time).toHaveAttribute('max', last);
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'false');
    await time.fill(last);
    await restore.click();
    await expect(told).toHaveText(/^4 links restored\./);
    await expect(restore).toHaveAttribute('aria-disabled', 'true');
    await button('Undo').click();
    await expect(told).toHaveText(/^Undone: 4 links restored\./);
    await expect(restore).toHaveAttribute('aria-disabled', 'false');
    await expect(told).toHaveText(/settled/i);
  });

  test('it runs until nothing changes, and says when that was; what changes for ever is left', async ({
    page,
  }) => {
    await open(page, PAGE);
    const {button, told, valueOf} = await come(page);
    await button('Reset').click();
    await valueOf(1, 'Infinity');
    await button('Run until nothing changes').click();
    await expect(told).toHaveText('Settled after 8 rounds.');
    await expect(page.getByRole('status')).toHaveText('Settled after 8 rounds.');
    await valueOf(23, '8.0');
    await button('Run until nothing changes').click();
    await expect(told).toHaveText('Nothing changes: it has settled.');
    const blink = await come(page, 'State-blink-line-5');
    await blink.button('Run until nothing changes').click();
    await expect(blink.told).toHaveText('Still changing after 200 rounds.');
    // More than are kept, which is said.
    await blink.button('Run until nothing changes').click();
    await expect(blink.told).toHaveText(
      'Still changing after 200 rounds. Only the last 300 rounds are kept.',
    );
    await expect(blink.time).toHaveAttribute('min', '102');
    await expect(blink.time).toHaveAttribute(
      'aria-valuetext',
      'Round 401 of 401; kept from round 102 on',
    );
  });
});

test.describe('where motion is wanted', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('messages travel along links, in the colour of who sent them', async ({page}) => {
    await open(page, PAGE);
    const {host, button, round, device} = await come(page);
    const fill = (): Promise<string | null> => device(0).locator('circle').getAttribute('fill');
    const settled = await fill();
    await button('One round').click();
    await expect(round).toHaveText('Round 1');
    // The source keeps its colour from round 1 on.
    expect(await fill()).toBe(settled);
    const links = (await host.locator('svg path').first().getAttribute('d'))!.split('M').length - 1;
    await expect(host.locator('.pulse')).toHaveCount(2 * links);
    await expect(host.locator('.halo')).toHaveCount(24);
    const fills = await host
      .locator('.pulse')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('fill')))].sort());
    expect(fills).toEqual(['var(--c-bg)', settled]);
  });

  test('a press is watched, round by round, until it has settled', async ({page}) => {
    await open(page, PAGE);
    const {told, round, time, valueOf} = await come(page);
    const {x, y} = await centre(page, 23);
    await page.mouse.click(x, y);
    await expect(round).toHaveText('Round 13');
    await expect(told).toHaveText(SETTLED);
    await valueOf(23, '0.0');
    const last = Number(await time.getAttribute('max'));
    await expect(round).toHaveText(`Round ${last}`);
  });
});
