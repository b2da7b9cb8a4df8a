/** A copy of this site in which a release was kept: beside the current documentation, and apart from it. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {documentsOf} from '../../scripts/check/sources';
import {pathOfRow, readTitleRows, unpackTitles, type WholeIndex} from '@collektive/search/index';

const ROOT = path.join(__dirname, '../..');
/** Inside the project, so that packages are found. */
const COPY = path.join(ROOT, 'tests/.tmp/versions');
const BUILT = path.join(COPY, 'build');
const HOST = 'https://collektive.github.io';
const RELEASE = '1.2.3';
const FOLDER = path.join(COPY, `versioned_docs/version-${RELEASE}`);

/** What a copy needs no second time. */
const LEFT_OUT = /^(tests|e2e|bench|guides|node_modules|\.git|\.docusaurus|build-.*|test-results)$/;

/** A page that only the older release had; its words look like what our own steps act on. */
const GONE = `---
title: Gone
description: Only then.
mdx: {format: md}
---

Kept for \`{collektive}\`, as \`neighboring\` was.
`;

const run = (command: string, ...args: string[]): string =>
  execFileSync('npx', [command, ...args], {
    cwd: COPY,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // What vitest sets would turn the build into a development one.
      NODE_ENV: 'production',
      BABEL_ENV: 'production',
      // Links and anchors to nowhere fail the build.
      CI: 'true',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    shell: process.platform === 'win32',
  });

const read = (file: string): string => readFileSync(path.join(BUILT, file), 'utf8');

/** Documents of the present, by their paths below docs/. */
const documents = (): string[] =>
  documentsOf(COPY).map((address) => `${address.slice('/docs/'.length)}index.html`);

const codeOf = (file: string): string[] =>
  selectAll('main pre', fromHtml(read(file)))
    .map((pre) => {
      const lines = selectAll('[data-lines] > *', pre);
      return lines.length > 0 ? lines.map(toString).join('\n') : toString(pre);
    })
    .map((code) => code.trim());

const addressesIn = (folder: string): string[] =>
  readTitleRows(unpackTitles((JSON.parse(read(`${folder}/index.json`)) as WholeIndex).titles)).map(
    pathOfRow,
  );

/** The menu of versions: links by their labels. */
const pickerOf = (file: string): [string, unknown][] =>
  selectAll('nav.navbar details a', fromHtml(read(file)))
    .filter((link) => /^\d/.test(toString(link)))
    .map((link: Element) => [toString(link), link.properties.href]);

beforeAll(() => {
  rmSync(COPY, {recursive: true, force: true});
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.test(one))) {
    cpSync(path.join(ROOT, name), path.join(COPY, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'target',
    });
  }
  run('tsx', 'scripts/version/main.ts', RELEASE);
  writeFileSync(path.join(FOLDER, 'gone.md'), GONE);
  run('docusaurus', 'build');
});

afterAll(() => rmSync(COPY, {recursive: true, force: true}));

describe('a release that was kept', () => {
  test('has every document, with the code and outputs that it had', () => {
    expect(documents().length).toBeGreaterThan(0);
    for (const file of documents()) {
      expect(codeOf(`docs/${RELEASE}/${file}`), file).toEqual(codeOf(`docs/${file}`));
    }
  });

  test('goes through none of the steps that know the present', () => {
    const page = fromHtml(read(`docs/${RELEASE}/gone/index.html`));
    expect(selectAll('main code', page).map(toString)).toEqual(['{collektive}', 'neighboring']);
    expect(select('main p a[href*=reference]', page)).toBeUndefined();
    expect(existsSync(path.join(FOLDER, 'intro.md'))).toBe(true);
    expect(existsSync(path.join(FOLDER, 'intro.mdx'))).toBe(false);
  });

  test('leads to sources as they were', () => {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {cwd: ROOT, encoding: 'utf8'}).trim();
    const links = documents().flatMap((file) =>
      selectAll('article a[href*="/blob/"]', fromHtml(read(`docs/${RELEASE}/${file}`))),
    );
    const own = links
      .map(({properties}) => String(properties.href))
      .filter((address) => address.includes('collektive.github.io'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !address.includes(commit))).toEqual([]);
  });

  test('says that it is old, and where the current page is', () => {
    for (const file of documents()) {
      const banner = select('.theme-doc-version-banner', fromHtml(read(`docs/${RELEASE}/${file}`)));
      const current = `/docs/${file.replace(/index\.html$/, '')}`;
      expect(toString(banner!), file).toContain(RELEASE);
      expect(select('a', banner)?.properties.href, file).toBe(current);
      expect(read(`docs/${file}`), file).not.toContain('theme-doc-version-banner');
    }
  });

  test('has the current page as its canonical one, where there is one', () => {
    const canonicalOf = (file: string): unknown[] =>
      ['link[rel=canonical]', 'meta[property="og:url"]'].flatMap((query) =>
        selectAll(query, fromHtml(read(file))).map(
          ({properties}) => properties.href ?? properties.content,
        ),
      );
    for (const file of documents()) {
      const current = `${HOST}/docs/${file.replace(/index\.html$/, '')}`;
      expect(canonicalOf(`docs/${RELEASE}/${file}`), file).toEqual([current, current]);
    }
    const gone = `${HOST}/docs/${RELEASE}/gone/`;
    expect(canonicalOf(`docs/${RELEASE}/gone/index.html`)).toEqual([gone, gone]);
  });

  test('S12 is searched apart', () => {
    const inFolder = (address: string): boolean => address.startsWith(`/docs/${RELEASE}/`);
    const [now, then] = ['search', `search/docs-default-${RELEASE}`].map(addressesIn);
    expect(now.filter(inFolder)).toEqual([]);
    expect(then.filter(inFolder).length).toBeGreaterThan(100);
    expect(then.filter((address) => address.startsWith('/docs/') && !inFolder(address))).toEqual(
      [],
    );
    // What belongs to no version is found in each.
    expect(then.some((address) => address.startsWith('/blog/'))).toBe(true);
  });

  test('is in no list of pages for machines', () => {
    for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'search/index.html']) {
      const links = read(file).replace(/<(header|nav)[^]*?<\/\1>/g, '');
      expect(links.includes(`/docs/${RELEASE}/`), file).toBe(false);
    }
    expect(read(`docs/${RELEASE}/intro/index.html`)).not.toContain('text/markdown');
  });

  test('is to be chosen in the navbar, on the same page', () => {
    const [[current], [old]] = [pickerOf('docs/intro/index.html'), pickerOf('index.html').slice(1)];
    expect(current[1]).toBe('/docs/intro/');
    expect(old).toEqual([RELEASE, `/docs/${RELEASE}/intro/`]);
    expect(pickerOf('docs/glossary/index.html')[1]).toEqual([
      RELEASE,
      `/docs/${RELEASE}/glossary/`,
    ]);
  });
});
