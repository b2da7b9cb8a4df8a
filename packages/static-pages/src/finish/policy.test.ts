import {SPECULATION} from '../page/speculation';
import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {headersFile, nginxFile, rulesFor} from '../hosts';
import {policyText, unionOf, withPolicy, type PolicyOptions} from './policy';

const sha = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, body = ''): string =>
  `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;
/** What may be fetched ahead, which controls/navigation puts into a page. */
const RULES = Object.values(SPECULATION).map(sha);
const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split(';')
    .find((entry) => entry.startsWith(`${directive} `))!
    .split(' ')
    .slice(1);

const STATIC = {refuseStyleAttributes: true, isStatic: true};
const policyOf = (html: string, allowed: PolicyOptions = {}): string =>
  policyText(withPolicy(html, {...allowed, isStatic: true}).directives);

describe('policies', () => {
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
});

describe('withPolicy', () => {
  test('puts the policy before everything that it is to hold', () => {
    expect(withPolicy(page('<script>a()</script>'), STATIC).html).toMatch(
      /<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>/,
    );
  });

  test('refuses styles in attributes, but hides drawings that others use', () => {
    expect(() => withPolicy(page('', '<p style="color:red">'), STATIC)).toThrow(
      '<p style="color:red"> is blocked by the content security policy. Use a class',
    );
    expect(
      withPolicy(page('', '<svg style="display: none;"><defs/></svg>'), STATIC).html,
    ).toContain('<svg hidden>');
  });

  test('allows them one by one where a site may have them', () => {
    const html = page('', '<p style="color:red"><i style="font:&quot;A&quot;"></i></p>');
    const {directives} = withPolicy(html, {isStatic: true});
    expect(directives['style-src']).toEqual([
      "'self'",
      "'unsafe-hashes'",
      sha('color:red'),
      sha('font:"A"'),
    ]);
  });

  test('refuses a page that it cannot protect', () => {
    expect(() => withPolicy('<p>', STATIC)).toThrow('no <head>');
  });
});

test('what a static page makes of strings goes through one policy; the framework knows none', () => {
  const [statical, live] = [true, false].map(
    (isStatic) => withPolicy(page(''), {isStatic}).directives,
  );
  expect(statical['require-trusted-types-for']).toEqual(["'script'"]);
  expect(statical['trusted-types']).toEqual(['static-pages']);
  expect(Object.keys(live)).not.toContain('trusted-types');
});

describe('what a host sends with all pages', () => {
  const of = (body: string, isStatic = true) => withPolicy(page('', body), {isStatic}).directives;

  test('allows the scripts of any of them, each once', () => {
    const all = unionOf(['<script>a()</script>', '<script>b()</script>', ''].map((one) => of(one)));
    expect(all['script-src']).toEqual(["'self'", sha('a()'), ...RULES, sha('b()')]);
    expect(all['trusted-types']).toEqual(['static-pages']);
  });

  test('asks nothing of a live page that it could not do', () => {
    expect(Object.keys(unionOf([of(''), of('', false)]))).not.toContain('trusted-types');
  });
});

const HOST_RULES = rulesFor("default-src 'none'", {
  hashedFolders: ['fonts'],
  threads: {
    'assets/js/play-worker.': "default-src 'none'",
    'assets/js/search-worker.': "default-src 'none';connect-src 'self'",
  },
});

describe('files for hosts', () => {
  test('follow the base URL and name every header', () => {
    const headers = headersFile('/docs-site/', HOST_RULES);
    expect(headers).toContain(
      "/docs-site/*\n  Content-Security-Policy: default-src 'none';frame-ancestors 'none'\n",
    );
    expect(headers).toContain(
      "/docs-site/assets/js/play-worker.*\n  Content-Security-Policy: default-src 'none'\n",
    );
    expect(headers).toContain('/docs-site/assets/*\n  Cache-Control: public, max-age=31536000');
  });

  const locationsOf = (file: string): string[] =>
    [...file.matchAll(/location (?:= )?(\S+) \{/g)].map(([, location]) => location);

  test('in nginx each block that has headers has them all, since it forgets those of the outer one', () => {
    const file = nginxFile('/', HOST_RULES);
    const times = (text: string): number => file.split(text).length - 1;
    expect(times('add_header Cache-Control')).toBe(6);
    expect(times('add_header X-Content-Type-Options "nosniff" always;')).toBe(6);
    expect(times('immutable";')).toBe(4);
    expect(times('immutable" always')).toBe(0);
  });

  test('F13 in nginx everything stands below the base URL, the missing page and its rule, too', () => {
    const file = nginxFile('/docs-site/', HOST_RULES);
    expect(locationsOf(file)).toEqual([
      '/docs-site',
      '/docs-site/',
      '/docs-site/img/',
      '/docs-site/assets/',
      '/docs-site/fonts/',
      '/docs-site/assets/js/play-worker.',
      '/docs-site/assets/js/search-worker.',
      '/docs-site/_headers',
      '/docs-site/nginx.conf',
    ]);
    expect(file).toContain('error_page 403 404 =404 /docs-site/404.html;');
    expect(file).toContain('the folder in which the build is /docs-site/');
    const outside = file.split('\n').filter((line) => /^[^ }#]/.test(line));
    expect(outside).toEqual(['location = /docs-site {', 'location /docs-site/ {']);
  });
});
