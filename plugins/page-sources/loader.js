// @ts-check
/**
 * Tells the bundler what else a page is made of, so that `npm start` renders it anew when a sample, a
 * record, a version or the address of a page changes, and a build never takes it from the cache then. It does not look at the
 * page otherwise: a markdown/remark plugin cannot name dependencies itself.
 *
 * @this {import('webpack').LoaderContext<{folders: string[], code: string[], addresses: string}>}
 * @param {string} source
 */
module.exports = function pageSources(source) {
  const {folders, code, addresses} = this.getOptions();
  this.addDependency(addresses);
  code.forEach((folder) => this.addContextDependency(folder));
  if (/(?:sample|recorded|starter|region|start|solution)=|<Starter /.test(source)) {
    folders.forEach((folder) => this.addContextDependency(folder));
  }
  return source;
};
