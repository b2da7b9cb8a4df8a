/**
 * Webpack loader: nothing of other pages is fetched because a link to them is in sight, which on a page with
 * a sidebar is a hundred kilobytes. What a link needs is fetched when it is pointed at or touched.
 */
module.exports = function noPrefetch(source) {
  if (!source.includes('export default function prefetch(')) {
    throw new Error(
      'The client fetches what links in sight need in another way: read ' +
        '@docusaurus/core/lib/client/prefetch.js and docusaurus.js, then mend ' +
        'plugins/small-helpers/no-prefetch-loader.js.',
    );
  }
  return 'export default () => Promise.resolve();';
};
