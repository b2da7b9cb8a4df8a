import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** A page that readers may look for by its title. */
export interface ListedPage {
  title: string;
  description: string;
  /** Path below the site's origin, base URL included. */
  path: string;
}

/** All pages of a build, as documentation and blog know them, by title. */
function listPages(docs: DocsContent | undefined, blog: BlogContent | undefined): ListedPage[] {
  const documents = (docs?.loadedVersions ?? []).flatMap(({docs: pages}) =>
    pages.map(({title, description, permalink}) => ({title, description, path: permalink})),
  );
  const posts = (blog?.blogPosts ?? []).map(({metadata: {title, description, permalink}}) => ({
    title,
    description: description ?? '',
    path: permalink,
  }));
  return [...documents, ...posts].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Writes `@generated/page-list/default/pages.json`, which the search page shows without JavaScript. */
export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const content = (plugin: string): unknown => allContent[plugin]?.default;
      const pages = listPages(
        content('docusaurus-plugin-content-docs') as DocsContent | undefined,
        content('docusaurus-plugin-content-blog') as BlogContent | undefined,
      );
      await actions.createData('pages.json', pages);
    },
  };
}
