/** What shows first hits before the modal has come, and the worker that finds them: src/search/early. */
import {BASE_URL, SITE_URL} from '../../src/site/env';
import {SEARCH, storeNameOf} from '../../src/site/search';
import {bundleModule, type BuiltFile} from './module';

let made: {module: BuiltFile; worker: BuiltFile} | undefined;

/** Both, made once. */
export function earlySearch(): {module: BuiltFile; worker: BuiltFile} {
  if (!made) {
    const worker = bundleModule('search-worker', 'src/search/worker/worker.ts');
    const module = bundleModule('early-search', 'src/search/early/index.ts', {
      EARLY_SEARCH: JSON.stringify({
        storeName: storeNameOf(SEARCH.indexName, BASE_URL),
        siteUrl: SITE_URL,
      }),
    });
    made = {module, worker};
  }
  return made;
}
