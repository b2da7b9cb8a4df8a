// cspell:ignore alchqqzzmist qqqqzz xxyyzzq
import {expect, test} from './test';
import {modal, openModal, search} from './search';

const MARKUP = '<img src=x onerror="document.title=\'ran\'">';

test.describe('S9 keyboard', () => {
  test('S9 arrows choose, Enter opens', async ({page}) => {
    await openModal(page);
    await search(page, 'gradient');
    await page.keyboard.press('ArrowDown');
    const chosen = modal.dialog(page).locator('[aria-selected="true"] a');
    const address = new URL((await chosen.getAttribute('href'))!, page.url());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address.href);
    await expect(modal.dialog(page)).toHaveCount(0);
  });

  test('S9 S2 Enter means what stands in the field, typed or pasted, however soon it comes', async ({
    page,
  }) => {
    const message =
      'e: file:///home/me/src/main/kotlin/Main.kt:7:9 This branch returns a field, and branches may not';
    for (const [query, text] of [
      ['gossip', 'gossip'],
      ['This branch returns a field, and branches may not', message],
    ]) {
      await openModal(page);
      await search(page, query);
      const first = await modal.hits(page).first().getByRole('link').getAttribute('href');
      await search(page, 'distance');
      // In one task: no answer can come in between.
      await modal.field(page).evaluate((element, pasted) => {
        const field = element as HTMLInputElement;
        field.select();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        const init = {bubbles: true, cancelable: true};
        if (field.dispatchEvent(new ClipboardEvent('paste', {clipboardData, ...init}))) {
          document.execCommand('insertText', false, pasted);
        }
        field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', ...init}));
      }, text);
      await expect(page).toHaveURL(new URL(first!, page.url()).href);
    }
  });

  test('S9 Ctrl+Enter, Shift+Enter and Ctrl+click open the hit elsewhere', async ({
    page,
    context,
  }) => {
    await openModal(page);
    await search(page, 'gradient');
    const before = page.url();
    const hit = modal.hits(page).first();
    const ways: Array<[string, () => Promise<void>]> = [
      ['Control+Enter', () => page.keyboard.press('Control+Enter')],
      ['Shift+Enter', () => page.keyboard.press('Shift+Enter')],
      ['Ctrl+click', () => hit.click({modifiers: ['Control']})],
    ];
    for (const [name, openIt] of ways) {
      await test.step(name, async () => {
        if (!(await modal.dialog(page).isVisible())) {
          await page.keyboard.press('Control+k');
          await search(page, 'gradient');
        }
        const opened = context.waitForEvent('page');
        await openIt();
        const other = await opened;
        await expect.poll(() => other.url()).toContain('/docs/');
        expect(page.url()).toBe(before);
        await other.close();
        await page.bringToFront();
      });
    }
  });

  test('S9 F10 Tab goes round within it, both ways, whatever it shows; Escape and a click outside close it', async ({
    page,
  }) => {
    const isInside = () =>
      page.evaluate(() => Boolean(document.activeElement?.closest('.DocSearch-Modal')));
    await openModal(page);
    for (const query of ['', 'gradient', 'zzzz']) {
      if (query) {
        await search(page, query);
        await modal.field(page).focus();
      }
      for (const key of ['Tab', 'Shift+Tab']) {
        let isRound = false;
        for (let presses = 0; presses < 60 && !isRound; presses++) {
          await page.keyboard.press(key);
          expect(await isInside(), `${key} ${presses + 1} of “${query}”`).toBe(true);
          isRound = await modal.field(page).evaluate((el) => el === document.activeElement);
        }
        expect(isRound, `${key} of “${query}” goes round`).toBe(true);
      }
    }
    // Nothing of the modal has the focus any more.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);

    await test.step('S9 the focus returns to the button', async () => {
      await page.keyboard.press('Escape');
      await expect(modal.dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Search (Ctrl+K)'})).toBeFocused();
    });

    await test.step('S9 a click outside closes it', async () => {
      await page.keyboard.press('Control+k');
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
      await page.mouse.click(20, 780);
      await expect(modal.dialog(page)).toHaveCount(0);
    });
  });
});

test.describe('S11 queries', () => {
  test('S11 matches are marked, a type parameter is shown, and snippets fit the width', async ({
    page,
  }) => {
    for (const [width, most] of [
      [1280, 10],
      [390, 5],
    ]) {
      await page.setViewportSize({width, height: 844});
      await openModal(page);
      await search(page, 'network');
      const texts = await modal.dialog(page).locator('.DocSearch-Hit-path').allTextContents();
      const contents = await modal
        .dialog(page)
        .locator('.DocSearch-Hit-title > :is(b, span)')
        .filter({hasText: '…'})
        .allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      expect(contents.length).toBeGreaterThan(0);
      for (const text of contents) {
        // What stands for text left out is no word, nor is what parts the cells of a table.
        const words = text
          .replaceAll(/^…|…$|·/g, ' ')
          .trim()
          .split(/\s+/);
        expect(words.length, `“${text}” at ${width} px`).toBeLessThanOrEqual(most);
      }
    }
    await search(page, 'gradient');
    await expect(modal.hits(page).locator('mark').first()).toHaveText(/gradient/i);
    await search(page, 'Aggregate<Int>');
    await expect(modal.dialog(page).getByRole('listbox').first()).toContainText(/<\w+>/);
  });

  const QUERIES = [
    '😀'.repeat(32),
    `${'x'.repeat(63)}😀`,
    '\uD83D',
    '.*+?^${}()|[]\\',
    MARKUP,
    '"><script>document.title="ran"</script>',
    '   ',
    '%',
    '%E0%A4%A',
    '\u0000\u200b',
    'constructor __proto__',
  ];
  test('S11 queries of odd characters, patterns and markup do no harm', async ({page, log}) => {
    await openModal(page);
    for (const query of QUERIES) {
      await test.step(JSON.stringify(query), async () => {
        await modal.field(page).evaluate((field: HTMLInputElement, value) => {
          // As the browser does it, so that React sees a change.
          Reflect.set(HTMLInputElement.prototype, 'value', value, field);
          field.dispatchEvent(new Event('input', {bubbles: true}));
        }, query);
        await expect(modal.settled(page)).toBeVisible();
        await expect(page.getByText('This page crashed.')).toHaveCount(0);
        await expect(page).not.toHaveTitle('ran');
        await search(page, 'gradient');
        await expect(modal.hits(page).first()).toBeVisible();
        expect(log.uncaught).toEqual([]);
      });
    }
  });
});
