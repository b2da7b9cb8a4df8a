/** The site's engine over MiniSearch: what a page would load instead of ours. */
import type {AsPlainObject} from 'minisearch';
import {engineOver, type SearchEngine, type TextOf} from '@collektive/search/engine';
import type {TitlesFile} from '@collektive/search/index';
import {loadMiniSearch} from './fields';
import {indexOver} from './retrieval';
import type {Settings} from './settings';
import tuning from './tuning.json';

/** @param stored what `buildMiniSearch` gave, as JSON */
export const createMiniSearchEngine = (
  file: TitlesFile,
  stored: AsPlainObject,
  settings: Settings = tuning.settings,
  textOf?: TextOf,
): SearchEngine => engineOver(file, indexOver(loadMiniSearch(stored), settings), textOf);
