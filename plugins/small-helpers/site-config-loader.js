/** What only builds read; the presets' options alone are a quarter of the whole. */
const BUILD_ONLY = new Set(['presets', 'plugins', 'themes', 'markdown', 'staticDirectories']);

/** Webpack loader: the site's configuration, `export default {…}`, as far as pages read it. */
module.exports = function siteConfig(source) {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const read = Object.entries(config).filter(([key]) => !BUILD_ONLY.has(key));
  return `export default ${JSON.stringify(Object.fromEntries(read))};`;
};
