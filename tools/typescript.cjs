// @ts-check
/**
 * Lets Node's own `require` load the TypeScript of this project: the configuration of the site and all that it
 * imports. SWC compiles a file in a millisecond or two, and nothing but these files passes through here.
 */
const {readFileSync} = require('node:fs');
const Module = require('node:module');
const {transformSync} = require('@swc/core');

/** @type {import('@swc/core').Options} */
const OPTIONS = {
  swcrc: false,
  configFile: false,
  jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
  module: {type: 'commonjs'},
};

// @ts-expect-error -- as old as Node, and in no types
Module._extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  module._compile(transformSync(source, {...OPTIONS, filename}).code, filename);
};
