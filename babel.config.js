// Used by builds with FASTER=false (see src/site/env.ts); others compile with SWC and say that this
// file could go.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
