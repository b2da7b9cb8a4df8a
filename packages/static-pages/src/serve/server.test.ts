import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {request, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {headersFile, rulesFor} from '../hosts';
import {serve} from './server';

/** What a site may ask of its host. */
const HOSTS = {
  threads: {
    'assets/js/play-worker.': "default-src 'none'",
    'assets/js/search-worker.': "default-src 'none';connect-src 'self'",
  },
};

let dir: string;
let outside: string;
let root: Awaited<ReturnType<typeof serve>>;
let below: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  mkdirSync(path.join(dir, 'docs'));
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'index.html'), 'home');
  writeFileSync(path.join(dir, '404.html'), 'not found');
  writeFileSync(path.join(dir, 'docs', 'index.html'), 'docs');
  writeFileSync(path.join(dir, 'assets', 'a.js'), `// ${'x'.repeat(4000)}`);
  writeFileSync(
    path.join(dir, '_headers'),
    headersFile('/', rulesFor("default-src 'none'", HOSTS)),
  );
  outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  symlinkSync(outside, path.join(dir, 'link'));
  symlinkSync(path.join(outside, 'secret.txt'), path.join(dir, 'secret.txt'));
  root = await serve({dir});
  below = await serve({dir, base: '/wrong/'});
});

afterAll(async () => {
  await root.close();
  await below.close();
  rmSync(dir, {recursive: true});
  rmSync(outside, {recursive: true});
});

/** Asks for the path as it stands: `fetch` would tidy it up first. */
async function ask(origin: string, target: string, headers = {}, method = 'GET') {
  const {port} = new URL(origin);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({port, host: '127.0.0.1', path: target, headers, method}, resolve)
      .on('error', reject)
      .end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
  }
  return {status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks)};
}

test.each([
  ['/', 200, 'home'],
  ['/docs/', 200, 'docs'],
  ['/docs/index.html', 200, 'docs'],
  ['/docs/index.html/', 404, 'not found'],
  ['/nothing', 404, 'not found'],
  ['/%E0%A4%A', 404, 'not found'],
  ['/100%/', 404, 'not found'],
  ['/%00', 404, 'not found'],
  ['/../../etc/passwd', 404, 'not found'],
  // cspell:ignore fetc
  ['/..%2f..%2fetc/passwd', 404, 'not found'],
])('%s answers %d', async (target, status, text) => {
  const answer = await ask(root.url, target);
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toBe(text);
});

test.each([
  ['/docs', '/docs/'],
  ['/docs?q=1', '/docs/?q=1'],
  ['//docs', '/docs/'],
])('%s leads to %s', async (target, location) => {
  const answer = await ask(root.url, target);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(location);
});

test('a site below another path', async () => {
  expect((await ask(below.url, '/wrong/')).body.toString()).toBe('home');
  expect((await ask(below.url, '/wrong')).headers.location).toBe('/wrong/');
  expect((await ask(below.url, '/wrong/docs')).headers.location).toBe('/wrong/docs/');
  expect((await ask(below.url, '/docs/')).status).toBe(404);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0, gzip; q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity, abridged', undefined],
])('who accepts "%s" gets %s', async (accepted, encoding) => {
  const answer = await ask(root.url, '/assets/a.js', {'accept-encoding': accepted});
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.body.length < 4000).toBe(encoding !== undefined);
});

test('pages are asked for again soon', async () => {
  expect((await ask(root.url, '/')).headers['cache-control']).toBe('public, max-age=600');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
  const answer = await ask(root.url, '/', {}, method);
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('HEAD is answered as GET, without the body', async () => {
  const answer = await ask(root.url, '/', {}, 'HEAD');
  expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([
    200,
    '4',
    0,
  ]);
});

test('what a client keeps and is still right is not sent again', async () => {
  const {headers} = await ask(root.url, '/docs/');
  for (const condition of [
    {'if-none-match': headers.etag},
    {'if-none-match': `"other", ${headers.etag}`},
    {'if-none-match': '*'},
    {'if-modified-since': headers['last-modified']},
  ]) {
    const again = await ask(root.url, '/docs/', condition);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  }
  for (const condition of [
    {'if-none-match': '"other"', 'if-modified-since': headers['last-modified']},
    {'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT'},
    {'if-modified-since': 'nonsense'},
  ]) {
    expect((await ask(root.url, '/docs/', condition)).status).toBe(200);
  }
});

test('another encoding is another version', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(
      async (encoding) =>
        (await ask(root.url, '/assets/a.js', {'accept-encoding': encoding})).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

test.each([
  ['bytes=0-1', 206, 'ho', 'bytes 0-1/4'],
  ['bytes=2-', 206, 'me', 'bytes 2-3/4'],
  ['bytes=-1', 206, 'e', 'bytes 3-3/4'],
  ['bytes=1-99', 206, 'ome', 'bytes 1-3/4'],
  ['bytes=4-', 416, '', 'bytes */4'],
  ['bytes=0-0,2-3', 200, 'home', undefined],
  ['lines=1-2', 200, 'home', undefined],
  ['bytes=-', 416, '', 'bytes */4'],
])('who asks for %s gets %d', async (range, status, text, part) => {
  const answer = await ask(root.url, '/', {range});
  expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
    status,
    text,
    part,
  ]);
});

test('a part of another version is the whole of this one', async () => {
  const {headers} = await ask(root.url, '/');
  const ranged = (condition: string | undefined) =>
    ask(root.url, '/', {range: 'bytes=0-1', 'if-range': condition});
  expect((await ranged(headers.etag)).status).toBe(206);
  expect((await ranged('"older"')).status).toBe(200);
});

test.each(['/secret.txt', '/link/secret.txt', '/link/'])(
  '%s, a link out of the folder, is not served',
  async (target) => {
    const answer = await ask(root.url, target);
    expect([answer.status, answer.body.toString()]).toEqual([404, 'not found']);
  },
);

test('every answer has the headers that the build asks for', async () => {
  for (const [target, method] of [
    ['/', 'GET'],
    ['/nothing', 'GET'],
    ['/docs', 'GET'],
    ['/', 'POST'],
  ]) {
    const {headers} = await ask(root.url, target, {}, method);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain('frame-ancestors');
  }
});

test('what is missing among the hashed names is asked for again soon', async () => {
  expect((await ask(root.url, '/assets/gone.js')).headers['cache-control']).toBe(
    'public, max-age=600',
  );
});

test('a thread has its own policy beside that of the site, as hosts that read _headers send it', async () => {
  const policyOf = async (target: string) =>
    (await ask(root.url, target)).headers['content-security-policy'];
  const site = "default-src 'none';frame-ancestors 'none'";
  expect(await policyOf('/assets/js/play-worker.1.js')).toBe(`${site}, default-src 'none'`);
  expect(await policyOf('/assets/js/search-worker.1.js')).toBe(
    `${site}, default-src 'none';connect-src 'self'`,
  );
});

test.each(['/_headers', '/nginx.conf'])('%s is for hosts, not for readers', async (target) => {
  expect((await ask(root.url, target)).status).toBe(404);
});

test('a site is served below the path that it was built for, unless another is named', async () => {
  const built = mkdtempSync(path.join(tmpdir(), 'serve-base-'));
  writeFileSync(path.join(built, 'index.html'), 'home');
  writeFileSync(path.join(built, '404.html'), 'not found');
  const served = async (base?: string): Promise<[string, number | undefined]> => {
    const server = await serve({dir: built, base});
    const {status} = await ask(server.url, '/docs-site/');
    await server.close();
    return [server.base, status];
  };
  // Somebody else's build says nothing of its path.
  expect(await served()).toEqual(['/', 404]);
  writeFileSync(path.join(built, '_headers'), headersFile('/docs-site/', rulesFor('')));
  expect(await served()).toEqual(['/docs-site/', 200]);
  expect(await served('/wrong/')).toEqual(['/wrong/', 404]);
  rmSync(built, {recursive: true});
});

test('what was compressed on the way is gone when the site is closed', async () => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'serve-temporary-'));
  vi.stubEnv('TMPDIR', temporary);
  vi.stubEnv('TEMP', temporary);
  const server = await serve({dir});
  vi.unstubAllEnvs();
  await ask(server.url, '/assets/a.js', {'accept-encoding': 'br'});
  const [folder] = readdirSync(temporary);
  expect(readdirSync(path.join(temporary, folder))).toHaveLength(1);
  await server.close();
  expect(readdirSync(temporary)).toEqual([]);
  rmSync(temporary, {recursive: true});
});
