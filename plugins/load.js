// @ts-check
/**
 * Loads ./all for docusaurus.config.ts. The framework compiles what its configuration imports by Babel, file by file:
 * 10 s of processor time on a fresh machine. tsx takes 1 s, once: by `register` it keeps what it compiled, and shares
 * libraries with the framework, which its own `require` does not. Plain JavaScript, so that Babel leaves it alone.
 */
const v8 = require('node:v8');
const {register} = require('tsx/cjs/api');

// A build runs much code a few hundred times: compiling that for speed costs threads of V8 more than it gives back.
// Of 35 s of processor time, with seven times V8's own budget of work before a function is compiled, 30 are left.
// A V8 without this flag says so, and goes on.
v8.setFlagsFromString('--interrupt-budget=500000');

register();

let language = '';

/**
 * Each language has modules of its own, which hold its texts and addresses: one is built after the other.
 * @param {string} locale
 */
module.exports = (locale) => {
  if (language !== '' && locale !== language) {
    for (const file of Object.keys(require.cache)) {
      if (/\.tsx?$/.test(file) && !file.includes('node_modules')) {
        delete require.cache[file];
      }
    }
  }
  language = locale;
  return require('./all');
};
