import {HITS_PER_PAGE, MAX_RESULTS_PER_GROUP} from './constants';
import type {HostedSettings, SearchSettings} from './settings';

export {CONTEXTUAL_FILTERS} from './settings';

/**
 * How a build searches, read from the environment. Imported by docusaurus.config.ts, which hands
 * the result to the pages: everything in it is public. What each variable does, guides/search.md says.
 */

/** What a hosted index takes, all or none. */
const HOSTED = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

const DEFAULT_INSIGHTS_HOST = 'https://insights.algolia.io';

/** The value of a variable; an empty one counts as absent. */
type Read = (name: string) => string | undefined;

function webAddress(name: string, value: string): string {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
    throw new Error(`${name} is "${value}"; it has to be an address that starts with https://.`);
  }
  return value.replace(/\/+$/, '');
}

function readEngine(read: Read): {mode: 'embedded'} | HostedSettings {
  const [appId, apiKey, indexName] = HOSTED.map((name) => read(name));
  const missing = HOSTED.filter((name) => !read(name));
  if (missing.length === HOSTED.length) {
    return {mode: 'embedded'};
  }
  if (!appId || !apiKey || !indexName) {
    throw new Error(
      `Search is configured in part: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
        `Set ${HOSTED.join(', ')} to search with the hosted engine, ` +
        'or none of the three to search with the index that is built with the site.',
    );
  }
  if (apiKey === read('ALGOLIA_ADMIN_API_KEY')) {
    throw new Error(
      'ALGOLIA_SEARCH_API_KEY is the key of ALGOLIA_ADMIN_API_KEY. The build would publish it, and everybody could ' +
        'change the index: give it a key that may only search.',
    );
  }
  const hosts = read('ALGOLIA_HOSTS')
    ?.split(',')
    .map((host) => webAddress('ALGOLIA_HOSTS', host.trim()));
  return {mode: 'hosted', appId, apiKey, indexName, ...(hosts && {hosts})};
}

/** Where events of hits go, if they go anywhere. */
function readInsights(
  read: Read,
  {mode}: Pick<SearchSettings, 'mode'>,
): SearchSettings['insights'] {
  const insights = read('SEARCH_INSIGHTS');
  if (insights && !['true', 'false'].includes(insights)) {
    throw new Error(`SEARCH_INSIGHTS is "${insights}"; it has to be true or false.`);
  }
  if (insights !== 'true') {
    return undefined;
  }
  if (mode === 'embedded') {
    throw new Error(
      'SEARCH_INSIGHTS is true, but only the hosted engine takes events: set ALGOLIA_APP_ID and its companions, or ' +
        'leave SEARCH_INSIGHTS out.',
    );
  }
  const name = 'ALGOLIA_INSIGHTS_HOST';
  return {host: webAddress(name, read(name) ?? DEFAULT_INSIGHTS_HOST)};
}

/**
 * What the pages need to know about search.
 *
 * @param env such as `process.env`; empty values count as absent
 * @throws Error naming the variable that is missing or wrong, and what to do
 */
export function readSearchSettings(env: Record<string, string | undefined>): SearchSettings {
  const read: Read = (name) => env[name]?.trim() || undefined;
  const engine = readEngine(read);
  const insights = readInsights(read, engine);

  const missingName = 'SEARCH_MISSING_RESULTS_URL';
  const missingResultsUrl = read(missingName);
  if (missingResultsUrl && !webAddress(missingName, missingResultsUrl).includes('{query}')) {
    throw new Error(
      `${missingName} is "${missingResultsUrl}"; it has to hold {query}, the place of the query.`,
    );
  }

  // A path means this site's origin.
  const endpoint = read('ASK_AI_ENDPOINT')?.replace(/\/+$/, '');
  if (endpoint && !/^\/(?!\/)/.test(endpoint)) {
    webAddress('ASK_AI_ENDPOINT', endpoint);
  }

  return {
    ...engine,
    ...(missingResultsUrl && {missingResultsUrl}),
    ...(insights && {insights}),
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
