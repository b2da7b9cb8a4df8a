import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** A page that was written, not generated. */
export interface WrittenPage {
  /** Path from the site's folder, with slashes. */
  file: string;
  /** Path below the site's origin, base URL included. */
  address: string;
}

/** All pages of the documentation, the blog and `src/pages`, by file. */
export function writtenPages(content: AllContent): WrittenPage[] {
  const of = <Content>(plugin: string): Content[] =>
    Object.values(content[`docusaurus-plugin-content-${plugin}`] ?? {}) as Content[];
  const pages = [
    ...of<DocsContent>('docs').flatMap(({loadedVersions}) =>
      loadedVersions.flatMap(({docs}) => docs),
    ),
    ...of<BlogContent>('blog').flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
    ...of<PagesContent | null>('pages').flatMap((content) => content ?? []),
  ];
  return pages
    .map(({source, permalink}) => ({
      file: source.replace(/^@site\//, ''),
      address: permalink.replace(/\/?$/, '/'),
    }))
    .sort((a, b) => a.file.localeCompare(b.file));
}
