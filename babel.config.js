// As the framework's template has it: Babel compiles pages where SWC does not (`FASTER=false`, `write-translations`). A
// page that needs a plugin or preset of Babel needs `swcJsLoader: false` in docusaurus.config.ts besides.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
