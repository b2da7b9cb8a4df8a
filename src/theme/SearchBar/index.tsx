// Ejected from 3.9.2, which loads DocSearch twice on every page; ours lives in src/search.
export {default} from '@site/src/search/button/SearchButton';
