import type {Page} from '@playwright/test';
import {startAskServer, type AskServer} from '@collektive/ask/testing';
import {test as hosted} from './hosted';
import {modal, openModal, search} from './search';
import {expect} from './test';

/** The service that the build under test asks (scripts/test/stages.ts). */
const BUILT_IN = 'http://127.0.0.1:4567/ask';

/** Where the conversation of the build under test is stored. */
export const CONVERSATION = '__DOCSEARCH_ASKAI_CONVERSATIONS__testindex';

/**
 * Tests of the AI question mode in build-hosted/. Workers run side by side, so each test has a
 * service on a port of its own; routing by Playwright would hold answers back until their end.
 */
export const test = hosted.extend<{service: AskServer}>({
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
export const panel = {
  dialog: (page: Page) => page.getByRole('dialog', {name: 'Ask AI'}),
  log: (page: Page) => panel.dialog(page).getByRole('log'),
  exchanges: (page: Page) => panel.log(page).locator('section'),
  answer: (page: Page) => panel.log(page).locator('.markdown').last(),
  field: (page: Page) => panel.dialog(page).getByRole('textbox', {name: 'Your question'}),
  button: (page: Page, name: string) => panel.dialog(page).getByRole('button', {name, exact: true}),
  row: (page: Page) => modal.hits(page).filter({hasText: 'Ask AI'}),
};

/** Searches and chooses the row "Ask AI" by keyboard. */
export async function askFromModal(page: Page, question = 'program'): Promise<void> {
  await openModal(page);
  await search(page, question);
  await expect(panel.row(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(panel.dialog(page)).toBeVisible();
}

/** Asks another question in the open panel. */
export async function askAgain(page: Page, question: string): Promise<void> {
  await panel.field(page).fill(question);
  await page.keyboard.press('Enter');
}
