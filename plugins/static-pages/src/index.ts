/** Pages that need no framework, as a plugin of Docusaurus. */
export {default} from './plugin';
export type {Options, PageFiles} from './plugin';
export {pageTemplate} from './template';
