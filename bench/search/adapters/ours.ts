/** The site's embedded engine. */
import {createEngine} from '@collektive/search/engine';
import {buildIndex, type IndexFile} from '@collektive/search/index';
import {askWith, readStore, repositoryFile, storeOf, using} from './shared';
import type {Adapter} from './types';

export const ours: Adapter = {
  name: 'This site',
  library: using('loadEngine', repositoryFile('packages/search/src/worker/load.ts')),
  variants: ['as shipped'],

  build: ({file}) => ({
    'index.json': JSON.stringify(buildIndex(file)),
    ...storeOf(file),
  }),

  open(read) {
    const index = JSON.parse(read('index.json')) as IndexFile;
    return {search: askWith(createEngine(readStore(read), index))};
  },
};
