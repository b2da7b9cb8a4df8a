import path from 'node:path';
import {buildSync} from 'esbuild';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {browserslist} from '../../package.json';
import type {PageSettings} from '../../src/page/settings';
import {BASE_URL} from '../../src/site/env';
import fonts from '../../src/site/fonts.json';

const FOLDER = path.join(__dirname, '../../src/page');

/** The oldest browsers of package.json, as esbuild names them: `chrome >= 111` is `chrome111`. */
const OLDEST = browserslist.production.map((entry) => entry.replace(' >= ', ''));

/** What scripts of pages must know of the theme's configuration. */
export function settingsOf({announcementBar, colorMode, navbar}: ThemeConfig): PageSettings {
  return {
    respectSystemColorMode: colorMode?.respectPrefersColorScheme ?? false,
    defaultColorMode: colorMode?.defaultMode ?? 'light',
    hidesNavbar: navbar?.hideOnScroll ?? false,
    announcementId: announcementBar?.id ?? null,
    codeFont: `${BASE_URL}fonts/${fonts.code}`,
  };
}

/**
 * A script of src/page, bundled and minified, as pages get it: `head` and `body` within, `controls` as a
 * file beside them.
 */
export function bundleScript(name: 'head' | 'body' | 'controls', settings: PageSettings): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(FOLDER, name === 'controls' ? 'controls/index.ts' : `${name}.ts`)],
    define: {PAGE_SETTINGS: JSON.stringify(settings)},
    target: OLDEST,
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text.trim();
}
