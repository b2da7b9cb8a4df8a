import type {PluginOptions} from '@docusaurus/plugin-content-blog';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** A picture as content/remark writes it: a drawing for wide screens and one for narrow ones. */
const PICTURE =
  /<div role="img" aria-label="([^"]*)"><svg class="picture-wide" viewBox="([\d ]+)"[^>]*><use data-href="([^"#]+)#wide"><\/use><\/svg>.*?<\/div>/g;

/** What brings a figure to life in a page. */
const CONTROLS = /<p class="figure-bar">.*?<\/p>/g;

/**
 * Pictures for readers of feeds. A page takes its drawings out of a file of its own origin, which no
 * other origin may; as an image the file can be shown everywhere, cut to the first of its drawings.
 *
 * @param html of a post
 * @param site its public address, which a feed cannot know
 */
export const withImages = (html: string, site: string): string =>
  html.replace(CONTROLS, '').replace(PICTURE, (_, alt: string, box: string, file: string) => {
    const [x, y, width, height] = box.split(' ');
    const view = `#svgView(viewBox(${x},${y},${width},${height}))`;
    return `<img alt="${alt}" src="${new URL(file, site).href}${view}" width="${width}" height="${height}">`;
  });

/** What the blog writes into its feeds. */
export const feedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    ...(item.content && {content: withImages(item.content, params.siteConfig.url)}),
  }));
};
