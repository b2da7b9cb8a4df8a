/** Where the Markdown of a page is, beside it. */
export const COPY = 'index.md';
