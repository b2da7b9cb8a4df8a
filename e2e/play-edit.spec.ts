/** Programs that readers change in the page: typed, kept, sent by link, and what goes wrong with them. */
import type {Page} from '@playwright/test';
import {chrome, expect, linkTo, open, overflow, PHONE, test, titleOf} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const PAGE = '/docs/tutorials/basic-usage/';
const RUN = 'Gradient#hops';

function parts(page: Page) {
  const block = page.locator('figure.sample').filter({has: page.locator(`[data-run="${RUN}"]`)});
  const button = (name: string) => block.getByRole('button', {name, exact: true});
  return {
    block,
    button,
    editor: block.getByRole('textbox', {name: 'Program'}),
    output: block.getByRole('group', {name: 'Output'}).last(),
    status: block.locator('.status'),
    slider: block.getByRole('slider', {name: 'Round'}),
  };
}

/** Opens the editor of the block. */
async function edit(page: Page): Promise<void> {
  const {button, editor} = parts(page);
  await button(`Run ${RUN}`).click();
  await button('Edit').click();
  await expect(editor).toBeVisible();
}

/** Writes a line at the end of the function that runs. */
async function write(page: Page, line: string): Promise<void> {
  await parts(page).editor.getByText('roundBackwards').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(line);
}

const CHANGE = 'println("changed / here")';
const CHANGED = /changed \/ here\s*$/;

test('the whole program is there, its imports and what the page leaves out folded', async ({
  page,
}) => {
  await open(page, PAGE);
  await edit(page);
  const {editor, block} = parts(page);
  await expect(editor).toContainText('fun <ID : Any> Aggregate<ID>.myGradient(');
  await expect(editor).toContainText('fun runHops() {');
  await expect(editor).not.toContainText('import network.line');
  await expect(editor).not.toContainText('chunked');
  await expect(editor).not.toContainText('#region');
  // In its place, not beside it.
  await expect(block.locator('.theme-code-block pre').first()).toBeHidden();
  await editor.getByTitle('unfold').first().click();
  await expect(editor).toContainText('import network.line');
});

test('it runs again as it is typed, and `/` is a letter like others', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  await write(page, '');
  await page.keyboard.type(CHANGE);
  await expect(parts(page).output).toHaveText(CHANGED);
  await expect(parts(page).slider).toHaveValue('5');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('mistakes are underlined, with their sentence, and go when they are mended', async ({
  page,
}) => {
  await open(page, PAGE);
  await edit(page);
  await write(page, 'println(missing)');
  const {editor, status} = parts(page);
  await expect(editor.locator('.cm-lintRange-error')).toHaveText('missing');
  await expect(status).toHaveText(
    /^Gradient\.kt, line \d+, column \d+: Unresolved reference 'missing'\.$/,
  );
  await editor.locator('.cm-lintRange-error').hover();
  await expect(parts(page).block.locator('.cm-tooltip')).toContainText(
    "Unresolved reference 'missing'.",
  );
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.locator('.cm-lintRange-error')).toHaveCount(0);
  await expect(status).toHaveText(/^Run in your browser/);
});

test('an exception underlines where it came from', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  await write(page, 'println(1 / (2 - 2))');
  await expect(parts(page).editor.locator('.cm-lintRange-error')).toBeVisible();
  await expect(parts(page).output).toContainText('java.lang.ArithmeticException: / by zero');
});

test('what was typed survives a reload and a click away', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  await write(page, CHANGE);
  await expect(parts(page).output).toHaveText(CHANGED);
  await page.reload();
  await expect(parts(page).editor).toContainText(CHANGE);
  await expect(parts(page).output).toHaveText(CHANGED);
  await expect(parts(page).block.locator('> .theme-code-block')).toBeHidden();
  await write(page, 'println("more")');
  await expect(parts(page).output).toHaveText(/more\s+changed \/ here\s*$/);
  const next = '/docs/tutorials/gettingstarted/';
  await linkTo(chrome.docsSidebar(page), next).click();
  await expect(chrome.title(page)).toHaveText(titleOf(next));
  await page.goBack();
  await expect(parts(page).editor).toContainText('more');
});

test('a reset is undone once', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  const {button, editor, output} = parts(page);
  await expect(button('Reset')).toBeDisabled();
  await write(page, CHANGE);
  await button('Reset').click();
  await expect(output).not.toHaveText(CHANGED);
  await expect(editor).not.toContainText(CHANGE);
  await button('Restore my version').click();
  await expect(editor).toContainText(CHANGE);
  await expect(output).toHaveText(CHANGED);
  await button('Reset').click();
  await expect(button('Restore my version')).toBeVisible();
  await page.reload();
  await expect(button(`Run ${RUN}`)).toBeVisible();
  await expect(editor).toHaveCount(0);
});

test('a link holds the program, and nothing of it is sent', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await edit(page);
  await write(page, CHANGE);
  await parts(page).button('Copy link').click();
  await expect(page.getByRole('status')).toHaveText('Copied: a link with the program in it');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/docs\/tutorials\/basic-usage\/#play=Gradient%23hops=[\w-]+$/);
  const other = await (await browser.newContext({baseURL})).newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(parts(other).editor).toContainText(CHANGE);
  // Nothing runs that the reader did not ask for, and nothing is kept.
  await expect(parts(other).status).toContainText('Nothing of it has run yet.');
  expect(await other.evaluate((key) => localStorage.getItem(key), `play:${RUN}`)).toBeNull();
  await parts(other).button('Run it').click();
  await expect(parts(other).output).toHaveText(CHANGED);
  await expect(other).toHaveURL(/basic-usage\/$/);
  expect(asked.filter((address) => address.includes('play='))).toEqual([]);
  await other.context().close();
});

test('a link takes nothing away that was typed here', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await edit(page);
  await write(page, CHANGE);
  await parts(page).button('Copy link').click();
  await expect(page.getByRole('status')).toHaveText(/^Copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await write(page, 'println("mine")');
  await expect(parts(page).output).toHaveText(/mine/);
  // On the same page, too, an address with another program is looked at.
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

test('F19 what was written in a part that was folded is seen after a reload', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  const {editor} = parts(page);
  await editor.getByTitle('unfold').last().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\nfun mine() {\n    println("kept in sight")\n}\n');
  await page.reload();
  await expect(editor).toContainText('kept in sight');
});

test('Ctrl+Enter runs at once, and writes no line', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  await expect(parts(page).editor).toBeFocused();
  const before = await parts(page).editor.locator('.cm-line').count();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(parts(page).status).toHaveText(/^Run in your browser/);
  expect(await parts(page).editor.locator('.cm-line').count()).toBe(before);
});

test('names of the library are completed, with their import', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  const {editor, block} = parts(page);
  await write(page, '');
  await page.keyboard.type('val x = hopDist');
  const offered = block.getByRole('option', {name: /^hopDistanceTo/});
  await expect(offered).toBeVisible();
  await expect(block.locator('.cm-completionInfo')).toContainText('fun <');
  // For 75 ms after a list has come, Enter still means a new line ("interactionDelay" of @codemirror/autocomplete).
  await page.evaluate(() => new Promise((later) => setTimeout(later, 100)));
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('val x = hopDistanceTo()');
  await expect(editor).toContainText('import it.unibo.collektive.stdlib.spreading.hopDistanceTo');
});

for (const fragment of [
  '#play=',
  '#play=Gradient%23hops=AAAA',
  '#play=Nobody%23none=AAAA',
  '#play=%E0%A4%A',
]) {
  test(`F19 nonsense in a link is ignored with a word: ${fragment}`, async ({page}) => {
    await open(page, PAGE + fragment);
    const notice = page.getByRole('status');
    await expect(notice).toContainText('The program in this link cannot be read');
    await notice.getByRole('button', {name: 'Close'}).click();
    await expect(notice).toHaveText('');
    await expect(parts(page).editor).toHaveCount(0);
  });
}

test('by keyboard: Tab leaves the editor, and all its controls are reached', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  const {button, editor} = parts(page);
  await button('Copy link').focus();
  await page.keyboard.press('Tab');
  await expect(button('Open in the playground')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expect(button('Play the rounds')).toBeFocused();
});

test('a program goes on in the playground, as it was typed', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  const {button} = parts(page);
  await button('Open in the playground').click();
  await expect(page).toHaveURL(/\/playground\/#play=playground=/);
  const desk = page.locator('[data-full]');
  await expect(desk.getByRole('textbox', {name: 'Program'})).toContainText(
    'fun Aggregate<Int>.program(device: Device)',
  );
  await expect(desk.locator('.status')).toBeEmpty();
});

test('on a phone nothing runs over the edge', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, PAGE);
  await edit(page);
  expect(await overflow(page)).toBe(0);
});

test('the recorded output comes back, and the editor with what was typed', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  await write(page, CHANGE);
  const {button, editor, block} = parts(page);
  await button('Show the recorded output').click();
  await expect(editor).toHaveCount(0);
  await expect(block.locator('.theme-code-block pre').first()).toBeVisible();
  await button(`Run ${RUN}`).click();
  await button('Edit').click();
  await expect(editor).toContainText(CHANGE);
});

test.describe('the editor cannot be had', () => {
  test.use({noise: /play-editor/});
  test('F18 a sentence, another try, and nothing typed is lost', async ({page}) => {
    await open(page, PAGE);
    await edit(page);
    await write(page, CHANGE);
    await expect(parts(page).output).toHaveText(CHANGED);
    await page.route(/play-editor/, (route) => route.abort());
    await page.reload();
    await expect(parts(page).status).toHaveText(/Are you offline\?/);
    await page.unroute(/play-editor/);
    await parts(page).button('Try again').click();
    await expect(parts(page).editor).toContainText(CHANGE);
  });
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
    await question(other).getByRole('button', {name: 'Keep what is here'}).click();
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
    await question(other).getByRole('button', {name: 'Keep what is here'}).click();
    expect(await kept(page, key)).toContain('second');
  });
});
