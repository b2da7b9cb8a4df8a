export {indexNameOf, type SearchSite} from './site';
