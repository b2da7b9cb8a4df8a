import {readBasePath, readOrigin} from './address';

/**
 * Every environment variable that the site, its tests and its tools take from people, each with the
 * command that tries it; README.md has the same as tables. Tests build a second site with some of them to
 * see what the first does not show.
 */
const flag = (value: string | undefined, byDefault: boolean): boolean =>
  value === undefined || value === '' ? byDefault : value === 'true';

/** @throws Error for a browser that Playwright does not have */
function readBrowser(value = 'chromium'): 'chromium' | 'firefox' | 'webkit' {
  if (value !== 'chromium' && value !== 'firefox' && value !== 'webkit') {
    throw new Error(`TEST_BROWSER is "${value}"; it can be chromium, firefox or webkit.`);
  }
  return value;
}

/** The host that serves the site: `SITE_URL=https://docs.example.org npm run build`. */
export const SITE_URL = readOrigin(
  'SITE_URL',
  process.env.SITE_URL || 'https://collektive.github.io',
);

/** The path that the site is served below: `BASE_URL=/docs-site/ npm run build`. */
export const BASE_URL = readBasePath('BASE_URL', process.env.BASE_URL ?? '/');

/** The navbar leaves while scrolling down: `NAVBAR_HIDE_ON_SCROLL=true npm start`. */
export const NAVBAR_HIDE_ON_SCROLL = flag(process.env.NAVBAR_HIDE_ON_SCROLL, false);

/** Start in the reader's system colours: `RESPECT_SYSTEM_COLOR_MODE=false npm start`. */
export const RESPECT_SYSTEM_COLOR_MODE = flag(process.env.RESPECT_SYSTEM_COLOR_MODE, true);

/** A new id shows the announcement again: `ANNOUNCEMENT_ID=other npm start`. */
export const ANNOUNCEMENT_ID = process.env.ANNOUNCEMENT_ID ?? 'collektive-28';

/** Adds /crash-test/, a page that breaks on demand: `CRASH_PAGE=true npm start`. */
export const CRASH_PAGE = flag(process.env.CRASH_PAGE, false);

/** Every page is live, the framework's own way: hydrated at load. `HYDRATE_AT_LOAD=true npm run build`. */
export const HYDRATE_AT_LOAD = flag(process.env.HYDRATE_AT_LOAD, false);

/** What components of islands run on, `preact` or `react`: `ISLANDS_RUNTIME=react npm run build`. */
export const ISLANDS_RUNTIME = process.env.ISLANDS_RUNTIME === 'react' ? 'react' : 'preact';

/**
 * Links that a sidebar may have before each of its categories is fetched by itself, and documents before the
 * search page lists sections: `SIDEBAR_LINKS=20 npm run build`.
 */
export const SIDEBAR_LINKS = Number(process.env.SIDEBAR_LINKS || 100);

/** Compile with webpack and Babel instead of Rspack and SWC: `FASTER=false npm run build`. */
export const FASTER = flag(process.env.FASTER, true);

/** Refuses what else only warns, as continuous integration does: `CI=true npm run build`. */
export const CI = flag(process.env.CI, false);

/** Builds pages that are being written, with what they still lack: `DRAFTS=true npm run build`; `npm start` does. */
export const DRAFTS = flag(process.env.DRAFTS, process.env.NODE_ENV === 'development');

/** The program of a Chromium for tests and benchmarks: `CHROME_PATH=/usr/bin/chromium npm test`. */
export const CHROME_PATH = process.env.CHROME_PATH;

/** Which browser runs the browser tests, once Playwright has installed it: `TEST_BROWSER=firefox npx playwright test`. */
export const TEST_BROWSER = readBrowser(process.env.TEST_BROWSER);

/** Samples that cannot run here are a failure: `SAMPLES=required npm run samples`. */
export const SAMPLES_REQUIRED = process.env.SAMPLES === 'required';

/** Where the JDK is that compiles the samples, if not on the path: `JAVA_HOME=/opt/jdk npm run samples`. */
export const JAVA_HOME = process.env.JAVA_HOME;

/** Where random input begins, and how many times as much of it: `FUZZ_SEED=7 FUZZ_TIMES=9 npm test -- unit`. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 1);
export const FUZZ_TIMES = Number(process.env.FUZZ_TIMES ?? 1);

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
