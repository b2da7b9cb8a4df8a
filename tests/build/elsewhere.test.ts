/** A build below another path of another host: every address of every file, whatever its kind. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {describe, expect, test} from 'vitest';
import {VARIANT} from '../../scripts/test/stages';
import {pathOfRow, readTitleRows, type WholeIndex} from '@collektive/search/index';

const ROOT = path.join(__dirname, '../..');
const BUILD = path.join(ROOT, 'build-variant');
const {SITE_URL: HOST, BASE_URL: BASE} = VARIANT;
const HOME = HOST + BASE;
/** What the missing page says of its own address, which is anybody's: a host shows it for all. */
const MISSING = `${HOME}404.html/`;
/** The host that a build is for when nobody says otherwise. */
const USUAL_HOST = 'https://collektive.github.io';

const filesOf = (folder: string, kinds: RegExp): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'));
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const TEXTS = filesOf(BUILD, /^_headers$|\.(html|css|js|json|xml|txt|md|svg|webmanifest|conf)$/);
const PAGES = TEXTS.filter((file) => file.endsWith('.html'));

/** Does the host answer there, with a file or the index of a folder? */
function answers(pathname: string): boolean {
  const file = path.join(BUILD, decodeURIComponent(pathname.slice(BASE.length)));
  return existsSync(file) && (statSync(file).isFile() || existsSync(path.join(file, 'index.html')));
}

/** Why an address, met on `from`, is wrong; nothing for one that stays below the path or leads to other hosts. */
function wrong(address: string, from: string): string[] {
  const {origin, pathname} = new URL(address, from);
  const isOurs = origin === HOST && pathname.startsWith(BASE) && answers(pathname);
  const isElsewhere = ![HOST, USUAL_HOST].includes(origin);
  return isOurs || isElsewhere || address === MISSING ? [] : [`${from}: ${address}`];
}

/** The addresses that an element of a page has, of whatever attribute. */
function addressesOf({tagName, properties}: Element): string[] {
  const {href, xLinkHref, src, poster, action, formAction, cite, data, srcSet, content} =
    properties;
  const plain = [href, xLinkHref, src, poster, action, formAction, cite, data];
  const candidates = String(srcSet ?? '').split(',');
  const said = tagName === 'meta' ? String(content).replace(/^\d+; *url=/i, '') : '';
  return [
    ...plain.filter((value) => typeof value === 'string'),
    ...candidates.map((one) => one.trim().split(' ')[0]).filter(Boolean),
    // A description may begin as it likes, an address has no space.
    ...(/^(https?:|\/)\S*$/.test(said) ? [said] : []),
  ].filter((address) => !/^(data|mailto|javascript):/.test(address));
}

/** What a style sheet or a page's own styles fetch. */
const stylesOf = (text: string): string[] =>
  [...text.matchAll(/url\(\s*["']?([^"')\s]+)/g)]
    .map(([, address]) => address)
    .filter((address) => !/^(data:|#|%23)/.test(address));

/** The page that a file is. */
const addressOf = (file: string): string => HOME + file.replace(/(^|\/)index\.html$/, '$1');

describe('F13 below another path of another host', () => {
  test('F13 every address that a page or style sheet has stays below the path', () => {
    const found = PAGES.map((file) => {
      const text = read(file);
      const own = selectAll('*', fromHtml(text)).flatMap(addressesOf);
      return {from: addressOf(file), addresses: [...own, ...stylesOf(text)]};
    });
    const sheets = TEXTS.filter((file) => file.endsWith('.css')).map((file) => ({
      from: HOME + file,
      addresses: stylesOf(read(file)),
    }));
    expect(found.flatMap(({addresses}) => addresses).length).toBeGreaterThan(5000);
    expect(
      [...found, ...sheets].flatMap(({from, addresses}) =>
        addresses.flatMap((address) => wrong(address, from)),
      ),
    ).toEqual([]);
  });

  test('F13 no file names the usual host, and what names this one names what is there', () => {
    const named = TEXTS.flatMap((file) =>
      [
        ...read(file).matchAll(
          /https:\/\/(?:docs\.example\.org|collektive\.github\.io)[^\s"'`<>\\)]*/g,
        ),
      ]
        // The origin alone is what scripts compare with, and what a search engine is told to fill in is no file.
        .map(([address]) => address.replace(/[.,;:]+$/, ''))
        .filter((address) => address !== HOST)
        .flatMap((address) => wrong(address, HOME + file)),
    );
    expect(named).toEqual([]);
  });

  test('F13 sitemap and robots name pages by their public address', () => {
    const sitemap = [...read('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(
      ([, address]) => address,
    );
    expect(sitemap.length).toBeGreaterThan(40);
    expect(sitemap.filter((address) => !address.startsWith(HOME))).toEqual([]);
    expect(read('robots.txt')).toBe(
      `User-agent: *\nAllow: ${BASE}\n\nSitemap: ${HOME}sitemap.xml\n`,
    );
  });

  test('R6 feeds hold what a reader of feeds can show: words for figures, no controls', () => {
    const feeds = ['feed.json', 'atom.xml', 'rss.xml'].map((name) => read(`blog/${name}`));
    for (const feed of feeds) {
      expect(feed).toMatch(/>Figure<\/a>: A grid of 4 by 4 devices in four rounds\./);
      expect(feed).not.toMatch(
        /<(?:svg|use|form|button|input|select)\b|\.svg#|class=\\?"figure-(?:bar|controls)/,
      );
    }
  });

  test('F13 S15 the index, and the records for a hosted one, know every page below the path', () => {
    const file = (JSON.parse(read('search/index.json')) as WholeIndex).titles;
    expect(file.site).toBe(HOST);
    const records = JSON.parse(
      readFileSync(path.join(ROOT, '.docusaurus/variant/search/records.json'), 'utf8'),
    ) as {url: string}[];
    const addresses = [...readTitleRows(file).map(pathOfRow), ...records.map(({url}) => url)];
    expect(addresses.length).toBeGreaterThan(800);
    expect(addresses.flatMap((address) => wrong(address, HOST))).toEqual([]);
    expect(read('opensearch.xml')).toContain(`template="${HOME}search/?q={searchTerms}"`);
  });

  test('F13 R2 redirects lead there, by script and without', () => {
    const redirects = PAGES.filter((file) => read(file).includes('http-equiv="refresh"'));
    expect(redirects.length).toBeGreaterThan(40);
    // The script takes the first link of the page.
    const targets = redirects.flatMap((file) => [
      ...read(file).matchAll(/(?:url=|<link rel="canonical" href=")([^"]+)/g),
    ]);
    expect(targets.length).toBe(2 * redirects.length);
    expect(targets.flatMap(([, address]) => wrong(address, HOME))).toEqual([]);
  });
});

// Which values are wrong is what src/site/address.test.ts and plugins/search/src/readSettings.test.ts see.
test.each([
  [{SITE_URL: 'docs.example.org'}, 'SITE_URL is "docs.example.org"; it has to be an address'],
  [{ALGOLIA_APP_ID: 'TESTAPP'}, 'ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME are missing.'],
])('F13 H5 E2 E3 a build for %o fails and says what would be right', (env, message) => {
  const {status, stdout, stderr} = spawnSync(
    'npx',
    ['docusaurus', 'build', '--out-dir', 'tests/.tmp/elsewhere'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {...process.env, ...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/elsewhere'},
      shell: process.platform === 'win32',
    },
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(message);
});
