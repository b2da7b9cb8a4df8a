import {hierarchyOf, type SearchHit} from '../types';

/** The row of the search modal that leads to an answer. */
export interface AskAiHit extends SearchHit {
  /** The query as it was typed; `content` may be changed on its way to the screen. */
  question: string;
}

const OBJECT_ID = 'ask-ai';

/** The name of the row's group. */
export const ASK_AI = 'Ask AI';

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

/**
 * Puts the row "Ask AI" before the hits of a query, also where there are none.
 * @param addressFor where the row leads in a new tab, for a query
 */
export const withAskAi = (
  hits: readonly SearchHit[],
  query: string,
  addressFor: (query: string) => string,
): SearchHit[] => [askAiHit(query, addressFor(query)), ...hits];
