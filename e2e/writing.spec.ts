/** What authors see of a page in `npm start` that only machines read. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from './test';

const ROOT = path.join(__dirname, '..');

/** A page with figures, samples and filters, one with tabs. */
const PAGES = ['/docs/examples/', '/docs/tutorials/gettingstarted/'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test.describe('while the site is being written', () => {
  // One server for all of them.
  test.describe.configure({mode: 'default'});
  let child: ChildProcess;
  let address = '';

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const port = await freePort();
    address = `http://localhost:${port}`;
    const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
    child = spawn(process.execPath, [cli, 'start', '--no-open', '--port', String(port)], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...{NODE_ENV: 'development', BABEL_ENV: 'development', CI: ''},
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/writing',
      },
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (said) => String(said).includes('compiled') && resolve());
      child.on('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    });
  });

  test.afterAll(() => child.kill());

  for (const one of PAGES) {
    test(`${one} has the Markdown and the card of a build`, async ({page}) => {
      await page.goto(address + one);
      await page.getByRole('heading', {level: 1}).hover();
      await page.keyboard.press('Tab');
      await page.getByRole('link', {name: 'View as Markdown'}).click();
      // It is made when it is asked for, which takes long where all else is busy, too.
      await expect(page.getByRole('status')).toHaveText(/^The card and the Markdown/, {
        timeout: 60_000,
      });
      const built = readFileSync(path.join(ROOT, 'build', one, 'index.md'), 'utf8');
      await expect.poll(() => page.locator('pre').textContent()).toBe(built);
      const card = await page
        .getByRole('img', {name: 'The card of the page'})
        .evaluate((image: HTMLImageElement) => image.src.replace(/^data:image\/png;base64,/, ''));
      const file = `build/img/cards/${one.slice(1, -1).replaceAll('/', '-')}.png`;
      expect(Buffer.from(card, 'base64').equals(readFileSync(path.join(ROOT, file)))).toBe(true);
    });
  }

  test('a page that no machine is told of says so, and other readers get no Markdown', async ({
    page,
  }) => {
    await page.goto(`${address}/search/index.md`);
    await expect(page.getByRole('status')).toHaveText('Machines are not told of this page.');
    expect((await page.request.get(`${address}/docs/examples/index.md`)).status()).toBe(406);
  });
});
