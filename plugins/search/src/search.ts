export {MAX_QUERY_LENGTH} from './constants';
export {isObject} from './types';
export {isConverting, isSearchShortcut, startsQuery} from './keys';
export {type OpenRequest} from './opening';
export {providerOrigin, type SearchSettings} from './settings';
export {HIERARCHY_LEVELS, type SearchRequest} from './types';
