/** Orama 3: keeps the documents in its index, which serves as the display store too. */
import {create, insertMultiple, load, save, search, type RawData} from '@orama/orama';
import {tokenize} from '@collektive/search/text';
import {FIELDS, WEIGHTS} from '../sections';
import {firstAnswer, HITS} from './shared';
import type {Adapter} from './types';

const OWN = 'own tokenizer';
const SHARED = 'tokenizer of the site';

const database = (variant: string) =>
  create({
    schema: {
      title: 'string',
      heading: 'string',
      parents: 'string',
      text: 'string',
      code: 'string',
    } as const,
    ...(variant === SHARED && {
      components: {
        tokenizer: {
          language: 'english',
          normalizationCache: new Map<string, string>(),
          tokenize: (text: string) => tokenize(text),
        },
      },
    }),
  });

export const orama: Adapter = {
  name: 'Orama',
  library:
    "import {create, load, search} from '@orama/orama'; globalThis.used = [create, load, search];",
  variants: [OWN, SHARED],

  async build({sections}, variant) {
    const db = database(variant);
    await insertMultiple(db, sections, 500);
    return {'index.json': JSON.stringify(save(db))};
  },

  open(read, variant) {
    const db = database(variant);
    load(db, JSON.parse(read('index.json')) as RawData);
    const ask = async (term: string, tolerance: number, threshold = 0): Promise<string[]> => {
      const {hits} = await search(db, {
        term,
        limit: HITS,
        tolerance,
        threshold,
        boost: WEIGHTS,
        properties: FIELDS,
      });
      // `path` is no part of the schema, so the types do not know it.
      return hits.map(({document}) => (document as unknown as {path: string}).path);
    };
    return {
      // All words must match, then with one edit, then two, then any word.
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
