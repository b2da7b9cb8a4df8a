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

type Version = DocsContent['loadedVersions'][number];
type Document = Version['docs'][number];

const listed = ({title, description, permalink}: Document): ListedPage => ({
  title,
  description,
  path: permalink,
});

/** All pages of a build, as the current documentation and the blog know them, by title. */
export function listPages(
  docs: Pick<DocsContent, 'loadedVersions'> | undefined,
  blog: Pick<BlogContent, 'blogPosts'> | undefined,
): ListedPage[] {
  const documents = (docs?.loadedVersions ?? [])
    .filter(({isLast}) => isLast)
    .flatMap((version) => version.docs.map(listed));
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
