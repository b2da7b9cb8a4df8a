// @ts-check
/** lunr 2.3: whole words, with prefixes and edit distances as further clauses of the query. */
import lunr from 'lunr';
import {FIELDS, WEIGHTS} from '../modules.mjs';
import {HITS, pathsOf, storeOf} from './shared.mjs';

const OWN = 'own pipeline';
const SHARED = 'tokenizer of the site';

/** @param {string} term */
const edits = (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0);

/** An asterisk in a term breaks lunr's search. @param {string} term */
const withoutWildcards = (term) => term.replace(/\*/g, '');

/** @type {import('./types.ts').Adapter} */
export default {
  name: 'lunr',
  library: "import lunr from 'lunr'; globalThis.used = lunr;",
  variants: [SHARED, OWN],

  build(corpus, variant) {
    const {sections, modules} = corpus;
    /** @this {any} the builder */
    const define = function () {
      this.ref('id');
      FIELDS.forEach((field) => this.field(field, {boost: WEIGHTS[field]}));
      if (variant === SHARED) {
        this.pipeline.reset();
        this.searchPipeline.reset();
        this.tokenizer = /** @type {any} */ (
          (/** @type {string} */ text) =>
            modules
              .tokenize(String(text ?? ''))
              .map((term) => new lunr.Token(withoutWildcards(term), {}))
        );
      }
      sections.forEach(({path: _, ...section}, id) => this.add({id, ...section}));
    };
    const index = lunr(define);
    return {'index.json': JSON.stringify(index), 'rows.json': storeOf(corpus)};
  },

  open(read, variant, modules) {
    const index = lunr.Index.load(JSON.parse(read('index.json')));
    const paths = pathsOf(modules, read('rows.json'));
    const {TRAILING} = lunr.Query.wildcard;
    /** @param {string} query */
    const termsOf = (query) =>
      variant === SHARED
        ? modules.wordsOf(query).map(({term}) => withoutWildcards(term))
        : lunr.tokenizer(query).map(String);
    return {
      search(query) {
        const terms = termsOf(query);
        const hits = index.query((/** @type {any} */ clauses) => {
          for (const term of terms) {
            clauses.term(term, {boost: 10});
            clauses.term(term, {boost: 4, wildcard: TRAILING, usePipeline: false});
            if (edits(term) > 0) {
              clauses.term(term, {editDistance: edits(term), usePipeline: false});
            }
          }
        });
        return hits
          .slice(0, HITS)
          .map((/** @type {{ref: string}} */ {ref}) => paths[Number(ref)] ?? '');
      },
    };
  },
};
