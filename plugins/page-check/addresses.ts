import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {lineOfKey} from '../../content/front-matter/source';

/** A page that was written, not generated. */
export interface WrittenPage {
  /** Path from the site's folder, with slashes. */
  file: string;
  /** Path below the site's origin, base URL included. */
  address: string;
}

/** All pages of the documentation, the blog and `src/pages`. */
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
  return pages.map(({source, permalink}) => ({
    file: source.replace(/^@site\//, ''),
    address: permalink.replace(/\/?$/, '/'),
  }));
}

/**
 * A sentence for each page whose address belongs to another one, too: only one of them would be seen.
 * @param sourceOf what stands in a file
 */
export function doubledAddresses(
  pages: readonly WrittenPage[],
  sourceOf: (file: string) => string,
): string[] {
  const placeOf = ({file}: WrittenPage): string => `${file}:${lineOfKey(sourceOf(file), 'slug')}`;
  const sorted = [...pages].sort((a, b) => a.file.localeCompare(b.file));
  return sorted.flatMap((page) => {
    const others = sorted.filter((other) => other.address === page.address && other !== page);
    return others.length > 0
      ? [
          `${placeOf(page)}: the address ${page.address} is also that of ${others.map(placeOf).join(', ')}. Give each page a slug or a file name of its own.`,
        ]
      : [];
  });
}
