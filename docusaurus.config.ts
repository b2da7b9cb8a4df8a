import type {Config} from '@docusaurus/types';
import type {Options as ClassicPreset, ThemeConfig} from '@docusaurus/preset-classic';
import {pageTemplate} from '@collektive/static-pages';
import checkedFrontMatter from './markdown/front-matter';
import {hasAuthors} from './markdown/front-matter/changes';
import {readingOrder} from './markdown/front-matter/neighbours';
import {markdownHooks} from './markdown/links';
import codeBlocks from './markdown/rehype/code-blocks';
import doubledIds from './markdown/rehype/doubled-ids';
import entryExamples from './markdown/rehype/entry-examples';
import lineBreaks from './markdown/rehype/line-breaks';
import signatures from './markdown/rehype/signatures';
import termsTables from './markdown/rehype/terms-tables';
import {remarkPlugins} from './markdown/remark';
import {withPlainLines} from './markdown/text';
import crashTest from './plugins/crash-test';
import {feedItems} from './plugins/feed-items';
import {hasHistory} from './plugins/history';
import knownLocale from './plugins/known-locale';
import pageList from './plugins/page-list';
import pageSources from './plugins/page-sources';
import plainAddresses from './plugins/plain-addresses';
import playground from './plugins/playground';
import staticPages from './plugins/static-pages';
import sidebars from './sidebars';
import {
  ANNOUNCEMENT_ID,
  BASE_URL,
  CRASH_PAGE,
  DRAFTS,
  FASTER,
  NAVBAR_HIDE_ON_SCROLL,
  RESPECT_SYSTEM_COLOR_MODE,
  SITE_URL,
  STOCK_CLIENT,
} from './src/site/env';
import {checkFolder} from './src/site/folder';
import {NAME, TAGLINE} from './src/site/identity';
import {API_MODULES, EDIT_URL, ISSUES, LICENCE_NAME, REPOSITORY} from './src/site/links';
import {POLICY} from './src/site/policy';
import {SEARCH} from './src/site/search';
import {COLLEKTIVE_VERSION} from './src/site/versions';

checkFolder(__dirname);

const CONTENT = {
  siteDir: __dirname,
  drafts: DRAFTS,
  order: readingOrder(sidebars.tutorialSidebar),
  stockClient: STOCK_CLIENT,
};

/** The year in the footer, fixed by the specification: a build must not change with the calendar. */
const COPYRIGHT_YEAR = 2025;

const IS_DATED = hasHistory(__dirname);

/** What every page goes through, of whatever kind. */
const PAGE_OPTIONS = {
  beforeDefaultRemarkPlugins: remarkPlugins(CONTENT),
  rehypePlugins: [
    codeBlocks,
    signatures,
    lineBreaks,
    termsTables,
    entryExamples,
    [doubledIds, CONTENT] as [typeof doubledIds, typeof CONTENT],
  ],
};

export default {
  title: NAME,
  tagline: TAGLINE,
  url: SITE_URL,
  baseUrl: BASE_URL,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  organizationName: 'Collektive',
  projectName: 'collektive.github.io',
  future: {
    // One by one: another release may put more behind `v4: true`.
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: FASTER && {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      // Without the client, pages are refused that would come out of a cache shared with such builds.
      rspackPersistentCache: !STOCK_CLIENT,
      ssgWorkerThreads: true,
      mdxCrossCompilerCache: true,
    },
  },
  ...POLICY,
  ssrTemplate: pageTemplate(STOCK_CLIENT),
  markdown: {
    hooks: markdownHooks,
    preprocessor: ({fileContent}) => withPlainLines(fileContent),
    parseFrontMatter: checkedFrontMatter(CONTENT),
  },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: EDIT_URL,
          showLastUpdateTime: IS_DATED,
          showLastUpdateAuthor: IS_DATED && hasAuthors(__dirname, 'docs'),
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
            title: `${NAME} blog`,
            copyright: LICENCE_NAME,
            createFeedItems: feedItems,
          },
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          // Said with file and line: markdown/front-matter.
          onUntruncatedBlogPosts: 'ignore',
          ...PAGE_OPTIONS,
        },
        pages: PAGE_OPTIONS,
        theme: {
          customCss: [
            './plugins/static-pages/structure.css',
            ...[
              'tokens',
              'infima',
              'base',
              'navbar',
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
              'bars',
              'figures',
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
        },
      } satisfies ClassicPreset,
    ],
  ],
  plugins: [
    knownLocale,
    plainAddresses,
    pageList,
    staticPages,
    pageSources,
    playground,
    [
      '@docusaurus/plugin-client-redirects',
      {
        // Names of files lead to their pages.
        fromExtensions: ['html'],
        // A page that moves gets a row: its former address, and where it is now.
        redirects: [
          {from: '/docs/', to: '/docs/intro/'},
          {from: '/docs/tutorials/starter/', to: '/docs/tutorials/gettingstarted/'},
        ],
      },
    ],
    ...(CRASH_PAGE ? [crashTest] : []),
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: RESPECT_SYSTEM_COLOR_MODE},
    announcementBar: {
      id: ANNOUNCEMENT_ID,
      content: `Collektive ${COLLEKTIVE_VERSION} is out, for Kotlin 2.4. <a href="${BASE_URL}docs/tutorials/gettingstarted/">Set it up</a>`,
      isCloseable: true,
    },
    navbar: {
      title: NAME,
      logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
      hideOnScroll: NAVBAR_HIDE_ON_SCROLL,
      items: [
        {to: '/docs/intro/', activeBasePath: '/docs/', position: 'left', label: 'Docs'},
        {to: '/playground/', label: 'Playground', position: 'left'},
        {to: '/blog/', label: 'Blog', position: 'left'},
        {type: 'dropdown', label: 'APIs', position: 'left', items: [...API_MODULES]},
        {
          href: REPOSITORY,
          position: 'right',
          label: 'GitHub',
          'aria-label': 'GitHub repository',
          className: 'navbar-repository',
        },
      ],
    },
    footer: {
      links: [
        {label: 'Getting Started', to: '/docs/intro'},
        {label: 'APIs', to: '/docs/apis/'},
        {label: 'Cite Collektive', to: '/docs/references/#cite'},
        {label: 'Releases', href: `${REPOSITORY}/releases`},
        {label: 'Issues', href: ISSUES},
        {label: 'Licence', href: `${REPOSITORY}/blob/${COLLEKTIVE_VERSION}/LICENSE`},
        {label: 'GitHub', href: REPOSITORY},
      ],
      copyright: `Copyright © ${COPYRIGHT_YEAR} the Collektive authors. ${LICENCE_NAME}.`,
    },
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    algolia: SEARCH,
  } satisfies ThemeConfig & {algolia: typeof SEARCH},
} satisfies Config;
