import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter out of the browser. Code is coloured while the site is built
 * (content/rehype/highlight-code); the theme still imports the library from one of its start-up modules,
 * which costs readers some 32 kB of compressed script, so here that name leads to an empty one.
 */
export default function staticHighlight(): Plugin {
  return {
    name: 'static-highlight',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'no-highlighter.js')}},
    }),
  };
}
