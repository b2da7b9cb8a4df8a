/** Programs that readers changed in the page, sent by link, or written in two tabs. */
import type {Page} from '@playwright/test';
import {PAGE} from './play';
import {CHANGE, CHANGED, edit, parts, RUN, write} from './play-edit';
import {expect, open, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a link holds the program, nothing of it is sent, and it takes nothing away', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await edit(page);
  await write(page, CHANGE);
  // It is said when it has run: the last sentence is the one that stays.
  await expect(parts(page).output).toHaveText(CHANGED);
  await parts(page).button('Copy link').click();
  await expect(page.getByRole('status')).toHaveText('Copied: a link that contains the program');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/docs\/tutorials\/basic-usage\/#play=Gradient%23hops=[\w-]+$/);
  const other = await (await browser.newContext({baseURL})).newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(parts(other).editor).toContainText(CHANGE);
  // Nothing runs that the reader did not ask for, and nothing is kept.
  await expect(parts(other).status).toContainText('None of it has run yet.');
  expect(await other.evaluate((key) => localStorage.getItem(key), `play:${RUN}`)).toBeNull();
  await parts(other).button('Run it').click();
  await expect(parts(other).output).toHaveText(CHANGED);
  await expect(other).toHaveURL(/basic-usage\/$/);
  expect(asked.filter((address) => address.includes('play='))).toEqual([]);
  await other.context().close();

  // It takes nothing away that was typed here.
  await write(page, 'println("mine")');
  await expect(parts(page).output).toHaveText(/mine/);
  await page.goto(link);
  await expect(parts(page).editor).not.toContainText('mine');
  await parts(page).button('Run it').click();
  await expect(parts(page).output).toHaveText(CHANGED);
  await page.reload();
  await expect(parts(page).editor).toContainText(CHANGE);
  await parts(page).button('Reset').click();
  await parts(page).button('Restore my version').click();
  await expect(parts(page).editor).toContainText(CHANGE);
});

test('F19 nonsense in a link is ignored with a word', async ({page}) => {
  await open(page, PAGE);
  const notice = page.getByRole('status');
  for (const fragment of ['#play=', '#play=Gradient%23hops=AAAA', '#play=%E0%A4%A']) {
    // On the same page, too, an address with a program is looked at.
    await page.goto(PAGE + fragment);
    await expect(notice).toContainText('The program in this link cannot be read');
    await notice.getByRole('button', {name: 'Close'}).click();
    await expect(notice).toHaveText('');
    await expect(parts(page).editor).toHaveCount(0);
  }
});

test.describe('F24 two tabs write the same program', () => {
  const kept = (page: Page, key: string): Promise<string | null> =>
    page.evaluate((name) => localStorage.getItem(name), key);
  const question = (page: Page) => page.getByRole('alert').filter({hasText: 'changed elsewhere'});

  test('F24 of a sample: the later one asks, and overwrites when it is told to', async ({
    page,
    context,
  }) => {
    const key = `play:${RUN}`;
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab, PAGE);
      await edit(tab);
    }
    await write(page, 'println("first")');
    await expect.poll(() => kept(page, key)).toContain('first');
    await expect(question(page)).toBeHidden();
    await write(other, 'println("second")');
    await expect(question(other)).toBeVisible();
    expect(await kept(page, key)).not.toContain('second');
    // The one that wrote first goes on without a word.
    await write(page, 'println("third")');
    await expect.poll(() => kept(page, key)).toContain('third');
    await expect(question(page)).toBeHidden();
    await question(other).getByRole('button', {name: 'Keep this version'}).click();
    await expect(question(other)).toBeHidden();
    expect(await kept(page, key)).toContain('second');
    expect(await kept(page, key)).not.toContain('third');
    await write(other, 'println("fourth")');
    await expect.poll(() => kept(page, key)).toContain('fourth');
    await expect(question(other)).toBeHidden();
  });

  test('F24 of the playground: the later one asks', async ({page, context}) => {
    const key = 'play:playground';
    const other = await context.newPage();
    const editor = (tab: Page) => tab.getByRole('textbox', {name: 'Program'});
    for (const tab of [page, other]) {
      await open(tab, '/playground/');
      await tab.getByRole('button', {name: /^Run/}).first().click();
      await expect(editor(tab)).toBeVisible();
    }
    const type = async (tab: Page, text: string): Promise<void> => {
      await editor(tab).click();
      await tab.keyboard.press('Control+End');
      await tab.keyboard.insertText(text);
    };
    await type(page, '// first');
    await expect.poll(() => kept(page, key)).toContain('first');
    await type(other, '// second');
    await expect(question(other)).toBeVisible();
    expect(await kept(page, key)).not.toContain('second');
    await question(other).getByRole('button', {name: 'Keep this version'}).click();
    expect(await kept(page, key)).toContain('second');
  });
});
