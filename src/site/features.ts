/**
 * What a maintainer can leave out: each is a room of its own, and without it pages are what they were. What readers
 * do not use costs them nothing.
 */
export const FEATURES = {
  /** A page's Markdown beside it, `llms.txt` and `llms-full.txt` (plugins/machine-readable/markdown-copies); with them copies of pages, and suggestions where no page is found. */
  markdownCopies: true,
  /** What pages say of themselves to search engines, as JSON-LD (src/components/JsonLd). */
  structuredData: true,
  /** A picture of each page's title, for links to it elsewhere (plugins/machine-readable/cards). */
  cards: true,

  // Of src/page/tools, which pages fetch when a reader begins to do something:

  /** The link of a heading copies its address. */
  headingLinks: true,
  /** Ticks at tutorials that were read, and the way back to the last one. */
  progress: true,
  /** "Was this page helpful?" at the end of documents. */
  feedback: true,
  /** Pictures as large as the screen. */
  enlarging: true,
};
