// @ts-check
/**
 * Who may import whom: one row a room, the only place where this stands. Lint holds it for every file
 * (./layers-rule.mjs); tests show that each row is held and that no arrow runs in a circle.
 *
 * A file belongs to the row with the longest matching folder. Types may come from any package, since
 * they are gone before anything runs. Tests beside the code may import what they like.
 */

/**
 * @typedef {object} Room
 * @property {string} folder path from the project's root; `.` for the files of the root itself
 * @property {readonly string[]} imports the rooms it may import, besides itself
 * @property {readonly string[]} [later] rooms it may fetch with `import()`, when a reader wants them
 * @property {readonly string[]} [types] rooms of which it may know the types and nothing else
 * @property {readonly string[]} packages names, with `*` for what follows
 * @property {true} [inPages] it imports no package, but it does touch pages
 */

/** What draws pages: React, the framework's client and the theme by its alias. */
const PAGE = [
  'react',
  'react-dom',
  'clsx',
  '@docusaurus/*',
  '@theme/*',
  '@theme-original/*',
  '@generated/*',
];
const NODE = ['node:*'];
const ANY = ['*'];

/** The parts of search that run without a page: words → files → answers. */
const SEARCH_CORE = ['src/search', 'src/search/text', 'src/search/index', 'src/search/engine'];
/** What those parts of search rest on that a reader sees. */
const SEARCH_PAGE = [
  ...['src/site', 'src/search', 'src/search/text'],
  ...['src/search/client', 'src/search/ui'],
];
const SEARCH_SHOWN = ['src/search/button', 'src/search/page'];
/** Small things that pages are made of. */
const FURNITURE = [
  ...['src/site', 'src/code', 'src/code/CodeLines', 'src/pictures'],
  ...['src/parts', 'src/chrome', 'src/blog'],
];
const MARKDOWN = ['content', 'content/front-matter', 'content/remark', 'content/rehype'];

/** @type {readonly Room[]} */
export const ROOMS = [
  // Facts and models: nothing of a page, of the build or of Node.
  {folder: 'src/site', imports: ['samples'], packages: []},
  {folder: 'src/code', imports: [], packages: []},
  {folder: 'src/pictures', imports: ['samples'], packages: []},
  {folder: 'src/aggregate', imports: [], packages: []},
  {folder: 'src/kotlin', imports: [], types: ['src/aggregate'], packages: []},

  // Search, from words to what a reader sees.
  {folder: 'src/search', imports: [], packages: []},
  {folder: 'src/search/text', imports: ['src/search'], packages: []},
  {folder: 'src/search/index', imports: ['src/search', 'src/search/text'], packages: []},
  {
    folder: 'src/search/engine',
    imports: ['src/search', 'src/search/text', 'src/search/index'],
    packages: [],
  },
  {folder: 'src/search/ask', imports: ['src/search'], packages: []},
  {folder: 'src/search/ask/service', imports: ['src/search'], packages: []},
  {
    folder: 'src/search/client',
    imports: ['src/site', ...SEARCH_CORE, 'src/search/ask'],
    packages: ['algoliasearch/*', 'search-insights'],
  },
  {folder: 'src/search/ui', imports: ['src/site', 'src/search', 'src/search/text'], packages: PAGE},
  {
    folder: 'src/search/docsearch',
    imports: [...SEARCH_PAGE, 'src/search/ask'],
    packages: [...PAGE, '@docsearch/*'],
  },
  {
    folder: 'src/search/ask/panel',
    imports: ['src/search/ask/service'],
    packages: [...PAGE, 'react-markdown'],
  },
  {folder: 'src/search/page', imports: SEARCH_PAGE, packages: PAGE},
  {
    folder: 'src/search/button',
    imports: ['src/site', 'src/search', 'src/search/text', 'src/search/ui'],
    // On intent: what few readers open must not come with every page.
    later: ['src/search/docsearch', 'src/search/ask/panel'],
    packages: PAGE,
  },

  // Pages, from their small parts up.
  {folder: 'src/code/CodeLines', imports: ['src/code'], packages: PAGE},
  {folder: 'src/chrome', imports: ['src/site'], packages: PAGE},
  {folder: 'src/blog', imports: ['src/site', 'src/chrome'], packages: PAGE},
  {folder: 'src/parts', imports: ['src/site', 'src/chrome'], packages: PAGE},
  {folder: 'src/play', imports: [...FURNITURE, 'src/aggregate', 'src/kotlin'], packages: PAGE},
  // A page at rest: nothing but itself until something on it is touched.
  {folder: 'src/page', imports: [], later: ['src/play'], packages: [], inPages: true},
  {folder: 'src/components', imports: FURNITURE, later: ['src/play'], packages: PAGE},
  {folder: 'src/home', imports: [...FURNITURE, 'src/components'], packages: PAGE},
  {folder: 'src/pages', imports: ['src/site', 'src/home', 'src/components'], packages: PAGE},
  // Nobody imports it: the theme's parts have an alias, @theme/….
  {folder: 'src/theme', imports: [...FURNITURE, ...SEARCH_SHOWN, 'src/components'], packages: PAGE},

  // What runs while the site is built.
  {folder: 'content', imports: [], packages: []},
  {
    folder: 'content/remark',
    imports: ['content', 'src/site', 'src/pictures'],
    packages: [...NODE, 'unist-util-visit'],
  },
  {
    folder: 'content/rehype',
    imports: ['content', 'src/code'],
    packages: ['unist-util-visit', 'prism-react-renderer', 'prismjs/*'],
  },
  {
    folder: 'content/front-matter',
    imports: ['content', 'content/remark', 'src/site'],
    packages: [...NODE, '@docusaurus/utils-validation'],
  },
  {
    folder: 'plugins',
    imports: [
      ...['src/site', 'src/page', 'src/search', 'src/search/index'],
      ...[...MARKDOWN, 'package.json'],
    ],
    packages: ANY,
  },

  // What checks, draws and measures.
  {folder: 'lint', imports: [], packages: ANY},
  {folder: 'scripts', imports: [...MARKDOWN, 'src/site', 'src/pictures'], packages: ANY},
  {
    folder: 'tools',
    imports: [...MARKDOWN, ...SEARCH_CORE, 'src/site', 'src/pictures', 'plugins'],
    packages: ANY,
  },
  {
    folder: 'bench',
    imports: ['scripts', 'tools', 'src/site', ...SEARCH_CORE, 'src/search/client'],
    packages: ANY,
  },
  {
    folder: 'tests',
    imports: [
      ...['lint', 'scripts', 'tools', 'bench', 'plugins', 'samples', ...MARKDOWN],
      ...['src/site', 'src/pictures', ...SEARCH_CORE, 'src/search/client', 'src/search/ask'],
    ],
    packages: ANY,
  },
  {
    folder: '.',
    imports: [...MARKDOWN, 'plugins', 'lint', 'src/site', 'scripts', 'tools', 'tests'],
    packages: ANY,
  },
];

/**
 * @param {string} file path with slashes from the project's root
 * @returns {Room | undefined} the room it stands in
 */
export function roomOf(file) {
  const folders = ROOMS.filter(({folder}) =>
    folder === '.' ? !file.includes('/') : file === folder || file.startsWith(`${folder}/`),
  );
  return folders.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Pure: no package, no page; the same answer in a page, a worker, a build and a test. */
export const isPure = (/** @type {Room} */ {packages, inPages}) =>
  packages.length === 0 && inPages === undefined;
