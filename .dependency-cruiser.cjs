/**
 * Who may import whom, held by `npm run check:lint`. What others may use of a package stands in the `exports` of
 * its package.json, which compilers hold.
 */
const TESTS = String.raw`\.test\.tsx?$|/testing/`;
const LOCAL = ['local', 'localmodule'];
/** Folders of packages of the workspace. */
const PACKAGE =
  '(?:packages|shared)/[^/]+|sample-tools|plugins/(?:search|ask|static-pages/src|machine-readable/(?:cards|markdown-copies))';

/** A rule by which no file of some folders may import what others hold. */
const never = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never(
      'no-circles',
      'Cut the circle. Where the subject is recursive, as in a checker, its folder may be one: name it here.',
      {pathNot: '^packages/kotlin/src/(check|run)/'},
      // Types are gone before anything runs.
      {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    ),

    // Packages.
    never(
      'packages-know-no-site',
      'A package can be taken without this site: hand in what it needs.',
      {path: `^(${PACKAGE})/`, pathNot: TESTS},
      {pathNot: `^(${PACKAGE})/|node_modules`, dependencyTypes: LOCAL},
    ),
    never(
      'packages-by-name',
      'Import a package by its name: @collektive/…',
      {path: `^(${PACKAGE}|[^/]+)/`},
      {path: `^(${PACKAGE})/`, pathNot: '^$1/', dependencyTypes: LOCAL},
    ),
    never(
      'declared',
      'Declare the package in the package.json of the package that imports it.',
      {path: `^(${PACKAGE})/`, pathNot: TESTS},
      {
        dependencyTypesNot: ['npm-peer'],
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev', 'undetermined', 'unknown'],
        // Of these only types are imported; the framework's aliases are nobody's packages.
        pathNot:
          '^(hast|estree|@docusaurus/types)$|^@(theme|docusaurus)/|node_modules/(webpack|@docusaurus/plugin-content-(blog|pages))/',
      },
    ),
    never(
      'leaves',
      'These import nothing: they run in pages, workers, builds and tests alike.',
      {path: '^(packages/(?:kotlin|collektive-model)|shared/(?:pictures|fetch))/', pathNot: TESTS},
      {pathNot: '^$1/'},
    ),
    never(
      'islands-without-framework',
      'Islands stand in pages that have no framework: hand in texts, base URL and settings.',
      {
        path: `^(${PACKAGE})/`,
        pathNot: `${TESTS}|^plugins/search/src/build/|^plugins/static-pages/`,
      },
      {path: '^(node_modules/)?(@docusaurus|@theme|@site)/'},
    ),
    never(
      'search-answers-without-page',
      'Words, index, engine and worker run in a thread: no part of the page, no library.',
      {path: '^plugins/search/src/(text|index|engine|worker)/', pathNot: TESTS},
      {
        path: '^plugins/search/src/(client|early|ui|docsearch|results|build|push)/|node_modules/(?!@collektive/)',
      },
    ),
    never(
      'programs-run-without-page',
      'Programs, networks and exercises run in a thread, and while the site is built.',
      {path: '^packages/playground/src/([^/]+$|(worker|figure|exercise)/)', pathNot: TESTS},
      {path: '^packages/playground/src/(player|figures|workbench|hero|exercises|editor)/'},
    ),
    never(
      'editor-apart',
      'The editor is fetched when someone writes: import it by its address.',
      {path: '^packages/playground/src/(?!editor/)', pathNot: TESTS},
      {
        path: '^packages/playground/src/editor/|node_modules/@(codemirror|lezer)/',
        dependencyTypesNot: ['type-only'],
      },
    ),

    // The site.
    never(
      'facts-first',
      'Facts of the site are read by pages, builds and tests: they import nothing but recorded samples, the list of releases, the one scale of colours, and what translates them.',
      {path: '^src/(site|code)/', pathNot: TESTS},
      {
        pathNot:
          '^((src/(site|code)|samples/recorded)/|(samples/)?versions.json|(node_modules/@collektive|packages)/playground/src/figure/domain.ts$|((node_modules/)?@docusaurus/(types|preset-classic)|estree)(/|$))',
      },
    ),
    never(
      'controls-without-library',
      'The scripts of every page are small: they import no library.',
      {path: '^(src/(page|client)|plugins/static-pages/src/(page|controls))', pathNot: TESTS},
      {path: 'node_modules/(?!@collektive/)', dependencyTypesNot: ['type-only']},
    ),
    never(
      'pages-know-no-build',
      'Pages run in browsers: they import nothing of what builds or checks them.',
      {path: '^src/', pathNot: TESTS},
      {path: '^(markdown|plugins|scripts|tests|e2e|bench)/'},
    ),
    never(
      'markdown-knows-no-build',
      'Steps of Markdown are pure: they are given what they need.',
      {path: '^markdown/', pathNot: TESTS},
      {path: '^(plugins|scripts|tests|e2e|bench)/'},
    ),
    never(
      'build-knows-no-scripts',
      'A build needs no script, test or benchmark.',
      {path: '^plugins/', pathNot: TESTS},
      {path: '^(scripts|tests|e2e|bench)/'},
    ),
    never(
      'theme-by-alias',
      'Parts of the theme are imported by their alias, @theme/…, so that each can be replaced.',
      {path: '^src/theme/([^/]+)/'},
      {path: '^src/theme/', pathNot: '^src/theme/$1/'},
    ),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    // Packages of the workspace as what they are to others: packages by name.
    preserveSymlinks: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
