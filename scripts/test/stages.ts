/** The stages of `npm test`, in the order they run in. */
import {reportOf} from './results';

export interface Stage {
  name: string;
  /** As a shell takes it. */
  command: string;
  /** Variables of the environment, besides those that are set. */
  env?: Record<string, string>;
}

/** What a build only warns of is not published. */
const STRICT = {STRICT: 'true'};

/** A build beside the first: its generated files are apart, and Rspack's cache would not notice. */
const apart = (name: string): Record<string, string> => ({
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  ...STRICT,
});

/** What the second build shows that the first does not; see src/site/env.ts. Another host serves it, too. */
export const VARIANT = {
  SITE_URL: 'https://docs.example.org',
  BASE_URL: '/docs-site/',
  NAVBAR_HIDE_ON_SCROLL: 'true',
  RESPECT_SYSTEM_COLOR_MODE: 'false',
  ANNOUNCEMENT_ID: 'variant',
  SEARCH_MISSING_RESULTS_URL: 'https://example.org/missing?q={query}',
  REACT_REPORTS: 'true',
  ...apart('variant'),
};

/**
 * A build that searches with the hosted provider and asks a model; loopback answers in the tests. Its pages have the
 * framework's client: all its tests show that way, too, which costs no build more.
 */
export const HOSTED = {
  STOCK_CLIENT: 'true',
  CRASH_PAGE: 'true',
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_API_KEY: 'testkey',
  ALGOLIA_INDEX_NAME: 'testindex',
  ALGOLIA_HOSTS: 'http://127.0.0.1:4568,http://127.0.0.1:4569',
  SEARCH_INSIGHTS: 'true',
  ALGOLIA_INSIGHTS_HOST: 'http://127.0.0.1:4568',
  SEARCH_MISSING_RESULTS_URL:
    'https://github.com/Collektive/collektive.github.io/issues/new?title={query}',
  ASK_AI_ENDPOINT: 'http://127.0.0.1:4567/ask',
  ...apart('hosted'),
};

const vitest = (project: string): string =>
  `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${reportOf(project)}`;

/** The folders that the builds of STAGES write. */
export const BUILDS = ['build', 'build-variant', 'build-hosted'];

/** Those of a group run side by side; each group may need what those before it wrote. */
export const STAGES: Stage[][] = [
  [{name: 'check', command: 'npm run check'}],
  [{name: 'unit', command: vitest('unit')}],
  // Counts as skipped where there is no JDK or Maven, or the library is out of reach.
  [
    {name: 'samples', command: `npm run samples -- --report=${reportOf('samples')}`},
    {name: 'site', command: 'npx docusaurus build', env: STRICT},
  ],
  [
    {name: 'variant', command: 'npx docusaurus build --out-dir build-variant', env: VARIANT},
    {name: 'hosted', command: 'npx docusaurus build --out-dir build-hosted', env: HOSTED},
  ],
  [{name: 'build', command: vitest('build')}],
  [{name: 'browser', command: 'npx playwright test'}],
  // The results of all tests so far.
  [{name: 'conformance', command: 'npx tsx scripts/test/conformance.ts'}],
  // Alone: what Lighthouse measures depends on what else runs.
  [{name: 'budgets', command: 'npm run bench'}],
];
