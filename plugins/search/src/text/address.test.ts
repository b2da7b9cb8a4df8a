// cspell:ignore unstub cexample
import {afterEach, describe, expect, it, vi} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {safeAddress} from './address';

const SITE = 'https://collektive.github.io';

afterEach(() => vi.unstubAllGlobals());

describe('safeAddress', () => {
  it.each([
    ['/docs/intro/', '/docs/intro/'],
    ['/docs/a b/?q=1#c', '/docs/a%20b/?q=1#c'],
    ['https://collektive.github.io/docs/intro/?a=1#b', '/docs/intro/?a=1#b'],
    ['https://collektive.github.io', '/'],
    ['https://example.org', 'https://example.org/'],
    ['HTTPS://example.org/a', 'https://example.org/a'],
    ['https://example.org//a', 'https://example.org//a'],
    ['/docs/100%/#50%', '/docs/100%25/#50%25'],
  ])('F1 %s leads to %s', (address, expected) => {
    expect(safeAddress(address, SITE)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://collektive.github.io/1',
    'mailto:a@example.org',
    'http://example.org/a',
    'HTTP://example.org/a',
    'http://collektive.github.io/docs/intro/',
    'http://collektive.github.io.example.org/',
    'http://collektive.github.io//example.org/',
    '//example.org/a',
    '/\\example.org/a',
    '\\\\example.org',
    '/\t/example.org/a',
    '/.//example.org/a',
    '/a/..//example.org/a',
    '/%5cexample.org/a',
    '/%09/example.org/a',
    'https://collektive.github.io//example.org/',
    'https://collektive.github.io/\\example.org/',
    'https://collektive.github.io/%5C/example.org/',
    'https:example.org',
    'https://',
    'https://[',
    'relative',
    '#part',
    '',
    ' /docs/',
    7,
    null,
    undefined,
    {},
    ['/docs/'],
  ])('F1 %j leads nowhere', (address) => {
    expect(safeAddress(address, SITE)).toBeUndefined();
  });

  it('F1 the address that the site is being looked at from is its own too', () => {
    vi.stubGlobal('location', {origin: 'http://localhost:4000'});
    expect(safeAddress('http://localhost:4000/docs/', SITE)).toBe('/docs/');
    expect(safeAddress('http://localhost:4000//example.org/', SITE)).toBeUndefined();
    expect(safeAddress(`${SITE}/docs/`, SITE)).toBe('/docs/');
  });

  it('F1 a site that is no address has none', () => {
    expect(safeAddress('/docs/', 'javascript:alert(1)')).toBeUndefined();
    expect(safeAddress('/docs/', '')).toBeUndefined();
  });

  fuzz(
    'F1 whatever an address is made of, it stays here or goes to the web encrypted',
    4000,
    (random) => {
      const text = random.text(
        ['/', '//', '\\', 'javascript:', 'https:', 'http://', 'data:', SITE, 'example.org', '@'],
        ['..', '.', '%', '%5c', '%2f', '%09', '%0a', '%E0%A4%A', '\t', '\n', '\0', ' ', '#', '?'],
        [':', '[', ']', 'a', 'docs', '\uD800', '\u{1F600}', '\u3002', '\uFF0F', '&', '"', '<'],
      );
      const address = safeAddress(text, SITE);
      if (address !== undefined) {
        expect(new URL(address, SITE).protocol).toBe('https:');
        if (!/^https:/.test(address)) {
          // As the page reads it, and as the router decodes it.
          expect(new URL(address, SITE).origin).toBe(SITE);
          expect(new URL(decodeURI(new URL(address, SITE).pathname), SITE).origin).toBe(SITE);
        }
      }
    },
  );
});
