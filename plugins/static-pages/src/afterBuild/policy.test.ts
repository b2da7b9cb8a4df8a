import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {SPECULATION} from '../page/speculation';
import {withPolicy, type PolicyOptions} from './policy';

const sha = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, body = ''): string =>
  `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;
/** What may be fetched ahead, which controls/navigation puts into a page. */
const RULES = Object.values(SPECULATION).map(sha);

const policyOf = (html: string, allowed?: PolicyOptions): string =>
  /content="([^"]*)"/.exec(withPolicy(html, allowed))![1];
const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split(';')
    .find((entry) => entry.startsWith(`${directive} `))!
    .split(' ')
    .slice(1);

describe('the policy of a page', () => {
  test('stands before everything that it is to hold', () => {
    expect(withPolicy(page('<script>a()</script>'))).toMatch(
      /<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>/,
    );
  });

  test('allows scripts and styles that stand in the page, each by its hash, once', () => {
    const html = page(
      '<script>a()</script><style>b{}</style><noscript><style>c{}</style></noscript>',
      '<script>a()</script><script type=module>d()</script>',
    );
    const policy = policyOf(html, {styles: ['d{}']});
    expect(sourcesOf(policy, 'script-src')).toEqual([
      "'self'",
      ...[sha('a()'), sha('d()')],
      ...RULES,
    ]);
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", sha('b{}'), sha('c{}'), sha('d{}')]);
  });

  test('counts no data and no files among the scripts', () => {
    const html = page('<script type="application/ld+json">{}</script><script src=/a.js></script>');
    expect(sourcesOf(policyOf(html), 'script-src')).toEqual(["'self'", ...RULES]);
  });

  test('never falls back on unsafe-inline or unsafe-eval, and allows nothing that is not named', () => {
    const policy = policyOf(page('<script>a()</script>'), {
      sources: {'connect-src': ['https://example.org']},
    });
    expect(policy).not.toContain('unsafe');
    expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://example.org']);
  });

  test('refuses styles in attributes, but hides drawings that others use', () => {
    expect(() => withPolicy(page('', '<p style="color:red">'))).toThrow(
      '<p style="color:red"> is blocked by the content security policy. Use a class',
    );
    expect(withPolicy(page('', '<svg style="display: none;"><defs/></svg>'))).toContain(
      '<svg hidden>',
    );
  });

  test('refuses a page that it cannot protect', () => {
    expect(() => withPolicy('<p>')).toThrow('no <head>');
  });
});
