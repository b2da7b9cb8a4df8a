import path from 'node:path';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PageSettings} from '../../src/page/settings';
import {BASE_URL} from '../../src/site/env';
import fonts from '../../src/site/fonts.json';
import {readSearchSettings} from '../../src/site/searchSettings';
import {playFiles} from '../play/files';
import {named, type BuiltFile} from './module';
import {OLDEST} from './oldest';
import {searchFiles} from './search';

const FOLDER = path.join(__dirname, '../../src/page');

/** What scripts of pages must know of the theme's configuration. */
export function settingsOf({announcementBar, colorMode, navbar}: ThemeConfig): PageSettings {
  const {islands, early, worker} = searchFiles();
  const addressesOf = (island: string): string[] =>
    (islands.addresses.get(island) ?? []).map((file) => BASE_URL + file);
  return {
    respectSystemColorMode: colorMode?.respectPrefersColorScheme ?? false,
    defaultColorMode: colorMode?.defaultMode ?? 'light',
    announcementId: announcementBar?.id ?? null,
    hideNavbarOnScroll: navbar?.hideOnScroll ?? false,
    codeFont: `${BASE_URL}fonts/${fonts.code}`,
    islands: {
      dialog: addressesOf('dialog'),
      searchPage: addressesOf('searchPage'),
      ask: addressesOf('ask'),
    },
    earlySearch:
      // A provider's hits have a long way anyway.
      readSearchSettings(process.env).mode === 'embedded'
        ? {
            worker: BASE_URL + worker.file,
            module: BASE_URL + early.file,
            manifest: `${BASE_URL}search/manifest.json`,
          }
        : null,
    play: BASE_URL + playFiles().player,
  };
}

/**
 * A script of src/page, bundled and minified, as pages get it: `head` within, `controls` as a file beside
 * them.
 */
export function bundleScript(name: 'head' | 'controls', settings: PageSettings): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(FOLDER, name === 'controls' ? 'controls/index.ts' : `${name}.ts`)],
    // One by one, so that a script holds only those that it reads.
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        `PAGE_SETTINGS.${name}`,
        JSON.stringify(value),
      ]),
    ),
    target: OLDEST,
    bundle: true,
    write: false,
    logLevel: 'error',
  });
  // A twelfth less than by esbuild itself.
  return minifySync(outputFiles[0].text, {
    compress: {passes: 3},
    mangle: {topLevel: true},
    ecma: 2022,
  }).code;
}

/** The script that owns the controls of pages. */
export function controlsScript(theme: ThemeConfig): BuiltFile {
  const code = bundleScript('controls', settingsOf(theme));
  return {file: named('js/page.[hash].js', code), code};
}
