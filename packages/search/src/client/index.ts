export {createEmbeddedClient} from './embedded';
export {indexNameOf, type SearchSite} from './site';
