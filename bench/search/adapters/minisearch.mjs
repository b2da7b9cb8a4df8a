// @ts-check
/** MiniSearch 7 as it comes: its own tokenizer, prefix and fuzzy search; what ours is measured by. */
import MiniSearch from 'minisearch';
import {FIELDS, WEIGHTS} from '../modules.mjs';
import {firstAnswer, HITS, pathsOf, storeOf} from './shared.mjs';

const OPTIONS = {fields: [...FIELDS]};

/** @type {import('./types.ts').Adapter} */
export default {
  name: 'MiniSearch, as it comes',
  library: "import MiniSearch from 'minisearch'; globalThis.used = MiniSearch;",
  variants: ['and, else or', 'or'],

  build(corpus) {
    const {sections} = corpus;
    const index = new MiniSearch(OPTIONS);
    index.addAll(sections.map(({path: _, ...section}, id) => ({id, ...section})));
    return {'index.json': JSON.stringify(index), 'rows.json': storeOf(corpus)};
  },

  open(read, variant, modules) {
    const index = MiniSearch.loadJS(JSON.parse(read('index.json')), OPTIONS);
    const paths = pathsOf(modules, read('rows.json'));
    const ask = (/** @type {string} */ query, /** @type {'AND' | 'OR'} */ combineWith) =>
      index
        .search(query, {boost: WEIGHTS, prefix: true, fuzzy: 0.2, combineWith})
        .slice(0, HITS)
        .map(({id}) => paths[id] ?? '');
    return {
      search: (query) =>
        firstAnswer([
          ...(variant === 'or' ? [] : [() => ask(query, 'AND')]),
          () => ask(query, 'OR'),
        ]),
    };
  },
};
