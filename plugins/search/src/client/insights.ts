import type {DocSearchModalProps} from '@docsearch/react';
import type {InsightsClient} from 'search-insights';
import {isAskAiHit} from '../docsearch/askHit';
import type {SearchSettings} from '../settings';

type Options = Exclude<NonNullable<DocSearchModalProps['insights']>, boolean>;
type Client = NonNullable<Options['insightsClient']>;
type Call = Parameters<Client>;

/** What the modal adds to a hit for its events. */
interface ShownHit {
  objectID: string;
  /** Place among all hits shown, from 0. */
  __autocomplete_id?: number;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  __autocomplete_algoliaCredentials?: {appId: string; apiKey: string};
}

interface ClickEvent {
  positions?: number[];
  algoliaSource?: string[];
}

export interface Insights {
  /** For the modal's `insights`. */
  options: Options;
  /** To be told of every click on a hit. */
  onHitClick(hit: object): void;
}

/** The version that the modal sees; it sends keys along with an event from 2.4 on. */
const CLIENT_VERSION = '2.17.3';

const load = async (host: string): Promise<InsightsClient> => {
  const {createInsightsClient, getRequesterForBrowser} = await import('search-insights');
  const client = createInsightsClient(getRequesterForBrowser());
  // Without a cookie: a reader is somebody new with every visit.
  client('init', {host, useCookie: false});
  return client;
};

/** A client that keeps calls until the real one has been fetched, and loses them if it can't be. */
function createLazyClient(host: string): Client {
  let loading: Promise<InsightsClient> | undefined;

  async function call(...[method, ...values]: Call): Promise<void> {
    loading ??= load(host);
    let client: InsightsClient;
    try {
      client = await loading;
    } catch {
      // Readers must not notice that nobody counts them; the next event tries again.
      loading = undefined;
      return;
    }
    await Promise.resolve(client(method, ...(values as never))).catch(() => undefined);
  }

  const lazy = (...args: Call): void => {
    // Clicks with the mouse DocSearch 3.9.0 reports by itself, but for the very first hit, and counts from 0: see `onHitClick`.
    const event = args[1] as ClickEvent | undefined;
    if (!event?.positions || event.algoliaSource) {
      void call(...args);
    }
  };
  return Object.assign(lazy as unknown as Client, {version: CLIENT_VERSION});
}

/**
 * Tells the provider's analytics which hits are seen, marked and chosen: Items Viewed (at most 20
 * ids an event, after 400 ms, both by autocomplete), Item Active and Item Selected. The row "Ask AI"
 * is no hit of the index and never named.
 *
 * @returns `undefined` unless the build has switched it on; nothing is fetched then
 */
export function createInsights(settings: SearchSettings): Insights | undefined {
  if (settings.mode !== 'hosted' || !settings.insights) {
    return undefined;
  }
  // The modal numbers what it shows from 0, the provider its hits from 1.
  const beforeFirst = settings.askAi ? 0 : 1;
  const client = createLazyClient(settings.insights.host);

  return {
    options: {
      insightsClient: client,
      onItemsChange({insights, insightsEvents}) {
        insights.viewedObjectIDs(
          ...insightsEvents.map((event) => ({
            ...event,
            items: event.items.filter((item) => !isAskAiHit(item)),
          })),
        );
      },
      onActive({insights, insightsEvents, item}) {
        if (!isAskAiHit(item)) {
          // A hit under the pointer has been seen, not chosen: as a click it would spoil the rates.
          insights.viewedObjectIDs(
            ...insightsEvents.map(({eventName, index, items, algoliaSource}) => ({
              eventName,
              index,
              items,
              algoliaSource,
            })),
          );
        }
      },
      onSelect({insights, insightsEvents, item}) {
        if (!isAskAiHit(item)) {
          // By itself autocomplete counts within the group.
          const positions = [Number((item as ShownHit).__autocomplete_id) + beforeFirst];
          insights.clickedObjectIDsAfterSearch(
            ...insightsEvents.map((event) => ({...event, positions})),
          );
        }
      },
    },
    onHitClick(hit) {
      const {objectID, ...shown} = hit as ShownHit;
      const {__autocomplete_queryID: queryID, __autocomplete_indexName: index} = shown;
      // A stored search has no query.
      if (!queryID) {
        return;
      }
      const {appId, apiKey} = settings;
      void client(
        'clickedObjectIDsAfterSearch',
        {
          eventName: 'Item Selected',
          index,
          queryID,
          objectIDs: [objectID],
          positions: [Number(shown.__autocomplete_id) + beforeFirst],
          algoliaSource: ['autocomplete'],
        } as never,
        {headers: {'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey}} as never,
      );
    },
  };
}
