/**
 * Webpack loader: a component that renders on the server alone, for pages. The banner of a wrong base URL
 * stands in the HTML; in a browser its component returns nothing, and brought the banner's text along.
 */
module.exports = function serverOnly(source) {
  if (!source.includes('!ExecutionEnvironment.canUseDOM')) {
    throw new Error(
      'BaseUrlIssueBanner renders in browsers, too: read @docusaurus/core/lib/client/BaseUrlIssueBanner, ' +
        'then mend plugins/small-helpers/server-only-loader.js.',
    );
  }
  return 'export default () => null;';
};
