// Docusaurus compiles with SWC (see `future` in docusaurus.config.ts); Babel stays configured for
// the tools that look for it.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
