/**
 * What a maintainer can leave out: each is a room of its own, and without it pages are what they were. What readers
 * do not use costs them nothing.
 */
export const FEATURES = {
  /** A page's Markdown beside it, `llms.txt` and `llms-full.txt` (packages/twins); with them copies of pages, and suggestions where no page is found. */
  twins: true,
  /** What pages say of themselves to search engines, as JSON-LD (packages/structured-data). */
  structuredData: true,
  /** A feed of releases, beside the page that tells of them (plugins/releases-feed). */
  releasesFeed: true,
  /** A picture of each page's title, for links to it elsewhere (packages/cards). */
  cards: true,

  // Of src/page/tools, which pages fetch when a reader begins to do something:

  /** The link of a heading copies its address. */
  headingLinks: true,
  /** `?` shows all keys. */
  keys: true,
  /** Ticks at tutorials that were read, and the way back to the last one. */
  progress: true,
  /** "Was this page helpful?" at the end of documents. */
  feedback: true,
  /** Whole programs as files. */
  downloads: true,
  /** Pictures as large as the screen. */
  enlarging: true,
  /** Filters of examples by subject and function (content/remark/exampleFilters). */
  filters: true,
  /** A copy of the site for reading without a network, for readers who ask for it (src/offline, plugins/offline). */
  offline: true,
  /** And for all others, who have not taken it away nor asked their browser to save data. */
  offlineUnasked: false,
};
