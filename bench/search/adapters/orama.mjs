// @ts-check
/** Orama 3: keeps the documents in its index, which serves as the display store too. */
import {create, insertMultiple, load, save, search} from '@orama/orama';
import {FIELDS, WEIGHTS} from '../modules.mjs';
import {firstAnswer, HITS} from './shared.mjs';

const OWN = 'own tokenizer';
const SHARED = 'tokenizer of the site';

/** @param {string} variant @param {import('../modules.mjs').SearchModules} modules */
const database = (variant, {tokenize}) =>
  create({
    schema: /** @type {const} */ ({
      title: 'string',
      heading: 'string',
      parents: 'string',
      text: 'string',
      code: 'string',
    }),
    ...(variant === SHARED && {
      components: {
        tokenizer: {
          language: 'english',
          normalizationCache: new Map(),
          tokenize: (/** @type {string} */ text) => tokenize(text),
        },
      },
    }),
  });

/** @type {import('./types.ts').Adapter} */
export default {
  name: 'Orama',
  library:
    "import {create, load, search} from '@orama/orama'; globalThis.used = [create, load, search];",
  variants: [OWN, SHARED],

  async build({sections, modules}, variant) {
    const db = database(variant, modules);
    await insertMultiple(db, sections, 500);
    return {'index.json': JSON.stringify(save(db))};
  },

  open(read, variant, modules) {
    const db = database(variant, modules);
    load(db, JSON.parse(read('index.json')));
    /** All words must match, then with one edit, then two, then any word. */
    const ask = (/** @type {string} */ term, /** @type {number} */ tolerance, threshold = 0) =>
      Promise.resolve(
        search(db, {
          term,
          limit: HITS,
          tolerance,
          threshold,
          boost: WEIGHTS,
          properties: FIELDS,
        }),
      ).then(({hits}) => hits.map(({document}) => String(/** @type {any} */ (document).path)));
    return {
      search: (query) =>
        firstAnswer([
          () => ask(query, 0),
          () => ask(query, 1),
          () => ask(query, 2),
          () => ask(query, 1, 1),
        ]),
    };
  },
};
