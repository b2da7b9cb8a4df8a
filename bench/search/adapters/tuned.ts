/** MiniSearch 7 as it would serve this site: our tokenizer, fields and queries, its options tuned. */
import type {AsPlainObject} from 'minisearch';
import {createMiniSearchEngine} from '../minisearch/engine';
import {buildMiniSearch} from '../minisearch/fields';
import tuning from '../minisearch/tuning.json';
import {askWith, readStore, repositoryFile, storeOf, using} from './shared';
import type {Adapter} from './types';

export const tuned: Adapter = {
  name: 'MiniSearch, tuned',
  library: using('createMiniSearchEngine', repositoryFile('bench/search/minisearch/engine.ts')),
  variants: [`the best of ${tuning.tried} settings`],

  build: ({file}) => ({
    'index.json': JSON.stringify(buildMiniSearch(file)),
    ...storeOf(file),
  }),

  open(read) {
    const stored = JSON.parse(read('index.json')) as AsPlainObject;
    return {search: askWith(createMiniSearchEngine(readStore(read), stored))};
  },
};
