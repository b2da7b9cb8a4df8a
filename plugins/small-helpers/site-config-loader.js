/** What only builds read; the presets' options alone are a quarter of the whole. */
const BUILD_ONLY = [
  ...['presets', 'plugins', 'themes', 'markdown', 'staticDirectories'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes'],
  ...['scripts', 'headTags', 'stylesheets', 'clientModules', 'ssrTemplate'],
];

/** Webpack loader: the site's configuration, `export default {…}`, as far as pages read it. */
module.exports = function siteConfig(source) {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1) || '{}');
  const gone = BUILD_ONLY.filter((key) => !(key in config));
  if (gone.length > 0) {
    throw new Error(
      `The generated configuration has no ${gone.join(', ')} to leave out: read ` +
        '@docusaurus/core/lib/server/codegen/codegen.js, then mend ' +
        'plugins/small-helpers/site-config-loader.js.',
    );
  }
  const read = Object.fromEntries(
    Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key)),
  );
  // Of the flags for what is new, pages ask for the kind of router and nothing else.
  const future = {experimental_router: config.future?.experimental_router};
  return `export default ${JSON.stringify({...read, future})};`;
};
