/** Exercises of the tutorials: tried, checked, solved, forgotten, and what becomes of them when something is missing. */
import type {Page} from '@playwright/test';
import {violations} from './axe';
import {readPage, sitemapPaths} from './pages';
import {begin, expect, open, overflow, PHONE, still, test} from './test';

const PAGE = '/docs/tutorials/first-collektive-program/';
const NAME = 'Solutions-broadcast';

function parts(page: Page, name = NAME) {
  const block = page.locator(`figure[data-exercise="${name}"]`);
  const button = (label: string | RegExp) => block.getByRole('button', {name: label, exact: true});
  return {
    ...{block, button},
    edit: button('Edit the program of exercise 1'),
    check: button('Check exercise 1'),
    start: block.locator('.sample-code .theme-code-block'),
    editor: block.getByRole('textbox', {name: 'Program'}),
    status: block.locator('.sample-status'),
    picture: block.locator('.sample-network').getByRole('img'),
    count: block.getByText(/ done on this page/),
    head: page.locator('main header > p').last(),
    solution: block.locator('details').last(),
    tick: block.locator('figcaption').getByRole('img', {name: 'Done'}),
    hint: block.getByText('Hint 1 of 2'),
    // Of devices, the value below that of a wrong one.
    wrong: block.locator('.sample-network text').filter({hasText: '→'}),
  };
}

/** The line of the program that is to be changed. */
const LINE = 'source = localId == 0';

/** Writes another source into the program. */
async function write(page: Page, id: string): Promise<void> {
  const line = parts(page).editor.locator('.cm-line').filter({hasText: 'hopGradientCast(source'});
  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.insertText(
    `return hopGradientCast(source = localId == ${id}, local = total)`,
  );
}

test('an exercise is tried, checked, solved, kept and forgotten', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, PAGE);
  const {block, button, edit, check, editor, start, status, picture, count} = parts(page);
  const {solution, head, wrong, tick} = parts(page);
  await expect(tick).toBeHidden();
  await expect(block).toContainText('Make device 3 the source.');
  await expect(start).toContainText(LINE);
  expect(asked.filter((path) => /play|island-Exercise/.test(path))).toEqual([]);
  const {height} = (await head.boundingBox())!;
  await expect(head).toHaveText(/^\d+ min read$/);
  // By keyboard, from here to the first check.
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(editor).toContainText(LINE);
  await expect(editor).toBeFocused();
  await expect(page.locator('#route-announcer')).toHaveText('Change the program, then check it.');
  // Imports are folded.
  await expect(editor).not.toContainText('accumulation.countDevices');
  await expect(start).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(check).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(
    'Not yet: after 20 rounds on a line of 6 devices, device 0 says 1 and should say 6. 5 other devices are not right, either.',
  );
  await expect(page.locator('#route-announcer')).toContainText('Not yet');
  await expect(wrong).toHaveText(Array<string>(6).fill('→ 6'));
  await expect(picture).toHaveAccessibleName(
    /^device 0 says 1 and should say 6; .*device 5 says 1 and should say 6$/,
  );
  await block.getByText('Values as a table').click();
  await expect(block.getByRole('row').last()).toHaveText('516');

  // What was checked is that of another program from here on.
  await write(page, 'tree');
  await expect(editor.locator('.cm-lintRange-error')).toHaveText('tree');
  await expect(status).toHaveText(/^Line \d+: Unresolved reference 'tree'\.$/);
  await expect(block.getByText('This is the result of the program before.')).toBeVisible();
  await expect(count).toBeHidden();

  await write(page, '3');
  await expect(status).toHaveCount(0);
  await check.click();
  await expect(status).toHaveText('Done: the program does what was asked.');
  await expect(wrong).toHaveCount(0);
  await expect(tick).toBeVisible();
  await expect(count).toContainText('1 of 1 done');
  await solution.getByText('Show the solution').click();
  await expect(solution).toContainText('source = localId == 3');

  // It is there again, and what was typed.
  await page.reload();
  await expect(tick).toBeVisible();
  await expect(editor).toContainText('source = localId == 3');
  await expect(count).toContainText('1 of 1 done');
  // At the head of the page, too, in a line that was there.
  const atHead = head.getByText('· 1 of 1 exercise done');
  await expect(atHead).toBeVisible();
  expect((await head.boundingBox())!.height).toBe(height);
  await expect(start).toBeHidden();

  await button('Reset').click();
  await expect(editor).toContainText(LINE);
  await button('Restore my version').click();
  await expect(editor).toContainText('source = localId == 3');
  await button('Clear progress').click();
  await expect(count).toContainText('0 of 1 done');
  await expect(atHead).toHaveCount(0);
  await expect(tick).toBeHidden();
  expect(await page.evaluate((name) => localStorage.getItem(`done:${name}`), NAME)).toBeNull();
  await button('Restore progress').click();
  await expect(count).toContainText('1 of 1 done');
  expect(await page.evaluate((name) => localStorage.getItem(`done:${name}`), NAME)).toBe('1');
});

test('a program that nobody has opened can be checked, early; nothing moves, and no focus', async ({
  page,
}) => {
  await page.route(/island-Exercise/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await open(page, PAGE);
  const {check, status, wrong, editor, block} = parts(page);
  await check.scrollIntoViewIfNeeded();
  const before = [await check.boundingBox(), await page.evaluate(() => window.scrollY)];
  await check.click();
  await expect(block.locator('xpath=..')).toHaveAttribute('aria-busy', 'true');
  await expect(status).toContainText('Not yet');
  await expect(wrong).toHaveCount(6);
  await expect(editor).toHaveCount(0);
  await expect(check).toBeFocused();
  expect([await check.boundingBox(), await page.evaluate(() => window.scrollY)]).toEqual(before);
});

/** The page with the most samples, one with an exercise, and the playground: each kind of kept work. */
function pagesWithWork(): {address: string; runs: string[]}[] {
  const found = ['sample', 'exercise'].map((kind) => {
    const all = sitemapPaths().map((address) => ({
      address,
      runs: [...readPage(address).matchAll(/data-(?:exercise|sample)="?([^\s">]+)/g)].map(
        ([, run]) => run,
      ),
      of: readPage(address).split(`data-${kind}=`).length,
    }));
    return all.sort((a, b) => b.of - a.of)[0];
  });
  return [...found, {address: '/playground/', runs: []}];
}

test('no page with kept work takes the focus, or scrolls', async ({page}) => {
  const pages = pagesWithWork();
  expect(pages.every(({runs}, at) => at === 2 || runs.length > 0)).toBe(true);
  await page.goto('/404.html');
  for (const {address, runs} of pages) {
    await page.evaluate((names) => {
      localStorage.setItem('play:playground', JSON.stringify({text: 'fun own() = 1'}));
      for (const name of names) {
        localStorage.setItem(`play:${name}`, 'fun own() = 1 // kept');
        localStorage.setItem(`done:${name}`, '1');
      }
    }, runs);
    await open(page, address);
    await begin(page);
    // In tabs that are not chosen, too.
    const editors = page.locator('.cm-content');
    await expect(editors, address).toHaveCount(Math.max(1, runs.length));
    const [focused, top] = await page.evaluate(() => [
      document.activeElement?.tagName,
      window.scrollY,
    ]);
    expect([address, focused, top]).toEqual([address, 'BODY', 0]);
  }
});

test('F4 the sidebar tells how many exercises are done, on each page, until that is cleared, and nothing that somebody else stored', async ({
  page,
}) => {
  await page.addInitScript(
    ([name, address]) => {
      localStorage.setItem(`done:${name}`, '1');
      localStorage.setItem(`exercises:${address}`, '<b>1</b>');
      localStorage.setItem('exercises:/docs/tutorials/look-around/', '1/1');
    },
    [NAME, '/docs/tutorials/basic-usage/'],
  );
  await open(page, PAGE);
  await begin(page);
  const link = page.locator(`a.menu__link[href="${PAGE}"]`);
  const told = page.locator('a.menu__link .tool-done');
  await expect(told).toHaveText([/^1\/1/, /^1\/1, 1 of 1 exercises done$/]);
  await open(page, '/docs/intro/');
  await begin(page);
  await expect(told).toHaveCount(2);
  await page.goBack();
  await begin(page);
  await parts(page).button('Clear progress').click();
  await expect(link.locator('.tool-done')).toHaveCount(0);
  await parts(page).button('Restore progress').click();
  await expect(link.locator('.tool-done')).toHaveCount(1);
});

test('a device that is right has no ring', async ({page}) => {
  await open(page, '/docs/tutorials/survive-a-split/');
  const {edit, check, status, wrong, editor} = parts(page, 'Solutions-collect');
  await edit.click();
  await expect(editor).toBeVisible();
  await check.click();
  await expect(status).toContainText('Not yet');
  // The start collects at device 0: the last two say what they should.
  await expect(wrong).toHaveText(['→ 1', '→ 2', '→ 3', '→ 6']);
});

test.describe('on a phone, by touch', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test('axe finds nothing, light and dark, and nothing runs over the edge', async ({page}) => {
    await open(page, PAGE);
    const {block, button, edit, check, editor, status} = parts(page);
    await edit.tap();
    await expect(editor).toBeVisible();
    // The line that is to be changed can be seen, whole.
    const line = editor.locator('.cm-line').filter({hasText: 'hopGradientCast(source'});
    expect(await line.evaluate((own) => own.scrollWidth <= own.clientWidth)).toBe(true);
    const pane = (await block.locator('.cm-scroller').boundingBox())!;
    expect((await line.boundingBox())!.width).toBeLessThan(pane.width);
    await check.tap();
    await expect(status).toContainText('Not yet');
    for (const one of [edit, check, button('Reset')]) {
      expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    }
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await still(page);
      expect(await violations(page, `[data-exercise="${NAME}"]`)).toEqual([]);
    }
    expect(await overflow(page)).toBe(0);
    await expect(block).toBeInViewport();
  });
});

test.describe('when something is missing', () => {
  test.use({noise: /exercise-|play-worker/});

  test('F18 F23 the exercise says what is missing or wrong, and another try, or load, goes on', async ({
    page,
    log,
  }) => {
    await page.route(/\/assets\/play\/exercise-/, (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Hello</title>'}),
    );
    await open(page, PAGE);
    const {button, edit, check, editor, status} = parts(page);
    await edit.click();
    await expect(status).toContainText('Something else arrived');
    await page.unrouteAll();
    await page.route(/exercise-/, (route) => route.abort());
    await status.getByRole('button', {name: 'Reload the page'}).click();
    await page.waitForLoadState('load');

    await edit.click();
    await expect(status).toContainText('Are you offline?');
    await page.unroute(/exercise-/);
    await button('Try again').click();
    await expect(editor).toBeVisible();

    await page.route(/play-worker/, (route) => route.abort());
    await check.click();
    await expect(status).toHaveAttribute('data-wrong');
    await page.unroute(/play-worker/);
    await button('Try again').click();
    await expect(status).toContainText('Not yet');
    expect(log.uncaught).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an exercise is text, its hints unfold one by one, and its solution opens', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const {block, start, hint, solution} = parts(page);
    await expect(block).toContainText('Make device 3 the source.');
    await expect(start).toContainText(LINE);
    await expect(block.getByRole('button')).toHaveCount(0);
    const words = block.getByText('Which device tells it to the others?');
    await expect(words).toBeHidden();
    await hint.click();
    await expect(words).toBeVisible();
    await expect(block.getByText('Which id does it have to have?')).toBeHidden();
    await expect(solution).not.toHaveAttribute('open');
    await solution.getByText('Show the solution').click();
    await expect(solution.getByText('source = localId == 3')).toBeVisible();
  });
});
