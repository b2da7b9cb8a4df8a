/** Webpack loader: writes a module anew with the function that its rule gives. */
module.exports = function shards(source) {
  return this.getOptions().write(source, this);
};
