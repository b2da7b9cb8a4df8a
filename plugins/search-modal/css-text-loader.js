/** Webpack loader: a style sheet as a module that exports its text. */
module.exports = function cssText(source) {
  return `export default ${JSON.stringify(source)};`;
};
