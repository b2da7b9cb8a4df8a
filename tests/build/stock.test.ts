// cspell:ignore lighthuose
/** Search in a site that is none of ours: Docusaurus' classic theme with nothing but the plugin of the package. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {CHROME_FLAGS, CHROME_PATH} from '../../scripts/browser/chromium';
import {serve} from '@collektive/static-pages/serve';
import {ROOT} from '../unit/files';

/** Inside the project, so that packages are found; ignored by git. */
const SITE = path.join(ROOT, 'tests/.tmp/stock');

const FILES = {
  'docusaurus.config.js': `
    export default {
      title: 'Stock',
      url: 'https://example.org',
      baseUrl: '/stock/',
      plugins: ['@collektive/search/plugin'],
      presets: [['classic', {blog: false}]],
      future: {v4: true, experimental_faster: true},
    };`,
  'src/pages/index.md': '# Home\n\nWords.\n',
  'docs/intro.md': '# First steps\n\nWords.\n\n## Lighthouse\n\nA lamp that ships see at night.\n',
  'docs/other.md': '# Harbour\n\nWhere ships rest.\n',
};

beforeAll(() => {
  rmSync(SITE, {recursive: true, force: true});
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(SITE, file)), {recursive: true});
    writeFileSync(path.join(SITE, file), content);
  }
  execFileSync('npx', ['docusaurus', 'build'], {
    cwd: SITE,
    env: {...process.env, NO_UPDATE_NOTIFIER: 'true'},
    stdio: 'pipe',
  });
});
afterAll(() => rmSync(SITE, {recursive: true, force: true}));

test('its dialog and its page find a section by a misspelt word', async () => {
  const site = await serve({dir: path.join(SITE, 'build'), port: 0, base: '/stock/'});
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    await page.goto(`${site.url}/stock/docs/other/`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('lighthuose');
    await page.locator('.DocSearch-Hit', {hasText: 'Lighthouse'}).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/stock/docs/intro/#lighthouse');

    await page.goto(`${site.url}/stock/search/?q=lighthuose`);
    const hit = page.getByRole('main').getByRole('link', {name: 'Lighthouse'});
    await hit.waitFor();
    expect(await hit.getAttribute('href')).toMatch(/\/stock\/docs\/intro\/?#lighthouse$/);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    await site.close();
  }
});
