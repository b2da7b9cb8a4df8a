/** What shows first hits before the modal has come, and the worker that finds them: src/search/early. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {BASE_URL, SITE_URL} from '../../src/site/env';
import {SEARCH, storeNameOf} from '../../src/site/search';
import {OLDEST} from './oldest';

const FOLDER = path.join(__dirname, '../../src/search');

/** A file that the build adds. */
export interface BuiltFile {
  /** Below the base URL, named by its content. */
  file: string;
  code: string;
}

function bundle(name: string, entry: string, define: Record<string, string> = {}): BuiltFile {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(FOLDER, entry)],
    define,
    format: 'esm',
    loader: {'.css': 'text'},
    target: OLDEST,
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
  });
  const code = outputFiles[0].text;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/${name}.${hash}.js`, code};
}

let made: {module: BuiltFile; worker: BuiltFile} | undefined;

/** Both, made once. */
export function earlySearch(): {module: BuiltFile; worker: BuiltFile} {
  if (!made) {
    const worker = bundle('search-worker', 'worker/worker.ts');
    const module = bundle('early-search', 'early/index.ts', {
      EARLY_SEARCH: JSON.stringify({
        manifest: `${BASE_URL}search/manifest.json`,
        storeName: storeNameOf(SEARCH.indexName, BASE_URL),
        siteUrl: SITE_URL,
      }),
    });
    made = {module, worker};
  }
  return made;
}
