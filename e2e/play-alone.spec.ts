/** The thread that runs programs reaches nothing: no address, no store, no other thread. */
import type {Page, Worker} from '@playwright/test';
import {runName} from './play';
import {expect, open, test} from './test';

/** Presses _Run_ on a sample. @returns its thread, which has run something */
async function threadOf(page: Page): Promise<Worker> {
  await open(page, '/docs/tutorials/basic-usage/');
  const started = page.waitForEvent('worker', (worker) => /play-worker/.test(worker.url()));
  await page.getByRole('button', {name: runName('Gradient#hops')}).click();
  await expect(page.locator('.sample-status').first()).toHaveText(/^Run in your browser/);
  return started;
}

const WAYS_OUT = [
  ...['fetch', 'importScripts', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport'],
  ...['EventSource', 'RTCPeerConnection', 'navigator', 'location', 'Request', 'Response', 'URL'],
  ...['indexedDB', 'IDBFactory', 'caches', 'CacheStorage', 'cookieStore', 'FileReaderSync'],
  ...['BroadcastChannel', 'MessageChannel', 'Worker', 'SharedWorker', 'Notification', 'FontFace'],
  ...['createImageBitmap', 'setTimeout', 'WebAssembly', 'Blob', 'close'],
];

test('it has no way out, by any name, own or inherited', async ({page}) => {
  const thread = await threadOf(page);
  const left = await thread.evaluate(() => {
    const names: string[] = [];
    for (
      let at: object | null = self;
      at !== null && at !== Object.prototype;
      at = Object.getPrototypeOf(at) as object | null
    ) {
      names.push(...Object.getOwnPropertyNames(at));
    }
    return names.filter((name) => (self as unknown as Record<string, unknown>)[name] !== undefined);
  });
  expect(left).toContain('postMessage');
  expect(left.filter((name) => WAYS_OUT.includes(name))).toEqual([]);
  // Beside the classes of the language nothing is left but these.
  expect(left.filter((name) => /^[a-z]/.test(name)).sort()).toEqual([
    ...['addEventListener', 'constructor', 'constructor', 'constructor'],
    ...[
      'dispatchEvent',
      'eval',
      'globalThis',
      'isFinite',
      'isNaN',
      'onerror',
      'onmessage',
      'parseFloat',
    ],
    ...['parseInt', 'performance', 'postMessage', 'removeEventListener', 'self'],
  ]);
});

test('what tries goes wrong, and no request leaves', async ({page}) => {
  const asked: string[] = [];
  const thread = await threadOf(page);
  page.on('request', (request) => asked.push(request.url()));
  const tries = await thread.evaluate((names) => {
    const scope = self as unknown as Record<string, new (...args: unknown[]) => unknown>;
    return names.map((name) => {
      try {
        Reflect.construct(scope[name], ['https://example.org/', ['x']]);
        return `${name} worked`;
      } catch (error) {
        return String(error instanceof TypeError);
      }
    });
  }, WAYS_OUT);
  expect(new Set(tries)).toEqual(new Set(['true']));
  expect(asked).toEqual([]);
});
