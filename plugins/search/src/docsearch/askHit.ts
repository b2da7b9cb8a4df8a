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

/**
 * The row "Ask AI" of a query: a content hit without a parent, which DocSearch never stores among the recent searches.
 * @param url where it leads in a new tab
 */
export const askAiHit = (question: string, url: string): AskAiHit => ({
  objectID: OBJECT_ID,
  type: 'content',
  url,
  question,
  content: question,
  hierarchy: hierarchyOf({lvl0: ASK_AI}),
});
