import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {SIDEBAR_LINKS} from '../../src/site/env';

/** A page that readers may look for by its title. */
export interface ListedPage {
  title: string;
  description: string;
  /** Path below the site's origin, base URL included. */
  path: string;
}

type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];
type Document = Version['docs'][number];

const listed = ({title, description, permalink}: Document): ListedPage => ({
  title,
  description,
  path: permalink,
});

/** The first document that an item of a sidebar leads to. */
function firstOf(item: SidebarItem, byId: ReadonlyMap<string, Document>): Document | undefined {
  if (item.type === 'category') {
    const own = item.link?.type === 'doc' ? byId.get(item.link.id) : undefined;
    return own ?? item.items.map((one) => firstOf(one, byId)).find(Boolean);
  }
  return item.type === 'doc' || item.type === 'ref' ? byId.get(item.id) : undefined;
}

/** What stands at the top of a version's sidebars: the sidebar of each of these pages names the others of its section. */
function listSections({sidebars, docs}: Version): ListedPage[] {
  const byId = new Map(docs.map((document) => [document.id, document]));
  return Object.values(sidebars)
    .flat()
    .flatMap((item): ListedPage[] => {
      if (item.type === 'category' && item.link?.type === 'generated-index') {
        const {permalink, description = ''} = item.link;
        return [{title: item.label, description, path: permalink}];
      }
      const first = firstOf(item, byId);
      const title = item.type === 'category' ? item.label : first?.title;
      return first && title ? [{...listed(first), title}] : [];
    });
}

/**
 * All pages of a build, as the current documentation and the blog know them, by title; of more documents than a reader
 * would look through, the sections.
 */
export function listPages(
  docs: Pick<DocsContent, 'loadedVersions'> | undefined,
  blog: Pick<BlogContent, 'blogPosts'> | undefined,
): ListedPage[] {
  const documents = (docs?.loadedVersions ?? [])
    .filter(({isLast}) => isLast)
    .flatMap((version) =>
      version.docs.length > SIDEBAR_LINKS ? listSections(version) : version.docs.map(listed),
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
