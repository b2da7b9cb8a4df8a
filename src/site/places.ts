/** Pages that search offers before a query, and where it finds nothing. */
export const PLACES = [
  ['On your machine', '/docs/tutorials/gettingstarted/'],
  ['Fields and operators', '/docs/explanation/dsl-descriptions/'],
  ['The standard library', '/docs/explanation/stdlib-descriptions/'],
  ['Common mistakes', '/docs/tutorials/common-mistakes/'],
  ['Glossary', '/docs/glossary/'],
  ['All pages', '/search/'],
] as const;
