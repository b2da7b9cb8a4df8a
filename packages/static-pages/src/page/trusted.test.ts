import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {SPECULATION} from './speculation';
import {startTrusted} from './trusted';

beforeEach(() => {
  vi.stubGlobal('window', {location: new URL('https://site.test/docs-site/docs/')});
  startTrusted();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    '<b>a <mark>word</mark></b><span>&lt;i&gt;</span>',
    '<b>a <mark>word</mark></b><span>&lt;i&gt;</span>',
  ],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
  ['<mark onclick=alert(1)>', '&lt;mark onclick=alert(1)>'],
  ['<mark/><MARK><svg>', '&lt;mark/>&lt;MARK>&lt;svg>'],
])('E3 of the markup %s only what a hit has is left', (text, safe) => {
  expect(window.trusted.createHTML(text)).toBe(safe);
});

test('only what may be fetched ahead is a script', () => {
  expect(window.trusted.createScript(SPECULATION.prerender)).toBe(SPECULATION.prerender);
  expect(() => window.trusted.createScript('alert(1)')).toThrow('not trusted');
});

test('only the threads of this site are threads', () => {
  const address = '/docs-site/assets/js/play-worker.3a11a48f.js';
  for (const own of [address, '/docs-site/service-worker.js', '/service-worker.js']) {
    expect(window.trusted.createScriptURL(own)).toBe(own);
  }
  for (const other of [
    `https://other.test${address}`,
    `//other.test${address}`,
    '/docs-site/assets/js/page.3a11a48f.js',
    '/docs-site/other-service-worker.js',
    'data:text/javascript,alert(1)#/assets/js/play-worker.3a11a48f.js',
    `blob:https://site.test${address}`,
  ]) {
    expect(() => window.trusted.createScriptURL(other), other).toThrow('not trusted');
  }
});

test('a browser that knows trusted types makes its policy of these rules', () => {
  const createPolicy = vi.fn((_: string, rules: Window['trusted']) => rules);
  window.trustedTypes = {createPolicy};
  startTrusted();
  expect(createPolicy).toHaveBeenCalledWith('static-pages', expect.anything());
});
