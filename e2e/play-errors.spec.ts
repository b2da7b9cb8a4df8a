/** Samples that run in the page, and what goes wrong with them: in the program, or on the way to it. */
import type {Page} from '@playwright/test';
import {TIME_LIMIT} from '@collektive/playground/sentences';
import {hops, ISLAND, PAGE, runToEnd, SAMPLE, WORKER} from './play';
import {chrome, expect, open, ready, test} from './test';

// Tests do not wait for what plays: those that are about it turn it on, and the clock by hand.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** A page whose workers cannot be started, or end as they are asked to run something. */
interface Faulty {
  faults: {isBlocked: boolean; isKilled: boolean};
}

/** The sample, with its program exchanged for another one. */
async function serveProgram(page: Page, program: string): Promise<void> {
  await page.route(SAMPLE, async (route) => {
    const sample = (await (await route.fetch()).json()) as {file: {text: string}};
    sample.file.text = `package basics\nfun runHops() {\n${program}\n}\n`;
    await route.fulfill({json: sample});
  });
}

test('F17 a program that never ends is stopped with a sentence, and can be run again', async ({
  page,
}) => {
  await serveProgram(page, 'while (true) { }');
  await open(page, PAGE);
  const {run, status} = hops(page);
  for (const press of ['first', 'second']) {
    await run.click();
    await expect(status, press).toHaveText(/^The program was stopped after [\d,]+ steps/);
  }
});

test('F17 what even the worker does not stop is stopped by the page, which goes on meanwhile', async ({
  page,
}) => {
  // It says that it is there, takes the question, and is never heard of again.
  await page.route(WORKER, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `postMessage({kind: 'ready'});
      onmessage = ({data}) => {
        if (data.ahead) return;
        postMessage({kind: 'checked', messages: [], fine: true});
        for (;;);
      };`,
    }),
  );
  await page.clock.install();
  await open(page, PAGE);
  await page.clock.pauseAt(Date.now() + 60_000);
  const {run, status} = hops(page);
  await run.click();
  await expect(page.locator('[data-running]')).toBeAttached();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await chrome.modeToggle(page).click();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await expect(page.locator('[data-running]')).toBeAttached();
  // The time counts from the worker's first word, which may still be on its way.
  await expect
    .poll(async () => {
      await page.clock.runFor(TIME_LIMIT);
      return status.textContent();
    })
    .toMatch(/^The program was stopped: .* more than 10 seconds/);
  await expect(page.locator('[data-running]')).toHaveCount(0);
});

test.describe('what runs programs is unavailable', () => {
  test.use({noise: /play|island-Sample/});

  test('F18 a worker that is blocked, then one that is killed: a sentence, and another try', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const Real = window.Worker;
      const faults = {isBlocked: true, isKilled: true};
      Object.assign(window, {
        faults,
        Worker: class extends Real {
          constructor(...args: ConstructorParameters<typeof Worker>) {
            if (faults.isBlocked) {
              throw new DOMException('no', 'SecurityError');
            }
            super(...args);
          }
          override postMessage(message: {ahead?: boolean}): void {
            // What is read ahead of a run fails without a word.
            if (message.ahead || !faults.isKilled) {
              super.postMessage(message);
              return;
            }
            faults.isKilled = false;
            this.dispatchEvent(new ErrorEvent('error', {cancelable: true}));
          }
        },
      });
    });
    await open(page, PAGE);
    const {run, block, status, slider} = hops(page);
    const again = block.getByRole('button', {name: 'Try again'});
    await run.click();
    await expect(status).toHaveText(/^This browser does not let the page start the worker/);
    await page.evaluate(() => void ((window as unknown as Faulty).faults.isBlocked = false));
    await again.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Faulty).faults.isKilled))
      .toBe(false);
    await expect(status).toHaveText(/Try again$/);
    await again.click();
    await expect(slider).toHaveValue('5');
  });

  const HELLO = {contentType: 'text/html', body: '<!doctype html><title>Hello</title>'};
  const WRONG = /^Something else arrived instead of what runs this program/;

  test('F18 F23 a worker that is gone with another release, then a page in its place: the page can be loaded again', async ({
    page,
    log,
  }) => {
    await page.route(WORKER, (route) => route.fulfill({status: 404, body: 'gone'}));
    await open(page, PAGE);
    const {run, block, status} = hops(page);
    const reload = async (): Promise<void> => {
      await block.getByRole('button', {name: 'Reload the page'}).click();
      await page.waitForLoadState('load');
    };
    await run.click();
    await expect(status).toHaveText(/^This page belongs to an older release/);
    await page.unrouteAll();
    await page.route(WORKER, (route) => route.fulfill(HELLO));
    await reload();
    await run.click();
    await expect(status).toHaveText(WRONG);
    await page.unrouteAll();
    await reload();
    await runToEnd(hops(page));
    expect(log.uncaught).toEqual([]);
  });

  // The shapes that it refuses are those of shared/fetch and packages/playground, by their unit tests.
  test('F18 F23 a program that cannot be loaded, then a page in its place: another try, and another load', async ({
    page,
    log,
  }) => {
    await page.route(SAMPLE, (route) => route.abort());
    await open(page, PAGE);
    const {run, block, status} = hops(page);
    await run.click();
    await expect(status).toHaveText(/Are you offline\?/);
    await page.unrouteAll();
    await page.route(SAMPLE, (route) => route.fulfill(HELLO));
    await block.getByRole('button', {name: 'Try again'}).click();
    await expect(status).toHaveText(WRONG);
    await page.unrouteAll();
    await block.getByRole('button', {name: 'Reload the page'}).click();
    await page.waitForLoadState('load');
    await runToEnd(hops(page));
    expect(log.uncaught).toEqual([]);
  });

  test('F23 C12 the island answered by a page: one load by itself, then a notice', async ({
    page,
    log,
  }) => {
    await page.route(ISLAND, (route) => route.fulfill(HELLO));
    await open(page, PAGE);
    await hops(page).run.click();
    await expect.poll(() => log.loads.length).toBe(2);
    await ready(page);
    await hops(page).run.click();
    const notice = page
      .getByRole('status')
      .filter({hasText: 'What brings this page to life cannot be loaded'});
    await expect(notice).toBeVisible();
    expect(log.loads).toHaveLength(2);
    await page.unrouteAll();
    await notice.getByRole('button', {name: 'Try again'}).click();
    await expect.poll(() => log.loads.length).toBe(3);
    await runToEnd(hops(page));
  });
});

test.describe('nothing can be had', () => {
  test.use({noise: /ERR_FAILED/});

  test('F18 F15 the player itself cannot be loaded: a notice, and another try', async ({page}) => {
    await open(page, PAGE);
    await page.route('**/*', (route) => route.abort());
    await hops(page).run.click();
    const notice = page.getByRole('status');
    await expect(notice).toContainText('Are you offline?');
    await page.unroute('**/*');
    await notice.getByRole('button', {name: 'Try again'}).click();
    await expect(hops(page).slider).toHaveValue('5');
  });
});
