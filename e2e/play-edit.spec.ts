/** Programs that readers change in the page: typed, kept, sent by link, and what goes wrong with them. */
import {editName, PAGE, runName} from './play';
import {CHANGE, CHANGED, edit, parts, RUN, write} from './play-edit';
import {titleOf} from './pages';
import {chrome, expect, linkTo, open, overflow, PHONE, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

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
  await expect(parts(page).block.locator('.sample-code')).toBeHidden();
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
  await expect(button(runName(RUN))).toBeVisible();
  await expect(editor).toHaveCount(0);
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

test('the result of the program before is marked, until another one comes', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  const {block, output, status} = parts(page);
  const old = block.getByText('This is the result of the program before.');
  await write(page, CHANGE);
  await expect(output).toHaveText(CHANGED);
  await expect(old).toBeHidden();
  await page.keyboard.insertText(' + missing');
  await expect(status).toContainText('Unresolved reference');
  await expect(output).toHaveText(CHANGED);
  await expect(old).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(status).toHaveText(/^Run in your browser/);
  await expect(old).toBeHidden();
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

test('by keyboard: Tab leaves the editor, and all its controls are reached', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  const {button, editor, output, slider} = parts(page);
  await expect(slider).toHaveValue('5');
  await button('Copy link').focus();
  await page.keyboard.press('Tab');
  await expect(button('Open in the playground')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(output.locator('pre')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button('Play the rounds')).toBeFocused();
});

test('a program goes on in the playground, as it was typed', async ({page}) => {
  await open(page, PAGE);
  await edit(page);
  const {button} = parts(page);
  await button('Open in the playground').click();
  await expect(page).toHaveURL(/\/playground\/#play=playground=/);
  const workbench = page.locator('[data-full]');
  await expect(workbench.getByRole('textbox', {name: 'Program'})).toContainText(
    'fun Aggregate<Int>.program(device: Device)',
  );
  await expect(workbench.locator('.figure-status')).toHaveCount(0);
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
  await button(editName(RUN)).click();
  await expect(editor).toContainText(CHANGE);
});

test.describe('the editor is unavailable', () => {
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
