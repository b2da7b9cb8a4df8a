import type {Config} from '@docusaurus/types';
import type {Options as ClassicPreset} from '@docusaurus/preset-classic';
import type {PluginOptions as Redirects} from '@docusaurus/plugin-client-redirects';
import crashTest from './plugins/crash-test';
import documentHead from './plugins/document-head';
import checkedFrontMatter from './content/front-matter';
import {readingOrder} from './content/front-matter/neighbours';
import {feedItems} from './plugins/feed-pictures';
import knownLocale from './plugins/known-locale';
import licences from './plugins/licences';
import nextPage from './plugins/next-page';
import pageCheck from './plugins/page-check';
import pageList from './plugins/page-list';
import pageScripts from './plugins/page-scripts';
import {pageTemplate} from './plugins/page-scripts/template';
import play from './plugins/play';
import pageSources from './plugins/page-sources';
import purgeCss from './plugins/purge-css';
import quietBundler from './plugins/quiet-bundler';
import robots from './plugins/robots';
import searchIndex from './plugins/search-index';
import searchModal from './plugins/search-modal';
import securityPolicy from './plugins/security-policy';
import shortClasses from './plugins/short-classes';
import shards from './plugins/shards';
import smallHelpers from './plugins/small-helpers';
import starter from './plugins/starter';
import staticHighlight from './plugins/static-highlight';
import upstream from './plugins/upstream';
import {remarkPlugins} from './content/remark';
import highlightCode from './content/rehype/highlight-code';
import lineBreaks from './content/rehype/line-breaks';
import termsTables from './content/rehype/terms-tables';
import signatures from './content/rehype/signatures';
import recordLinks from './content/rehype/record-links';
import {THEME_CONFIG} from './src/site/chrome';
import {readSearchSettings} from './src/site/searchSettings';
import {BASE_URL, CRASH_PAGE, DRAFTS, FASTER, SITE_URL} from './src/site/env';
import {EDIT_URL} from './src/site/links';
import sidebars from './sidebars';
import {MARKDOWN_HOOKS, POLICY} from './src/site/policy';

const CONTENT = {
  siteDir: __dirname,
  drafts: DRAFTS,
  order: readingOrder(sidebars.tutorialSidebar),
};

/** What every page goes through, of whatever kind. */
const PAGE_OPTIONS = {
  beforeDefaultRemarkPlugins: remarkPlugins(CONTENT),
  rehypePlugins: [
    highlightCode,
    signatures,
    lineBreaks,
    termsTables,
    [recordLinks, CONTENT] as [typeof recordLinks, typeof CONTENT],
  ],
};

export default {
  title: 'Collektive',
  tagline: 'Aggregate computing in Kotlin Multiplatform: one program, every device',
  url: SITE_URL,
  baseUrl: BASE_URL,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  organizationName: 'Collektive',
  projectName: 'collektive.github.io',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, experimental_faster: FASTER},
  ...POLICY,
  ssrTemplate: pageTemplate(THEME_CONFIG),
  markdown: {hooks: MARKDOWN_HOOKS, parseFrontMatter: checkedFrontMatter(CONTENT)},
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: EDIT_URL,
          showLastUpdateTime: true,
          ...PAGE_OPTIONS,
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription: 'Notes on Collektive: releases, ideas, and how this site is made.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl: EDIT_URL,
          feedOptions: {
            type: 'all',
            title: 'Collektive blog',
            copyright: 'Apache License 2.0',
            createFeedItems: feedItems,
          },
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          ...PAGE_OPTIONS,
        },
        pages: PAGE_OPTIONS,
        theme: {
          customCss: [
            'tokens',
            'infima',
            'base',
            'chrome',
            'drawer',
            'early-search',
            'layout',
            'content',
            'values',
            'blog',
            'parts',
            'samples',
            'playgrounds',
            'entries',
            'walks',
            'terms',
            'picture',
            'print',
          ].map((name) => `./src/css/${name}.css`),
        },
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
      } satisfies ClassicPreset,
    ],
  ],
  plugins: [
    knownLocale,
    nextPage,
    upstream,
    licences,
    pageCheck,
    documentHead,
    pageList,
    pageScripts,
    pageSources,
    play,
    purgeCss,
    quietBundler,
    robots,
    searchIndex,
    searchModal,
    shortClasses,
    shards,
    smallHelpers,
    starter,
    staticHighlight,
    ...(CRASH_PAGE ? [crashTest] : []),
    [
      securityPolicy,
      {
        id: 'default',
        fromExtensions: ['html'],
        toExtensions: [],
        redirects: [{from: '/docs/', to: '/docs/intro/'}],
      } satisfies Redirects,
    ],
  ],
  customFields: {search: readSearchSettings(process.env)},
  themeConfig: THEME_CONFIG,
} satisfies Config;
