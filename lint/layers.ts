/**
 * Who may import whom: one row a room, the only place where this stands. Lint holds it for every file
 * (./layers-rule); tests show that each row is held and that no arrow runs in a circle.
 *
 * A file belongs to the row with the longest matching folder. Types may come from any package, since
 * they are gone before anything runs. Tests beside the code may import what they like.
 */

/** Where a file stands, and what it may import from there. */
export interface Room {
  /** Path from the project's root; `.` for the files of the root itself. */
  folder: string;
  /** The rooms it may import, besides itself. */
  imports: readonly string[];
  /** Rooms of which it may know the types and nothing else. */
  types?: readonly string[];
  /** Names, with `*` for what follows. */
  packages: readonly string[];
  /** It imports no package, but it does touch pages. */
  inPages?: true;
}

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
/** What draws islands: nothing of the framework. */
const ISLAND = ['react', 'react-dom', 'react-dom/client', 'clsx'];
const NODE = ['node:*'];
const ANY = ['*'];

/** The parts of search that run without a page: words → files → answers. */
const SEARCH_CORE = ['src/search', 'src/search/text', 'src/search/index', 'src/search/engine'];
/** What those parts of search rest on that a reader sees. */
const SEARCH_PAGE = [
  ...['src/site', 'src/search', 'src/search/text'],
  ...['src/search/client', 'src/search/ui'],
];
/** Small things that pages are made of. */
const FURNITURE = ['src/site', 'src/code', 'src/pictures', 'src/components'];
const MARKDOWN = [
  ...['content', 'content/samples', 'content/starter', 'content/pages', 'content/front-matter'],
  ...['content/play', 'content/remark', 'content/rehype', 'content/reference'],
];

export const ROOMS: readonly Room[] = [
  // Facts and models: nothing of a page, of the build or of Node.
  {folder: 'src/site', imports: ['samples'], packages: []},
  // What comes from afar is looked at, in pages and workers alike.
  {folder: 'src/fetch', imports: [], packages: []},
  {folder: 'src/code', imports: [], packages: []},
  {folder: 'src/pictures', imports: ['samples'], packages: []},
  {folder: 'src/aggregate', imports: [], packages: []},
  {folder: 'src/kotlin', imports: [], types: ['src/aggregate'], packages: []},
  {folder: 'src/play', imports: ['src/site', 'src/aggregate', 'src/kotlin'], packages: []},
  {folder: 'src/play/worker', imports: ['src/play'], packages: []},
  // Networks as figures draw them, of which programs know nothing.
  {
    folder: 'src/play/figure',
    imports: ['src/aggregate'],
    types: ['src/play'],
    packages: [],
  },
  // What an exercise asks for, and whether a program does it.
  {
    folder: 'src/play/exercise',
    imports: [],
    types: ['src/kotlin', 'src/play', 'src/play/worker'],
    packages: [],
  },

  // Search, from words to what a reader sees.
  {folder: 'src/search', imports: [], packages: []},
  {folder: 'src/search/text', imports: ['src/search'], packages: []},
  {folder: 'src/search/index', imports: ['src/search', 'src/search/text'], packages: []},
  {
    folder: 'src/search/engine',
    imports: ['src/search', 'src/search/text', 'src/search/index'],
    packages: [],
  },
  {folder: 'src/search/worker', imports: ['src/fetch', ...SEARCH_CORE], packages: []},
  {folder: 'src/search/ask', imports: ['src/search'], packages: []},
  {folder: 'src/search/ask/service', imports: ['src/search'], packages: []},
  {
    folder: 'src/search/client',
    imports: ['src/site', ...SEARCH_CORE, 'src/search/ask'],
    // It starts the worker by its address.
    types: ['src/search/worker'],
    packages: ['algoliasearch/*', 'search-insights'],
  },
  {
    folder: 'src/search/early',
    imports: ['src/site', 'src/search', 'src/search/text', 'src/search/client'],
    types: ['src/search/worker'],
    packages: [],
    inPages: true,
  },
  {
    folder: 'src/search/ui',
    imports: ['src/site', 'src/search', 'src/search/text', 'src/search/client'],
    packages: [...ISLAND, 'preact'],
  },
  {
    folder: 'src/search/docsearch',
    imports: [...SEARCH_PAGE, 'src/search/ask'],
    packages: [...ISLAND, '@docsearch/*'],
  },
  {
    folder: 'src/search/ask/panel',
    imports: [
      ...['src/search', 'src/search/text', 'src/search/client'],
      ...['src/search/ask/service', 'src/search/ui'],
    ],
    packages: [...ISLAND, 'markdown-it'],
  },
  {folder: 'src/search/results', imports: SEARCH_PAGE, packages: ISLAND},
  // What of search stands in pages: the framework's own.

  // Pages, from their small parts up.
  {folder: 'src/components', imports: ['src/site'], packages: PAGE},
  // A page: nothing but itself until something on it is touched.
  {
    folder: 'src/page',
    imports: ['src/site', 'src/search'],
    // It imports them by their addresses.
    types: [
      ...['src/search/early', 'src/search/docsearch', 'src/search/results'],
      ...['src/search/ask/panel', 'src/play/player'],
    ],
    packages: [],
    inPages: true,
  },
  {
    folder: 'src/play/editor',
    imports: [],
    packages: ['@codemirror/*', '@lezer/*'],
  },
  {
    folder: 'src/play/player',
    imports: ['src/site', 'src/fetch', 'src/play/figure'],
    // The worker and the editor it starts and imports by their addresses.
    types: ['src/play', 'src/play/worker', 'src/play/editor'],
    packages: [],
    inPages: true,
  },
  {
    folder: 'src/play/figures',
    imports: ['src/aggregate', 'src/play/figure', 'src/play/player'],
    types: ['src/fetch', 'src/play', 'src/play/worker'],
    packages: [],
    inPages: true,
  },
  {
    folder: 'src/play/desk',
    imports: ['src/play/figure', 'src/play/player'],
    types: ['src/play', 'src/play/editor', 'src/play/figures'],
    packages: [],
    inPages: true,
  },
  {
    folder: 'src/play/hero',
    imports: ['src/aggregate', 'src/play/figure', 'src/play/figures', 'src/play/player'],
    types: ['src/play'],
    packages: [],
    inPages: true,
  },
  {
    folder: 'src/play/exercises',
    imports: ['src/play/exercise', 'src/play/figures', 'src/play/player'],
    types: ['src/fetch'],
    packages: [],
    inPages: true,
  },
  {folder: 'src/home', imports: FURNITURE, packages: PAGE},
  {folder: 'src/pages', imports: ['src/site', 'src/home'], packages: PAGE},
  // Nobody imports it: the theme's parts have an alias, @theme/….
  {
    folder: 'src/theme',
    imports: [...FURNITURE, 'src/search', 'src/page'],
    packages: PAGE,
  },

  // What runs while the site is built.
  {folder: 'content', imports: [], packages: ['leven', ...NODE]},
  {
    folder: 'content/samples',
    imports: ['content', 'src/kotlin'],
    types: ['src/play'],
    packages: NODE,
  },
  {
    folder: 'content/reference',
    imports: ['content', 'src/site'],
    packages: NODE,
  },
  {
    folder: 'content/starter',
    imports: ['content', 'content/samples', 'src/site'],
    packages: NODE,
  },
  {folder: 'content/pages', imports: ['content'], packages: [...NODE, '@docusaurus/utils']},
  {
    folder: 'content/play',
    imports: [
      ...['content', 'content/samples', 'src/pictures'],
      ...['src/play', 'src/play/figure', 'src/play/exercise', 'src/play/worker'],
    ],
    packages: NODE,
  },
  {
    folder: 'content/remark',
    imports: [
      ...['content', 'content/samples', 'content/starter', 'content/reference', 'content/play'],
      ...['src/site', 'src/pictures'],
    ],
    types: ['src/play'],
    packages: [...NODE, 'unist-util-visit'],
  },
  {
    folder: 'content/rehype',
    imports: ['content', 'content/pages', 'src/code'],
    packages: [
      ...NODE,
      'unist-util-visit',
      'hast-util-to-html',
      'hast-util-to-string',
      'parse-numeric-range',
      'prism-react-renderer',
      'prismjs/*',
    ],
  },
  {
    folder: 'content/front-matter',
    imports: ['content', 'src/site'],
    packages: [...NODE, '@docusaurus/utils-validation'],
  },
  {
    folder: 'plugins',
    imports: [
      ...['src/site', 'src/page', 'src/search', 'src/search/index'],
      ...[...MARKDOWN, 'package.json'],
    ],
    types: ['src/search/client'],
    packages: ANY,
  },

  // What checks, draws and measures.
  {folder: 'lint', imports: [], packages: ANY},
  {
    folder: 'tools',
    imports: [...MARKDOWN, ...SEARCH_CORE, 'src/site', 'src/pictures', 'src/play', 'plugins'],
    packages: ANY,
  },
  {
    folder: 'bench',
    imports: [
      ...['tools', 'tests/traces', 'plugins', 'src/site', 'src/aggregate'],
      ...[...SEARCH_CORE, 'src/search/worker', 'src/search/client', 'src/search/ask/service'],
    ],
    packages: ANY,
  },
  // Recorded runs, and the programs that were run: what a model is held to, and timed with.
  {folder: 'tests/traces', imports: ['src/aggregate'], packages: NODE},
  {
    folder: 'tests',
    imports: [
      ...['lint', 'tools', 'bench', 'plugins', 'samples', ...MARKDOWN],
      ...['tests/traces', 'src/aggregate', 'src/kotlin', 'src/play'],
      ...['src/play/worker', 'src/play/player', 'src/play/figure'],
      ...['src/play/figures', 'src/play/desk', 'src/play/exercise', 'src/play/exercises'],
      ...['src/site', 'src/pictures', ...SEARCH_CORE, 'src/search/client', 'src/search/ask'],
      'src/search/worker',
    ],
    packages: ANY,
  },
  {
    folder: '.',
    imports: [...MARKDOWN, 'plugins', 'lint', 'src/site', 'tools', 'tests'],
    packages: ANY,
  },
];

/** The room that a file stands in. @param file path with slashes from the project's root */
export function roomOf(file: string): Room | undefined {
  const folders = ROOMS.filter(({folder}) =>
    folder === '.' ? !file.includes('/') : file === folder || file.startsWith(`${folder}/`),
  );
  return folders.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Pure: no package, no page; the same answer in a page, a worker, a build and a test. */
export const isPure = ({packages, inPages}: Room): boolean =>
  packages.length === 0 && inPages === undefined;
