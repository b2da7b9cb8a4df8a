import {minifySync} from '@swc/core';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {guardBody, guardHead, type GuardSettings} from './guard';

/** The source of a call of `script`, small enough to stand in every page. */
function inline<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): string {
  const call = `(${script.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})`;
  return minifySync(call, {compress: true, mangle: true, ecma: 2020}).code;
}

/** Puts the scripts of ./guard into every page: before everything else, and before the first paint. */
export default function pageGuard({siteConfig}: LoadContext): Plugin {
  const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
  const settings: GuardSettings = {
    respectSystemColorMode: colorMode?.respectPrefersColorScheme ?? false,
    defaultColorMode: colorMode?.defaultMode ?? 'light',
    announcementId: announcementBar?.id ?? null,
  };
  return {
    name: 'page-guard',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inline(guardHead)}],
      preBodyTags: [{tagName: 'script', innerHTML: inline(guardBody, settings)}],
    }),
  };
}
