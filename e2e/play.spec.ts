/** Samples that run in the page: by mouse, keyboard and screen reader. */
import type {Page} from '@playwright/test';
import {TIME_LIMIT} from '@collektive/playground/sentences';
import {chrome, expect, linkTo, open, overflow, PHONE, ready, test, titleOf} from './test';

// Tests do not wait for what plays: those that are about it turn it on, and the clock by hand.
test.use({contextOptions: {reducedMotion: 'reduce'}});
const MOVING = {contextOptions: {reducedMotion: 'no-preference'}} as const;

const PAGE = '/docs/tutorials/basic-usage/';
const RECORDED = [
  '[0.0, Infinity, Infinity, Infinity, Infinity]',
  '[0.0, 1.0, Infinity, Infinity, Infinity]',
  '[0.0, 1.0, 2.0, Infinity, Infinity]',
  '[0.0, 1.0, 2.0, 3.0, Infinity]',
  '[0.0, 1.0, 2.0, 3.0, 4.0]',
];
const WORKER = /\/assets\/js\/play-worker\.[0-9a-f]+\.js$/;
const PLAYER = /\/assets\/js\/play\.[0-9a-f]+\.js/;
const SAMPLE = /\/assets\/play\/Gradient\.[0-9a-f]+\.json$/;

/** The block of a sample's output, and what stands in it. */
function blockOf(page: Page, run: string) {
  const block = page.locator('figure.sample').filter({has: page.locator(`[data-run="${run}"]`)});
  return {
    block,
    run: block.getByRole('button', {name: `Run ${run}`}),
    output: block.getByRole('group', {name: 'Output'}).last(),
    picture: block.locator('.drawing').getByRole('img'),
    slider: block.getByRole('slider', {name: 'Round'}),
    status: block.locator('.status'),
  };
}
const hops = (page: Page) => blockOf(page, 'Gradient#hops');

/** Runs a block to its end. */
async function runToEnd(block: ReturnType<typeof blockOf>): Promise<void> {
  await block.run.click();
  await expect(block.status).toHaveText(/^Run in your browser/);
  await expect(block.slider).toHaveValue((await block.slider.getAttribute('max')) ?? '');
}

test('every block whose output can be made has a button, and says which it is', async ({page}) => {
  await open(page, PAGE);
  const buttons = await page.getByRole('button', {name: /^Run [A-Z]/}).all();
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  expect(names).toContain('Run Gradient#hops');
  expect(new Set(names).size).toBe(names.length);
});

test('nothing of it is fetched before a reader comes near', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, PAGE);
  expect(asked.filter((path) => /play/.test(path))).toEqual([]);
  // Whoever scrolls has begun: the player comes for the figures of the page, sooner or later.
  await hops(page).run.scrollIntoViewIfNeeded();
  expect(asked.filter((path) => SAMPLE.test(path))).toEqual([]);
  await hops(page).run.hover();
  await expect.poll(() => asked.filter((path) => /play/.test(path)).length).toBe(3);
  await runToEnd(hops(page));
  // All was there by then, and came once.
  expect(asked.filter((path) => /play/.test(path)).sort()).toEqual([
    expect.stringMatching(WORKER),
    expect.stringMatching(PLAYER),
    expect.stringMatching(SAMPLE),
  ]);
});

test.describe('a run that plays', () => {
  test.use(MOVING);

  test('a run shows its network, and what it prints, round by round', async ({page}) => {
    await page.clock.install();
    await open(page, PAGE);
    const {run, output, picture, slider, status} = hops(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await run.click();
    await expect(slider).toHaveValue('1');
    await expect(status).toHaveText('Run in your browser, 5 rounds.');
    await expect(picture).toHaveAccessibleName(
      /^5 devices in a line\. device 0: 0\.0; device 1: Infin/,
    );
    await page.clock.runFor(3_000);
    await expect(slider).toHaveValue('5');
    await expect(output).toHaveText(RECORDED.join('\n'), {useInnerText: true});
    await expect(picture.locator('.value')).toHaveText(['0.0', '1.0', '2.0', '3.0', '4.0']);
  });

  test('play and pause', async ({page}) => {
    await page.clock.install();
    await open(page, PAGE);
    const {run, slider, status, block} = hops(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await run.click();
    await expect(status).toHaveText(/^Run in your browser/);
    await page.clock.runFor(1_000);
    await block.getByRole('button', {name: 'Pause'}).click();
    const value = await slider.inputValue();
    expect(['2', '3', '4']).toContain(value);
    await page.clock.runFor(3_000);
    await expect(slider).toHaveValue(value);
    await block.getByRole('button', {name: 'Play the rounds'}).click();
    await page.clock.runFor(3_000);
    await expect(slider).toHaveValue('5');
    await expect(block.getByRole('button', {name: 'Play the rounds'})).toBeVisible();
  });
});

test('where motion is unwanted the last round shows at once', async ({page}) => {
  await open(page, PAGE);
  const {run, slider, block} = hops(page);
  const seen = await block.evaluateHandle((figure) => {
    const values: string[] = [];
    const host = figure.querySelector('.sample-output')!;
    const look = (): void => {
      const slider = host.shadowRoot?.querySelector<HTMLInputElement>('input');
      if (slider && !slider.closest('[hidden]')) values.push(slider.value);
      requestAnimationFrame(look);
    };
    look();
    return values;
  });
  await run.click();
  await expect(slider).toHaveValue('5');
  expect(new Set(await seen.jsonValue())).toEqual(new Set(['5']));
});

test('the slider moves over the rounds by key, and says where it is', async ({page}) => {
  await open(page, PAGE);
  const {slider, picture, output} = hops(page);
  await runToEnd(hops(page));
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^Round 1 of 5\. device 0: 0\.0; device 1: Inf/,
  );
  await expect(picture.locator('.value')).toHaveText(['0.0', '∞', '∞', '∞', '∞']);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 2 of 5\./);
  // What is printed later keeps its room, and is not read out.
  await expect(output.locator('.later')).toBeHidden();
  expect((await output.locator('code > :first-child').textContent())?.trim()).toBe(
    RECORDED.slice(0, 2).join('\n'),
  );
});

test('everything is reached and done by keyboard alone', async ({page}) => {
  await open(page, PAGE);
  const {run, block, slider} = hops(page);
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(slider).toHaveValue('5');
  await expect(run).toBeFocused();
  const order: string[] = [];
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        let focused = document.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
      }),
    );
  }
  expect(order.slice(order.indexOf('Play the rounds'))).toEqual([
    'Play the rounds',
    'Round',
    'Values as a table',
    'Output',
    'Edit',
    'Show the recorded output',
    ...order.slice(order.indexOf('Show the recorded output') + 1),
  ]);
  await block.getByText('Values as a table').focus();
  await page.keyboard.press('Enter');
  const table = block.getByRole('table', {name: 'Round 5 of 5'});
  await expect(table.getByRole('row')).toHaveText([
    /DeviceValue/,
    '00.0',
    '11.0',
    '22.0',
    '33.0',
    '44.0',
  ]);
  const back = block.getByRole('button', {name: 'Show the recorded output'});
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(slider).toBeHidden();
  await expect(block.locator('.sample-output pre')).toBeVisible();
});

test('screen readers are told how a run ended, politely', async ({page}) => {
  await open(page, PAGE);
  await hops(page).run.click();
  await expect(page.getByRole('status')).toHaveText('Run in your browser, 5 rounds.');
});

test('on the next page it works as well, once', async ({page}) => {
  await open(page, '/docs/tutorials/first-collektive-program/');
  const next = '/docs/tutorials/basic-usage/';
  await linkTo(chrome.docsSidebar(page), next).click();
  await expect(chrome.title(page)).toHaveText(titleOf(next));
  await runToEnd(hops(page));
  await expect(hops(page).block.locator('svg')).toHaveCount(1);
});

test('two blocks, one after the other', async ({page}) => {
  await open(page, PAGE);
  await runToEnd(hops(page));
  const grid = blockOf(page, 'Gradient#grid');
  await runToEnd(grid);
  await expect(grid.picture).toHaveAccessibleName(/^12 devices in a grid\./);
  await expect(hops(page).slider).toHaveValue('5');
});

test('on a phone nothing runs over the edge', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, PAGE);
  await runToEnd(blockOf(page, 'Gradient#grid'));
  expect(await overflow(page)).toBe(0);
  const {picture} = blockOf(page, 'Gradient#grid');
  const box = (await picture.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
});

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
      body: `postMessage({kind: 'awake'});
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
  const {block, run, status} = hops(page);
  await run.click();
  await expect(block.locator('[data-running]')).toBeAttached();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await chrome.modeToggle(page).click();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await expect(block.locator('[data-running]')).toBeAttached();
  // The time counts from the worker's first word, which may still be on its way.
  await expect
    .poll(async () => {
      await page.clock.runFor(TIME_LIMIT);
      return status.textContent();
    })
    .toMatch(/^The program was stopped: .* more than 10 seconds/);
  await expect(block.locator('[data-running]')).toHaveCount(0);
});

test('F17 a mistake is told with its line', async ({page}) => {
  await serveProgram(page, 'println(missing)');
  await open(page, PAGE);
  await hops(page).run.click();
  await expect(hops(page).status).toHaveText(
    "Gradient.kt, line 3, column 9: Unresolved reference 'missing'.",
  );
});

test('F17 an exception ends the output, as it does on the JVM', async ({page}) => {
  await serveProgram(page, 'println("before")\nprintln(1 / 0)');
  await open(page, PAGE);
  await hops(page).run.click();
  await expect(hops(page).status).toHaveText(
    'The program ended with an exception, in Gradient.kt, line 4, column 11.',
  );
  await expect(hops(page).output).toContainText(
    /^before\nException in thread "main" java\.lang\.Arith/,
  );
});

test.describe('what runs programs cannot be had', () => {
  test.use({noise: /play/});

  test('F18 a worker that is blocked: a sentence, and another try', async ({page}) => {
    await page.addInitScript(() => {
      const Real = window.Worker;
      let isBlocked = true;
      Object.assign(window, {
        unblock: () => (isBlocked = false),
        Worker: class extends Real {
          constructor(...args: ConstructorParameters<typeof Worker>) {
            if (isBlocked) throw new DOMException('no', 'SecurityError');
            super(...args);
          }
        },
      });
    });
    await open(page, PAGE);
    const {run, block, status, slider} = hops(page);
    await run.click();
    await expect(status).toHaveText(/^This browser does not let the page start the worker/);
    await page.evaluate(() => (window as unknown as {unblock: () => void}).unblock());
    await block.getByRole('button', {name: 'Try again'}).click();
    await expect(slider).toHaveValue('5');
  });

  test('F18 a worker that is killed: a sentence, and another try', async ({page}) => {
    await page.addInitScript(() => {
      const Real = window.Worker;
      let isKilled = true;
      Object.assign(window, {
        Worker: class extends Real {
          override postMessage(message: {ahead?: boolean}): void {
            // What is read ahead of a run fails without a word.
            if (message.ahead || !isKilled) {
              super.postMessage(message);
              return;
            }
            isKilled = false;
            this.dispatchEvent(new ErrorEvent('error', {cancelable: true}));
          }
        },
      });
    });
    await open(page, PAGE);
    const {run, block, status, slider} = hops(page);
    await run.click();
    await expect(status).toHaveText(/Try again$/);
    await block.getByRole('button', {name: 'Try again'}).click();
    await expect(slider).toHaveValue('5');
  });

  test('F18 a worker that is gone with another release: the page can be loaded again', async ({
    page,
  }) => {
    await page.route(WORKER, (route) => route.fulfill({status: 404, body: 'gone'}));
    await open(page, PAGE);
    const {run, block, status} = hops(page);
    await run.click();
    await expect(status).toHaveText(/^This page belongs to an older release/);
    await page.unroute(WORKER);
    await block.getByRole('button', {name: 'Reload the page'}).click();
    await page.waitForLoadState('load');
    await runToEnd(hops(page));
  });

  const HELLO = {contentType: 'text/html', body: '<!doctype html><title>Hello</title>'};
  const WRONG = /^Something else came in the place of what runs this program/;

  for (const [what, files, answer] of [
    ['the worker', WORKER, HELLO],
    ['a program', SAMPLE, HELLO],
    ['a program of another shape', SAMPLE, {json: {file: null}}],
  ] as const) {
    test(`F23 ${what} answered by something else: a true sentence, and the page can be loaded again`, async ({
      page,
      log,
    }) => {
      await page.route(files, (route) => route.fulfill(answer));
      await open(page, PAGE);
      const {run, block, status} = hops(page);
      await run.click();
      await expect(status).toHaveText(WRONG);
      await page.unrouteAll();
      await block.getByRole('button', {name: 'Reload the page'}).click();
      await page.waitForLoadState('load');
      await runToEnd(hops(page));
      expect(log.uncaught).toEqual([]);
    });
  }

  test('F23 C12 the player answered by a page: one load by itself, then a notice', async ({
    page,
    log,
  }) => {
    await page.route(/\/assets\/js\/play\.[0-9a-f]+\.js/, (route) => route.fulfill(HELLO));
    await open(page, PAGE);
    await hops(page).run.click();
    await expect.poll(() => log.loads.length).toBe(2);
    await ready(page);
    await hops(page).run.click();
    const notice = page.getByRole('status').filter({hasText: 'What runs samples cannot be loaded'});
    await expect(notice).toBeVisible();
    expect(log.loads).toHaveLength(2);
    await page.unrouteAll();
    await notice.getByRole('button', {name: 'Try again'}).click();
    await expect.poll(() => log.loads.length).toBe(3);
    await runToEnd(hops(page));
  });

  test('F18 a program that cannot be loaded: a sentence, and another try', async ({page}) => {
    await page.route(SAMPLE, (route) => route.abort());
    await open(page, PAGE);
    const {run, block, status, slider} = hops(page);
    await run.click();
    await expect(status).toHaveText(/Are you offline\?/);
    await page.unroute(SAMPLE);
    await block.getByRole('button', {name: 'Try again'}).click();
    await expect(slider).toHaveValue('5');
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
