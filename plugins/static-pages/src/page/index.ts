/** What scripts of pages have of the page, before and after its controls have started. */
export {announce, notify} from './announcer';
export {mayFetchAhead} from './connection';
export {copyText} from './copyText';
export {decoded} from './decoded';
export {isPlainClick} from './plainClick';
export {isReachable, isReload, leaveFor} from './reach';
export {keepQuery, searchField} from './searchForm';
export {SPECULATION} from './speculation';
export {store, tabStore} from './storage';
