/**
 * Places of this project that replace, read or stand in for something inside a library: what no type
 * checks and no setting promises. Swizzled components that are ejected are found by themselves.
 */

const THEME = '@docusaurus/theme-classic/lib/theme';

/** A path of this project → the upstream files it was written against, below node_modules. */
export const RELIANCES: Readonly<Record<string, readonly string[]>> = {
  'plugins/small-helpers/site-config-loader.js': [
    '@docusaurus/core/lib/server/codegen/codegen.js',
    '@docusaurus/core/lib/client/docusaurusContext.js',
  ],
  // The tables of all pages, who reads them, and what the stand-ins replace.
  'plugins/shards': [
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    '@docusaurus/core/lib/client/App.js',
    '@docusaurus/core/lib/client/docusaurus.js',
    '@docusaurus/core/lib/client/preload.js',
    '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    '@docusaurus/core/lib/client/exports/Link.js',
    '@docusaurus/core/lib/client/exports/renderRoutes.js',
    '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
    '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    '@docusaurus/plugin-content-docs/lib/client/docsUtils.js',
    '@docusaurus/plugin-content-docs/lib/props.js',
    '@docusaurus/theme-common/lib/utils/routesUtils.js',
  ],
  'plugins/shards/match-loader.js': ['react-router/esm/react-router.js'],
  'plugins/small-helpers/server-only-loader.js': [
    '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
  ],
  'plugins/small-helpers/helmet.ts': [
    '@docusaurus/core/lib/client/exports/Head.js',
    'react-helmet-async/lib/index.module.js',
  ],
  'plugins/small-helpers/loadable.ts': [
    '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    'react-loadable/lib/index.js',
  ],
  'plugins/small-helpers/progress.js': [
    '@docusaurus/theme-classic/lib/nprogress.js',
    '@docusaurus/theme-classic/lib/nprogress.css',
    'nprogress/nprogress.js',
  ],
  'plugins/small-helpers/tslib.js': ['@docusaurus/utils-common/lib/index.js', 'tslib/tslib.js'],
  'plugins/quiet-bundler': ['@docusaurus/core/lib/server/siteMessages.js'],
  'plugins/static-highlight': [
    '@docusaurus/theme-classic/lib/prism-include-languages.js',
    '@docusaurus/theme-common/lib/utils/codeBlockUtils.js',
  ],
  'plugins/purge-css': ['infima/dist/css/default/default.css'],
  'plugins/page-scripts': [
    '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
    '@docusaurus/theme-classic/lib/inlineScripts.js',
    '@docusaurus/theme-classic/lib/inlineSvgSprites.js',
    '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    '@docusaurus/theme-common/lib/contexts/colorMode.js',
    '@docusaurus/theme-common/lib/utils/storageUtils.js',
    'history/esm/history.js',
  ],
  // Classes and keys of the theme's controls.
  'src/page/controls': [
    '@docusaurus/theme-common/lib/utils/tabsUtils.js',
    '@docusaurus/theme-common/lib/hooks/useTOCHighlight.js',
    '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    `${THEME}/Navbar/MobileSidebar/Toggle/index.js`,
  ],
  'plugins/short-classes': ['@docusaurus/core/lib/webpack/base.js'],
  'plugins/next-page': [
    '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    '@docusaurus/core/lib/client/PendingNavigation.js',
    '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    '@docusaurus/core/lib/client/preload.js',
  ],
  // Which rules of a bundler's configuration the framework takes for its own.
  'plugins/page-sources': ['@docusaurus/core/lib/server/plugins/synthetic.js'],
  // Classes that tell pages that only list others.
  'plugins/search-index': ['@docusaurus/theme-common/lib/utils/ThemeClassNames.js'],
  // What the theme reads after the language of a code block.
  'content/remark/sample/meta.ts': ['@docusaurus/theme-common/lib/utils/codeBlockUtils.js'],
  // Selectors into hashed class names, where the theme has no stable ones.
  'src/css/base.css': [`${THEME}/DocCategoryGeneratedIndexPage/index.js`],
  'src/css/blog.css': [`${THEME}/Blog/Components/Author/Socials/index.js`],
  'src/css/content.css': [`${THEME}/CodeBlock/Layout/index.js`],
  'src/css/inline/no-script.css': [
    `${THEME}/DocRoot/Layout/index.js`,
    `${THEME}/Navbar/Content/index.js`,
  ],
  'src/search/keys.ts': ['@docsearch/react/dist/esm/index.js'],
  'src/search/client/insights.ts': ['@docsearch/react/dist/esm/index.js'],
  'src/search/docsearch': [
    '@algolia/autocomplete-core/dist/esm/onInput.js',
    '@docsearch/css/dist/style.css',
    '@docsearch/react/dist/esm/index.js',
  ],
  'src/search/ui/useContextualFilters.ts': [
    '@docusaurus/theme-search-algolia/lib/client/useAlgoliaContextualFacetFilters.js',
  ],
};
