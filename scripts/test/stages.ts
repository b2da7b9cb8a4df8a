/** The stages of `npm test`: what each runs, and what it waits for. */
import type {Task} from '@collektive/tasks';
import {reportOf} from './results';

export interface Stage extends Task {
  /** Minutes that it may take both cores of a quiet machine; 20 for all stages together. */
  budget: number;
}

/** A build beside the first: its generated files are apart, and Rspack's cache would not notice. */
const apart = (name: string): Record<string, string> => ({
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
});

/** What the second build shows that the first does not; see src/site/env.ts. Another host serves it, too. */
export const VARIANT = {
  SITE_URL: 'https://docs.example.org',
  BASE_URL: '/docs-site/',
  NAVBAR_HIDE_ON_SCROLL: 'true',
  RESPECT_SYSTEM_COLOR_MODE: 'false',
  ANNOUNCEMENT_ID: 'variant',
  CRASH_PAGE: 'true',
  SIDEBAR_LINKS: '20',
  SEARCH_MISSING_RESULTS_URL: 'https://example.org/missing?q={query}',
  ...apart('variant'),
};

/**
 * A build that searches with the hosted provider and asks a model; loopback answers in the tests. Its pages are
 * taken over when they are loaded: all its tests show the framework's own way, too, which costs no build more.
 */
export const HOSTED = {
  HYDRATE_AT_LOAD: 'true',
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

const build = (...args: string[]): string[] => ['npx', 'docusaurus', 'build', ...args];
const vitest = (project: string): string[] => [
  ...['npx', 'vitest', 'run', '--project', project],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`],
];

/** The folders that the builds of STAGES write. */
export const BUILDS = ['build', 'build-variant', 'build-hosted', 'build-pseudo'];

/** In the order in which it is quickest to know; those that do not wait run side by side. */
export const STAGES: Stage[] = [
  {name: 'check', command: ['npm', 'run', 'check'], alone: true, budget: 1.2},
  {name: 'unit', command: vitest('unit'), alone: true, budget: 0.7},
  // Counts as skipped where there is no JDK or Maven, or the library is out of reach.
  {
    name: 'samples',
    command: ['npm', 'run', 'samples', '--', `--report=${reportOf('samples')}`],
    budget: 2.4,
  },
  {name: 'site', command: build(), budget: 0.5},
  {name: 'variant', command: build('--out-dir', 'build-variant'), env: VARIANT, budget: 0.5},
  {name: 'hosted', command: build('--out-dir', 'build-hosted'), env: HOSTED, budget: 0.5},
  // In a language of no people, from right to left, and in Italian.
  {name: 'pseudo', command: ['npx', 'tsx', 'scripts/translations/main.ts'], budget: 0.6},
  {name: 'build', command: vitest('build'), after: ['site', 'variant', 'pseudo'], budget: 2},
  {
    name: 'browser',
    command: ['npx', 'playwright', 'test'],
    after: ['site', 'variant', 'hosted', 'pseudo'],
    alone: true,
    // In the Chromium that readers have; its headless shell takes three quarters of the time, or less.
    budget: 9.8,
  },
  {
    name: 'conformance',
    command: ['npx', 'tsx', 'scripts/test/conformance.ts'],
    after: ['unit', 'samples', 'build', 'browser'],
    budget: 0.1,
  },
  // Alone: what Lighthouse measures depends on what else runs. Last: a log's end tells what failed.
  {
    name: 'budgets',
    command: ['npm', 'run', 'bench'],
    after: ['site', 'conformance'],
    alone: true,
    budget: 1.7,
  },
];
