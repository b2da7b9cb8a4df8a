// @ts-check
/**
 * Loads ./all for docusaurus.config.ts. The framework compiles what its configuration imports by Babel, file by file:
 * 10 s of processor time on a fresh machine. tsx takes 1 s. Plain JavaScript, so that Babel leaves it alone.
 */
const v8 = require('node:v8');
const {register} = require('tsx/cjs/api');

// A build runs much code a few hundred times: compiling that for speed costs threads of V8 more than it gives back.
// Of 35 s of processor time, with seven times V8's own budget of work before a function is compiled, 30 are left.
// A V8 without this flag says so, and goes on.
v8.setFlagsFromString('--interrupt-budget=500000');

/** By language: each has modules of its own, which hold its texts and addresses. */
const loaded = new Map();

/** @param {string} locale */
module.exports = (locale) => {
  if (!loaded.has(locale)) {
    loaded.set(locale, register({namespace: locale}).require('./all.ts', __filename));
  }
  return loaded.get(locale);
};
