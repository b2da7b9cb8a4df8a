import {HITS_PER_PAGE, MAX_RESULTS_PER_GROUP} from './constants';
import type {HostedSettings, SearchSettings} from './settings';

export {CONTEXTUAL_FILTERS} from './settings';

/**
 * How a build searches, read from the environment. Imported by docusaurus.config.ts, which hands
 * the result to the pages: everything in it is public.
 */

/** Environment variables of search, each with what it does. */
export const SEARCH_VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  /** A key that may search and nothing else: every reader sees it. */
  apiKey: 'ALGOLIA_SEARCH_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
  /** Other hosts that speak the provider's protocol, in order: a proxy, or a test. */
  hosts: 'ALGOLIA_HOSTS',
  /** For `npm run search:push` only; a build that would publish it fails. */
  adminKey: 'ALGOLIA_ADMIN_API_KEY',
  /** Where readers report a query without results; `{query}` stands for it. */
  missingResultsUrl: 'SEARCH_MISSING_RESULTS_URL',
  /** `true` tells the provider which hits are seen and chosen. */
  insights: 'SEARCH_INSIGHTS',
  /** Where these events go, for example https://insights.de.algolia.io in Europe. */
  insightsHost: 'ALGOLIA_INSIGHTS_HOST',
  /** Address that answers questions; a path means this site's origin. */
  askAi: 'ASK_AI_ENDPOINT',
} as const;

const DEFAULT_INSIGHTS_HOST = 'https://insights.algolia.io';

type Environment = Record<string, string | undefined>;

function webAddress(name: string, value: string): string {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
    throw new Error(`${name} is "${value}"; it has to be an address that starts with https://.`);
  }
  return value.replace(/\/+$/, '');
}

function readEngine(
  read: (name: keyof typeof SEARCH_VARIABLES) => string | undefined,
): {mode: 'embedded'} | HostedSettings {
  const appId = read('appId');
  const apiKey = read('apiKey');
  const indexName = read('indexName');
  if (!appId && !apiKey && !indexName) {
    return {mode: 'embedded'};
  }
  if (!appId || !apiKey || !indexName) {
    const needed = ['appId', 'apiKey', 'indexName'] as const;
    const missing = needed.filter((name) => !read(name)).map((name) => SEARCH_VARIABLES[name]);
    throw new Error(
      `Search is configured in part: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
        `Set ${needed.map((name) => SEARCH_VARIABLES[name]).join(', ')} to search with the hosted ` +
        'engine, or none of the three to search with the index that is built with the site.',
    );
  }
  if (apiKey === read('adminKey')) {
    throw new Error(
      `${SEARCH_VARIABLES.apiKey} is the key of ${SEARCH_VARIABLES.adminKey}. The build would publish ` +
        'it, and everybody could change the index: give it a key that may only search.',
    );
  }
  const hosts = read('hosts')
    ?.split(',')
    .map((host) => webAddress(SEARCH_VARIABLES.hosts, host.trim()));
  return {mode: 'hosted', appId, apiKey, indexName, ...(hosts && {hosts})};
}

/**
 * What the pages need to know about search.
 *
 * @param env such as `process.env`; empty values count as absent
 * @throws Error naming the variable that is missing or wrong, and what to do
 */
export function readSearchSettings(env: Environment): SearchSettings {
  const read = (name: keyof typeof SEARCH_VARIABLES) =>
    env[SEARCH_VARIABLES[name]]?.trim() || undefined;
  const engine = readEngine(read);

  const missingResultsUrl = read('missingResultsUrl');
  if (
    missingResultsUrl &&
    !webAddress(SEARCH_VARIABLES.missingResultsUrl, missingResultsUrl).includes('{query}')
  ) {
    throw new Error(
      `${SEARCH_VARIABLES.missingResultsUrl} is "${missingResultsUrl}"; it has to hold {query}, the place of the query.`,
    );
  }

  const insights = read('insights');
  if (insights && !['true', 'false'].includes(insights)) {
    throw new Error(`${SEARCH_VARIABLES.insights} is "${insights}"; it has to be true or false.`);
  }
  if (insights === 'true' && engine.mode === 'embedded') {
    throw new Error(
      `${SEARCH_VARIABLES.insights} is true, but only the hosted engine takes events: set ` +
        `${SEARCH_VARIABLES.appId} and its companions, or leave ${SEARCH_VARIABLES.insights} out.`,
    );
  }

  const endpoint = read('askAi')?.replace(/\/+$/, '');
  if (endpoint && !/^\/(?!\/)/.test(endpoint)) {
    webAddress(SEARCH_VARIABLES.askAi, endpoint);
  }

  return {
    ...engine,
    ...(missingResultsUrl && {missingResultsUrl}),
    ...(insights === 'true' && {
      insights: {
        host: webAddress(
          SEARCH_VARIABLES.insightsHost,
          read('insightsHost') ?? DEFAULT_INSIGHTS_HOST,
        ),
      },
    }),
    ...(endpoint && {askAi: {endpoint}}),
  };
}

/**
 * How many hits of one part of the site the dialog shows, with either engine.
 *
 * @param algolia the theme's settings of search, `themeConfig.algolia`
 * @throws Error where that is no number of hits
 */
export function maxResultsPerGroup(algolia: object = {}): number {
  const most: unknown =
    'maxResultsPerGroup' in algolia ? algolia.maxResultsPerGroup : MAX_RESULTS_PER_GROUP;
  if (typeof most !== 'number' || !Number.isInteger(most) || most < 1 || most > HITS_PER_PAGE) {
    throw new Error(
      `themeConfig.algolia.maxResultsPerGroup is ${JSON.stringify(most)}; it has to be a whole number from 1 to ` +
        `${HITS_PER_PAGE}, the hits of an answer.`,
    );
  }
  return most;
}
