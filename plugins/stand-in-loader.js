/** Webpack loader: our module for the framework's, whatever its source is; plugins/upstream watches that. */
module.exports = function standIn() {
  return `export {default} from ${JSON.stringify(this.getOptions().module)};`;
};
