import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serve} from '../../tools/serve/server';

let dir: string;
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
  root = await serve({dir});
  below = await serve({dir, base: '/wrong/'});
});

afterAll(async () => {
  await root.close();
  await below.close();
  rmSync(dir, {recursive: true});
});

/** Asks for the path as it stands: `fetch` would tidy it up first. */
async function ask(origin: string, target: string, headers = {}) {
  const {port} = new URL(origin);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({port, host: '127.0.0.1', path: target, headers}, resolve).on('error', reject);
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
])('who accepts "%s" gets %s', async (accepted, encoding) => {
  const answer = await ask(root.url, '/assets/a.js', {'accept-encoding': accepted});
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.body.length < 4000).toBe(encoding !== undefined);
});

test('pages are asked for again soon', async () => {
  expect((await ask(root.url, '/')).headers['cache-control']).toBe('public, max-age=600');
});
