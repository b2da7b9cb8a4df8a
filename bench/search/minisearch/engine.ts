/** The site's engine over MiniSearch: what a page would load instead of ours. */
import type {AsPlainObject} from 'minisearch';
import {engineOver, type SearchEngine} from '../../../src/search/engine/engine';
import type {RowsFile} from '../../../src/search/index/rows';
import {loadMiniSearch} from './fields';
import {indexOver} from './retrieval';
import type {Settings} from './settings';
import tuning from './tuning.json';

/** @param stored what `buildMiniSearch` gave, as JSON */
export const createMiniSearchEngine = (
  file: RowsFile,
  stored: AsPlainObject,
  settings: Settings = tuning.settings,
): SearchEngine => engineOver(file, indexOver(loadMiniSearch(stored), settings));
