// @ts-check
/** FlexSearch 0.8: no edit distance, so typing errors rest on its phonetic encoders. */
import FlexSearch from 'flexsearch';
import {FIELDS, WEIGHTS} from '../modules.mjs';
import {HITS, pathsOf, storeOf} from './shared.mjs';

/** @typedef {import('./types.ts').Adapter} Adapter */

/** @type {Record<string, import('flexsearch').EncoderOptions | undefined>} */
const ENCODERS = {
  'tokenizer of the site': undefined,
  LatinBalance: FlexSearch.Charset.LatinBalance,
  LatinAdvanced: FlexSearch.Charset.LatinAdvanced,
};

/** @param {string} variant @param {import('../modules.mjs').SearchModules} modules */
const create = (variant, {tokenize}) =>
  new FlexSearch.Document({
    tokenize: 'forward',
    ...(ENCODERS[variant]
      ? {encoder: new FlexSearch.Encoder(ENCODERS[variant])}
      : {encode: (/** @type {string} */ text) => tokenize(text)}),
    document: {id: 'id', index: [...FIELDS]},
  });

/** @type {Adapter} */
export default {
  name: 'FlexSearch',
  library: "import {Document} from 'flexsearch'; globalThis.used = Document;",
  variants: Object.keys(ENCODERS),

  async build(corpus, variant) {
    const {sections, modules} = corpus;
    const index = create(variant, modules);
    sections.forEach(({path: _, ...section}, id) => index.add({id, ...section}));
    /** @type {Record<string, string>} */
    const parts = {};
    await index.export((/** @type {string} */ key, /** @type {string} */ data) => {
      parts[key] = data;
    });
    return {'index.json': JSON.stringify(parts), 'rows.json': storeOf(corpus)};
  },

  open(read, variant, modules) {
    const index = create(variant, modules);
    for (const [key, data] of Object.entries(JSON.parse(read('index.json')))) {
      index.import(key, data);
    }
    const paths = pathsOf(modules, read('rows.json'));
    /** Fields answer apart; a hit counts by its place in each and by what the field is worth. */
    const search = (/** @type {string} */ query, /** @type {boolean} */ suggest) => {
      /** @type {Map<number, number>} */
      const scores = new Map();
      for (const {field, result} of index.search(query, {limit: 5 * HITS, suggest})) {
        const weight = WEIGHTS[/** @type {keyof typeof WEIGHTS} */ (field)];
        result.forEach((found, place) => {
          const id = Number(found);
          scores.set(id, (scores.get(id) ?? 0) + weight / (place + 2));
        });
      }
      return [...scores].sort(([, a], [, b]) => b - a).slice(0, HITS);
    };
    return {
      search(query) {
        const all = search(query, false);
        const hits = all.length > 0 ? all : search(query, true);
        return hits.map(([id]) => paths[id] ?? '');
      },
    };
  },
};
