/** What remark/ makes of pages, used as readers use it. Each test takes the first page that has the part. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {allPages, MISSING, titleOf} from './pages';
import {expect, open, overflow, PHONE, ready, test} from './test';

const BUILD = path.join(__dirname, '../build');

/** The first page of the site with an element of this class. */
function pageWith(name: string): string {
  // The build takes the quotes away where it can.
  const element = new RegExp(`class=(?:"(?:[^"]* )?)?${name}[ ">]`);
  const found = allPages()
    .filter((page) => page.endsWith('/') && page !== MISSING)
    .find((page) => element.test(readFileSync(path.join(BUILD, page, 'index.html'), 'utf8')));
  expect(found, `a page with ${name}`).toBeDefined();
  return found!;
}

const background = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test('whoever chooses Groovy once reads build files in Groovy, on this page and the next', async ({
  page,
}) => {
  const groovy = (): Locator => page.getByRole('tab', {name: 'Groovy', exact: true});
  await open(page, '/docs/tutorials/collektive-and-alchemist/');
  const code = page.getByRole('tabpanel', {name: 'Groovy', exact: true});
  await expect(code.first()).toBeHidden();
  // Arrow keys show on which tab they are, before one is chosen.
  await page.getByRole('tab', {name: 'Kotlin', exact: true}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(groovy().first()).toBeFocused();
  await expect(groovy().first()).toHaveAttribute('aria-selected', 'false');
  await expect(groovy().first()).toHaveCSS('outline-style', 'solid');
  await groovy().first().click();
  for (const file of await code.all()) {
    await expect(file).toBeVisible();
    await expect(file).toContainText(/^(Groovy)?build\.gradle/);
  }
  await open(page, '/docs/how-to/test-your-program/');
  await expect(groovy()).toHaveAttribute('aria-selected', 'true');
  await expect(code).toContainText("testImplementation 'org.jetbrains.kotlin:kotlin-test'");
  await expect(page.getByRole('tabpanel', {name: 'Kotlin', exact: true})).toBeHidden();
});

test('a link to words in a tab that is not chosen chooses it, and leads to them', async ({
  page,
}) => {
  await open(page, '/docs/how-to/test-your-program/#:~:text=testImplementation%20%27org');
  await expect(page.getByRole('tab', {name: 'Groovy', exact: true})).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tabpanel', {name: 'Groovy', exact: true})).toBeInViewport();
  await expect(page.getByRole('tabpanel', {name: 'Kotlin', exact: true})).toBeHidden();
});

const TERM = 'term';
const REFERENCE = 'references';

test('a glossary term explains itself on hover and focus, goes on Escape, and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, pageWith(TERM));
  const terms = page.locator('.term');
  for (const term of await terms.all()) {
    await term.locator('dfn').focus();
    await expect(term.locator('.term-text')).toBeInViewport({ratio: 1});
  }
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({width: 1280, height: 800});
  await page.reload();
  await ready(page);
  const term = terms.first();
  const text = term.locator('.term-text');
  await expect(text).toBeHidden();
  await term.locator('dfn').focus();
  await expect(text).toBeVisible();
  await expect(term.locator('dfn')).toHaveAccessibleDescription(/\S+ \S+/);
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await page.locator('body').click({position: {x: 1, y: 1}});
  await term.hover();
  await expect(text).toBeVisible();
  // The pointer may move onto the explanation, to follow its link.
  await text.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/glossary\/#/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('no script a term explains itself, and a reference shows its BibTeX on demand', async ({
    page,
  }) => {
    await page.goto(pageWith(TERM));
    const term = page.locator('.term').first();
    await term.locator('dfn').focus();
    await expect(term.locator('.term-text')).toBeVisible();
    await page.goto(pageWith(REFERENCE));
    await expect(page.getByRole('button', {name: /Copy BibTeX/})).toHaveCount(0);
    await page.getByText('BibTeX', {exact: true}).first().click();
    await expect(page.locator('.references pre').first()).toBeVisible();
  });
});

test('a step of a walk lights its lines up, by keyboard and pointer', async ({page}) => {
  await open(page, pageWith('walk'));
  const walk = page.locator('.walk').first();
  const line = walk.locator('[data-step]').first();
  const step = walk
    .getByRole('listitem')
    .nth(Number((await line.getAttribute('data-step'))?.[0]) - 1);
  const before = await background(line);
  await step.focus();
  expect(await background(line)).not.toBe(before);
  await step.blur();
  await step.hover();
  expect(await background(line)).not.toBe(before);
  const quiet = await background(step);
  await step.page().mouse.move(0, 0);
  await line.hover();
  expect(await background(step)).toBe(quiet);
  const sizeOf = (locator: Locator): Promise<number> =>
    locator.evaluate((one) => parseFloat(getComputedStyle(one, '::before').fontSize));
  expect(await sizeOf(walk.locator('[data-begins]').first())).toBeGreaterThanOrEqual(12);
  expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(24);
});

test('the code of a walk stays in sight where it takes less than two fifths of a window, covers no step, and goes on phones', async ({
  page,
}) => {
  await open(page, pageWith('walk data-rows=\\d+'));
  const walk = page.locator('.walk[data-rows]').first();
  const code = walk.locator('.sample > :has([data-lines])');
  const steps = await walk.getByRole('listitem').all();
  const HIGH = {width: 1280, height: 1200};
  await page.setViewportSize(HIGH);
  for (const step of [...steps, ...steps.toReversed()]) {
    await step.focus();
    const [above, at] = [(await code.boundingBox())!, (await step.boundingBox())!];
    expect(above.y).toBeGreaterThanOrEqual(0);
    expect(above.height).toBeLessThan(0.4 * HIGH.height);
    expect(at.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
    expect(at.y + at.height).toBeLessThan(HIGH.height);
  }
  for (const viewport of [
    {width: 1280, height: 400},
    {...HIGH, width: PHONE.width},
  ]) {
    await page.setViewportSize(viewport);
    await expect(code).toHaveCSS('position', 'static');
  }
});

test('a table that goes on beyond the edge of a phone keeps names whole, and can be scrolled; drawn devices are text that was printed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/project-structure/');
  const cut = await page
    .locator('[data-scrolls] code')
    .evaluateAll((names) =>
      names
        .filter((name) => !/\s/.test(name.textContent) && name.getClientRects().length > 1)
        .map((name) => name.textContent),
    );
  expect(cut).toEqual([]);
  await expect(page.locator('[data-scrolls]').first()).toHaveCSS('overflow-x', 'auto');
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/tutorials/first-collektive-program/');
  const devices = page.locator('.devices code');
  await expect(devices).not.toHaveCount(0);
  const [shown, text] = [await devices.allInnerTexts(), await devices.allTextContents()];
  expect(shown).toEqual(text);
});

test('a sample shows its file, which leads to its source, a mark and what it printed; the page says once what the mark means', async ({
  page,
}) => {
  await open(page, pageWith('checked'));
  const sample = page.locator('.sample:has(.sample-output)').first();
  await expect(sample.getByRole('link', {name: /^\w+\.kt$/})).toHaveAttribute(
    'href',
    /\/samples\/\S+\.kt#L\d+-L\d+$/,
  );
  const checked = /^\s*Checked against Collektive \d+\.\d+\.\d+/;
  await expect(sample.getByRole('img', {name: checked}).first()).toBeVisible();
  await expect(page.locator('.checked')).toHaveText(checked);
  await expect(sample.getByRole('group', {name: 'Output'})).toContainText(/\S/);
});

test('what a browser does not let a page copy is shown to everybody, selected, until it is closed', async ({
  page,
}) => {
  // As over plain HTTP.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await open(page, '/docs/tutorials/gettingstarted/');
  const told = page.getByRole('status').first();
  const field = told.getByRole('textbox', {name: 'Text to copy'});
  const selected = (): Promise<string> =>
    field.evaluate((one: HTMLTextAreaElement) =>
      one.value.slice(one.selectionStart, one.selectionEnd),
    );
  const sentence = 'Your browser does not let this page copy.';

  const block = page.locator('.theme-code-block').first();
  const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
  await copy.click();
  await expect(told).toContainText(sentence);
  await expect(field).toBeInViewport({ratio: 1});
  await expect(field).toBeFocused();
  expect(await selected()).toBe(await block.locator('code').textContent());
  await told.getByRole('button', {name: 'Close'}).click();
  await expect(field).toHaveCount(0);
  await expect(copy).toBeFocused();

  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(field).toBeFocused();
  expect(await selected()).toContain(`# ${titleOf('/docs/tutorials/gettingstarted/')}`);

  const heading = page.locator('h2:has(.hash-link)').first();
  await heading.hover();
  await heading.locator('.hash-link').click();
  await expect(told).toContainText('in the address bar');
});

test.describe('what is copied', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});
  const clipboard = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  test('a reference copies its BibTeX, and says so; a block of code is copied by the button in its corner, and holds 80 characters', async ({
    page,
  }) => {
    await test.step('a reference', async () => {
      await open(page, pageWith(REFERENCE));
      const button = page.getByRole('button', {name: /^Copy BibTeX for/}).first();
      await button.click();
      await expect(page.getByRole('button', {name: /^Copied/})).toBeVisible();
      expect(await clipboard(page)).toMatch(/^@\w+\{/);
    });
    await test.step('a block of code', async () => {
      await open(page, '/docs/intro/');
      const sample = page.locator('.sample:has(> .theme-code-block)').first();
      const block = sample.locator('.theme-code-block').first();
      const button = block.getByRole('button', {name: 'Copy code to clipboard'});
      // Before the click, which would scroll a button that is out of sight into the block.
      const [inside, outside] = [(await button.boundingBox())!, (await sample.boundingBox())!];
      expect(inside.y).toBeGreaterThanOrEqual(outside.y);
      expect(inside.y + inside.height).toBeLessThanOrEqual(outside.y + outside.height);
      await button.click();
      await expect
        .poll(async () => (await clipboard(page)).trim().split('\n')[0])
        .toBe((await block.locator('code').innerText()).trim().split('\n')[0]);
      expect(
        await block
          .locator('[data-copied]')
          .evaluate((one) => getComputedStyle(one, '::after').content),
      ).toContain('Copied');
    });
    await test.step('80 characters at 1280 px', async () => {
      const pre = page.locator('.sample .theme-code-block pre').first();
      const tooWide = (columns: number): Promise<boolean> =>
        pre.evaluate((element, text) => {
          element.querySelector('code')!.textContent = text;
          return element.scrollWidth > element.clientWidth;
        }, 'm'.repeat(columns));
      expect(await tooWide(80)).toBe(false);
      expect(await tooWide(90)).toBe(true);
    });
  });
});
