/** Row H7: whatever goes wrong between question and answer is said, and can be tried again. */
import type {Scenario} from '@collektive/ask/testing';
import {askAgain, askFromModal, CONVERSATION, panel, test} from './ask';
import {expect, open} from './test';

test.use({
  site: 'hosted',
  // The browser's own note about a status or a cut connection; plugins/static-pages on full storage.
  noise: /Failed to load resource|Browser storage is blocked/,
});

const FAILURES: [Scenario, RegExp][] = [
  [401, /does not accept questions from this site/],
  [429, /too many questions/],
  [500, /has an internal problem/],
  ['page', /cannot read/],
  ['empty', /no answer/],
  ['report', /Thread too deep/],
  ['breakOff', /cut off/],
  ['garbage', /cannot read/],
];

test('H7 whatever fails ends in a sentence, what came before stays, and a second try works', async ({
  page,
  service,
}) => {
  test.slow();
  service.release();
  for (const [at, [scenario, sentence]] of FAILURES.entries()) {
    await test.step(String(scenario), async () => {
      service.scenario = scenario;
      await (at === 0 ? askFromModal(page) : askAgain(page, 'program'));
      await expect(panel.exchanges(page)).toHaveCount(at + 1);
      await expect(panel.dialog(page).getByRole('alert')).toHaveText(sentence);
      if (scenario === 'breakOff') {
        // What came before stays readable.
        await expect(panel.answer(page)).toContainText('A field maps every device to a value');
      }
      service.scenario = 'answer';
      await panel.button(page, 'Try again').click();
      await expect(panel.button(page, 'Copy')).toHaveCount(at + 1);
      await expect(panel.dialog(page).getByRole('alert')).toHaveCount(0);
      await expect(panel.answer(page)).toContainText('🐝 here.');
      await expect(panel.exchanges(page)).toHaveCount(at + 1);
    });
  }
});

/** Frames show a little of an answer each: a long one takes 12 seconds, and a machine with few frames a minute. */
const LONG = {timeout: 80_000};

test('H7 F6 an answer of 50,000 characters in 5,000 parts: what is on the screen stays there', async ({
  page,
  service,
}) => {
  service.scenario = 'deltas';
  const paragraph = `${'Every device [computes](/docs/intro/) rounds. '.repeat(5)}\n\n`.slice(-200);
  const answer = paragraph.repeat(250).slice(0, 50_000);
  service.deltas = Array.from({length: 5_000}, (_, i) => answer.slice(i * 10, i * 10 + 10));
  await askFromModal(page);
  const blocks = panel.answer(page).locator(':scope > *');
  await expect(blocks.nth(1)).toBeVisible();
  const first = await blocks.first().elementHandle();
  await expect(panel.button(page, 'Copy')).toBeVisible(LONG);
  await expect(blocks).toHaveCount(250);
  expect(await blocks.first().evaluate((block, before) => block === before, first)).toBe(true);
  expect(await page.evaluate(() => document.querySelectorAll('dialog .markdown a').length)).toBe(
    (answer.match(/\]\(/g) ?? []).length,
  );
});

const TOO_MUCH: [string, string[], RegExp][] = [
  ['without end', Array<string>(200).fill('word '.repeat(100)), /longer than this page can show/],
  [
    'of empty lines',
    Array<string>(200).fill('a\n\n'.repeat(100)),
    /longer than this page can show/,
  ],
  ['nested without end', Array<string>(5_000).fill('> '), /more lists within lists/],
];
test('H7 F7 an answer that is too much ends with a sentence, and what came stays', async ({
  page,
  service,
}) => {
  test.slow();
  for (const [at, [name, deltas, sentence]] of TOO_MUCH.entries()) {
    await test.step(name, async () => {
      service.scenario = 'deltas';
      service.deltas = ['Before.\n\n', ...deltas];
      await (at === 0 ? askFromModal(page) : askAgain(page, 'program'));
      await expect(panel.exchanges(page)).toHaveCount(at + 1);
      await expect(panel.dialog(page).getByRole('alert')).toHaveText(sentence, LONG);
      await expect(panel.answer(page)).toContainText('Before.');
      service.scenario = 'answer';
      await panel.button(page, 'Try again').click();
      await expect(panel.answer(page)).toContainText('🐝 here.');
      await expect(panel.button(page, 'Copy')).toHaveCount(at + 1);
    });
  }
});

test('H7 nobody there', async ({page, service}) => {
  await service.close();
  await askFromModal(page);
  await expect(panel.dialog(page).getByRole('alert')).toHaveText(
    'The answering service cannot be reached. You might want to check your network connection.',
  );
});

test('H7 silence is not waited for without end', async ({page, service}) => {
  service.scenario = 'stall';
  await page.clock.install();
  await askFromModal(page);
  await expect(panel.answer(page)).toContainText('A field maps');
  await page.clock.fastForward(46_000);
  await expect(panel.dialog(page).getByRole('alert')).toHaveText(/stopped responding/);
  await expect.poll(() => service.abandoned).toBe(1);
});

test('H7 a service that wants a token gets one, and again when it takes the old one no more', async ({
  page,
  service,
}) => {
  service.wantsToken = true;
  await page.addInitScript(() => {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    sessionStorage.setItem('askai_token', `${btoa(JSON.stringify({exp}))}.old`);
  });
  await askFromModal(page);
  await expect(panel.button(page, 'Copy')).toBeVisible();
  expect(service.requests.map(({path}) => path)).toEqual(['/chat', '/chat/token', '/chat']);
});

test('H7 without a clipboard, a way for feedback or room to keep it, the conversation goes on, and says so', async ({
  page,
  service,
}) => {
  service.feedbackStatus = 500;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await askFromModal(page);
  await panel.button(page, 'Copy').click();
  await expect(panel.button(page, 'Copying is blocked')).toBeVisible();
  await panel.button(page, 'Dislike').click();
  await expect(panel.dialog(page).getByText('Your feedback was not sent.')).toBeVisible();
  service.feedbackStatus = 200;
  await panel.button(page, 'Dislike').click();
  await expect(panel.dialog(page).getByText('Thanks for your feedback!')).toBeVisible();
});

const STORED: [string, string][] = [
  ['invalid JSON', '{'],
  ['another shape', '[{"objectID":"1"}]'],
  ['markup', '{"format":1,"id":"c","exchanges":[{"id":"1","question":"<img src=x>","answer":{}}]}'],
];

test('H7 a stored conversation that is damaged is dropped', async ({page}) => {
  test.slow();
  await open(page, '/docs/intro/');
  for (const [name, value] of STORED) {
    await test.step(name, async () => {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        CONVERSATION,
        value,
      ] as const);
      await askFromModal(page);
      await expect(panel.exchanges(page)).toHaveCount(1);
      await expect(panel.button(page, 'Copy')).toBeVisible();
    });
  }
});
