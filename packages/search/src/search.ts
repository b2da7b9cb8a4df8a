export {MAX_QUERY_LENGTH, VIEWED_EVENT_BATCH, VIEWED_EVENT_DEBOUNCE_MS} from './constants';
export {indexPathOf} from './client/site';
export {isObject} from './json';
export {isSearchShortcut, startsQuery} from './keys';
export {type OpenRequest} from './opening';
export {isOlderVersion, providerOrigin, type SearchSettings} from './settings';
export {HIERARCHY_LEVELS, type SearchClient, type SearchRequest} from './types';
