import type {Config} from '@docusaurus/types';
import type {Options as ClassicPreset} from '@docusaurus/preset-classic';
import type {Options as Redirects} from '@docusaurus/plugin-client-redirects';
import crashTest from './plugins/crash-test';
import documentHead from './plugins/document-head';
import knownLocale from './plugins/known-locale';
import pageGuard from './plugins/page-guard';
import pageList from './plugins/page-list';
import purgeCss from './plugins/purge-css';
import routeFocus from './plugins/route-focus';
import searchIndex from './plugins/search-index';
import searchModal from './plugins/search-modal';
import staticHighlight from './plugins/static-highlight';
import highlightCode from './remark/highlight-code';
import {THEME_CONFIG} from './src/site/chrome';
import {BASE_URL, CRASH_PAGE, FASTER} from './src/site/env';
import {readSearchSettings} from './src/search/settings';
import {EDIT_URL} from './src/site/links';
import {MARKDOWN_HOOKS, POLICY} from './src/site/policy';

const rehypePlugins = [highlightCode];

export default {
  title: 'Collektive',
  tagline: 'Aggregate computing in Kotlin Multiplatform: one program, every device',
  url: 'https://collektive.github.io',
  baseUrl: BASE_URL,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  organizationName: 'Collektive',
  projectName: 'collektive.github.io',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, experimental_faster: FASTER},
  ...POLICY,
  markdown: {hooks: MARKDOWN_HOOKS},
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: EDIT_URL,
          showLastUpdateTime: true,
          rehypePlugins,
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription: 'Notes on Collektive: releases, ideas, and how this site is made.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl: EDIT_URL,
          feedOptions: {type: 'all', title: 'Collektive blog', copyright: 'Apache License 2.0'},
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          rehypePlugins,
        },
        pages: {rehypePlugins},
        theme: {
          customCss: ['tokens', 'infima', 'base', 'print'].map((name) => `./src/css/${name}.css`),
        },
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
      } satisfies ClassicPreset,
    ],
  ],
  plugins: [
    knownLocale,
    pageGuard,
    documentHead,
    pageList,
    purgeCss,
    routeFocus,
    searchIndex,
    searchModal,
    staticHighlight,
    ...(CRASH_PAGE ? [crashTest] : []),
    [
      '@docusaurus/plugin-client-redirects',
      {
        fromExtensions: ['html'],
        redirects: [{from: '/docs/', to: '/docs/intro/'}],
      } satisfies Redirects,
    ],
  ],
  customFields: {search: readSearchSettings(process.env)},
  themeConfig: THEME_CONFIG,
} satisfies Config;
