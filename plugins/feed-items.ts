import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {matches, select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** What only a page brings to life. */
const CONTROLS = '.figure-bar, .figure-controls, button, form';

const paragraph = (alt: string, href: string): Element => ({
  ...{type: 'element', tagName: 'p', properties: {}},
  children: [
    {
      ...{type: 'element', tagName: 'a', properties: {href}},
      children: [{type: 'text', value: 'Figure'}],
    },
    {type: 'text', value: `: ${alt}`},
  ],
});

/**
 * A post for readers of feeds, who have neither the styles of pages nor their scripts: what a picture shows is said in
 * words, controls are left out.
 *
 * @param html of the post
 * @param link its address
 */
export function forFeeds(html: string, link: string): string {
  const tree: Root = fromHtml(html, {fragment: true});
  visit(tree, 'element', (element: Element, index, parent) => {
    if (parent === undefined || index === undefined) {
      return undefined;
    }
    if (matches(CONTROLS, element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (matches('[role=img]', element) && select('use', element)) {
      const alt = String(element.properties.ariaLabel);
      parent.children[index] = paragraph(alt, link);
      return SKIP;
    }
    // What an island is sent with.
    Object.keys(element.properties)
      .filter((name) => name.startsWith('data'))
      .forEach((name) => delete element.properties[name]);
    return undefined;
  });
  return toHtml(tree);
}

/** What the blog writes into its feeds. */
export const feedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    ...(item.content && {content: forFeeds(item.content, item.link)}),
  }));
};
