/** A page as Markdown. */
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {PageParts} from './content';

/**
 * The copy of a page.
 * @param parts of the page
 * @param address of the page
 */
export function markdownOf({main}: PageParts, address: string): string {
  const words = toMarkdown(toMdast(main), {
    ...{bullet: '-', fences: true, rule: '-', emphasis: '_'},
    extensions: [gfmToMarkdown()],
  });
  return `---\nurl: ${address}\n---\n\n${words}`;
}
