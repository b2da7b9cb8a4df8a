/** lunr 2.3: whole words, with prefixes and edit distances as further clauses of the query. */
import lunr from 'lunr';
import {tokenize, wordsOf} from '@collektive/search/text';
import {FIELDS, WEIGHTS} from '../sections';
import {HITS, pathsOf, storeOf} from './shared';
import type {Adapter} from './types';

const OWN = 'own pipeline';
const SHARED = 'tokenizer of the site';

const editsIn = (term: string): number => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0);

/** An asterisk in a term breaks lunr's search. */
const withoutWildcards = (term: string): string => term.replace(/\*/g, '');

/** Its types know the tokenizer as a module of functions; a builder's may be replaced by one. */
type Builder = Omit<lunr.Builder, 'tokenizer'> & {tokenizer: (text?: string) => lunr.Token[]};

function useSiteTokenizer(builder: Builder): void {
  builder.pipeline.reset();
  builder.searchPipeline.reset();
  builder.tokenizer = (text = '') =>
    tokenize(text).map((term) => new lunr.Token(withoutWildcards(term), {}));
}

export const lunrSearch: Adapter = {
  name: 'lunr',
  library: "import lunr from 'lunr'; globalThis.used = lunr;",
  variants: [SHARED, OWN],

  build({file, sections}, variant) {
    const index = lunr((builder) => {
      builder.ref('id');
      FIELDS.forEach((field) => builder.field(field, {boost: WEIGHTS[field]}));
      if (variant === SHARED) {
        useSiteTokenizer(builder);
      }
      sections.forEach(({path: _, ...section}, id) => builder.add({id, ...section}));
    });
    return {'index.json': JSON.stringify(index), ...storeOf(file)};
  },

  open(read, variant) {
    const index = lunr.Index.load(JSON.parse(read('index.json')) as object);
    const paths = pathsOf(read);
    const {TRAILING} = lunr.Query.wildcard;
    const termsOf = (query: string): string[] =>
      variant === SHARED
        ? wordsOf(query).map(({term}) => withoutWildcards(term))
        : lunr.tokenizer(query).map(String);
    return {
      search(query) {
        const terms = termsOf(query);
        const hits = index.query((clauses) => {
          for (const term of terms) {
            clauses.term(term, {boost: 10});
            clauses.term(term, {boost: 4, wildcard: TRAILING, usePipeline: false});
            if (editsIn(term) > 0) {
              clauses.term(term, {editDistance: editsIn(term), usePipeline: false});
            }
          }
        });
        return hits.slice(0, HITS).map(({ref}) => paths[Number(ref)]);
      },
    };
  },
};
