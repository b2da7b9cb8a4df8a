// @ts-check
/**
 * Docusaurus as authors start it. Without its notice of newer versions: which version this site uses is
 * decided in package.json, and a bot proposes others. And quicker: the configuration and all it imports, some 200
 * files, are compiled by SWC and loaded once, instead of by Babel and anew whenever the framework asks, which a
 * build does twice. Plain JavaScript, so that nothing has to be compiled.
 *
 *   node tools/docusaurus.mjs start|build [OPTIONS]
 */
import process from 'node:process';
import v8 from 'node:v8';

// A build runs much code a few hundred times: compiling that for speed costs threads of V8 more than it gives back.
// Functions are compiled so after seven times as much work as V8's own 66 kB: of 35 seconds of processor time 28,
// with 500 documents more of 54.5 50.6, by the clock no more than before. A V8 without this flag says so, and goes on.
v8.setFlagsFromString('--interrupt-budget=500000');

process.env.NO_UPDATE_NOTIFIER = '1';
// The framework loads the configuration with jiti, which by this leaves it to Node's own `require`, and does it
// itself only where that fails.
process.env.JITI_EXPERIMENTAL_BUN = 'true';
await import('./typescript.cjs');
// @ts-expect-error -- a program, without types
await import('@docusaurus/core/bin/docusaurus.mjs');
