/** nginx, with the file that the build writes for it: every file, every folder, every page. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headersBelow, KEPT_FOR_EVER, KEPT_SHORTLY, rulesFor} from '@collektive/static-pages/hosts';
import {typeOf} from '@collektive/static-pages/hosts';
import {HOSTS} from '../../src/site/hosts';
import {encode, encodingFor} from '@collektive/static-pages/serve';
import {VARIANT} from '../../scripts/test/stages';
import {startNginx, whyNoNginx, type Answer, type Nginx} from '../nginx';

const ROOT = path.join(__dirname, '../..');
const REASON = whyNoNginx();

/** What hosts read and readers do not, and what stands beside a file that it is made of. */
const FOR_HOSTS = ['nginx.conf', '_headers'];
const NOT_ASKED_FOR = /\.(gz|br)$|(^|\/)\.nojekyll$/;
const GZIP = {'accept-encoding': 'gzip, br'};

test.runIf(REASON)(`nginx was not tried: ${REASON}`, () => {
  expect(REASON).toBeTruthy();
});

describe.runIf(REASON === undefined).each([
  ['build', '/'],
  ['build-variant', VARIANT.BASE_URL],
])('nginx serves %s below %s', (build, base) => {
  const dir = path.join(ROOT, build);
  const entries = existsSync(dir) ? readdirSync(dir, {recursive: true, withFileTypes: true}) : [];
  const namesOf = (found: typeof entries): string[] =>
    found
      .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort();
  const files = namesOf(entries.filter((entry) => entry.isFile()));
  const served = files.filter((file) => !NOT_ASKED_FOR.test(file) && !FOR_HOSTS.includes(file));
  const folders = namesOf(entries.filter((entry) => entry.isDirectory()));
  const isPage = (folder: string): boolean => files.includes(`${folder}/index.html`);
  const read = (file: string): Buffer => readFileSync(path.join(dir, file));
  const addressOf = (file: string): string => base + encodeURI(file);
  const isHashed = (file: string): boolean => /^(assets|fonts)\//.test(file);

  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(dir, base);
  });
  afterAll(() => nginx.stop());

  /** Is it the site's page of what is missing, to be asked for again soon? */
  function expectMissing({status, headers, body}: Answer, target: string): void {
    expect([status, headers['cache-control']], target).toEqual([404, KEPT_SHORTLY]);
    expect(body.equals(read('404.html')), target).toBe(true);
  }

  /** The policy of the site is that of its pages together: `_headers` has it. */
  const rules = rulesFor(
    /Content-Security-Policy: (.*);frame-ancestors/.exec(String(read('_headers')))?.[1] ?? '',
    HOSTS,
  );

  /** @param file path below the base URL */
  function expectHeaders({headers}: Answer, file: string): void {
    for (const [name, value] of Object.entries(headersBelow(rules, file))) {
      if (name !== 'Cache-Control') {
        expect(headers[name.toLowerCase()], `${name} of ${file}`).toBe(value);
      }
    }
  }

  test('R1 every file as it is, of its type, as long to be kept as its name says', async () => {
    expect(served.length).toBeGreaterThan(500);
    for (const file of served) {
      const answer = await nginx.ask(addressOf(file));
      expect(answer.status, file).toBe(200);
      expect(answer.body.equals(read(file)), file).toBe(true);
      expect(answer.headers['content-type'], file).toBe(typeOf(path.extname(file)));
      expect(answer.headers['cache-control'], file).toBe(
        isHashed(file) ? KEPT_FOR_EVER : KEPT_SHORTLY,
      );
      expectHeaders(answer, file);
    }
  });

  test('text compressed, ahead of time, and no heavier than the weights of bench/results', async () => {
    let [compressed, sent, weighed] = [0, 0, 0];
    for (const file of served) {
      const raw = read(file);
      const {headers, body} = await nginx.ask(addressOf(file), GZIP);
      const isText = encodingFor('gzip', typeOf(path.extname(file)), raw.length) === 'gzip';
      expect(headers['content-encoding'], file).toBe(isText ? 'gzip' : undefined);
      if (isText) {
        compressed += 1;
        expect(gunzipSync(body).equals(raw), file).toBe(true);
        sent += body.length;
        weighed += (await encode(raw, 'gzip')).length;
        // Only of a file it knows the length before.
        expect(headers['content-length'], file).toBe(String(body.length));
        expect(headers.vary, file).toBe('Accept-Encoding');
      }
    }
    expect(compressed).toBeGreaterThan(400);
    // Budgets are measured on `npm run serve`.
    expect(sent).toBeLessThanOrEqual(weighed);
  });

  test('R1 R2 a folder with a page has a slash, and who leaves it out is led there, on whichever host', async () => {
    const pages = folders.filter(isPage);
    expect(pages.length).toBeGreaterThan(40);
    for (const folder of pages) {
      const {status, headers} = await nginx.ask(`${addressOf(folder)}?q=1`);
      expect([status, headers.location], folder).toEqual([301, `${addressOf(folder)}/?q=1`]);
      const page = await nginx.ask(`${addressOf(folder)}/`);
      expect([page.status, page.body.equals(read(`${folder}/index.html`))], folder).toEqual([
        200,
        true,
      ]);
    }
    if (base !== '/') {
      const {status, headers} = await nginx.ask(`${base.slice(0, -1)}?q=1`);
      expect([status, headers.location]).toEqual([301, `${base}?q=1`]);
    }
  });

  test('R5 a folder without a page is missing', async () => {
    const bare = folders.filter((folder) => !isPage(folder));
    expect(bare).toEqual(expect.arrayContaining(['assets', 'assets/js', 'fonts', 'img']));
    for (const folder of bare) {
      expectMissing(await nginx.ask(`${addressOf(folder)}/`), `${folder}/`);
      const {status, headers} = await nginx.ask(addressOf(folder));
      expect([301, 404], folder).toContain(status);
      expect(headers['cache-control'], folder).toBe(KEPT_SHORTLY);
    }
  });

  test('R5 so is what is only for hosts, and what is nowhere', async () => {
    const nowhere = ['no/such/page/', 'assets/gone.js', 'fonts/gone.woff2', 'index.html/'];
    for (const file of [...FOR_HOSTS, ...nowhere]) {
      const answer = await nginx.ask(base + file);
      expectMissing(answer, file);
      expectHeaders(answer, '404.html');
    }
  });

  test('nothing but a file that is there is kept for ever', async () => {
    const script = addressOf(served.find((file) => file.endsWith('.js'))!);
    for (const [target, headers, method] of [
      [script, {}, 'POST'],
      [script, {range: 'bytes=99999999-'}, 'GET'],
      [`${script}/`, {}, 'GET'],
      [`${base}assets`, {}, 'GET'],
      [`${base}assets/js`, {}, 'GET'],
      [`${base}assets/gone.js`, {'accept-encoding': 'gzip'}, 'GET'],
      [`${base}assets/gone.js`, {}, 'POST'],
      [`${base}assets/../assets/gone.js`, {}, 'GET'],
    ] as const) {
      const answer = await nginx.ask(target, headers, method);
      const isKept = (answer.headers['cache-control'] ?? '').includes('immutable');
      expect(isKept && answer.status !== 200, `${answer.status} ${target}`).toBe(false);
    }
  });

  test('every answer has the headers, also one that is no file', async () => {
    for (const [file, method] of [
      ['', 'POST'],
      ['docs/intro', 'GET'],
      ['assets/gone.js', 'GET'],
    ]) {
      expectHeaders(await nginx.ask(base + file, {}, method), file);
    }
  });
});
