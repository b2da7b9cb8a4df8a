/** MiniSearch 7 as it comes: its own tokenizer, prefix and fuzzy search. */
import MiniSearch, {type AsPlainObject} from 'minisearch';
import {FIELDS, WEIGHTS} from '../sections';
import {firstAnswer, HITS, pathsOf, storeOf} from './shared';
import type {Adapter} from './types';

const OPTIONS = {fields: FIELDS};
const EITHER = 'or';

export const minisearch: Adapter = {
  name: 'MiniSearch, as it comes',
  library: "import MiniSearch from 'minisearch'; globalThis.used = MiniSearch;",
  variants: ['and, else or', EITHER],

  build({file, sections}) {
    const index = new MiniSearch(OPTIONS);
    index.addAll(sections.map(({path: _, ...section}, id) => ({id, ...section})));
    return {'index.json': JSON.stringify(index), ...storeOf(file)};
  },

  open(read, variant) {
    const index = MiniSearch.loadJS(JSON.parse(read('index.json')) as AsPlainObject, OPTIONS);
    const paths = pathsOf(read);
    const ask = (query: string, combineWith: 'AND' | 'OR') =>
      index
        .search(query, {boost: WEIGHTS, prefix: true, fuzzy: 0.2, combineWith})
        .slice(0, HITS)
        .map(({id}) => paths[id as number]);
    return {
      search: (query) =>
        firstAnswer([
          ...(variant === EITHER ? [] : [() => ask(query, 'AND')]),
          () => ask(query, 'OR'),
        ]),
    };
  },
};
