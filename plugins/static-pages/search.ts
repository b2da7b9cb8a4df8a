/** What pages of this site fetch for search: its islands, first hits, and the thread that finds them. */
import type {SearchSite} from '@collektive/search/client';
import {BASE_URL, SITE_URL} from '../../src/site/env';
import {PLACES} from '../../src/site/places';
import {SEARCH} from '../../src/site/search';
import {
  CONTEXTUAL_FILTERS,
  maxResultsPerGroup,
  readSearchSettings,
} from '@collektive/search/settings';
import type {BuiltModule} from '@collektive/static-pages/build';
import {bundleModule} from './bundling';

export interface SearchFiles {
  /** Modules of islands by their names; the AI question mode only where the build has it. */
  islands: Readonly<Record<string, string>>;
  /** What stands for names in them. */
  define: Readonly<Record<string, string>>;
  /** plugins/search/src/early. */
  early: BuiltModule;
  worker: BuiltModule;
  /** First hits and worker by their paths below the base URL. */
  files: ReadonlyMap<string, string>;
  /** The modules that they were bundled from, by their whole paths. */
  modules: readonly string[];
}

let made: SearchFiles | undefined;

function make(): SearchFiles {
  const worker = bundleModule('search-worker', 'plugins/search/src/worker/worker.ts');
  const settings = readSearchSettings(process.env);
  const define = {
    SEARCH_SITE: JSON.stringify({
      url: SITE_URL,
      baseUrl: BASE_URL,
      settings,
      indexName: SEARCH.indexName,
      searchPagePath: SEARCH.searchPagePath,
      facetFilters: SEARCH.contextualSearch ? CONTEXTUAL_FILTERS : [],
      maxResultsPerGroup: maxResultsPerGroup(SEARCH),
      places: PLACES,
      worker: BASE_URL + worker.file,
      isWriting: process.env.NODE_ENV === 'development',
    } satisfies SearchSite),
  };
  const early = bundleModule('early-search', 'plugins/search/src/early/index.ts', define);
  return {
    islands: {
      dialog: 'src/page/search/dialog.ts',
      searchPage: 'src/page/search/results.ts',
      ...(settings.askAi && {ask: 'src/page/search/ask.ts'}),
    },
    define,
    early,
    worker,
    files: new Map([early, worker].map(({file, code}) => [file, code])),
    modules: [...early.modules, ...worker.modules],
  };
}

/** All of them, made once. */
export const searchFiles = (): SearchFiles => (made ??= make());
