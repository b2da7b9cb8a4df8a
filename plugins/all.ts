/** What docusaurus.config.ts uses that is code: the site's plugins, and what Markdown goes through. */
export {default as crashTest} from './crash-test';
export {default as docs} from './docs';
export {default as pageCheck} from './page-check';
export {default as pageList} from './page-list';
export {default as pageSources} from './page-sources';
export {default as starter} from './starter';
export {default as texts} from './texts';
export {default as staticPages} from './static-pages';

export {pageTemplate} from '@collektive/static-pages';
export {hasHistory} from './history';
export {hasAuthors} from '../content/front-matter/changes';
export {feedItems} from './feed-pictures';
export {default as checkedFrontMatter} from '../content/front-matter';
export {readingOrder} from '../content/front-matter/neighbours';
export {withPlainLines} from '../content/text';
export {remarkPlugins} from '../content/remark';
export {default as codeBlocks} from '../content/rehype/code-blocks';
export {default as lineBreaks} from '../content/rehype/line-breaks';
export {default as termsTables} from '../content/rehype/terms-tables';
export {default as signatures} from '../content/rehype/signatures';
export {default as recordLinks} from '../content/rehype/record-links';
