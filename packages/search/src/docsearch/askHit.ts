import {text} from '@collektive/texts';
import {hierarchyOf, type SearchClient, type SearchHit, type SearchRequest} from '../types';

/** The row of the search modal that leads to an answer. */
export interface AskAiHit extends SearchHit {
  /** The query as it was typed; `content` may be changed on its way to the screen. */
  question: string;
}

const OBJECT_ID = 'ask-ai';

/** The name of the row's group. */
export const ASK_AI = text('Ask AI');

/** Is a hit the row "Ask AI"? */
export const isAskAiHit = (hit: object): hit is AskAiHit =>
  'objectID' in hit && hit.objectID === OBJECT_ID && 'question' in hit;

// A content hit without a parent, which DocSearch never stores among the recent searches.
const askAiHit = (question: string, url: string): AskAiHit => ({
  objectID: OBJECT_ID,
  type: 'content',
  url,
  question,
  content: question,
  hierarchy: hierarchyOf({lvl0: ASK_AI}),
});

/** Does a request ask for hits that are shown, from the first one on? */
const asksForHits = ({query, page, hitsPerPage}: SearchRequest): boolean =>
  query.trim() !== '' && !page && hitsPerPage !== 0;

/**
 * Puts the row "Ask AI" before the hits of every query, also where there are none. `nbHits` stays as
 * it is: the row is no hit of the index. A search that fails goes on failing.
 *
 * @param client the client of the modal, outermost; the search page has no such row
 * @param addressFor where the row leads in a new tab, for a query
 */
export function withAskAi(
  client: SearchClient,
  addressFor: (query: string) => string = () => '/',
): SearchClient {
  return {
    addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
    async search(params) {
      const {results} = await client.search(params);
      return {
        results: results.map((result, index) => {
          const request = params.requests[index];
          return request && asksForHits(request)
            ? {
                ...result,
                hits: [askAiHit(request.query, addressFor(request.query)), ...result.hits],
              }
            : result;
        }),
      };
    },
  };
}
