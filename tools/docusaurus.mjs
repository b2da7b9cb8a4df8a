// @ts-check
/**
 * Docusaurus as authors start it: without its notice of newer versions. Which version this site uses is
 * decided in package.json, and a bot proposes others. Plain JavaScript, so that nothing has to be compiled.
 *
 *   node tools/docusaurus.mjs start|build [OPTIONS]
 */
process.env.NO_UPDATE_NOTIFIER = '1';
// @ts-expect-error -- a program, without types
await import('@docusaurus/core/bin/docusaurus.mjs');
