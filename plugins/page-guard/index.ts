import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageSettings} from '../../src/page/settings';
import {inlineScript} from './inline';

/** Puts the scripts of src/page into every page: before everything else, and before the first paint. */
export default function pageGuard({siteConfig}: LoadContext): Plugin {
  const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
  const settings: PageSettings = {
    respectSystemColorMode: colorMode?.respectPrefersColorScheme ?? false,
    defaultColorMode: colorMode?.defaultMode ?? 'light',
    announcementId: announcementBar?.id ?? null,
  };
  return {
    name: 'page-guard',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inlineScript('head', settings)}],
      preBodyTags: [{tagName: 'script', innerHTML: inlineScript('body', settings)}],
    }),
  };
}
