/** What pages of this site fetch for search: its islands, first hits, and the thread that finds them. */
import type {SearchSite} from '../../src/search/client/site';
import {BASE_URL, ISLANDS_RUNTIME, SITE_URL} from '../../src/site/env';
import {readSearchSettings} from '../../src/site/searchSettings';
import {bundleIslands, type Islands} from './islands';
import {bundleModule, type BuiltModule} from './module';

export interface SearchFiles {
  /** The AI question mode only where the build has it. */
  islands: Islands;
  /** src/search/early. */
  early: BuiltModule;
  worker: BuiltModule;
  /** All of them by their paths below the base URL. */
  files: ReadonlyMap<string, string>;
  /** The modules that they were bundled from, by their whole paths. */
  modules: readonly string[];
}

let made: SearchFiles | undefined;

function make(): SearchFiles {
  const worker = bundleModule('search-worker', 'src/search/worker/worker.ts');
  const settings = readSearchSettings(process.env);
  const define = {
    SEARCH_SITE: JSON.stringify({
      url: SITE_URL,
      baseUrl: BASE_URL,
      settings,
      worker: BASE_URL + worker.file,
      isWriting: process.env.NODE_ENV === 'development',
    } satisfies SearchSite),
  };
  const islands = bundleIslands(
    {
      dialog: 'src/search/docsearch/island.tsx',
      searchPage: 'src/search/results/island.tsx',
      ...(settings.askAi && {ask: 'src/search/ask/panel/island.tsx'}),
    },
    define,
    ISLANDS_RUNTIME,
  );
  const early = bundleModule('early-search', 'src/search/early/index.ts', define);
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
