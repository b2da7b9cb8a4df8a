// cspell:ignore BCYKGH
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {addressOf, keptFiles, offlineFiles, revisionOf} from '.';

test('a copy has what readers come to, and nothing that is for others', () => {
  const kept = [
    'assets/css/docs.32349df6.css',
    'docs/intro/index.html',
    'docs/intro/index.md',
    'favicon.ico',
    'fonts/figtree-2397149c.woff2',
    'img/figures/line-3.svg',
    'index.html',
    'search/index.json',
  ];
  const others = [
    '404.html',
    '_headers',
    'assets/css/docs.32349df6.css.br',
    'blog.html',
    'blog/rss.xml',
    'img/cards/docs-intro.png',
    'img/social-card.png',
    'index.html.gz',
    'llms-full.txt',
    'nginx.conf',
    'service-worker.js',
    'sitemap.xml',
  ];
  expect(keptFiles([...others, ...kept.toReversed()])).toEqual(kept);
});

test.each([
  ['index.html', '/site/'],
  ['docs/intro/index.html', '/site/docs/intro/'],
  ['docs/intro/index.md', '/site/docs/intro/index.md'],
  ['img/a b.svg', '/site/img/a%20b.svg'],
])('%s is at %s', (file, address) => expect(addressOf(file, '/site/')).toBe(address));

test('only names with a hash do without one', () => {
  const revisions = [
    'assets/js/page.f5432895.js',
    'assets/js/island-dialog.Z3BCYKGH.js',
    'fonts/figtree-2397149c.woff2',
    'search/index.json',
    'docs/intro/index.html',
  ].map((file) => revisionOf(file, Buffer.from('a')));
  expect(revisions.map((revision) => revision !== null)).toEqual([false, false, false, true, true]);
});

test('the service worker names what is kept, and the size is that of what is sent', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'offline-'));
  mkdirSync(path.join(dir, 'docs'));
  writeFileSync(path.join(dir, 'index.html'), 'four');
  writeFileSync(path.join(dir, 'docs', 'index.html'), 'a long text');
  writeFileSync(path.join(dir, 'docs', 'index.html.gz'), 'short');
  const files = await offlineFiles(dir, '/site/');
  rmSync(dir, {recursive: true});
  expect(files.get('service-worker.js')).toMatch(
    /^self\.KEPT=\{"\/site\/docs\/":"\w+","\/site\/":"\w+"\};/,
  );
  expect(JSON.parse(files.get('offline.json')!)).toEqual({files: 2, bytes: 9});
});
