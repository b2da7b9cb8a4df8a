import type {TOCItem} from '@docusaurus/mdx-loader';

/** Letters from which a name is wider than the table of contents. */
const LONG = /[A-Za-z]{20,}(?![^<>]*>)/g;

/**
 * Headings for a table of contents: a name such as `BRANCH_RETURNS_FIELD` may break after an underscore, and one as long as
 * `bellmanFordGradientCast` before a capital.
 * @param toc headings as HTML, of which tags are left alone
 */
export const breakable = (toc: readonly TOCItem[]): TOCItem[] =>
  toc.map((item) => ({
    ...item,
    value: item.value
      .replaceAll(LONG, (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '<wbr>'))
      .replaceAll(/_(?![^<>]*>)/g, '_<wbr>'),
  }));
