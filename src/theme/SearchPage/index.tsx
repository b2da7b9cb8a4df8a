// Ejected from 3.9.2, whose page knows the hosted engine only; ours lives in src/search.
export {default} from '@site/src/search/page/SearchPage';
