// Compiles what runs in pages: their scripts, components and what MDX becomes. What a page's code needs of Babel
// (a plugin, a preset) is added here; SWC and Lightning CSS only make it small.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
