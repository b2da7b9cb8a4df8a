/** What pages of this site fetch for search: its islands, first hits, and the thread that finds them. */
import type {SearchSite} from '@collektive/search/client';
import {BASE_URL, ISLANDS_RUNTIME, SITE_URL} from '../../src/site/env';
import {PLACES} from '../../src/site/places';
import {SEARCH} from '../../src/site/search';
import {readSearchSettings} from '@collektive/search/settings';
import {bundleIslands, type BuiltModule, type Islands} from '@collektive/static-pages/build';
import {bundleModule, BUNDLING} from './bundling';

export interface SearchFiles {
  /** The AI question mode only where the build has it. */
  islands: Islands;
  /** packages/search/src/early. */
  early: BuiltModule;
  worker: BuiltModule;
  /** All of them by their paths below the base URL. */
  files: ReadonlyMap<string, string>;
  /** The modules that they were bundled from, by their whole paths. */
  modules: readonly string[];
}

let made: SearchFiles | undefined;

function make(): SearchFiles {
  const worker = bundleModule('search-worker', 'packages/search/src/worker/worker.ts');
  const settings = readSearchSettings(process.env);
  const define = {
    SEARCH_SITE: JSON.stringify({
      url: SITE_URL,
      baseUrl: BASE_URL,
      settings,
      indexName: SEARCH.indexName,
      searchPagePath: SEARCH.searchPagePath,
      contextualSearch: SEARCH.contextualSearch,
      places: PLACES,
      worker: BASE_URL + worker.file,
      isWriting: process.env.NODE_ENV === 'development',
    } satisfies SearchSite),
  };
  const islands = bundleIslands(
    BUNDLING,
    {
      dialog: 'packages/search/src/docsearch/island.tsx',
      searchPage: 'packages/search/src/results/island.tsx',
      ...(settings.askAi && {ask: 'packages/ask/src/panel/island.tsx'}),
    },
    define,
    ISLANDS_RUNTIME,
    ['packages/search/src/ui/trustedMarkup.ts'],
  );
  const early = bundleModule('early-search', 'packages/search/src/early/index.ts', define);
  const files = new Map(islands.files).set(early.file, early.code).set(worker.file, worker.code);
  return {
    islands,
    early,
    worker,
    files,
    modules: [...islands.modules, ...early.modules, ...worker.modules],
  };
}

/** All of them, made once. */
export const searchFiles = (): SearchFiles => (made ??= make());
