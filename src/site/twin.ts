/** Where the Markdown of a page is, beside it (plugins/twins). */
export const TWIN = 'index.md';
