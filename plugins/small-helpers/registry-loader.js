/** Webpack loader: the list of all page parts without their paths, which only the server reads. */
module.exports = function registry(source) {
  return source.replace(/"[^"]*"(, require\.resolveWeak\()/g, '""$1');
};
