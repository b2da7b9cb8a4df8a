// @ts-check
/**
 * Loads ./all for docusaurus.config.ts. The framework compiles what its configuration imports by Babel, file by file:
 * 10 s of processor time on a fresh machine. tsx takes 1 s. Plain JavaScript, so that Babel leaves it alone.
 */
const {require: load} = require('tsx/cjs/api');

module.exports = load('./all.ts', __filename);
