/** Webpack loader: the list of all page parts without their paths, which only the server reads. */
module.exports = function registry(source) {
  const slim = source.replace(/"[^"]*"(, require\.resolveWeak\()/g, '""$1');
  if (slim === source) {
    throw new Error(
      'The registry of page parts names no path before require.resolveWeak( any more: read ' +
        '@docusaurus/core/lib/server/codegen/codegenRoutes.js, then mend or remove ' +
        'plugins/small-helpers/registry-loader.js.',
    );
  }
  return slim;
};
