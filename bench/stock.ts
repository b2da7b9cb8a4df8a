/**
 * Weighs pages of the stock template of Docusaurus, as they come and with packages/static-pages, in a fresh Chromium on
 * a phone's screen, and writes results/stock.md. How the two are built is in the package's README.
 *
 *   npx tsx bench/stock.ts BUILD_AS_IT_COMES BUILD_WITH_THE_PACKAGE
 */
import {chromium} from '@playwright/test';
import {CHROME_FLAGS, CHROME_PATH} from '../scripts/browser/chromium';
import {serve} from '@collektive/static-pages/serve';
import {saveText} from './measure';
import {weigh} from './weigh';

const PAGES = [
  '/',
  '/docs/intro/',
  '/docs/tutorial-basics/create-a-page/',
  '/blog/',
  '/blog/welcome/',
];
const KINDS = ['html', 'script', 'style'] as const;

const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
const rows: string[] = [];
for (const [at, dir] of process.argv.slice(2, 4).entries()) {
  const site = await serve({dir, port: 0});
  for (const page of PAGES) {
    const {kinds, requests} = await weigh(browser, site.url + page, false);
    const sizes = KINDS.map((kind) => kinds[kind]?.gzip ?? 0);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const cells = [page, at === 0 ? 'as it comes' : 'static', ...sizes, total.toFixed(1), requests];
    rows.push(`| ${cells.join(' | ')} |`);
  }
  await site.close();
}
await browser.close();
saveText(
  'stock.md',
  [
    '# The stock template of Docusaurus 3.9.2, as it comes and with static pages',
    '',
    'Kilobytes before interaction, gzip, without pictures, which are the template’s own. Written by `bench/stock.ts`.',
    '',
    '| Page | | HTML | Scripts | Styles | Together | Requests |',
    '| --- | --- | --: | --: | --: | --: | --: |',
    ...rows,
    '',
  ].join('\n'),
);
