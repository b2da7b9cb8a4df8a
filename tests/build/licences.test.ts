/** What goes along with what readers are sent. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');
const BUILDS = ['build', 'build-variant'];
const fileOf = (build: string): string =>
  readFileSync(path.join(ROOT, build, 'third-party-licenses.txt'), 'utf8');
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^((?:@[\w-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S*$/gm)].map(([, name]) => name);

test('third-party-licenses.txt names what is in pages, modal, worker, styles and fonts, and no tools', () => {
  const names = namesIn(fileOf('build'));
  expect(names.length).toBeGreaterThan(50);
  for (const name of [
    ...['react', 'react-dom', 'react-router', '@docusaurus/core', '@docusaurus/theme-classic'],
    // Fetched on intent, in chunks of their own.
    ...['@docsearch/react', 'algoliasearch', 'search-insights', 'markdown-it'],
    // Styles, fonts, and what joins the modules.
    ...['infima', '@docsearch/css', '@fontsource-variable/figtree', '@rspack/core'],
    '@fontsource-variable/jetbrains-mono',
  ]) {
    expect(names, name).toContain(name);
  }
  // Stood in for, left out of pages, or at work while the site is built.
  for (const name of [
    'tslib',
    'nprogress',
    'prism-react-renderer',
    'prismjs',
    'esbuild',
    'webpack',
  ]) {
    expect(names, name).not.toContain(name);
  }
});

test('the same packages make the same file, wherever the site is served', () => {
  const [site, variant] = BUILDS.map(fileOf);
  expect(variant).toBe(site);
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
    packages: Record<string, {name?: string; version: string}>;
  };
  const locked = Object.entries(packages).filter(
    ([folder]) => folder !== '' && existsSync(path.join(ROOT, folder, 'package.json')),
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
