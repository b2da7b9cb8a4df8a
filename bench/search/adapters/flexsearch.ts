/** FlexSearch 0.8: no edit distance, so typing errors rest on its phonetic encoders. */
import FlexSearch, {type EncoderOptions} from 'flexsearch';
import {tokenize} from '@collektive/search/text';
import {FIELDS, WEIGHTS, type Field} from '../sections';
import {HITS, pathsOf, storeOf} from './shared';
import type {Adapter} from './types';

const ENCODERS: Partial<Record<string, EncoderOptions>> = {
  'tokenizer of the site': undefined,
  LatinBalance: FlexSearch.Charset.LatinBalance,
  LatinAdvanced: FlexSearch.Charset.LatinAdvanced,
};

const create = (variant: string) =>
  new FlexSearch.Document({
    tokenize: 'forward',
    ...(ENCODERS[variant]
      ? {encoder: new FlexSearch.Encoder(ENCODERS[variant])}
      : {encode: (text: string) => tokenize(text)}),
    document: {id: 'id', index: FIELDS},
  });

export const flexsearch: Adapter = {
  name: 'FlexSearch',
  library: "import {Document} from 'flexsearch'; globalThis.used = Document;",
  variants: Object.keys(ENCODERS),

  build({file, sections}, variant) {
    const index = create(variant);
    sections.forEach(({path: _, ...section}, id) => index.add({id, ...section}));
    const parts: Record<string, string> = {};
    index.export((key: string, data: string) => {
      parts[key] = data;
    });
    return {'index.json': JSON.stringify(parts), ...storeOf(file)};
  },

  open(read, variant) {
    const index = create(variant);
    const parts = JSON.parse(read('index.json')) as Record<string, string>;
    for (const [key, data] of Object.entries(parts)) {
      index.import(key, data);
    }
    const paths = pathsOf(read);
    /** Fields answer apart; a hit counts by its place in each and by what the field is worth. */
    const search = (query: string, suggest: boolean): number[] => {
      const scores = new Map<number, number>();
      for (const {field, result} of index.search(query, {limit: 5 * HITS, suggest})) {
        const weight = WEIGHTS[field as Field];
        result.forEach((found, place) => {
          const id = Number(found);
          scores.set(id, (scores.get(id) ?? 0) + weight / (place + 2));
        });
      }
      return [...scores]
        .sort(([, a], [, b]) => b - a)
        .slice(0, HITS)
        .map(([id]) => id);
    };
    return {
      search(query) {
        const all = search(query, false);
        const hits = all.length > 0 ? all : search(query, true);
        return hits.map((id) => paths[id]);
      },
    };
  },
};
