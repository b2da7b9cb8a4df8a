import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as ClassicPreset} from '@docusaurus/preset-classic';
import './plugins/texts/language';
import loadPlugins from './plugins/load.js';
import {THEME_CONFIG} from './src/site/chrome';
import {
  BASE_URL,
  baseUrlOf,
  CRASH_PAGE,
  DRAFTS,
  FASTER,
  HYDRATE_AT_LOAD,
  LOCALE,
  LOCALES,
  SIDEBAR_LINKS,
  SITE_PATH,
  SITE_URL,
  SOURCE_LOCALE,
  TRANSLATIONS,
} from './src/site/env';
import {NAME, TAGLINE} from './src/site/identity';
import {EDIT_URL, LICENCE_NAME} from './src/site/links';
import sidebars from './sidebars';
import {MARKDOWN_HOOKS, POLICY} from './src/site/policy';
import {OLDER_RELEASES} from './src/site/releases';
import {COLLEKTIVE_VERSION} from './src/site/versions';

const {
  checkedFrontMatter,
  codeBlocks,
  crashTest,
  docs,
  feedItems,
  hasAuthors,
  hasHistory,
  lineBreaks,
  pageCheck,
  pageList,
  pageSources,
  readingOrder,
  recordLinks,
  remarkPlugins,
  signatures,
  starter,
  pageTemplate,
  staticPages,
  termsTables,
  texts,
  withPlainLines,
} = loadPlugins(LOCALE);

const CONTENT = {
  siteDir: __dirname,
  drafts: DRAFTS,
  order: readingOrder(sidebars.tutorialSidebar),
};

const IS_DATED = hasHistory(__dirname);

/** What every page goes through, of whatever kind. */
const PAGE_OPTIONS = {
  beforeDefaultRemarkPlugins: remarkPlugins(CONTENT),
  rehypePlugins: [
    codeBlocks,
    signatures,
    lineBreaks,
    termsTables,
    [recordLinks, CONTENT] as [typeof recordLinks, typeof CONTENT],
  ],
};

export default {
  title: NAME,
  tagline: TAGLINE,
  url: SITE_URL,
  baseUrl: SITE_PATH,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  organizationName: 'Collektive',
  projectName: 'collektive.github.io',
  i18n: {
    defaultLocale: SOURCE_LOCALE,
    locales: LOCALES,
    path: TRANSLATIONS,
    localeConfigs: Object.fromEntries(
      LOCALES.map((locale) => [locale, {baseUrl: baseUrlOf(locale)}]),
    ),
  },
  future: {
    // One by one: another release may put more behind `v4: true`.
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: FASTER && {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      // Of static pages, only the server compiles the Markdown.
      mdxCrossCompilerCache: HYDRATE_AT_LOAD,
    },
  },
  ...POLICY,
  ssrTemplate: pageTemplate(HYDRATE_AT_LOAD),
  markdown: {
    hooks: MARKDOWN_HOOKS,
    preprocessor: ({fileContent}) => withPlainLines(fileContent),
    parseFrontMatter: checkedFrontMatter(CONTENT),
  },
  presets: [
    [
      'classic',
      {
        // In plugins, below.
        docs: false,
        blog: {
          blogTitle: 'Blog',
          blogDescription: 'Notes on Collektive: releases, ideas, and how this site is made.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl: EDIT_URL,
          editLocalizedFiles: true,
          feedOptions: {
            type: 'all',
            title: `${NAME} blog`,
            copyright: LICENCE_NAME,
            createFeedItems: feedItems,
          },
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          // The page check says it with file and line.
          onUntruncatedBlogPosts: 'ignore',
          ...PAGE_OPTIONS,
        },
        pages: PAGE_OPTIONS,
        theme: {
          customCss: [
            './packages/static-pages/structure.css',
            ...[
              'tokens',
              'infima',
              'base',
              'chrome',
              'controls',
              'drawer',
              'early-search',
              'layout',
              'content',
              'code',
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
          ],
        },
        sitemap: {
          lastmod: IS_DATED ? 'date' : null,
          changefreq: null,
          priority: null,
          // Search engines are to find the current page.
          ignorePatterns: OLDER_RELEASES.map((release) => `${BASE_URL}docs/${release}/**`),
        },
      } satisfies ClassicPreset,
    ],
  ],
  plugins: [
    texts,
    [
      docs,
      {
        sidebarPath: './sidebars.ts',
        editUrl: EDIT_URL,
        editLocalizedFiles: true,
        showLastUpdateTime: IS_DATED,
        showLastUpdateAuthor: IS_DATED && hasAuthors(__dirname, 'docs'),
        ...(OLDER_RELEASES.length > 0 && {
          lastVersion: 'current',
          versions: {
            // The banner says which one it is.
            ...Object.fromEntries(OLDER_RELEASES.map((release) => [release, {badge: false}])),
            current: {label: COLLEKTIVE_VERSION, badge: false},
          },
        }),
        ...PAGE_OPTIONS,
      } satisfies DocsOptions,
    ],
    pageCheck,
    pageList,
    staticPages,
    pageSources,
    starter,
    ...(CRASH_PAGE ? [crashTest] : []),
  ],
  customFields: {sidebarLinks: SIDEBAR_LINKS},
  themeConfig: THEME_CONFIG,
} satisfies Config;
