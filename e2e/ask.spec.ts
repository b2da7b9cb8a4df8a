/** Row H7: the AI question mode, off by default, and where a build names a service. */
import {ANSWER, ANSWER_START, SOURCE} from '@collektive/ask/testing';
import {askAgain, askFromModal, CONVERSATION, panel, test} from './ask';
import {violations} from './axe';
import {modal, openModal, search, stored} from './search';
import {expect, ready, overflow, PHONE, still, test as plain} from './test';

plain.describe('H7 by default', () => {
  plain('H7 there is no row and no panel', async ({page, log}) => {
    await openModal(page);
    await search(page, 'program');
    await expect(modal.hits(page).first()).toBeVisible();
    await expect(modal.dialog(page).getByText('Ask AI')).toHaveCount(0);
    expect(log.foreign).toEqual([]);
  });
});

test.describe('H7 asking', () => {
  test.use({site: 'hosted', permissions: ['clipboard-read', 'clipboard-write']});

  test('H7 the row comes first, also without hits, and is not stored as a search', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'program');
    await expect(modal.hits(page).first()).toHaveText(/Ask AI.*program/);
    await search(page, 'zzzz <b>');
    await expect(modal.hits(page)).toHaveText([/Ask AI.*zzzz <b>/]);
    await panel.row(page).click();
    await expect(panel.log(page).getByRole('heading', {name: 'zzzz <b>'})).toBeVisible();
    await expect(modal.dialog(page)).toHaveCount(0);
    expect(await stored(page, '__DOCSEARCH_RECENT_SEARCHES__testindex')).toEqual([]);
    // Until the answer has come: the service would break it off, and the browser complain.
    await expect(panel.button(page, 'Copy')).toBeVisible();
  });

  test('H7 thinks, searches, answers word by word, and names its sources', async ({
    page,
    service,
  }) => {
    service.scenario = 'held';
    await askFromModal(page);
    const log = panel.log(page);
    await expect(log.getByRole('heading', {name: 'program'})).toBeVisible();
    await expect(log.getByText('Thinking...')).toBeVisible();
    await expect(panel.field(page)).toHaveAttribute('placeholder', 'Answering...');
    service.release();
    await expect(log.getByText('Searching for “field”')).toBeVisible();
    service.release();
    await expect(panel.answer(page)).toContainText('A field maps every device to a value');
    await expect(panel.button(page, 'Stop answering')).toBeVisible();
    await expect(panel.button(page, 'Copy')).toHaveCount(0);
    service.release();
    service.release();
    await expect(panel.answer(page)).toContainText('🐝 here.');
    await expect(log.getByText('Searched for “field”')).toBeVisible();
    await expect(log.getByRole('heading', {name: 'Related sources'})).toBeVisible();
    await expect(log.getByRole('link', {name: SOURCE.title})).toHaveAttribute(
      'href',
      new URL(SOURCE.url).pathname,
    );
    await expect(panel.field(page)).toHaveAttribute('placeholder', 'Ask another question...');
    await expect(panel.dialog(page)).toContainText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    );
    await expect(panel.dialog(page).locator('p[role="status"]')).toContainText('A field maps');
  });

  test('H7 Markdown is shown, markup and unsafe links are not; Copy copies, Like reaches the service once', async ({
    page,
    service,
  }) => {
    await askFromModal(page);
    const answer = panel.answer(page);
    await expect(panel.button(page, 'Dislike')).toBeVisible();
    await expect(answer.locator('strong')).toHaveText('field');
    await expect(answer.locator('code').first()).toHaveText('Field<Int>');
    await expect(answer.locator('pre')).toContainText('val twice = field.map { it * 2 }');
    await expect(answer.locator('img')).toHaveCount(0);
    await expect(answer.getByRole('link')).toHaveText(['the tutorial', 'the web']);
    const web = answer.getByRole('link', {name: 'the web'});
    await expect(web).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(web).toHaveAttribute('target', '_blank');

    await test.step('H7 Copy copies the answer and says so', async () => {
      await panel.button(page, 'Copy').click();
      await expect(panel.button(page, 'Copied!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ANSWER);
      await expect(panel.button(page, 'Copy')).toBeVisible();
    });

    await test.step('H7 like and dislike reach the service, once', async () => {
      await panel.button(page, 'Like').click();
      await expect(panel.dialog(page).getByText('Thanks for your feedback!')).toBeVisible();
      await expect(panel.button(page, 'Like')).toHaveAttribute('aria-pressed', 'true');
      await panel.button(page, 'Dislike').click({force: true});
      const [chat, feedback, ...more] = service.requests;
      const {messages} = chat.body as {messages: {id: string}[]};
      expect(feedback.path).toBe('/chat/feedback');
      expect(feedback.body).toEqual({messageId: messages[0].id, thumbs: 1});
      expect(more).toEqual([]);
    });
  });

  test('H7 a link to this site closes the panel and moves on', async ({page, log}) => {
    await askFromModal(page);
    await panel.answer(page).getByRole('link', {name: 'the tutorial'}).click();
    await expect(page).toHaveURL(/\/docs\/tutorials\/gettingstarted\/$/);
    await expect(panel.dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/\w/);
    expect(log.failed).toEqual([]);
  });

  test('H7 another question takes the conversation along; stop ends an answer', async ({
    page,
    service,
  }) => {
    await askFromModal(page);
    await expect(panel.button(page, 'Copy')).toBeVisible();
    service.scenario = 'stall';
    await askAgain(page, 'And a device?');
    await expect.poll(() => service.requests.length).toBe(2);
    await expect(panel.answer(page)).toContainText('A field maps');
    const {messages} = service.requests[1].body as {messages: {role: string}[]};
    expect(messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
    await panel.button(page, 'Stop answering').click();
    await expect(panel.log(page).getByText('Stopped.')).toBeVisible();
    await expect.poll(() => service.abandoned).toBe(1);
    await expect(panel.answer(page)).toContainText('A field maps');
    await expect(panel.field(page)).toHaveAttribute('placeholder', 'Ask another question...');
  });

  test('H7 the conversation is kept for the next visit, until a new one is started', async ({
    page,
  }) => {
    await askFromModal(page);
    await expect(panel.button(page, 'Copy')).toBeVisible();
    await page.reload();
    await ready(page);
    await askFromModal(page, 'prog');
    await expect(panel.exchanges(page)).toHaveCount(2);
    await expect(panel.button(page, 'Copy')).toHaveCount(2);
    await panel.button(page, 'New conversation').click();
    await expect(panel.exchanges(page)).toHaveCount(0);
    await expect(panel.field(page)).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), CONVERSATION)).toBeNull();
  });

  test('H7 an answer under way is kept as far as it came when the panel closes', async ({
    page,
    service,
  }) => {
    service.scenario = 'stall';
    await askFromModal(page);
    await expect(panel.answer(page)).toContainText('A field maps');
    await page.keyboard.press('Escape');
    await expect.poll(() => service.abandoned).toBe(1);
    const kept = await page.evaluate((key) => localStorage.getItem(key), CONVERSATION);
    expect(JSON.parse(kept ?? '')).toMatchObject({
      exchanges: [{question: 'program', answer: ANSWER_START, status: 'stopped'}],
    });
  });

  test('H7 the focus is in the panel, stays there, and goes back to the button', async ({page}) => {
    await askFromModal(page);
    await expect(panel.field(page)).toBeFocused();
    await expect(panel.button(page, 'Copy')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await expect(modal.dialog(page)).toHaveCount(0);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(panel.dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search (Ctrl+K)'})).toBeFocused();
  });

  test('H7 axe on a desktop and a phone, light and dark', async ({page, service}) => {
    await askFromModal(page);
    await expect(panel.button(page, 'Copy')).toBeVisible();
    service.scenario = 'report';
    await askAgain(page, 'And a device?');
    await expect(panel.dialog(page).getByRole('alert')).toBeVisible();
    for (const viewport of [{width: 1280, height: 800}, PHONE]) {
      await page.setViewportSize(viewport);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        await still(page);
        expect(await violations(page, 'dialog[open]'), `${viewport.width} ${theme}`).toEqual([]);
      }
      expect(await overflow(page)).toBe(0);
    }
  });
});
