import {describe, expect, test} from 'vitest';
import {readBasePath, readOrigin} from './address';

describe('F13 E3 the host that a site is built for', () => {
  test.each([
    ['https://docs.example.org', 'https://docs.example.org'],
    ['https://docs.example.org/', 'https://docs.example.org'],
    ['HTTPS://Docs.Example.org', 'https://docs.example.org'],
    ['http://localhost:4000', 'http://localhost:4000'],
  ])('F13 %s is %s', (value, origin) => expect(readOrigin('SITE_URL', value)).toBe(origin));

  test.each([
    'docs.example.org',
    '//docs.example.org',
    'ftp://docs.example.org',
    'javascript:alert(1)',
    'https://docs.example.org/path/',
    'https://docs.example.org/?a=1',
    'https://docs.example.org/#a',
    'https://reader:word@docs.example.org/',
    'https://',
    ' ',
  ])('F13 E3 "%s" is refused', (value) =>
    expect(() => readOrigin('SITE_URL', value)).toThrow(
      `SITE_URL is "${value}"; it has to be an address without a path, such as https://docs.example.org.`,
    ),
  );
});

describe('F13 E3 the path that a site is built for', () => {
  test.each([
    ['', '/'],
    ['/', '/'],
    ['/docs-site/', '/docs-site/'],
    ['/docs-site', '/docs-site/'],
    ['docs-site/', '/docs-site/'],
    ['docs-site', '/docs-site/'],
    ['/a/b_c/1.0~rc/', '/a/b_c/1.0~rc/'],
  ])('F13 "%s" is %s', (value, path) => expect(readBasePath('BASE_URL', value)).toBe(path));

  test.each([
    'https://docs.example.org/',
    '//docs.example.org/',
    '//',
    '/a//b/',
    '/a/?b=1',
    '/a b/',
    '/a%20b/',
    // What some shells on Windows make of /docs-site/.
    'C:/Program Files/Git/docs-site/',
  ])('F13 E3 "%s" is refused', (value) =>
    expect(() => readBasePath('BASE_URL', value)).toThrow(
      `BASE_URL is "${value}"; it has to be a path of letters, digits, dots and dashes, such as /docs-site/.`,
    ),
  );
});
