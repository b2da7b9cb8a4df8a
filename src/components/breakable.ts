import type {TOCItem} from '@docusaurus/mdx-loader';

/**
 * Headings for a table of contents: one such as `BRANCH_RETURNS_FIELD` may break after an underscore.
 * @param toc headings as HTML, of which tags are left alone
 */
export const breakable = (toc: readonly TOCItem[]): TOCItem[] =>
  toc.map((item) => ({...item, value: item.value.replaceAll(/_(?![^<>]*>)/g, '_<wbr>')}));
