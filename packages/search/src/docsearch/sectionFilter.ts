import {HITS_PER_PAGE, MAX_RESULTS_PER_GROUP, SECTION_FACET} from '../constants';
import type {SearchClient, SearchRequest} from '../types';

/** Hits by part of the site, whichever part is chosen. */
export type SectionCounts = Readonly<Record<string, number>>;

/** Keeps what the dialog finds to a part of the site. DocSearch 3.9.0, given other parameters, forgets what was typed. */
export class SectionFilter {
  private chosen: string | undefined;
  private latest = 0;

  /** @param tell told of the hits by part, with each answer that counts */
  constructor(private readonly tell: (counts: SectionCounts) => void) {}

  /** The part that is kept to. */
  get section(): string | undefined {
    return this.chosen;
  }

  /** From the next search on. */
  choose(section: string | undefined): void {
    this.chosen = section;
  }

  /** How many hits of a part are listed: of one that was chosen, all that were asked for. */
  readonly most = (): number => (this.chosen === undefined ? MAX_RESULTS_PER_GROUP : HITS_PER_PAGE);

  /** @returns a client that asks for hits of the chosen part, and counts those of all parts */
  over(client: SearchClient): SearchClient {
    return {
      addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
      search: async ({requests: [request]}) => {
        const own = ++this.latest;
        const {results} = await client.search({requests: this.requestsFor(request)});
        if (own === this.latest) {
          this.tell(results.at(-1)?.facets?.[SECTION_FACET] ?? {});
        }
        return {results: results.slice(0, 1)};
      },
    };
  }

  private requestsFor(request: SearchRequest): SearchRequest[] {
    const counting: SearchRequest = {...request, facets: [SECTION_FACET]};
    const {facetFilters = []} = request;
    return this.chosen === undefined
      ? [counting]
      : [
          {...request, facetFilters: [...facetFilters, `${SECTION_FACET}:${this.chosen}`]},
          {...counting, hitsPerPage: 0},
        ];
  }
}
