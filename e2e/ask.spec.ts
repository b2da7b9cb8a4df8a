/** Row H7: the AI question mode, off by default, and where a build names a service. */
import type {Page} from '@playwright/test';
import {ANSWER, SOURCE, startAskServer, type AskServer} from '@collektive/ask/testing';
import {violations} from './axe';
import {test as hosted} from './hosted';
import {modal, openModal, search, stored} from './search';
import {expect, overflow, PHONE, still, test as plain} from './test';

/** The service that the build under test asks (scripts/test/stages.ts). */
const BUILT_IN = 'http://127.0.0.1:4567/ask';

/**
 * Workers run side by side, so each test has a service on a port of its own; routing by Playwright would hold answers
 * back until their end.
 */
const test = hosted.extend<{service: AskServer}>({
  service: [
    async ({page}, use) => {
      const service = await startAskServer();
      await page.addInitScript(
        ({from, to}) => {
          const fetch = window.fetch.bind(window);
          window.fetch = (input, init) =>
            fetch(typeof input === 'string' ? input.replace(from, to) : input, init);
        },
        {from: BUILT_IN, to: service.endpoint},
      );
      await use(service);
      // First the page, then what it speaks to.
      await page.close();
      await service.close();
    },
    {auto: true},
  ],
});

/** The panel by its roles and names. */
const panel = {
  dialog: (page: Page) => page.getByRole('dialog', {name: 'Ask AI'}),
  log: (page: Page) => panel.dialog(page).getByRole('log'),
  exchanges: (page: Page) => panel.log(page).locator('section'),
  answer: (page: Page) => panel.log(page).locator('.markdown').last(),
  alert: (page: Page) => panel.dialog(page).getByRole('alert'),
  field: (page: Page) => panel.dialog(page).getByRole('textbox', {name: 'Your question'}),
  button: (page: Page, name: string) => panel.dialog(page).getByRole('button', {name, exact: true}),
  row: (page: Page) => modal.hits(page).filter({hasText: 'Ask AI'}),
};

/** Searches and chooses the row "Ask AI" by keyboard. */
async function askFromModal(page: Page, question = 'program'): Promise<void> {
  await openModal(page);
  await search(page, question);
  await expect(panel.row(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(panel.dialog(page)).toBeVisible();
}

/** Asks another question in the open panel. */
async function askAgain(page: Page, question: string): Promise<void> {
  await panel.field(page).fill(question);
  await page.keyboard.press('Enter');
}

plain('H7 by default there is no row and no panel', async ({page, log}) => {
  await openModal(page);
  await search(page, 'program');
  await expect(modal.hits(page).first()).toBeVisible();
  await expect(modal.dialog(page).getByText('Ask AI')).toHaveCount(0);
  expect(log.foreign).toEqual([]);
});

test.describe('H7 asking', () => {
  test.use({
    site: 'hosted',
    permissions: ['clipboard-read', 'clipboard-write'],
    // The browser's own note about a status or a cut connection.
    noise: /Failed to load resource/,
  });

  test('H7 S6 the row comes first, also without hits, and is not stored as a search', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'program');
    await expect(modal.hits(page).first()).toHaveText(/Ask AI.*program/);
    await search(page, 'zzzz <b>');
    await expect(modal.hits(page)).toHaveText([/Ask AI.*zzzz <b>/]);
    await expect(modal.dialog(page).getByText('No results for "zzzz <b>"')).toBeVisible();
    await expect(modal.dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /issues\/new\?title=zzzz%20%3Cb%3E$/,
    );
    await panel.row(page).click();
    await expect(panel.log(page).getByRole('heading', {name: 'zzzz <b>'})).toBeVisible();
    await expect(modal.dialog(page)).toHaveCount(0);
    expect(await stored(page, '__DOCSEARCH_RECENT_SEARCHES__testindex')).toEqual([]);
    // Until the answer has come: the service would break it off, and the browser complain.
    await expect(panel.button(page, 'Copy')).toBeVisible();
  });

  test('H7 thinks, answers word by word, and names its sources', async ({page, service}) => {
    service.scenario = 'held';
    await askFromModal(page);
    const log = panel.log(page);
    await expect(log.getByRole('heading', {name: 'program'})).toBeVisible();
    await expect(log.getByText('Thinking...')).toBeVisible();
    await expect(panel.field(page)).toHaveAttribute('placeholder', 'Answering...');
    service.release();
    service.release();
    await expect(panel.answer(page)).toContainText('A field maps every device to a value');
    await expect(panel.button(page, 'Stop answering')).toBeVisible();
    await expect(panel.button(page, 'Copy')).toHaveCount(0);
    service.release();
    service.release();
    await expect(panel.answer(page)).toContainText('🐝 here.');
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

  test('H7 Copy copies, Like reaches the service once; a link opens in a tab of its own, and the conversation stands', async ({
    page,
    service,
  }) => {
    await askFromModal(page);
    await panel.button(page, 'Copy').click();
    await expect(panel.button(page, 'Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ANSWER);
    await expect(panel.button(page, 'Copy')).toBeVisible();
    await panel.button(page, 'Like').click();
    await expect(panel.dialog(page).getByText('Thanks for your feedback!')).toBeVisible();
    await panel.button(page, 'Dislike').click({force: true});
    expect(service.requests.map(({path}) => path)).toEqual(['/chat', '/chat/feedback']);
    await expect(panel.answer(page).locator('img')).toHaveCount(0);
    const opened = page.waitForEvent('popup');
    await panel.answer(page).getByRole('link', {name: 'the tutorial'}).click();
    await expect(await opened).toHaveURL(/\/docs\/tutorials\/gettingstarted\/$/);
    await expect(panel.answer(page)).toContainText('A field maps');
  });

  test('H7 stop ends an answer, and so does closing', async ({page, service}) => {
    service.scenario = 'stall';
    await askFromModal(page);
    await expect(panel.answer(page)).toContainText('A field maps');
    await panel.button(page, 'Stop answering').click();
    await expect(panel.log(page).getByText('Stopped.')).toBeVisible();
    await askAgain(page, 'And a device?');
    // The last answer is still the first one until this one begins.
    await expect(panel.exchanges(page).nth(1)).toContainText('A field maps');
    await page.keyboard.press('Escape');
    await expect.poll(() => service.abandoned).toBe(2);
  });

  test('H7 a failure ends in a sentence, what came before stays, and a second try works', async ({
    page,
    service,
  }) => {
    service.scenario = 'breakOff';
    await askFromModal(page);
    await expect(panel.answer(page)).toContainText('A field maps');
    service.release();
    await expect(panel.alert(page)).toHaveText('The answer was cut off.');
    service.scenario = 429;
    await panel.button(page, 'Try again').click();
    await expect(panel.alert(page)).toHaveText(/too many questions/);
    service.scenario = 'answer';
    await panel.button(page, 'Try again').click();
    await expect(panel.answer(page)).toContainText('🐝 here.');
    await expect(panel.alert(page)).toHaveCount(0);
    await expect(panel.exchanges(page)).toHaveCount(1);
  });

  test('H7 F6 F7 an answer that is too long: what is on the screen stays there, and it ends with a sentence', async ({
    page,
    service,
  }) => {
    service.scenario = 'deltas';
    service.deltas = Array<string>(600).fill(
      'Every device [computes](/docs/intro/) rounds. '.repeat(2) + '\n\n',
    );
    await askFromModal(page);
    const blocks = panel.answer(page).locator(':scope > *');
    await expect(blocks.nth(1)).toBeVisible();
    const first = await blocks.first().elementHandle();
    await expect(panel.alert(page)).toHaveText(/longer than this page can show/);
    await expect(blocks).toHaveCount(Math.ceil(50_000 / service.deltas[0].length));
    expect(await blocks.first().evaluate((block, before) => block === before, first)).toBe(true);
  });

  test('H7 without a clipboard or a way for feedback, it says so', async ({page, service}) => {
    service.feedbackStatus = 500;
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    );
    await askFromModal(page);
    await panel.button(page, 'Copy').click();
    await expect(panel.button(page, 'Copying is blocked: select the answer')).toBeVisible();
    await panel.button(page, 'Dislike').click();
    await expect(panel.dialog(page).getByText('Your feedback was not sent.')).toBeVisible();
  });

  test('H7 the focus is in the panel, stays there, and goes back to the button', async ({page}) => {
    await askFromModal(page);
    await expect(panel.field(page)).toBeFocused();
    await expect(panel.button(page, 'Copy')).toBeVisible();
    await page.keyboard.press('Control+k');
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
    await expect(panel.alert(page)).toBeVisible();
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
