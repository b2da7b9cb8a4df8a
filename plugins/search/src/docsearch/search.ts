import {HITS_PER_PAGE, SECTION_FACET} from '../constants';
import {nearest, NOTHING_NEAR, type Nearest} from '../client/nearest';
import {arrange} from '../text/listing';
import type {Search, SearchRequest} from '../types';
import {askAiHit} from './askHit';

/** Hits by part of the site, whichever part is chosen. */
export type SectionCounts = Readonly<Record<string, number>>;

interface Options {
  search: Search;
  /** Hits of a part of the site that are listed while none is chosen. */
  most: number;
  /** Where the row "Ask AI" leads in a tab of its own, for a query; without it there is no such row. */
  askAddress?: ((query: string) => string) | undefined;
  onSections: (counts: SectionCounts) => void;
  /** Told of what comes near a query without hits. */
  onNear: (near: Nearest) => void;
  /** Told of each query whose answer DocSearch has been given, unless another one was asked meanwhile. */
  onAnswer: (query: string) => void;
}

/**
 * Searches for the dialog: in the part of the site that a reader keeps to, in the order in which hits are listed. Who
 * is told of an answer is told of the latest alone. DocSearch 3.9.0, given other parameters, forgets what was typed.
 */
export class DialogSearch {
  private chosen: string | undefined;
  private latest = 0;

  constructor(private readonly options: Options) {}

  /** The part that is kept to. */
  get section(): string | undefined {
    return this.chosen;
  }

  /** From the next search on. */
  choose(section: string | undefined): void {
    this.chosen = section;
  }

  readonly search: Search = async ([request]) => {
    const {search, most, askAddress, onSections, onNear, onAnswer} = this.options;
    const {query} = request;
    const own = ++this.latest;
    const isLatest = (): boolean => own === this.latest;
    const requests = this.requestsFor(request);
    const results = await search(requests);
    const [found] = results;
    if (isLatest()) {
      onSections(results.at(-1)?.facets?.[SECTION_FACET] ?? {});
      // DocSearch takes an answer over in promises that follow this one: it has it in the next task.
      setTimeout(() => isLatest() && onAnswer(query));
      if (found.hits.length === 0) {
        onNear(NOTHING_NEAR);
        void nearest(search, requests[0]).then((near) => isLatest() && onNear(near));
      }
    }
    // Of a part that was chosen, all that were asked for are listed.
    const hits = arrange(found.hits, this.chosen === undefined ? most : HITS_PER_PAGE).flat(2);
    // Also where there are none.
    const first = askAddress ? [askAiHit(query, askAddress(query))] : [];
    return [{...found, hits: [...first, ...hits]}];
  };

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
