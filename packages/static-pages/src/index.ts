/** Pages that need no framework, as a plugin of Docusaurus. */
export {default} from './plugin';
export type {Options, PageFiles, SitePlugin} from './plugin';
export {pageTemplate} from './template';
export type {Redirect} from './finish/redirects';
