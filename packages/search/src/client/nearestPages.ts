import {parentOf} from '../text/parents';
import type {SearchClient, SearchHit} from '../types';

/** Letters of a word that are believed in when the word is not found, the most first; fewer are like any word. */
const LETTERS = [5, 4];

/** Pages that are offered. */
const MOST = 3;

/** The pages of hits, each once. */
function pagesOf(hits: readonly SearchHit[]): SearchHit[] {
  const pages = hits.map(parentOf).filter(({type}) => type === 'lvl1');
  return [...new Map(pages.map((page) => [page.url, page])).values()].slice(0, MOST);
}

/**
 * A client that, where nothing was found, looks for pages with words that begin like those of the query.
 *
 * @param tell told of these pages, none where there are none; answers do not wait for them
 */
export const nearestPages = (
  client: SearchClient,
  tell: (pages: readonly SearchHit[]) => void,
): SearchClient => ({
  addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
  async search(params) {
    const answer = await client.search(params);
    const [request] = params.requests;
    if (answer.results[0]?.hits.length === 0) {
      tell([]);
      const requests = LETTERS.map((letters) => ({
        ...request,
        query: request.query
          .split(/\s+/)
          .map((word) => word.slice(0, letters))
          .join(' '),
      }));
      void client.search({requests}).then(
        ({results}) => tell(pagesOf(results.flatMap(({hits}) => hits))),
        // Nobody waits for them.
        () => undefined,
      );
    }
    return answer;
  },
});
