/** Programs that readers change in the page: typed, kept, sent by link, and what goes wrong with them. */
import {editName, PAGE, runName} from './play';
import {CHANGE, CHANGED, edit, parts, RUN, write} from './play-edit';
import {titleOf} from './pages';
import {chrome, expect, linkTo, open, overflow, PHONE, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the whole program is there, its imports folded; keys run it, lead through all controls, and on to the playground; a phone has room for it', async ({
  page,
}) => {
  await open(page, PAGE);
  await edit(page);
  const {editor, block, button, output, slider, status} = parts(page);
  await expect(editor).toContainText('fun <ID : Any> Aggregate<ID>.myGradient(');
  await expect(editor).toContainText('fun runHops() {');
  await expect(editor).not.toContainText('import network.line');
  await expect(editor).not.toContainText('chunked');
  await expect(editor).not.toContainText('#region');
  // In its place, not beside it.
  await expect(block.locator('.theme-code-block pre').first()).toBeHidden();
  await test.step('Ctrl+Enter runs at once, and writes no line', async () => {
    await expect(editor).toBeFocused();
    const before = await editor.locator('.cm-line').count();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(status).toHaveText(/^Run in your browser/);
    expect(await editor.locator('.cm-line').count()).toBe(before);
  });
  await test.step('Tab leaves the editor, and all its controls are reached', async () => {
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
  await editor.getByTitle('unfold').first().click();
  await expect(editor).toContainText('import network.line');
  await test.step('on a phone', async () => {
    await page.setViewportSize(PHONE);
    expect(await overflow(page)).toBe(0);
  });
  await test.step('in the playground', async () => {
    await button('Open in the playground').click();
    await expect(page).toHaveURL(/\/playground\/#play=playground=/);
    const workbench = page.locator('[data-full]');
    await expect(workbench.getByRole('textbox', {name: 'Program'})).toContainText(
      'fun Aggregate<Int>.program(device: Device)',
    );
    await expect(workbench.locator('.figure-status')).toHaveCount(0);
  });
});

test('F17 it runs again as it is typed; mistakes and exceptions are underlined, with their sentence; the old result is marked', async ({
  page,
}) => {
  await open(page, PAGE);
  await edit(page);
  const {block, editor, output, slider, status} = parts(page);
  const old = block.getByText('This is the result of the program before.');
  const mistake = editor.locator('.cm-lintRange-error');
  await write(page, '');
  // A slash is a letter like others.
  await page.keyboard.type(CHANGE);
  await expect(output).toHaveText(CHANGED);
  await expect(slider).toHaveValue('5');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(old).toBeHidden();
  await test.step('a mistake, until it is mended', async () => {
    await write(page, 'println(missing)');
    await expect(mistake).toHaveText('missing');
    await expect(status).toHaveText(
      /^Gradient\.kt, line \d+, column \d+: Unresolved reference 'missing'\.$/,
    );
    await expect(output).toHaveText(CHANGED);
    await expect(old).toBeVisible();
    await mistake.hover();
    await expect(block.locator('.cm-tooltip')).toContainText("Unresolved reference 'missing'.");
    await page.keyboard.press('ControlOrMeta+z');
    await expect(mistake).toHaveCount(0);
    await expect(status).toHaveText(/^Run in your browser/);
    await expect(old).toBeHidden();
  });
  await test.step('an exception', async () => {
    await write(page, 'println(1 / (2 - 2))');
    await expect(mistake).toBeVisible();
    await expect(status).toHaveText(
      /^The program ended with an exception, in Gradient\.kt, line \d+, column \d+\.$/,
    );
    await expect(output).toContainText('java.lang.ArithmeticException: / by zero');
  });
  await test.step('names of the library are completed, with their import', async () => {
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
});

test('F19 what was typed survives a reload, a click away and the recorded output; a reset is undone once', async ({
  page,
}) => {
  await open(page, PAGE);
  await edit(page);
  const {block, button, editor, output} = parts(page);
  await expect(button('Reset')).toBeDisabled();
  await editor.getByTitle('unfold').last().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\nfun mine() {\n    println("kept in sight")\n}\n');
  await write(page, CHANGE);
  await expect(output).toHaveText(CHANGED);
  await page.reload();
  await expect(editor).toContainText(CHANGE);
  // It was folded, and is seen after a reload.
  await expect(editor).toContainText('kept in sight');
  await expect(output).toHaveText(CHANGED);
  await expect(block.locator('.sample-code')).toBeHidden();
  await write(page, 'println("more")');
  await expect(output).toHaveText(/more\s+changed \/ here\s*$/);
  const next = '/docs/tutorials/gettingstarted/';
  await linkTo(chrome.docsSidebar(page), next).click();
  await expect(chrome.title(page)).toHaveText(titleOf(next));
  await page.goBack();
  await expect(editor).toContainText('more');
  await test.step('the recorded output', async () => {
    await button('Show the recorded output').click();
    await expect(editor).toHaveCount(0);
    await expect(block.locator('.theme-code-block pre').first()).toBeVisible();
    await button(editName(RUN)).click();
    await expect(editor).toContainText(CHANGE);
  });
  await test.step('a reset', async () => {
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
