// @ts-check
/** The site's embedded engine: whole answers, with highlights and snippets, as the modal gets them. */
import {resolve} from 'node:path';
import {HITS, storeOf} from './shared.mjs';

const ENTRY = JSON.stringify(resolve('src/search/index/manifest.ts'));

/** As the search modal sends it. */
export const REQUEST = {
  indexName: 'bench',
  hitsPerPage: HITS,
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** @param {string} url absolute */
const pathOf = (url) => {
  const {pathname, hash} = new URL(url);
  return pathname + hash;
};

/** @type {import('./types.ts').Adapter} */
export default {
  name: 'This site',
  library: `import {loadEngine} from ${ENTRY}; globalThis.used = loadEngine;`,
  variants: ['as shipped'],

  build: (corpus) => ({
    'index.json': JSON.stringify(corpus.modules.buildIndex(corpus.file)),
    'rows.json': storeOf(corpus),
  }),

  open(read, _variant, {createEngine, unpackRows}) {
    const rows = unpackRows(JSON.parse(read('rows.json')));
    const engine = createEngine(rows, JSON.parse(read('index.json')));
    return {
      search: (query) => engine.search({...REQUEST, query}).hits.map(({url}) => pathOf(url)),
    };
  },
};
