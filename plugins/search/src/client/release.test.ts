// cspell:ignore unstub
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isOutdated} from './release';

const page = (hash: string): string => `<script src=/assets/js/page.${hash}.js defer></script>`;

const fetchPage = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  fetchPage.mockReset();
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('window', {location: {href: 'https://site.test/docs/'}});
  vi.stubGlobal('document', {
    scripts: [
      {src: 'https://site.test/assets/js/main.11111111.js'},
      {src: 'https://site.test/assets/js/page.0a1b2c3d.js'},
    ],
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['names the same scripts', page('0a1b2c3d'), false],
  ['names others', page('ffffffff'), true],
  ['is of somebody else', '<title>Sign in</title>', false],
])('F14 a page that %s by now', async (_, html, outdated) => {
  fetchPage.mockResolvedValue(new Response(html));
  await expect(isOutdated()).resolves.toBe(outdated);
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith('https://site.test/docs/', {cache: 'no-cache'});
});

test('F15 where nothing can be reached, no new release is told of; the next time asks again', async () => {
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(isOutdated()).resolves.toBe(false);
  fetchPage.mockResolvedValue(new Response(page('ffffffff')));
  await expect(isOutdated()).resolves.toBe(true);
});

test('F14 many that ask at once are one request', async () => {
  fetchPage.mockResolvedValue(new Response(page('ffffffff')));
  await expect(Promise.all([isOutdated(), isOutdated()])).resolves.toEqual([true, true]);
  expect(fetchPage).toHaveBeenCalledOnce();
});
