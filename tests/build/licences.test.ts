/** What goes along with what readers are sent. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');
const fileOf = (build: string): string =>
  readFileSync(path.join(ROOT, build, 'third-party-licenses.txt'), 'utf8');
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^((?:@[\w-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S*$/gm)].map(([, name]) => name);

/** What static pages are sent: islands, samples and their editor, styles and fonts. */
const STATIC = [
  ...['preact', '@docsearch/react', '@docsearch/css', 'clsx'],
  ...['@codemirror/view', '@lezer/highlight', 'style-mod'],
  ...['infima', '@fontsource-variable/figtree', '@fontsource-variable/jetbrains-mono'],
];
/** What live pages are sent besides. */
const LIVE = [
  ...['react', 'react-dom', 'react-router', '@docusaurus/core', '@rspack/core'],
  'prism-react-renderer',
];
/** What is at work while the site is built, or is in no island of these builds. */
const UNSENT = ['esbuild', 'webpack', 'purgecss', 'markdown-it'];

test('third-party-licenses.txt names what static pages are sent, and no framework or tools', () => {
  const names = namesIn(fileOf('build'));
  expect(names).toEqual(expect.arrayContaining(STATIC));
  expect(names.filter((name) => [...LIVE, ...UNSENT].includes(name))).toEqual([]);
});

test('where a page is live the framework stands beside it', () => {
  const names = namesIn(fileOf('build-variant'));
  expect(names).toEqual(expect.arrayContaining([...namesIn(fileOf('build')), ...LIVE]));
  expect(names.filter((name) => UNSENT.includes(name))).toEqual([]);
});

test('a bill of materials can be made, and holds every package that is locked and installed', () => {
  const {stdout} = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const {bomFormat, components} = JSON.parse(stdout) as {
    bomFormat: string;
    components: {purl: string}[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({purl}) => decodeURIComponent(purl)));
  const {packages} = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, {name?: string; version: string; link?: boolean}>;
  };
  // A link stands for a package of this repository, which has an entry of its own.
  const locked = Object.entries(packages).filter(
    ([folder, {link}]) =>
      folder !== '' && !link && existsSync(path.join(ROOT, folder, 'package.json')),
  );
  expect(locked.length).toBeGreaterThan(1000);
  const missing = locked
    .map(([folder, {name, version}]) => {
      const own = name ?? folder.replace(/^.*node_modules\//, '');
      return `pkg:npm/${own}@${version}`;
    })
    .filter((purl) => !listed.has(purl));
  expect(missing).toEqual([]);
});
