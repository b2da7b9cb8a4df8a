/** What readers do with a program of their own: begin, save, take along, show elsewhere. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {fragmentOf} from '@collektive/playground/link';
import {strFromU8, unzipSync} from 'fflate';
import {come, DESK, figureOf} from './figures';
import {expect, open, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

async function write(page: Page, text: string): Promise<void> {
  await figureOf(page, DESK).host.getByRole('textbox', {name: 'Program'}).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

function parts(page: Page) {
  const {host, button} = figureOf(page, DESK);
  const gallery = host.getByRole('dialog', {name: 'Programs'});
  return {
    ...{host, button, gallery},
    editor: host.getByRole('textbox', {name: 'Program'}),
    note: host.locator('.workbench-note'),
    choose: () => host.getByRole('button', {name: /^Program:/}).click(),
    card: (title: string) => gallery.getByRole('button', {name: new RegExp(`^${title}`)}),
    saveAs: async (title: string): Promise<void> => {
      await button('Save as…').click();
      await host.getByRole('textbox', {name: 'Title of the program'}).fill(title);
      await page.keyboard.press('Enter');
    },
  };
}

test('F24 programs are saved by title, renamed, deleted and put back; another tab’s stay', async ({
  page,
  context,
}) => {
  await open(page, '/playground/');
  await come(page, DESK);
  const {host, button, editor, note, gallery, choose, card, saveAs} = parts(page);
  await write(page, '// one');
  await saveAs('First');
  await expect(note).toContainText('Saved as "First"');
  await expect(host.getByRole('button', {name: /^Program:/})).toContainText('First');

  const other = await context.newPage();
  await open(other, '/playground/');
  await come(other, DESK);
  await expect(parts(other).editor).toContainText('// one');
  await write(other, '// two');
  await parts(other).saveAs('First');
  await expect(parts(other).note).toContainText('under this title already');
  await parts(other).saveAs('Second');
  await expect(parts(other).note).toContainText('Saved as "Second"');
  await other.close();

  await button('New').click();
  // What is saved is not put aside as well.
  await expect(note).toBeHidden();
  await write(page, '// three');
  await saveAs('First');
  await note.getByRole('button', {name: 'Replace it'}).click();
  await expect(note).toContainText('Saved as "First"');

  await choose();
  await gallery.getByRole('button', {name: 'Rename First'}).click();
  const title = gallery.getByRole('textbox', {name: 'New title for First'});
  await title.fill('Second');
  await title.press('Enter');
  await expect(gallery.getByRole('status')).toContainText('under this title already');
  await gallery.getByRole('button', {name: 'Rename First'}).click();
  await title.press('Escape');
  await expect(title).toBeHidden();
  await gallery.getByRole('button', {name: 'Rename First'}).click();
  await title.fill('Third');
  await title.press('Enter');
  await expect(card('Third')).toContainText('// three');
  await gallery.getByRole('button', {name: 'Delete Second'}).click();
  await expect(card('Second')).toHaveCount(0);
  await gallery.getByRole('button', {name: 'Undo'}).click();
  await card('Second').click();
  await expect(editor).toContainText('// one');
  await expect(editor).toContainText('// two');
  await page.reload();
  await come(page, DESK);
  await expect(host.getByRole('button', {name: /^Program:/})).toContainText('Second');
});

test('F19 a browser that keeps nothing says so, and takes nothing away', async ({page}) => {
  await page.addInitScript(() => {
    const prototype = Storage.prototype as {setItem: (...own: [string, string]) => void};
    prototype.setItem = new Proxy(prototype.setItem, {
      apply: (set, store, own: [string, string]) => {
        if (/^(saved|play):/.test(own[0])) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        Reflect.apply(set, store, own);
      },
    });
  });
  await open(page, '/playground/');
  await come(page, DESK);
  const {host, editor, note, saveAs} = parts(page);
  await write(page, '// mine');
  await expect(host.getByRole('alert')).toContainText('no space left to keep what you write');
  await saveAs('First');
  await expect(note).toContainText('no space left, so nothing was saved');
  await expect(editor).toContainText('// mine');
});

test('a link to a changed program is short; a long one is said to be', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/playground/');
  await come(page, DESK);
  const {button, note} = parts(page);
  const copied = async (): Promise<string> => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button('Copy link').or(button('Copied')).click();
    const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read).not.toBe('');
    return read();
  };
  expect(await copied()).toMatch(/\/playground\/#play=[\w-]+$/);
  await write(page, '// mine');
  expect((await copied()).length).toBeLessThan(300);
  await expect(note).toBeHidden();
  const random = Array.from({length: 300}, (_, at) => ((at * 7919) % 9973).toString(36)).join(' ');
  await write(page, random);
  const {length} = await copied();
  await expect(note).toContainText(`The link is long: it has ${length} characters`);
});

test('a new program takes nothing away; what was there fills the screen, and is taken along as a project', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/playground/');
  await come(page, DESK);
  const {host, button, editor, note} = parts(page);
  await write(page, '// mine');
  await button('New').click();
  await expect(editor).not.toContainText('// mine');
  await note.getByRole('button', {name: 'Back to it'}).click();
  await expect(editor).toContainText('// mine');

  // The button says how to leave.
  await button('Full screen').click();
  await expect(button('Leave full screen')).toBeVisible();
  expect(await host.evaluate((one) => document.fullscreenElement === one)).toBe(true);
  await button('Leave full screen').click();
  await expect(button('Full screen')).toBeVisible();

  const isProject = (address: string): boolean => /island-project|play\/project/.test(address);
  expect(asked.filter(isProject)).toEqual([]);
  await host.getByText('More', {exact: true}).click();
  const arriving = page.waitForEvent('download');
  await button('Download project').click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('hello-collektive.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const text = (name: string): string => strFromU8(files[`hello-collektive/${name}`]);
  expect(text('src/main/kotlin/Program.kt')).toMatch(/distanceTo\(device\.source\)\n\/\/ mine$/);
  expect(text('src/main/kotlin/Main.kt')).toContain('Device(59, ');
  expect(text('build.gradle.kts')).toContain('it.unibo.collektive');
});

test('another page shows it in a frame, whole or one half of it, and nothing is kept there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/playground/');
  await come(page, DESK);
  const {host, button} = parts(page);
  await write(page, '// mine');
  await host.getByText('More', {exact: true}).click();
  for (const shown of ['all', 'code', 'network'] as const) {
    await test.step(shown, async () => {
      await host.getByRole('combobox', {name: 'What the frame shows'}).selectOption(shown);
      await button('Copy embed code').click();
      const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      const tag = `^<iframe src="[^"]+embed=${shown}\\b[^"]+" title="Hops to the nearest source" [^>]*loading="lazy"`;
      // What was copied before is there until the new one is.
      await expect.poll(copied).toMatch(new RegExp(tag));
      const html = await copied();
      const outer = await context.newPage();
      await outer.route('**/outer.html', (route) =>
        route.fulfill({contentType: 'text/html', body: `<!doctype html>${html}`}),
      );
      await outer.goto('/outer.html');
      const frame = outer.frameLocator('iframe');
      await frame.locator('.figure[data-full]').hover();
      const editor = frame.getByRole('textbox', {name: 'Program'});
      const run = frame.getByRole('button', {name: 'Run', exact: true});
      await expect(run).toBeVisible({visible: shown !== 'code'});
      await expect(editor).toBeVisible({visible: shown !== 'network'});
      await expect(frame.locator('.navbar')).toBeHidden();
      await expect(frame.getByRole('heading', {name: 'Playground'})).toBeHidden();
      if (shown === 'all') {
        await expect(frame.getByText('None of it has run yet.')).toBeVisible();
        await frame.getByRole('button', {name: 'Run it'}).click();
        await expect(frame.getByText('None of it has run yet.')).toBeHidden();
      }
      await outer.close();
    });
  }
  await page.reload();
  await come(page, DESK);
  await expect(parts(page).editor).toContainText('// mine');
});

test('an address marks nothing but what a frame may show', async ({page}) => {
  for (const shown of ['none', 'all"']) {
    await open(page, `/playground/?embed=${encodeURIComponent(shown)}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-embed');
    await expect(page.locator('.navbar')).toBeVisible();
  }
});

test('F19 a link in a frame runs nothing by itself', async ({page}) => {
  const program = JSON.stringify({text: 'fun other() = 2', network: 'line 4'});
  await open(page, `/playground/?embed=network${await fragmentOf({run: 'playground', program})}`);
  await come(page, DESK);
  await expect(figureOf(page, DESK).device(3)).toHaveAccessibleName('device 3: no round yet');
});
